//! Section 14 (with 1.6.1-B, 1.6.3-B, 4.1-B, 5.01-B, 15.1): who may fire an ordnance weapon at what, and the shot. To hit stands in
//! `to_hit.rs`, what a hit does to a vehicle in `hit.rs`, to all others in `blast.rs`.

pub mod acquisition;
pub mod blast;
pub mod coverage;
pub mod hit;
mod line;
pub mod odds;
pub mod offers;
mod orders;
pub mod rules;
pub mod target;
#[cfg(test)]
pub(crate) mod test_bench;
pub mod to_hit;
pub(crate) mod words;

use crate::facts::command::ShotOrder;
use crate::facts::event::{Event, ShotResult};
use crate::facts::frames::{AnyFrame, Salvo};
use crate::facts::question::Question;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::definition::WeaponKind;
use crate::files::markers::Marker;
use crate::files::vehicle::{Acquisition, OrdnanceDef, ToHit};
use crate::sections::close_assault::rules::GRENADE_FOR_VEHICLES;
use crate::sections::fire;
use crate::sections::fire::rules::{CONDITIONS, LEADER_AIDS, NOT_VEHICLES};
use crate::sections::fire::turning;
use crate::sections::fire::turning::Turned;
use crate::sections::impulse::rules::ONE_STACK;
use crate::sections::impulse::salvos;
use crate::sections::opportunity_fire::rules::{LIMIT, SAME_TARGET};
use crate::sections::ordnance::line::Line;
use crate::sections::ordnance::rules::{DOWNHILL, NO_BACKBLAST, ORDNANCE_RANGE, ORDNANCE_WEAPON, SHOTS};
use crate::sections::ordnance::target::Target;
use crate::sections::ordnance::to_hit::{AfterMove, Modifiers, Served};
use crate::sections::weapons::rules::{LEADER_FIRES, OWNER};
use hex_board::Spot;
use table::{CounterId, DiceCup, Refusal, Say, Side};

/// Everything that a shot depends on, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShotFacts {
    /// Who fires.
    pub side: Side,
    /// The vehicle, the team, or the unit that carries the weapon.
    pub unit: CounterId,
    /// The weapon.
    pub weapon: CounterId,
    /// From where.
    pub from: Spot,
    /// At what.
    pub at: Spot,
    /// Made as Opportunity Fire.
    pub opportunity: bool,
    /// Beyond the limit of one attack for each movement point (LNL-5.3-09).
    pub beside: bool,
    /// The column that the range leads to (LNL-14.0-11).
    pub column: ToHit,
    /// The leader who directs the shot, with his leadership (LNL-5.01-B01).
    pub leader: Option<(CounterId, i32)>,
    /// What is turned in order to fire.
    pub turned: Option<Turned>,
    /// What counts for and against the to-hit roll.
    pub modifiers: Modifiers,
    /// What is fired at.
    pub target: Target,
    /// What the weapon has acquired if it does not destroy its target (LNL-14.3-01).
    pub acquires: Acquisition,
    /// The weapon is used up by its shot.
    pub used_up: bool,
}

/// Gathers everything a shot depends on, and checks it.
///
/// # Errors
/// The rule that forbids the shot.
pub fn facts(table: &Table, side: Side, order: &ShotOrder) -> Result<ShotFacts, Refusal> {
    facts_as(table, side, order, fire::is_opportunity(table))
}

