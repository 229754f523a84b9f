//! Section 5.0, 5.01 and 5.2 (with 1.6.1 and 4.1): who may fire at what with what, and the attack on the Direct Fire Table.

pub mod attack;
pub mod conditions;
pub mod damage;
mod mortars;
pub mod mounted;
pub mod odds;
pub mod offers;
pub mod rules;
pub mod strength;
pub mod target;
#[cfg(test)]
pub(crate) mod test_bench;
pub(crate) mod words;

use crate::facts::command::Movement;
use crate::facts::command::{FireOrder, Part};
use crate::facts::event::{Event, TargetTotals};
use crate::facts::frames::{Attack, Check, Moving, Salvo, Shots};
use crate::facts::question::Question;
use crate::facts::rules::LEADER_UNARMED;
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::{AtOnce, Trait};
use crate::files::definition::WeaponKind;
use crate::files::markers::Marker;
use crate::sections::fire::rules::{
    AFTER_VEHICLE_ASSAULT, APART, CONDITIONS, GLIDER, HEXSIDES_ADD, JOINT_ATTACK, LEAD, LEADER_AIDS, NOT_VEHICLES,
    TWO_MEN,
};
use crate::sections::fire::strength::{Cover, FireFacts, Source, SourceKind, gain_by_leading, strength};
use crate::sections::impulse;
use crate::sections::impulse::rules::ONE_STACK;
use crate::sections::impulse::salvos;
use crate::sections::movement::rules::{AFTER_ASSAULT, AFTER_STEALTH, HAS_MOVED, JUST_STEALTHY};
use crate::sections::opportunity_fire::rules::{JUST_MOVING, LIMIT, SAME_TARGET};
use crate::sections::passengers::rules::{INSIDE, OWN_FIREPOWER};
use crate::sections::weapons::rules::{
    HALF_SQUAD_FIRES, LEADER_FIRES, OWNER, SHAKEN_WEAPONS, SINGLE_MAN_FIRES, SQUAD_FIRES,
};
use hex_board::{Obstacle, Seen, Sight, Spot};
use smallvec::SmallVec;
use table::{CounterId, DiceCup, Refusal, RuleId, Say, Side};

pub use crate::sections::fire::conditions::*;
pub(crate) use crate::sections::fire::mortars::{joins as mortar_joins, stands_clear as mortar_stands_clear};
pub(crate) use crate::sections::fire::offers::offers;

/// RUL-99: both counters belong to one force.
pub fn same_force(table: &Table, a: UnitNow, b: UnitNow) -> bool {
    table.formation(a).colour == table.formation(b).colour
}

/// Gathers everything an attack depends on, and checks it.
///
/// # Errors
/// The rule that forbids the attack.
pub fn facts(table: &Table, side: Side, order: &FireOrder) -> Result<FireFacts, Refusal> {
    facts_as(table, side, order, is_opportunity(table))
}

/// The same for an attack in an own impulse or for Opportunity Fire, whoever is asked now.
pub(crate) fn facts_as(table: &Table, side: Side, order: &FireOrder, opportunity: bool) -> Result<FireFacts, Refusal> {
    let map = &table.field.map;
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    if !opportunity && table.flow.moving().is_some_and(|moving| !ride_on(table, order, moving)) {
        return no(ONE_STACK, words::on_the_move());
    }
    let Some(at) = map.spot(order.at) else { return no(CONDITIONS, words::no_location(order.at)) };
    if let Some(Question::OpportunityFire { at: place, .. }) = &table.flow.question
        && map.spot(*place) != Some(at)
    {
        return no(SAME_TARGET, words::other_target(place));
    }
    let Some(first) = order.firers.first() else { return no(CONDITIONS, words::nobody_fires()) };
    let from = stands(table, own_unit(table, side, first.unit)?)?;
    let apart = own_unit(table, side, first.unit)?.may(Trait::FiresApart);
    check_apart(table, from, order, opportunity)?;
    may_fire_from(table, side, from)?;
    let seen = line_of_fire(table, side, from, at)?;
    let mut facts = empty(table, side, from, at, seen);
    (facts.opportunity, facts.apart) = (opportunity, apart);
    facts.target = target::chosen(table, side.other(), at, order.target)?;
    if let Some(vehicle) = facts.target.and_then(|vehicle| table.unit(vehicle)) {
        facts.targets = target::vehicle(table, vehicle, from)?;
    }
    for part in &order.firers {
        add_part(table, part, &mut facts)?;
    }
    if facts.molotov
        && let Some(vehicle) = facts.target.and_then(|vehicle| table.unit(vehicle))
    {
        target::with_molotov(table, vehicle, &mut facts.targets);
    }
    facts.lead = lead(&facts, order.lead)?;
    if let Some(leader) = order.leader {
        facts.leader = Some(aid(table, &facts, leader)?);
    }
    Ok(facts)
}

