//! Section 5.0, 5.01 and 5.2 (with 1.6.1 and 4.1): who may fire at what with what, and the attack on the Direct Fire Table.

pub mod attack;
pub mod conditions;
pub mod damage;
mod mortars;
pub mod mounted;
pub mod odds;
pub mod offers;
pub(crate) mod orders;
mod parts;
pub(crate) mod riders;
mod rolled;
pub mod rules;
pub mod strength;
pub mod target;
#[cfg(test)]
pub(crate) mod test_bench;
pub mod turning;
pub(crate) mod words;

use crate::facts::command::{FireOrder, Movement, Part};
use crate::facts::frames::Moving;
use crate::facts::question::Question;
use crate::facts::situation::{Table, UnitNow, WeaponNow};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::fire::rules::{APART, CONDITIONS, HEXSIDES_ADD, LEADER_AIDS, NOT_VEHICLES};
use crate::sections::fire::strength::{Cover, FireFacts};
use crate::sections::impulse::rules::ONE_STACK;
use crate::sections::movement::rules::{HAS_MOVED, JUST_STEALTHY};
use crate::sections::opportunity_fire::rules::{JUST_MOVING, LIMIT, SAME_TARGET};
use crate::sections::passengers::rules::{INSIDE, OWN_FIREPOWER, RIDERS_LESS_ONCE, RIDING_LEADER};
use crate::sections::weapons::rules::LEADER_FIRES;
use hex_board::{Obstacle, Seen, Sight, Spot};
use smallvec::SmallVec;
use table::{CounterId, Refusal, RuleId, Say, Side};

pub use crate::sections::fire::conditions::*;
pub(crate) use crate::sections::fire::mortars::{
    joins as mortar_joins, stands_clear as mortar_stands_clear, waits as mortar_waits,
};
pub(crate) use crate::sections::fire::offers::offers;
pub(crate) use crate::sections::fire::parts::{
    after_move, fires_at_once, fires_beside, has_something_to_fire, weapons_fired,
};
pub(crate) use crate::sections::fire::rolled::{damage_checks, fire, resolve, thrown};

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
        parts::add_part(table, part, &mut facts)?;
    }
    if facts.molotov
        && let Some(vehicle) = facts.target.and_then(|vehicle| table.unit(vehicle))
    {
        target::with_molotov(table, vehicle, &mut facts.targets);
    }
    if table.plays(RIDERS_LESS_ONCE) {
        let each = facts.sources.iter_mut().map(|source| std::mem::take(&mut source.riding));
        facts.riding = each.max().unwrap_or_default();
    }
    if let Some(unit) = facts.firers.first().and_then(|unit| table.unit(*unit)) {
        let mounted = |weapon: &WeaponNow| weapon.mount.0.is_some();
        let weapons: SmallVec<[WeaponNow; 4]> =
            facts.weapons.iter().filter_map(|id| table.weapon(*id)).filter(mounted).collect();
        facts.turned = turning::to_fire(table, unit, &weapons, at, order.turn)?;
    }
    facts.lead = parts::lead(&facts, order.lead)?;
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

/// Whether a unit could fire a weapon as far as it is no passenger: inside nobody fires (LNL-16.1-05), on top own firepower alone
/// (LNL-16.2-06).
///
/// # Errors
/// The refusal.
pub(crate) fn serves_weapons(unit: UnitNow) -> Result<(), Refusal> {
    match unit.aboard {
        None => Ok(()),
        Some(seat) if seat.outside => Err(Refusal::new(OWN_FIREPOWER, words::riders_use_no_weapons(unit.id))),
        Some(_) => Err(Refusal::new(INSIDE, words::fires_not_from_inside(unit.id))),
    }
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
        return in_this_moment(table, from, apart.is_some());
    }
    if apart.is_none() { first_from(table, from) } else { Ok(()) }
}

/// Whether an attack out of a Location may still be made in this moment of Opportunity Fire, by what fires apart or by the others there.
///
/// # Errors
/// LNL-5.3-07: the others have made theirs (RUL-118); LNL-5.3-08.
pub(crate) fn in_this_moment(table: &Table, from: Spot, apart: bool) -> Result<(), Refusal> {
    let Some(window) = table.flow.window().filter(|_| is_opportunity(table)) else { return Ok(()) };
    let place = table.field.map.place(from);
    match window.allows(place, apart) {
        true => Ok(()),
        false if !apart && window.fired_together.contains(&place) => {
            Err(Refusal::new(SAME_TARGET, words::have_fired_together(place)))
        }
        false => Err(Refusal::new(LIMIT, words::apart_only())),
    }
}

/// The leader who aids an attack, with his leadership.
///
/// # Errors
/// The rule that keeps him from it.
pub(crate) fn aid(table: &Table, facts: &FireFacts, leader: CounterId) -> Result<(CounterId, i32), Refusal> {
    let no = |rule, reason: Say| Err(Refusal::new(rule, reason));
    let leader = own_unit(table, facts.side, leader)?;
    rides_along(table, leader, facts.firers.iter().copied())?;
    if table.fires_from(leader) != Some(facts.from) {
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

/// Whether a leader who is aboard a vehicle may aid those who fire: on top, if all of them ride with him there (RUL-116). On foot he may aid
/// anybody of his Location.
///
/// # Errors
/// The refusal.
pub fn rides_along(table: &Table, leader: UnitNow, mut firers: impl Iterator<Item = CounterId>) -> Result<(), Refusal> {
    let Some(seat) = leader.aboard else { return Ok(()) };
    if !seat.outside {
        return Err(Refusal::new(INSIDE, words::fires_not_from_inside(leader.id)));
    }
    match firers.find(|id| table.unit(*id).and_then(|unit| unit.aboard) != Some(seat)) {
        Some(other) => Err(Refusal::new(RIDING_LEADER, words::aids_riders_only(leader.id, other))),
        None => Ok(()),
    }
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
        turned: None,
        commander: None,
        sources: SmallVec::new(),
        riding: 0,
        lead: None,
        leader: None,
        adjacent: table.field.map.adjacent(from, at),
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

#[cfg(test)]
#[path = "fire_test.rs"]
mod tests;