/// The same for a shot in an own impulse or for Opportunity Fire, whoever is asked now.
pub(crate) fn facts_as(table: &Table, side: Side, order: &ShotOrder, opportunity: bool) -> Result<ShotFacts, Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    if !opportunity && table.flow.moving().is_some() {
        return no(ONE_STACK, fire::words::on_the_move());
    }
    let map = &table.field.map;
    let Some(at) = map.spot(order.at) else { return no(CONDITIONS, words::no_location(order.at)) };
    let unit = fire::own_unit(table, side, order.unit)?;
    fire::serves_weapons(unit)?;
    let Some(from) = unit.spot() else { return no(CONDITIONS, fire::words::not_on_the_map(unit.id)) };
    let beside = of_the_question(table, order, from, at)?;
    fire::may_fire_from(table, side, from)?;
    let seen = fire::line_of_fire(table, side, from, at)?;
    let ops = ready(table, unit, at, opportunity)?;
    let (weapon, ordnance) = carried(table, unit, order.weapon, opportunity)?;
    shots_left(table, unit, weapon, ordnance, opportunity)?;
    let column = column(ordnance, fire::distance(table, from, at))
        .ok_or_else(|| Refusal::new(ORDNANCE_RANGE, words::out_of_range(weapon.id)))?;
    stands_right(table, unit, weapon, ordnance, from, at)?;
    let target = target::aimed(table, unit, weapon, &Line { from, at, seen, column }, order.target)?;
    let turned = turning::to_fire(table, unit, &[weapon], at, order.turn)?;
    let leader = order.leader.map(|leader| directing(table, unit, leader, at, opportunity)).transpose()?;
    let kind = target.shot_target(map.place(at));
    let before = acquisition::before(table, unit, weapon, kind);
    let modifiers = Modifiers {
        served: served(table, unit, weapon),
        open: unit.may(Trait::Drives) && !unit.buttoned,
        armour_leader: table.vehicle(unit).map(|_| fire::damage::commander(table, unit)).filter(|helps| *helps != 0),
        leader,
        after_move: after_move(unit),
        turned,
        ops,
        // LNL-1.6.1-14: a single man pays it too, and nothing more (LNL-1.6.1-B08, LNL-RB-55).
        captured: weapon.mount.0.is_none() && table.weapon_definition(weapon).nation != table.formation(unit).nation,
        in_smoke: table.hexes.smoke().contains(from.hex),
        cover: fire::cover(table, from, at),
        doubled: target.doubles(),
        obstacles: fire::obstacles(table, from, at, seen),
        acquired: acquisition::helps(before, opportunity),
        going: target.going(),
        size: target.size(),
        amounts: table.field.definitions.tables.to_hit,
    };
    Ok(ShotFacts {
        side,
        unit: unit.id,
        weapon: weapon.id,
        from,
        at,
        opportunity,
        beside,
        column,
        leader,
        turned,
        modifiers,
        target,
        acquires: acquisition::gained(kind, before, opportunity),
        used_up: ordnance.one_shot,
    })
}

// Reading: "units that already fired" are those of the same moment of Opportunity Fire.
/// Opportunity Fire goes at those who move, and beyond the limit only out of a Location that has fired (LNL-5.3-09); true for such a
/// shot.
fn of_the_question(table: &Table, order: &ShotOrder, from: Spot, at: Spot) -> Result<bool, Refusal> {
    let Some(Question::OpportunityFire { at: place, targets, .. }) = &table.flow.question else { return Ok(false) };
    let map = &table.field.map;
    if map.spot(*place) != Some(at) {
        return Err(Refusal::new(SAME_TARGET, fire::words::other_target(place)));
    }
    let moves = |vehicle: bool| {
        let mut units = targets.iter().filter_map(|id| table.unit(*id));
        units.any(|unit| unit.may(Trait::Drives) == vehicle && order.target.is_none_or(|wanted| wanted == unit.id))
    };
    if !moves(order.target.is_some()) {
        return Err(Refusal::new(SAME_TARGET, words::does_not_move()));
    }
    let Some(AnyFrame::Window(window)) = table.flow.stack.last() else { return Ok(false) };
    let beside = window.shot_from.contains(&map.place(from));
    if !window.allows(map.place(from), true) {
        return Err(Refusal::new(LIMIT, words::only_beside_others()));
    }
    Ok(beside)
}

