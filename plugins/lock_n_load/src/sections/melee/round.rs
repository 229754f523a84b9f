//! The course of a melee round: who starts it, both attacks, losses (8.0, 8.1).

use crate::facts::command::{Command, Part};
use crate::facts::event::{Event, LossCause, MeleeRoll};
use crate::facts::frames::{Activated, Impulse, MeleeDeclared, MeleeRound};
use crate::facts::game::LockNLoad;
use crate::facts::offers::Offers;
use crate::facts::question::Question;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::impulse;
use crate::sections::impulse::rules::ONE_LOCATION;
use crate::sections::melee::MeleeReport;
use crate::sections::melee::rules::{
    DEFENDERS, LEFT_OUT, LOCKED_IMPULSE, MELEE_SATCHELS, MELEE_SIDES, ONE_ATTACK, ONE_ROUND, SOMEBODY_FRESH,
};
use crate::sections::melee::words;
use crate::sections::{melee, victory};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Frame, Refusal, Side};

impl Frame<LockNLoad> for MeleeRound {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        if self.declared.is_some() {
            return ask_for_satchels(table, dice, self);
        }
        match self.attacker {
            Some(side) => vec![Event::Asked(Some(Question::MeleeAttack { side, places: vec![self.at] }))],
            None => close(table, self),
        }
    }
    fn open(&self) -> bool {
        true
    }
    /// Whoever fights hand to hand is seen.
    fn blank(&mut self, _: &Table, _: Side) -> bool {
        let Self { at: _, first: _, attacker: _, declared: _, killed: _, used: _ } = self;
        true
    }
}

/// What is done in an impulse about the units of a Location in which enemies meet, in the order in which it happens: the consequences of
/// an entry at once, the rounds when the impulse is ended (LNL-8.0-29, RUL-92).
pub(crate) fn meetings(table: &Table, dice: &mut DiceCup, impulse: &Impulse) -> Vec<Event> {
    let side = impulse.side;
    let given_up = melee::entry::left_alone(table);
    if !given_up.is_empty() {
        return given_up;
    }
    if let Some(at) = left_among(table, impulse) {
        return vec![Event::Met { at }];
    }
    if let Some(at) = impulse.melees.iter().find(|at| !impulse.entered.contains(at)) {
        return melee::entry::entry(table, dice, side, *at);
    }
    if impulse.ending && !impulse.melees.is_empty() {
        let places = impulse.melees.clone();
        return vec![Event::Asked(Some(Question::MeleeAttack { side, places }))];
    }
    Vec::new()
}

/// Where somebody has left a vehicle among enemies on foot: they meet as if he had entered the hex (LNL-8.0-01).
fn left_among(table: &Table, impulse: &Impulse) -> Option<Place> {
    let on_foot = |unit: &UnitNow| melee::takes_part(table, *unit) && !unit.may(Trait::Snipes);
    // Who leaves a vehicle is under Moved (LNL-15.4-05, LNL-16.1.1-02, LNL-16.4-05) or Assault Move (LNL-16.4-08).
    let out = table.marked(&[Marker::Moved, Marker::AssaultMoved]).filter(on_foot);
    let meets = |unit: UnitNow| {
        let spot = unit.spot()?;
        let at = table.field.map.place(spot);
        let new = !impulse.melees.contains(&at) && !table.hexes.has(spot, HexMarker::Melee);
        (new && table.side_at(spot, unit.side.other()).any(|enemy| on_foot(&enemy))).then_some(at)
    };
    out.filter_map(meets).next()
}

/// The declared attack is rolled at once unless an attacked unit may use a satchel charge (D-36).
fn ask_for_satchels(table: &Table, dice: &mut DiceCup, round: &MeleeRound) -> Vec<Event> {
    let declared = round.declared.as_ref().expect("called with a declared attack");
    let satchels: Vec<CounterId> = declared
        .defenders
        .iter()
        .flat_map(|unit| table.carried_by(*unit))
        .filter(|weapon| melee::is_charge(table, *weapon) && !round.used.contains(&weapon.id))
        .map(|weapon| weapon.id)
        .collect();
    let attacker = round.attacker.expect("a declared attack has an attacker");
    if satchels.is_empty() {
        return roll(table, dice, round, &[]);
    }
    vec![Event::Asked(Some(Question::MeleeDefence { side: attacker.other(), at: round.at, satchels }))]
}