/// True if all who fire ride on the vehicle that moves: they may while it does (LNL-16.2-10).
fn ride_on(table: &Table, order: &FireOrder, moving: &Moving) -> bool {
    let seat = |part: &Part| table.unit(part.unit).and_then(|unit| unit.aboard);
    order.firers.iter().all(|part| seat(part).is_some_and(|seat| moving.units.contains(&seat.vehicle)))
}

/// From where a unit fires: where it stands, or from the top of its vehicle.
fn stands(table: &Table, unit: UnitNow) -> Result<Spot, Refusal> {
    if unit.aboard.is_some_and(|seat| !seat.outside) {
        // LNL-RB-33.
        return Err(Refusal::new(INSIDE, words::fires_not_from_inside(unit.id)));
    }
    table.fires_from(unit).ok_or_else(|| Refusal::new(CONDITIONS, words::not_on_the_map(unit.id)))
}

/// What a unit loses because it fires from the top of a vehicle: 1, or 2 where the vehicle moves or has moved (LNL-16.2-07, LNL-16.2-10).
pub fn riding(table: &Table, unit: UnitNow) -> i32 {
    let Some(vehicle) = unit.aboard.and_then(|seat| table.unit(seat.vehicle)) else { return 0 };
    let moves = table.flow.moves().any(|moving| moving.has(vehicle.id));
    if moves || vehicle.markers.any(&[Marker::Moved, Marker::AssaultMoved]) { 2 } else { 1 }
}

fn is_vehicle(table: &Table, unit: CounterId) -> bool {
    table.unit(unit).is_some_and(|unit| table.vehicle(unit).is_some())
}

/// What fires apart, a vehicle or a team, fires by itself, and does not keep the others of its Location from firing (LNL-5.2-B01, -B02);
/// in Opportunity Fire it does so beside them (LNL-5.3-B02).
fn check_apart(table: &Table, from: Spot, order: &FireOrder, opportunity: bool) -> Result<(), Refusal> {
    let is_apart = |part: &&Part| table.unit(part.unit).is_some_and(|unit| unit.may(Trait::FiresApart));
    let apart = order.firers.iter().find(is_apart);
    if let Some(part) = apart
        && order.firers.len() > 1
    {
        return Err(Refusal::new(APART, words::fires_apart(part.unit)));
    }
    if opportunity {
        let window = table.flow.window().filter(|_| is_opportunity(table));
        if window.is_some_and(|window| !window.allows(table.field.map.place(from), apart.is_some())) {
            return Err(Refusal::new(LIMIT, words::apart_only()));
        }
        return Ok(());
    }
    if apart.is_none() { first_from(table, from) } else { Ok(()) }
}