/// Whether a unit may fire ordnance as far as its own state goes; true if the limits of Ops Complete hold (4.1). Who has fired in the
/// action that goes on may fire the rest of its weapons.
///
/// # Errors
/// The rule that keeps it from firing.
pub(crate) fn ready(table: &Table, unit: UnitNow, at: Spot, opportunity: bool) -> Result<bool, Refusal> {
    let goes_on = salvos::salvo(table, unit.id).is_some_and(Salvo::fires_on);
    fire::ready_to(table, unit, at, opportunity, goes_on)
}

/// The ordnance weapon that a unit fires; a captured one may be used (LNL-1.6.1-07).
fn carried<'a>(
    table: &Table<'a>,
    unit: UnitNow,
    id: CounterId,
    opportunity: bool,
) -> Result<(WeaponNow, &'a OrdnanceDef), Refusal> {
    let weapon = table.weapons_of(unit.id).find(|weapon| weapon.id == id);
    // A weapon does nothing by itself (LNL-1.1-08, LNL-1.6.1-B06), and a team's is its own (LNL-1.6.3-B02).
    let weapon = weapon.ok_or_else(|| Refusal::new(OWNER, fire::words::not_carried(unit.id, id)))?;
    let definition = table.weapon_definition(weapon);
    match (&definition.ordnance, definition.kind) {
        (Some(ordnance), _) => Ok((weapon, ordnance)),
        (None, WeaponKind::AntiTankGrenade) => {
            Err(Refusal::new(GRENADE_FOR_VEHICLES, fire::words::close_assault_only()))
        }
        (None, WeaponKind::Mortar) if opportunity => Err(fire::mortar_waits(weapon)),
        (None, _) => Err(Refusal::new(ORDNANCE_WEAPON, words::no_ordnance(id))),
    }
}

/// Whether the weapon has a shot left in the action that goes on (LNL-14.0-06, LNL-RB-15), and its unit a hand for it (LNL-1.6.1-B04).
fn shots_left(
    table: &Table,
    unit: UnitNow,
    weapon: WeaponNow,
    ordnance: &OrdnanceDef,
    opportunity: bool,
) -> Result<(), Refusal> {
    let salvo = salvos::salvo(table, unit.id);
    let shots = salvo.map_or(0, |salvo| salvo.shots(weapon.id));
    let most = if opportunity { 1 } else { ordnance.shots };
    if shots >= most {
        return Err(Refusal::new(SHOTS, words::no_shot_left(weapon.id)));
    }
    if weapon.mount.0.is_none() && shots == 0 {
        let own = salvo.is_some_and(|salvo| salvo.own);
        fire::fires_at_once(table, unit, own, 1 + fire::weapons_fired(table, unit))?;
    }
    Ok(())
}

/// The leftmost column that reaches so far (LNL-14.0-11, LNL-14.0-12, LNL-14.0-18).
pub fn column(ordnance: &OrdnanceDef, distance: u16) -> Option<ToHit> {
    let reaches = |column: &&ToHit| u16::from(column.range) >= distance;
    ordnance.columns.iter().find(reaches).copied()
}

/// Where a weapon may not be fired from. In all else a PIAT is a shoulder weapon like the others (LNL-1.6.21-01).
fn stands_right(
    table: &Table,
    unit: UnitNow,
    weapon: WeaponNow,
    ordnance: &OrdnanceDef,
    from: Spot,
    at: Spot,
) -> Result<(), Refusal> {
    let map = &table.field.map;
    if ordnance.not_down && map.unit_level(from) > map.unit_level(at) {
        return Err(Refusal::new(DOWNHILL, words::downhill(weapon.id)));
    }
    let building = table.field.definitions.terrain(map.at(from.hex).terrain).building;
    if ordnance.recoilless && unit.may(Trait::ServesGuns) && building {
        return Err(Refusal::new(NO_BACKBLAST, words::backblast(weapon.id)));
    }
    Ok(())
}