/// LNL-8.0-08: rolls the declared attack, then it is the other side's turn.
fn roll(table: &Table, dice: &mut DiceCup, round: &MeleeRound, satchels: &[CounterId]) -> Vec<Event> {
    let declared = round.declared.as_ref().expect("called with a declared attack");
    let side = round.attacker.expect("a declared attack has an attacker");
    let charges: SmallVec<[CounterId; 4]> = round.used.iter().chain(satchels).copied().collect();
    let defenders = defending_parts(table, &declared.defenders, &charges);
    let mut next = round.clone();
    next.declared = None;
    next.attacker = if side == round.first { Some(side.other()) } else { None };
    // Reading: nobody can be hit or moved between the declaration and its roll, as no fire goes into a melee (LNL-5.0-04). A position of
    // another making may lead there: then there is no attack.
    let Ok(report) = melee::declared(table, side, &declared.attackers, &defenders, declared.leader) else {
        return vec![Event::top(next)];
    };
    let thrown = dice.roll_2d6();
    let total = i32::from(thrown[0]) + i32::from(thrown[1]) + report.lines.iter().map(|line| line.value).sum::<i32>();
    let killed = total >= report.needed;
    let spent = |parts: &[Part]| -> Vec<CounterId> {
        let weapons = parts.iter().flat_map(|part| part.weapons.iter().copied());
        weapons.filter(|id| is_charge(table, *id)).collect()
    };
    for id in spent(&declared.attackers).into_iter().chain(spent(&defenders)) {
        if !next.used.contains(&id) {
            next.used.push(id);
        }
    }
    if killed {
        next.killed.extend(declared.defenders.iter().copied().filter(|id| !round.killed.contains(id)));
    }
    let rolled = Event::MeleeRolled(Box::new(MeleeRoll {
        side,
        at: round.at,
        attackers: declared.attackers.iter().map(|part| part.unit).collect(),
        defenders: declared.defenders.clone(),
        attack_total: report.attack.total,
        defence_total: report.defence.total,
        attack: report.attack.lines,
        defence: report.defence.lines,
        columns: report.names,
        shifts: report.shifts,
        dice: thrown,
        lines: report.lines,
        total,
        needed: report.needed,
        killed,
    }));
    vec![rolled, Event::top(next)]
}

fn is_charge(table: &Table, id: CounterId) -> bool {
    table.weapon(id).is_some_and(|weapon| melee::is_charge(table, weapon))
}

/// How the chosen defenders fight: each in its strongest way, with the charges its side has chosen to use.
pub fn defending_parts(table: &Table, defenders: &[CounterId], satchels: &[CounterId]) -> SmallVec<[Part; 4]> {
    defenders.iter().filter_map(|id| table.unit(*id)).map(|unit| melee::best_part(table, unit, satchels)).collect()
}

/// LNL-8.0-09, -20, -26, LNL-8.1-15: losses are removed, charges are gone, the marker is put down.
fn close(table: &Table, round: &MeleeRound) -> Vec<Event> {
    let at = round.at;
    let spot = table.field.map.spot(at).expect("flow names places of the map");
    let mut events = Vec::new();
    for unit in &round.killed {
        events.extend(victory::losses::lose(table, *unit, LossCause::Melee));
    }
    // Reading: a leader whose only melee weapon was a charge now used up cannot fight any more; without a fighting friend he gives
    // up to enemies who can (RUL-38).
    let fights = |unit: UnitNow| {
        let armed =
            |weapon: WeaponNow| !round.used.contains(&weapon.id) && melee::melee_firepower(table, weapon).is_some();
        melee::is_eligible(table, unit) && (unit.may(Trait::HasFirepower) || table.carried_by(unit.id).any(armed))
    };
    let stands = |unit: &UnitNow| !round.killed.contains(&unit.id) && melee::takes_part(table, *unit);
    let standing = |side: Side| table.side_at(spot, side).filter(stands);
    let mut left = [false; 2];
    for side in Side::BOTH {
        let mut killed = round.killed.iter().filter_map(|id| table.unit(*id));
        let pressed = killed.any(|unit| unit.side == side) || standing(side.other()).any(fights);
        if pressed && !standing(side).any(fights) {
            events.extend(melee::entry::surrender(table, standing(side)));
        } else {
            left[side.index()] = standing(side).next().is_some();
        }
    }
    // A used charge is gone, whatever has become of its user: it is not left behind.
    events.retain(|event| !matches!(event, Event::WeaponDropped { weapon, .. } if round.used.contains(weapon)));
    events.extend(round.used.iter().map(|weapon| Event::WeaponGone { weapon: *weapon }));
    // LNL-8.0-20 puts the marker down while both sides are there; LNL-8.1-05 leaves an old one until the Administrative Phase.
    if left == [true, true] && !table.hexes.has(spot, HexMarker::Melee) {
        events.push(Event::HexMarkerPlaced { at, marker: HexMarker::Melee });
    }
    events.push(Event::RoundFought { at });
    events.push(Event::Popped);
    events
}