/// The leader who aids an attack, with his leadership.
///
/// # Errors
/// The rule that keeps him from it.
pub(crate) fn aid(table: &Table, facts: &FireFacts, leader: CounterId) -> Result<(CounterId, i32), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    let leader = own_unit(table, facts.side, leader)?;
    if leader.spot() != Some(facts.from) {
        return no(LEADER_AIDS, words::not_there(leader.id, table.field.map.place(facts.from)));
    }
    if facts.firers.contains(&leader.id) {
        // LNL-5.01-10; the same holds of one who throws a satchel charge (LNL-1.6.2-15).
        return no(LEADER_FIRES, words::leader_fires(leader.id));
    }
    may_aid(table, leader, facts.at, facts.opportunity)?;
    if let Some(vehicle) = facts.firers.iter().find(|id| is_vehicle(table, **id)) {
        return no(NOT_VEHICLES, words::aids_no_vehicle(*vehicle));
    }
    let strange = |id: &&CounterId| table.unit(**id).is_some_and(|unit| !same_force(table, unit, leader));
    if let Some(other) = facts.firers.iter().find(strange) {
        return no(LEADER_AIDS, words::other_force(leader.id, *other));
    }
    Ok((leader.id, table.leadership(leader)))
}

/// Facts of an attack that nobody has joined yet.
pub(crate) fn empty(table: &Table, side: Side, from: Spot, at: Spot, seen: Seen) -> FireFacts {
    FireFacts {
        side,
        from,
        at,
        target: None,
        opportunity: false,
        higher: false,
        shells: None,
        sniper: false,
        firers: SmallVec::new(),
        weapons: SmallVec::new(),
        used_up: SmallVec::new(),
        flamethrower: None,
        molotov: false,
        apart: false,
        commander: None,
        sources: SmallVec::new(),
        lead: None,
        leader: None,
        adjacent: table.field.map.adjacent(from, at),
        after_move: None,
        in_smoke: table.hexes.smoke().contains(from.hex),
        obstacles: obstacles(table, from, at, seen),
        cover: cover(table, from, at),
        targets: target::units(table, side.other(), at),
    }
}

/// What degrades a line of fire, with the hexes.
pub(crate) fn obstacles(table: &Table, from: Spot, at: Spot, seen: Seen) -> SmallVec<[Obstacle; 2]> {
    match seen {
        Seen::Degraded(_) => match hex_board::sight(&table.field.map, table.hexes.added(), from, at) {
            Sight::Degraded(obstacles) => obstacles,
            _ => SmallVec::new(),
        },
        _ => SmallVec::new(),
    }
}

/// The target modifier of a Location against fire from another (LNL-5.0-17, LNL-7.0-07).
pub fn cover(table: &Table, from: Spot, at: Spot) -> Cover {
    let definitions = &table.field.definitions;
    let sides = hex_board::entry_hexsides(&table.field.map, from, at);
    Cover {
        hex: table.hex_tm(at.hex),
        hexside: sides.iter().map(|side| i32::from(definitions.hexside(*side).tm)).max().unwrap_or(0),
        smoke: if table.hexes.smoke().contains(at.hex) { i32::from(definitions.effects.smoke_tm) } else { 0 },
        adds: table.plays(HEXSIDES_ADD),
    }
}

/// The rule by which a unit suffers the +1 against moving units (LNL-5.3-11 to -14, LNL-6.0-08, -09, LNL-6.4-10), terrain aside; vehicles too
/// (LNL-5.3-B04).
pub fn moving(table: &Table, unit: UnitNow) -> Option<RuleId> {
    if let Some(moving) = table.flow.moves().find(|moving| moving.has(unit.id)) {
        return match moving.by {
            Movement::LowCrawl => None,
            Movement::Stealth => Some(JUST_STEALTHY),
            // Not by Low Crawl (LNL-6.3-04).
            Movement::Move | Movement::AssaultMove => Some(JUST_MOVING),
        };
    }
    unit.markers.any(&[Marker::Moved, Marker::AssaultMoved]).then_some(HAS_MOVED)
}

pub(crate) fn own_unit(table: &Table, side: Side, id: CounterId) -> Result<UnitNow, Refusal> {
    match table.unit(id) {
        Some(unit) if unit.side == side => Ok(unit),
        Some(_) => Err(Refusal::new(CONDITIONS, words::other_side(id))),
        None => Err(Refusal::new(CONDITIONS, words::no_unit(id))),
    }
}