/// Who serves a weapon: on that depends what hinders a shot.
fn served(table: &Table, unit: UnitNow, weapon: WeaponNow) -> Served {
    match (weapon.mount.0, unit.may(Trait::Drives)) {
        (None, _) => Served::Carried,
        (Some(_), true) => Served::Vehicle { turret: turning::has_turret(table, unit) },
        (Some(_), false) => Served::Team,
    }
}

/// The movement after which a unit fires with a penalty.
fn after_move(unit: UnitNow) -> Option<AfterMove> {
    if unit.has(Marker::AssaultMoved) {
        Some(AfterMove::Assault)
    } else {
        unit.has(Marker::Stealthy).then_some(AfterMove::Stealth)
    }
}

/// The leader who directs a shot, with his leadership (LNL-5.01-B01).
fn directing(
    table: &Table,
    unit: UnitNow,
    leader: CounterId,
    at: Spot,
    opportunity: bool,
) -> Result<(CounterId, i32), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    let leader = fire::own_unit(table, unit.side, leader)?;
    if unit.may(Trait::Drives) {
        return no(NOT_VEHICLES, words::vehicle_unaided());
    }
    if leader.id == unit.id {
        return no(LEADER_FIRES, fire::words::leader_fires(leader.id));
    }
    if leader.spot().is_none() || leader.spot() != unit.spot() {
        return no(LEADER_AIDS, words::not_beside(leader.id, unit.id));
    }
    fire::may_aid(table, leader, at, opportunity)?;
    if !fire::same_force(table, unit, leader) {
        return no(LEADER_AIDS, fire::words::other_force(leader.id, unit.id));
    }
    Ok((leader.id, table.leadership(leader)))
}

/// A shot: in an own impulse, or as the answer to the question of Opportunity Fire. Each is an attack with dice of its own (LNL-14.0-02),
/// and each names its own target (LNL-14.0-03), a crew among them that has just got out of its vehicle (LNL-RB-73). It is rolled and worked out at once; what a hit does to
/// units that are no vehicles follows as an attack.
pub(crate) fn shoot(table: &Table, dice: &mut DiceCup, facts: &ShotFacts) -> Vec<Event> {
    let before = table.weapon(facts.weapon).and_then(|weapon| weapon.acquired);
    let mut events = salvos::begun(table, facts.from, facts.opportunity, |all| {
        let salvo = salvos::of(all, facts.unit);
        salvo.fires(facts.weapon, before);
        turning::remember(salvo, facts.turned);
        if let Some((leader, _)) = facts.leader {
            salvos::of(all, leader).aided = true;
        }
    });
    events.extend(turning::events(table, facts.unit, facts.turned));
    let thrown = dice.roll_2d6();
    let mut shot = to_hit::rolled(table, facts, thrown);
    let follows = if !shot.hit {
        Vec::new()
    } else {
        match &facts.target {
            Target::Vehicle(vehicle) => hit::strike(table, dice, vehicle, &mut shot),
            Target::Units(men) => blast::burst(table, dice, men, &mut shot),
        }
    };
    let destroyed = matches!(shot.result, ShotResult::Destroyed | ShotResult::Catastrophic);
    let fired = [Some(facts.unit), facts.leader.map(|(leader, _)| leader)];
    events.push(Event::ShotResolved(Box::new(shot)));
    events.extend(fired.into_iter().flatten().map(|unit| Event::MarkerPlaced { unit, marker: Marker::Fired }));
    if facts.used_up {
        events.push(Event::WeaponGone { weapon: facts.weapon });
    } else {
        events.extend(acquisition::after(table, facts, destroyed));
    }
    if let Some(unit) = table.unit(facts.unit).filter(|unit| unit.may(Trait::Drives)) {
        hit::riders_dismount(table, dice, unit, &mut events);
    }
    events.extend(follows);
    events
}

#[cfg(test)]
#[path = "ordnance_test.rs"]
mod tests;
#[cfg(test)]
mod turning_test;