/// LNL-8.1-02: uses the impulse on a locked hex.
pub(crate) fn fight(table: &Table, side: Side, at: Place) -> Result<Vec<Event>, Refusal> {
    let spot = may_fight(table, side, at)?;
    let at = table.field.map.place(spot);
    let mut impulse = impulse::now(table);
    impulse.activated = Some(Activated::Places(vec![at]));
    impulse.acted = true;
    impulse.melees.push(at);
    impulse.entered.push(at);
    impulse.ending = true;
    Ok(vec![Event::top(impulse)])
}

fn may_fight(table: &Table, side: Side, at: Place) -> Result<Spot, Refusal> {
    let spot = table.field.map.spot(at).ok_or_else(|| Refusal::new(LOCKED_IMPULSE, words::off_the_map(at)))?;
    let at = table.field.map.place(spot);
    if !table.hexes.has(spot, HexMarker::Melee) || !both_sides(table, spot) {
        return Err(Refusal::new(LOCKED_IMPULSE, words::no_melee(at)));
    }
    if table.flow.turn.fought.contains(&at) {
        return Err(Refusal::new(ONE_ROUND, words::fought(at)));
    }
    // Reading: a leader may not widen an impulse that is used on a melee; it is used on that hex alone.
    let impulse = table.flow.impulse();
    let acted = impulse.is_some_and(|impulse| impulse.acted);
    let activated = impulse.and_then(|impulse| impulse.activated.as_ref());
    let here = Activated::Places(vec![at]);
    if acted && activated == Some(&here) {
        return Err(Refusal::new(LOCKED_IMPULSE, words::round_or_withdrawal()));
    }
    if acted || activated.is_some_and(|active| *active != here) {
        return Err(Refusal::new(ONE_LOCATION, words::another_location()));
    }
    let fresh = |unit: UnitNow| unit.good_order() && !unit.markers.any(melee::ACTIVITY);
    if !table.side_at(spot, side).any(fresh) {
        return Err(Refusal::new(SOMEBODY_FRESH, words::nobody_able(at)));
    }
    Ok(spot)
}

fn both_sides(table: &Table, spot: Spot) -> bool {
    Side::BOTH.iter().all(|side| table.side_at(spot, *side).any(|unit| melee::takes_part(table, unit)))
}

/// The side's attack in the round, as its answer to the question: one, by those who join it, at those chosen (RUL-35); a unit that only
/// defends stays where it is (LNL-8.0-07).
pub(crate) fn attack(
    table: &Table,
    side: Side,
    attackers: &[Part],
    defenders: &[CounterId],
    leader: Option<CounterId>,
) -> Result<Declaration, Refusal> {
    let Some(Question::MeleeAttack { places, .. }) = &table.flow.question else {
        return Err(Refusal::new(ONE_ATTACK, words::no_attack_asked()));
    };
    let named = attackers.first().and_then(|part| table.unit(part.unit)).and_then(|unit| unit.spot());
    let at = match named {
        None => places[0],
        Some(spot) => table.field.map.place(spot),
    };
    if !places.contains(&at) {
        return Err(Refusal::new(MELEE_SIDES, words::not_now(at)));
    }
    let spot = table.field.map.spot(at).expect("questions name places of the map");
    let fresh =
        MeleeRound { at, first: side, attacker: Some(side), declared: None, killed: Vec::new(), used: Vec::new() };
    let going_on = table.flow.melee();
    let now = |round: MeleeRound| if going_on.is_some() { Event::top(round) } else { Event::push(round) };
    let mut round = going_on.cloned().unwrap_or(fresh);
    if attackers.is_empty() {
        if !defenders.is_empty() {
            return Err(Refusal::new(DEFENDERS, words::nobody_attacks()));
        }
        round.attacker = if side == round.first { Some(side.other()) } else { None };
        return Ok(Declaration { report: None, events: vec![Event::Asked(None), now(round)] });
    }
    for part in attackers {
        let unit = table.unit(part.unit).filter(|unit| unit.side == side && unit.spot() == Some(spot));
        if unit.is_none() {
            return Err(Refusal::new(MELEE_SIDES, words::not_of_the_side(part.unit, at)));
        }
    }
    check_defenders(table, side, spot, defenders)?;
    let report = melee::report(table, side, attackers, &defending_parts(table, defenders, &round.used), leader)?;
    round.declared = Some(MeleeDeclared { attackers: attackers.to_vec(), defenders: defenders.to_vec(), leader });
    Ok(Declaration { report: Some(Box::new(report)), events: vec![Event::Asked(None), now(round)] })
}

/// A side's attack in a melee round as it may be declared. Its dice are thrown later, when the other side has named its charges.
#[derive(Clone, Debug, PartialEq)]
pub struct Declaration {
    /// What the attack comes to as things stand; none: the side does not attack.
    pub report: Option<Box<MeleeReport>>,
    /// What happens.
    pub(crate) events: Vec<Event>,
}