/// One more unit with what it fires (LNL-1.6.1-10 to -18, LNL-1.6.2-17). Who fires a weapon only has fired too (LNL-4.0-15).
fn add_part(table: &Table, part: &Part, facts: &mut FireFacts) -> Result<(), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    let unit = own_unit(table, facts.side, part.unit)?;
    if stands(table, unit)? != facts.from {
        return no(JOINT_ATTACK, words::not_there(unit.id, table.field.map.place(facts.from)));
    }
    if unit.aboard.is_some() && !part.weapons.is_empty() {
        return no(OWN_FIREPOWER, words::riders_use_no_weapons(unit.id));
    }
    if facts.firers.contains(&unit.id) {
        return no(JOINT_ATTACK, words::named_twice(unit.id));
    }
    // A leader has no firepower of his own, so there is nothing to leave out.
    let own = part.own && unit.may(Trait::HasFirepower);
    if unit.shaken && !own && !part.weapons.is_empty() {
        return no(SHAKEN_WEAPONS, words::shaken_weapons(unit.id));
    }
    let ops = ready(table, unit, facts.at, facts.opportunity)?;
    for weapon in table.weapons_of(unit.id).filter(|weapon| part.weapons.contains(&weapon.id)) {
        if table.weapon_definition(weapon).kind == WeaponKind::Mortar {
            mortar_joins(table, weapon, facts.from, facts.opportunity)?;
        }
    }
    fires_beside(table, unit, own, &part.weapons)?;
    if own {
        mounted::team_in_arc(table, unit, facts.from, facts.at)?;
        if !own_reaches(table, unit, distance(table, facts.from, facts.at)) {
            return no(CONDITIONS, words::own_out_of_range(unit.id));
        }
        let glider = unit.may(Trait::NotHalvedInGroups) && !unit.may(Trait::ServesGuns) && table.plays(GLIDER);
        let kind = if unit.is_mmc() { SourceKind::MultiMan { glider } } else { SourceKind::Hero };
        let firepower = table.own_firepower(unit);
        facts.sources.push(Source {
            from: unit.id,
            kind,
            firepower,
            captured: false,
            single_man: false,
            ops,
            riding: riding(table, unit),
        });
    }
    let second = second_man(table, unit, part, facts)?;
    for id in &part.weapons {
        add_weapon(table, unit, *id, unit.is_smc() && second.is_none(), ops, facts)?;
    }
    facts.firers.push(unit.id);
    let commander = target::commander(table, unit);
    facts.commander = (commander != 0).then_some((unit.id, commander));
    for firer in std::iter::once(unit).chain(second) {
        // RUL-57: once for the whole attack.
        if facts.after_move.is_none() && firer.has(Marker::AssaultMoved) {
            facts.after_move = Some(if unit.may(Trait::Drives) { AFTER_VEHICLE_ASSAULT } else { AFTER_ASSAULT });
        } else if facts.after_move.is_none() && firer.has(Marker::Stealthy) {
            facts.after_move = Some(AFTER_STEALTH);
        }
    }
    facts.firers.extend(second.map(|second| second.id));
    Ok(())
}

/// Whether a unit can fire these weapons, with its own firepower or without, beside the ordnance that it has fired in this action
/// (LNL-1.6.1-B04). What is mounted on it does not count.
pub(crate) fn fires_beside(table: &Table, unit: UnitNow, own: bool, weapons: &[CounterId]) -> Result<(), Refusal> {
    let carried = weapons.iter().filter(|id| table.weapon(**id).is_none_or(|weapon| weapon.mount.0.is_none())).count();
    if !own && weapons.len() > carried {
        return Ok(());
    }
    let before = if own || carried > 0 { weapons_fired(table, unit) } else { 0 };
    fires_at_once(table, unit, own, carried + before)
}

