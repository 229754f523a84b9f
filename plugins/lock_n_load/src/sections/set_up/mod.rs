//! Setting up: from a checked scenario to counters on the table (`start.rs`), and the orders of the set-up phase (LNL-SC-01 to -03, RUL-97).

mod deployment;
pub(crate) mod fit;
mod orders;
mod part;
pub(crate) mod room;
pub mod rules;
mod start;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::SetUp;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{OffMap, Table, UnitNow, UnitState, units};
use crate::files::classes::Trait;
use crate::files::scenario::ScenarioDef;
use crate::sections::driving::rules::FACES;
use crate::sections::set_up::deployment::Deployment;
use crate::sections::set_up::room::Placing;
use crate::sections::set_up::rules::SET_UP;
use crate::sections::{driving, stacking};
use hex_board::{Facing, Place, Spot};
use table::{CounterId, Refusal, Side};

pub(crate) use start::{added, counters, entry_groups, ground, lay_out, rectangle, with_own_values, zone_spots, zones};

/// The next side in the order of set-up that has counters to set up.
fn first_to_set_up(scenario: &ScenarioDef, done: &[Side]) -> Option<Side> {
    let order = scenario.set_up_order.map_or(Side::BOTH, Into::into);
    let sets_up = |side: &Side| scenario.side(*side).counters.iter().any(|counter| counter.zone.is_some());
    order.into_iter().find(|side| !done.contains(side) && sets_up(side))
}

/// The part of the set-up that is going on, if it is the side's.
fn part<'a>(table: &Table<'a>, side: Side) -> Result<&'a SetUp, Refusal> {
    let part = table.flow.set_up().filter(|part| part.side == side);
    part.ok_or_else(|| Refusal::new(SET_UP, words::not_yours()))
}

/// A unit that the side sets up in this phase.
fn own_unit(table: &Table, side: Side, unit: CounterId) -> Result<(u16, UnitNow), Refusal> {
    part(table, side)?;
    let n = table.unit_no(unit).ok_or_else(|| Refusal::new(SET_UP, words::no_unit(unit)))?;
    let found = table.units.at(usize::from(n));
    if found.side != side {
        return Err(Refusal::new(SET_UP, words::other_side(unit)));
    }
    if table.field.zones[usize::from(n)].is_empty() {
        return Err(Refusal::new(SET_UP, words::no_zone(unit)));
    }
    Ok((n, found))
}

/// Whether the unit may be set up there beside what stands there. [`Placing::holds`] answers the same for many units and Locations.
fn check_room(table: &Table, unit: UnitNow, spot: Spot) -> Result<(), Refusal> {
    let terrain = table.field.map.at(spot.hex).terrain;
    if table.field.definitions.terrain(terrain).prohibited {
        return Err(Refusal::new(SET_UP, words::no_one_enters()));
    }
    if table.side_at(spot, unit.side.other()).next().is_some() {
        return Err(Refusal::new(SET_UP, words::enemy_there()));
    }
    driving::may_stand(&table.field.definitions, &table.field.map, table.definition(unit), table.mobility(unit), spot)?;
    let friends = stacking::load_at(table, spot, unit.side, &[unit.id]);
    stacking::within(table, spot, stacking::entered(friends, stacking::room_of(table, unit)))
}

/// Sets a counter up, or moves it to another Location of its zone, or turns it there.
pub(crate) fn place(
    table: &Table,
    side: Side,
    unit: CounterId,
    at: Place,
    facing: Option<Facing>,
) -> Result<Vec<Event>, Refusal> {
    let (n, found) = own_unit(table, side, unit)?;
    let map = &table.field.map;
    let spot = map.spot(at).ok_or_else(|| Refusal::new(SET_UP, words::no_location(at)))?;
    // Where a gun or a vehicle may not stand is left out of its zone: it hears the rule that keeps it out.
    driving::may_stand(&table.field.definitions, map, table.definition(found), table.mobility(found), spot)?;
    if !table.field.zones[usize::from(n)].contains(&spot) {
        return Err(Refusal::new(SET_UP, words::out_of_zone(at, unit)));
    }
    if facing.is_some() && !found.may(Trait::Faces) {
        return Err(Refusal::new(FACES, words::faces_nowhere(unit)));
    }
    let turned = facing.filter(|facing| *facing != found.facing);
    let turned = turned.map(|facing| Event::UnitIs { unit, fact: units::Is::Faces(facing) });
    if found.spot() == Some(spot) {
        let there = || Refusal::new(SET_UP, words::there_already(unit));
        return turned.map(|turned| vec![turned]).ok_or_else(there);
    }
    check_room(table, found, spot)?;
    if !Placing::new(table).leaves_room(usize::from(n), spot) {
        return Err(Refusal::new(SET_UP, words::no_room_left(unit, at)));
    }
    Ok([Event::UnitPlaced { unit, at: map.place(spot) }].into_iter().chain(turned).collect())
}