/// LNL-8.0-11, LNL-8.1-14: defenders are eligible enemies of the Location, each named once.
fn check_defenders(table: &Table, side: Side, spot: Spot, defenders: &[CounterId]) -> Result<(), Refusal> {
    if defenders.is_empty() {
        return Err(Refusal::new(DEFENDERS, words::choose_a_defender()));
    }
    for (n, id) in defenders.iter().enumerate() {
        let unit = table.unit(*id).filter(|unit| unit.side != side && unit.spot() == Some(spot));
        let unit = unit.ok_or_else(|| Refusal::new(DEFENDERS, words::no_enemy_here(*id)))?;
        if !melee::is_eligible(table, unit) {
            return Err(Refusal::new(LEFT_OUT, words::not_to_be_chosen(*id)));
        }
        if defenders[..n].contains(id) {
            return Err(Refusal::new(DEFENDERS, words::named_twice(*id)));
        }
    }
    Ok(())
}

/// Whether these satchel charges may be used in defence.
pub(crate) fn may_defend(table: &Table, satchels: &[CounterId]) -> Result<(), Refusal> {
    let (Some(Question::MeleeDefence { satchels: offered, .. }), Some(_)) = (&table.flow.question, table.flow.melee())
    else {
        return Err(Refusal::new(MELEE_SATCHELS, words::no_charges_asked()));
    };
    for (n, id) in satchels.iter().enumerate() {
        if !offered.contains(id) || satchels[..n].contains(id) {
            return Err(Refusal::new(MELEE_SATCHELS, words::no_use_here(*id)));
        }
    }
    Ok(())
}

/// The answer to the question for satchel charges in defence.
pub(crate) fn defend(table: &Table, dice: &mut DiceCup, satchels: &[CounterId]) -> Vec<Event> {
    // The odds may fall below 1-3 by the charges; the attack was declared before and stands (LNL-8.0-13 speaks of the choice).
    let mut events = vec![Event::Asked(None)];
    events.extend(table.flow.melee().into_iter().flat_map(|round| roll(table, dice, round, satchels)));
    events
}

/// Sensible attacks: everybody against everybody who fights, and against each alone; with and without satchel charges.
pub(crate) fn offers(table: &Table, side: Side, places: &[Place], out: &mut Offers) {
    let used: &[CounterId] = table.flow.melee().map_or(&[], |round| &round.used);
    for at in places {
        let spot = table.field.map.spot(*at).expect("questions name places of the map");
        let fighters = |who: Side| table.side_at(spot, who).filter(|unit| melee::is_eligible(table, *unit));
        let satchels: SmallVec<[CounterId; 4]> = fighters(side)
            .flat_map(|unit| table.carried_by(unit.id))
            .filter(|weapon| is_charge(table, weapon.id))
            .map(|weapon| weapon.id)
            .collect();
        let enemies: SmallVec<[CounterId; 4]> = fighters(side.other()).map(|unit| unit.id).collect();
        let leader = melee::best_leader(table, side, spot);
        // Reading: a charge is removed after the round, so it counts in both attacks of the round in which it is used.
        let mut without: Vec<Part> = Vec::new();
        for charges in [used, &satchels] {
            let attackers: Vec<Part> = fighters(side)
                .filter(|unit| !unit.may(Trait::OnlyDefends))
                .map(|unit| melee::best_part(table, unit, charges))
                .filter(|part| part.own || !part.weapons.is_empty())
                .collect();
            // Where the only charges are those used already, both ways are one.
            if attackers.is_empty() || attackers == without {
                continue;
            }
            without.clone_from(&attackers);
            let mut offer = |defenders: SmallVec<[CounterId; 4]>| {
                let against = defending_parts(table, &defenders, used);
                if melee::report(table, side, &attackers, &against, leader).is_ok() {
                    out.push(Command::MeleeAttack { attackers: attackers.clone(), defenders, leader });
                }
            };
            if enemies.len() > 1 {
                offer(enemies.clone());
            }
            for enemy in &enemies {
                offer(SmallVec::from_iter([*enemy]));
            }
        }
    }
    out.push(Command::MeleeAttack { attackers: Vec::new(), defenders: SmallVec::new(), leader: None });
}

/// No charge, or all of them.
pub(crate) fn defence_offers(satchels: &[CounterId], out: &mut Offers) {
    out.push(Command::MeleeDefence { satchels: SmallVec::new() });
    out.push(Command::MeleeDefence { satchels: satchels.iter().copied().collect() });
}

/// Locked hexes on which the side may use its impulse.
pub(crate) fn fight_offers(table: &Table, side: Side, out: &mut Offers) {
    for (spot, marker) in table.hexes.all() {
        let at = table.field.map.place(*spot);
        if *marker == HexMarker::Melee && out.wants_from(*spot) && may_fight(table, side, at).is_ok() {
            out.push(Command::FightMelee { at });
        }
    }
}

#[cfg(test)]
#[path = "round_test.rs"]
mod tests;