/// How many support weapons a unit has fired in the action that goes on.
pub(crate) fn weapons_fired(table: &Table, unit: UnitNow) -> usize {
    let fired = salvos::salvo(table, unit.id).map_or(&[][..], |salvo| &salvo.weapons);
    let carried = |shots: &&Shots| table.weapon(shots.weapon).is_some_and(|weapon| weapon.mount.0.is_none());
    fired.iter().filter(carried).count()
}

/// Whether a unit has anything that fires: a leader has not without a weapon.
pub(crate) fn has_something_to_fire(table: &Table, unit: UnitNow) -> Result<(), Refusal> {
    if unit.may(Trait::HasFirepower) {
        return Ok(());
    }
    let mut carried = table.weapons_of(unit.id).map(|weapon| weapon_reaches(table, weapon, 0, true));
    match carried.next() {
        None => fires_at_once(table, unit, false, 0),
        Some(first) => {
            if carried.any(|weapon| weapon.is_ok()) {
                Ok(())
            } else {
                first.map(|_| ())
            }
        }
    }
}

/// Whether a unit can fire so many weapons, with its own firepower or without.
pub(crate) fn fires_at_once(table: &Table, unit: UnitNow, own: bool, weapons: usize) -> Result<(), Refusal> {
    let AtOnce { beside, instead } = table.class(unit).at_once;
    if weapons > usize::from(if own { beside } else { instead }) {
        let rule = match (unit.is_mmc(), own) {
            (true, _) if beside > 0 => SQUAD_FIRES,
            (true, _) => HALF_SQUAD_FIRES,
            (false, true) => TWO_MEN,
            (false, false) => SINGLE_MAN_FIRES,
        };
        return Err(Refusal::new(rule, words::not_at_once(unit.id)));
    }
    if !own && weapons == 0 {
        let rule = if unit.may(Trait::Leads) { LEADER_UNARMED } else { CONDITIONS };
        return Err(Refusal::new(rule, words::nothing_to_fire(unit.id)));
    }
    Ok(())
}

/// One of the weapons that a unit fires; a captured one may be used (LNL-1.6.1-07). No machine gun jams (LNL-1.6.1.1-01).
fn add_weapon(
    table: &Table,
    unit: UnitNow,
    id: CounterId,
    single_man: bool,
    ops: bool,
    facts: &mut FireFacts,
) -> Result<(), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    let carried = table.weapons_of(unit.id).find(|weapon| weapon.id == id);
    // A weapon does nothing by itself (LNL-1.1-08).
    let Some(weapon) = carried else { return no(OWNER, words::not_carried(unit.id, id)) };
    if facts.weapons.contains(&id) {
        return no(OWNER, words::named_twice(id));
    }
    let firepower = weapon_reaches(table, weapon, distance(table, facts.from, facts.at), facts.adjacent)?;
    if let Some(mount) = weapon.mount.0 {
        mounted::may_use(table, unit, weapon, mount, facts.from, facts.at)?;
    }
    let def = table.weapon_definition(weapon);
    facts.sources.push(Source {
        from: weapon.id,
        kind: SourceKind::Weapon(def.kind),
        firepower,
        captured: weapon.mount.0.is_none() && def.nation != table.formation(unit).nation,
        single_man,
        ops,
        riding: 0,
    });
    facts.weapons.push(weapon.id);
    match def.kind {
        WeaponKind::SatchelCharge => facts.used_up.push(weapon.id),
        // In full, against vehicles too (LNL-1.6.2-B01).
        WeaponKind::Flamethrower => facts.flamethrower = Some(unit.id),
        // LNL-1.6.22-B01, -B05: it is used up, and who becomes Shaken by it retreats as from a flamethrower.
        WeaponKind::Molotov => {
            facts.used_up.push(weapon.id);
            facts.flamethrower = Some(unit.id);
            facts.molotov = true;
        }
        // The others have been refused: they are no small arms.
        WeaponKind::MachineGun | WeaponKind::Ordnance | WeaponKind::AntiTankGrenade => {}
        WeaponKind::Mortar => facts.higher = true,
    }
    Ok(())
}