/// Sets up all counters of the side that still wait for it.
pub(crate) fn place_all(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    part(table, side)?;
    let mut events = Vec::new();
    let mut placing = Placing::new(table);
    let mut deployment = Deployment::of(table, side);
    let mut units: Vec<(usize, UnitNow)> = placing.waiting(side).collect();
    units.sort_by_key(|(_, unit)| deployment.turn(*unit));
    for (n, unit) in units {
        let mut spots: Vec<Spot> = placing.with_room(n, unit).collect();
        let armed = deployment::is_armed(table, unit);
        spots.sort_by_cached_key(|spot| std::cmp::Reverse(deployment.worth(unit, armed, *spot)));
        // The best one that leaves room for those who come later.
        if let Some(spot) = spots.into_iter().find(|spot| placing.leaves_room(n, *spot)) {
            deployment.place(unit, spot);
            placing.place(n, spot);
            events.push(Event::UnitPlaced { unit: unit.id, at: table.field.map.place(spot) });
            let facing = deployment.facing(unit, spot);
            events.extend(facing.map(|facing| Event::UnitIs { unit: unit.id, fact: units::Is::Faces(facing) }));
        }
    }
    if events.is_empty() {
        return Err(Refusal::new(SET_UP, words::none_left()));
    }
    Ok(events)
}

/// Ends the side's set-up.
pub(crate) fn done(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let part = part(table, side)?;
    let waits = |unit: &UnitNow| unit.side == side && unit.state == UnitState::Off(OffMap::SetUp);
    if let Some(unit) = table.units.iter().find(waits) {
        return Err(Refusal::new(SET_UP, words::not_set_up(unit.id)));
    }
    let mut done = part.done.clone();
    done.push(side);
    Ok(vec![match first_to_set_up(&table.field.scenario, &done) {
        Some(side) => Event::top(SetUp { side, done }),
        None => Event::Popped,
    }])
}

/// The orders of the set-up: each counter to each Location of its zone, weapons to other hands, and the end.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    if out.wants(Kind::Place) {
        place_offers(table, side, out);
    }
    if out.wants(Kind::Give) {
        super::weapons::set_up_offers(table, side, out);
    }
    if out.wants(Kind::Finish) {
        let some_left = table.side(side).any(|unit| unit.state == UnitState::Off(OffMap::SetUp));
        out.push(if some_left { Command::PlaceAll } else { Command::SetUpDone });
    }
}

fn place_offers(table: &Table, side: Side, out: &mut Offers) {
    let map = &table.field.map;
    let placing = Placing::new(table);
    for (n, unit) in table.units.iter().enumerate().filter(|(_, unit)| unit.side == side) {
        let roomy = placing.is_roomy_for(n);
        let elsewhere = placing.with_room(n, unit).filter(|spot| unit.spot() != Some(*spot));
        let elsewhere = elsewhere.filter(|spot| roomy || placing.leaves_room(n, *spot));
        out.extend(elsewhere.map(|spot| Command::Place { unit: unit.id, at: map.place(spot), facing: None }));
        let here = unit.spot().filter(|_| unit.may(Trait::Faces) && !table.field.zones[n].is_empty());
        let turns = here.into_iter().flat_map(|spot| [-1, 1].map(|steps| (spot, unit.facing.turned(steps))));
        let turn = |(spot, facing)| Command::Place { unit: unit.id, at: map.place(spot), facing: Some(facing) };
        out.extend(turns.map(turn));
    }
}

#[cfg(test)]
#[path = "set_up_test.rs"]
mod tests;