/// RUL-42: the second single man at one weapon.
fn second_man(table: &Table, unit: UnitNow, part: &Part, facts: &FireFacts) -> Result<Option<UnitNow>, Refusal> {
    let Some(id) = part.with else { return Ok(None) };
    let no = |reason: Say| Err(Refusal::new(TWO_MEN, reason));
    let second = own_unit(table, facts.side, id)?;
    let man = |unit: UnitNow| unit.is_smc() && unit.may(Trait::Fires);
    if !man(unit) || !man(second) || part.weapons.is_empty() {
        return no(words::two_men());
    }
    if second.spot() != Some(facts.from) || second.id == unit.id || facts.firers.contains(&id) {
        return no(words::cannot_help(id, unit.id));
    }
    if second.shaken {
        return Err(Refusal::new(SHAKEN_WEAPONS, words::shaken_weapons(id)));
    }
    ready(table, second, facts.at, facts.opportunity)?;
    Ok(Some(second))
}

/// Which source leads: the one named, or the one for which it makes the most (LNL-5.2-02).
fn lead(facts: &FireFacts, named: Option<CounterId>) -> Result<Option<usize>, Refusal> {
    if let Some(id) = named {
        let found = facts.sources.iter().position(|source| source.from == id && source.may_lead());
        return match found {
            Some(n) => Ok(Some(n)),
            None => Err(Refusal::new(LEAD, words::cannot_lead(id))),
        };
    }
    let mut best: Option<(usize, i32)> = None;
    for (n, source) in facts.sources.iter().enumerate().filter(|(_, source)| source.may_lead()) {
        let gain = gain_by_leading(source);
        if best.is_none_or(|(_, most)| gain > most) {
            best = Some((n, gain));
        }
    }
    Ok(best.map(|(n, _)| n))
}

/// An attack: in an own impulse, or as the answer to the question of Opportunity Fire.
pub(crate) fn fire(table: &Table, dice: &mut DiceCup, facts: &FireFacts) -> Vec<Event> {
    let mut events = if facts.opportunity {
        salvos::answered(table, |all| remember(table, facts, all))
    } else {
        in_impulse(table, facts)
    };
    events.extend(resolve(table, dice, facts));
    events
}

/// What an attack in an own impulse does to it.
fn in_impulse(table: &Table, facts: &FireFacts) -> Vec<Event> {
    let mut impulse = impulse::acting_from(table, facts.from);
    if !facts.apart {
        impulse.fired_from.push(table.field.map.place(facts.from));
    }
    remember(table, facts, &mut impulse.salvos);
    // LNL-16.2-09: their vehicle stays where it is, if it has not moved yet.
    let seats = facts.firers.iter().filter_map(|id| table.unit(*id)?.aboard);
    for vehicle in seats.map(|seat| seat.vehicle) {
        if !impulse.has_moved(vehicle) && !impulse.held.contains(&vehicle) {
            impulse.held.push(vehicle);
        }
    }
    match table.flow.moving() {
        None => vec![Event::top(impulse)],
        // Riders fire while their vehicle moves: the impulse lies below its move.
        Some(moving) => vec![Event::Popped, Event::top(impulse), Event::push(moving.clone())],
    }
}

/// True for an attack of Opportunity Fire that does not count, as it is made beside another out of its Location (LNL-5.3-B02).
fn is_beside(table: &Table, facts: &FireFacts) -> bool {
    let from = table.field.map.place(facts.from);
    facts.apart && facts.opportunity && table.flow.window().is_some_and(|window| window.shot_from.contains(&from))
}

/// Where ordnance, vehicles or teams are at hand it is remembered who has fired what, as they fire apart (LNL-1.6.1-B05, LNL-15.0-16).
fn remember(table: &Table, facts: &FireFacts, all: &mut Vec<Salvo>) {
    if !salvos::remembered(table, facts.side, facts.from) {
        return;
    }
    for firer in &facts.firers {
        let salvo = salvos::of(all, *firer);
        salvo.attacked = true;
        salvo.own |= facts.sources.iter().any(|source| source.from == *firer);
    }
    for weapon in facts.weapons.iter().filter_map(|id| table.weapon(*id)) {
        if let Some(owner) = table.carrier(weapon) {
            salvos::of(all, owner.id).fires(weapon.id, None);
        }
    }
    if let Some((leader, _)) = facts.leader {
        salvos::of(all, leader).aided = true;
    }
}

/// Throws the dice (LNL-5.0-14), whatever the strength (LNL-5.0-15), marks those who fired or aided (LNL-5.3-10, LNL-5.01-06,
/// LNL-6.1-10, LNL-16.2-08) and says what follows; the Damage Checks are made afterwards one by one.
pub(crate) fn resolve(table: &Table, dice: &mut DiceCup, facts: &FireFacts) -> Vec<Event> {
    let map = &table.field.map;
    let report = strength(facts);
    let two = facts.sniper || facts.higher;
    let attack_dice: Vec<u8> = if two { dice.roll_2d6().to_vec() } else { vec![dice.roll_1d6()] };
    let defence_die = dice.roll_1d6();
    let dice = attack_dice.iter().map(|die| i32::from(*die));
    let attack: i32 = if facts.higher { dice.max().unwrap_or_default() } else { dice.sum() };
    let targets = thrown(report.targets, attack, i32::from(defence_die));
    let checks = damage_checks(table, facts, &targets);
    let aided = facts.leader.map(|(leader, _)| leader);
    let firers: Vec<CounterId> = facts.firers.iter().copied().chain(aided).collect();
    let fired: Vec<Event> =
        firers.iter().map(|unit| Event::MarkerPlaced { unit: *unit, marker: Marker::Fired }).collect();
    let mut events = vec![Event::FireResolved {
        side: facts.side,
        from: map.place(facts.from),
        at: map.place(facts.at),
        firers,
        weapons: facts.weapons.to_vec(),
        attack: report.attack,
        attack_dice,
        defence_die,
        targets,
        opportunity: facts.opportunity,
        target: facts.target,
        beside: is_beside(table, facts),
        higher: facts.higher,
    }];
    events.extend(fired);
    events.extend(facts.used_up.iter().map(|weapon| Event::WeaponGone { weapon: *weapon }));
    events.extend(checks);
    events
}

/// The totals with their dice.
pub(crate) fn thrown(mut targets: Vec<TargetTotals>, attack: i32, defence: i32) -> Vec<TargetTotals> {
    for target in &mut targets {
        target.attack_total += attack;
        target.defence_total += defence;
        target.margin = target.attack_total - target.defence_total;
    }
    targets
}

/// The Damage Checks that an attack with these totals leads to; none: a total not greater than the defence has no effect (LNL-5.0-08).
pub(crate) fn damage_checks(table: &Table, facts: &FireFacts, targets: &[TargetTotals]) -> Option<Event> {
    let checks = |leaders: bool| -> Vec<Check> {
        let hit = facts.targets.iter().zip(targets).filter(|(fact, target)| target.margin > 0 && fact.leads == leaders);
        hit.map(|(fact, target)| Check { unit: target.unit, margin: target.margin, unarmoured: fact.unarmoured })
            .collect()
    };
    let (leaders, others) = (checks(true), checks(false));
    let map = &table.field.map;
    (!leaders.is_empty() || !others.is_empty()).then(|| {
        Event::push(Attack {
            side: facts.side,
            from: map.place(facts.from),
            at: map.place(facts.at),
            leaders,
            others,
            retreat_from: facts.flamethrower,
            retreating: Vec::new(),
            opportunity: facts.opportunity,
            molotov: facts.molotov,
            checked: None,
        })
    })
}

#[cfg(test)]
#[path = "fire_test.rs"]
mod tests;
