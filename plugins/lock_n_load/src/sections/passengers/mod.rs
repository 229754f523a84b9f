//! Passengers (16.0 to 16.4): room in and on vehicles, going aboard and leaving.
//!
//! Who is aboard is on no Location (`OffMap::Aboard`), so he goes, enters and leaves the map with his vehicle, controls nothing (LNL-SC-07)
//! and makes nobody fire at him apart from it; in stacking he counts where it is (LNL-RB-54). What riders fire is told in
//! [`fire`](crate::sections::fire), who comes off a vehicle that is hit in [`wrecks`](crate::sections::wrecks).

pub mod capacity;
pub(crate) mod offers;
mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Movement;
use crate::facts::event::Event;
use crate::facts::frames::{AnyFrame, Moving};
use crate::facts::situation::{Table, UnitNow, units};
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::impulse;
use crate::sections::impulse::rules::{ACTED, ONE_STACK};
use crate::sections::melee::rules::LOCKED;
use crate::sections::movement::rules::SHAKEN_KINDS;
use crate::sections::movement::stack::{self, Stack};
use crate::sections::movement::{marker, stepping};
use crate::sections::passengers::rules::{AT_START, HALF_FACTORS, HALF_LEFT, LOADS, UNMARKED};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

type Members = SmallVec<[UnitNow; 4]>;

/// Markers of units that have moved since the phase began: they were elsewhere then, or may have been.
const HAVE_MOVED: &[Marker] = &[Marker::Moved, Marker::AssaultMoved, Marker::LowCrawled, Marker::Stealthy];

/// What a vehicle spends when it is mounted or left: half its movement factor, rounded up (LNL-16.4-01, LNL-RB-37).
pub fn vehicle_points(table: &Table, vehicle: UnitNow) -> u8 {
    table.movement_factor(vehicle).div_ceil(2)
}

/// What a unit spends when it mounts or leaves: half its movement factor, rounded down (LNL-16.4-01, LNL-RB-37).
pub fn own_points(table: &Table, unit: UnitNow) -> u8 {
    table.movement_factor(unit) / 2
}

/// Only by Move or Assault Move is a vehicle mounted and left.
fn kind_of(by: Movement) -> Result<(), Refusal> {
    match by {
        Movement::Move | Movement::AssaultMove => Ok(()),
        Movement::LowCrawl | Movement::Stealth => Err(Refusal::new(HALF_FACTORS, words::kinds())),
    }
}

/// The units of an order, each named once, each with half its points.
fn members(table: &Table, side: Side, ids: &[CounterId]) -> Result<Members, Refusal> {
    let mut members = Members::new();
    for (n, id) in ids.iter().enumerate() {
        let unit = impulse::own_unit(table, side, *id, HALF_FACTORS)?;
        if ids[..n].contains(id) {
            return Err(Refusal::new(HALF_FACTORS, words::named_twice(*id)));
        }
        if own_points(table, unit) > table.movement_points(unit) {
            return Err(Refusal::new(HALF_FACTORS, words::too_slow(*id)));
        }
        members.push(unit);
    }
    if members.is_empty() { Err(Refusal::new(HALF_FACTORS, words::nobody())) } else { Ok(members) }
}

/// Whether a unit may go aboard a vehicle now, as far as room goes not.
///
/// # Errors
/// The refusal.
pub(crate) fn may_mount(table: &Table, unit: UnitNow, vehicle: UnitNow) -> Result<(), Refusal> {
    capacity::may_ride(table, unit)?;
    let Some(at) = unit.spot().filter(|at| vehicle.spot() == Some(*at)) else {
        return Err(Refusal::new(AT_START, words::not_there_at_the_start(unit.id, vehicle.id)));
    };
    // Who gives way to an overrun bears no marker.
    if unit.markers.any(HAVE_MOVED) || table.flow.turn.came.contains(&unit.id) {
        return Err(Refusal::new(AT_START, words::not_there_at_the_start(unit.id, vehicle.id)));
    }
    if unit.markers.any(&[Marker::Fired, Marker::OpsComplete]) {
        return Err(Refusal::new(UNMARKED, words::is_marked(unit.id)));
    }
    if table.hexes.has(at, HexMarker::Melee) {
        return Err(Refusal::new(LOCKED, words::in_melee(unit.id)));
    }
    impulse::may_act(table, unit)
}

/// Units go aboard a vehicle, which begins its move so: both are activated together (LNL-RB-38).
pub(crate) fn mount(
    table: &Table,
    side: Side,
    ids: &[CounterId],
    vehicle: CounterId,
    outside: bool,
    by: Movement,
) -> Result<Vec<Event>, Refusal> {
    kind_of(by)?;
    let carrier = impulse::own_unit(table, side, vehicle, HALF_FACTORS)?;
    if !carrier.may(Trait::Drives) {
        return Err(Refusal::new(HALF_FACTORS, words::no_vehicle(vehicle)));
    }
    let boarding = members(table, side, ids)?;
    for unit in &boarding {
        may_mount(table, *unit, carrier)?;
    }
    let start = Start::of(table, carrier, by)?;
    capacity::finds_room(table, carrier, &boarding, outside)?;
    let (mut events, moving) = start.spends()?;
    for unit in &boarding {
        // A tripod that is set up stays behind (LNL-6.0-16).
        for weapon in table.carried_by(unit.id).filter(|weapon| weapon.set_up) {
            events.push(Event::WeaponDropped { weapon: weapon.id, at: table.field.map.place(start.at) });
        }
        events.push(Event::MarkerPlaced { unit: unit.id, marker: Marker::Moved });
    }
    events.push(Event::Mounted { units: ids.to_vec(), vehicle, outside, cost: start.cost });
    events.push(Event::push(moving));
    Ok(events)
}

/// A vehicle that is mounted or left: as it begins its move so, or in the middle of it.
struct Start {
    vehicle: UnitNow,
    at: Spot,
    moving: Moving,
    goes_on: bool,
    events: Vec<Event>,
    cost: u8,
}

impl Start {
    /// The vehicle as it begins its move.
    fn of(table: &Table, vehicle: UnitNow, by: Movement) -> Result<Self, Refusal> {
        let beginning = stack::beginning(table, vehicle.side, &[vehicle.id], by, None)?;
        let Some(at) = beginning.from else {
            return Err(Refusal::new(HALF_LEFT, words::not_half_left(vehicle_points(table, vehicle), 0)));
        };
        let mut events = stepping::set_out(table, &beginning, None, false);
        events.push(Event::MarkerPlaced { unit: vehicle.id, marker: marker(by) });
        let moving = stepping::fresh(table, &beginning, by, None);
        Ok(Self { vehicle, at, moving, goes_on: false, events, cost: vehicle_points(table, vehicle) })
    }

    /// The vehicle that moves already.
    fn on_the_way(table: &Table, vehicle: UnitNow, moving: &Moving) -> Result<Self, Refusal> {
        let Some(at) = vehicle.spot().filter(|_| moving.units == [vehicle.id] && !moving.exiting) else {
            return Err(Refusal::new(ONE_STACK, words::another_moves()));
        };
        let (moving, cost) = (moving.clone(), vehicle_points(table, vehicle));
        Ok(Self { vehicle, at, moving, goes_on: true, events: Vec::new(), cost })
    }

    /// Half the vehicle's points are spent, and the other side is about to react; the vehicle may use the rest (LNL-16.4-01).
    fn spends(&self) -> Result<(Vec<Event>, Moving), Refusal> {
        let mut moving = self.moving.clone();
        let left = moving.limit.saturating_sub(moving.spent);
        if moving.by == Movement::AssaultMove && moving.spent > 0 {
            return Err(Refusal::new(LOADS, words::assault_only_so()));
        }
        if self.cost > left || moving.ends {
            return Err(Refusal::new(HALF_LEFT, words::not_half_left(self.cost, left)));
        }
        moving.spent += self.cost;
        moving.spent_here = moving.spent_here.saturating_add(self.cost);
        moving.stopped.clear();
        moving.reacted = false;
        // LNL-16.4-07: of an Assault Move it is all; LNL-16.4-09: a Shaken vehicle does not move in that turn.
        moving.ends = moving.by == Movement::AssaultMove || self.vehicle.shaken;
        Ok((self.events.clone(), moving))
    }
}

/// Whether a passenger may leave his vehicle now, as far as he himself goes.
///
/// # Errors
/// The refusal.
// Reading: who has moved or fired in this turn stays, so nobody leaves the vehicle that he has mounted in the same turn.
pub(crate) fn may_leave(unit: UnitNow, by: Movement) -> Result<CounterId, Refusal> {
    let Some(seat) = unit.aboard else {
        return Err(Refusal::new(HALF_LEFT, words::not_aboard(unit.id)));
    };
    if unit.markers.any(HAVE_MOVED) || unit.markers.any(&[Marker::Fired, Marker::OpsComplete]) {
        return Err(Refusal::new(ACTED, words::is_marked(unit.id)));
    }
    if by == Movement::AssaultMove && unit.shaken {
        return Err(Refusal::new(SHAKEN_KINDS, words::shaken_moves_only(unit.id)));
    }
    Ok(seat.vehicle)
}

/// Passengers leave their vehicle: at once under their marker, where they may be fired at (LNL-16.4-04); then they go on, and when they
/// have finished it does (LNL-16.4-05).
pub(crate) fn dismount(
    table: &Table,
    side: Side,
    ids: &[CounterId],
    by: Movement,
    carrier_by: Movement,
) -> Result<Vec<Event>, Refusal> {
    kind_of(by).and(kind_of(carrier_by))?;
    let leaving = members(table, side, ids)?;
    let mut vehicle = None;
    for unit in &leaving {
        let own = may_leave(*unit, by)?;
        if *vehicle.get_or_insert(own) != own {
            return Err(Refusal::new(HALF_LEFT, words::several_vehicles()));
        }
    }
    if by == Movement::AssaultMove {
        // LNL-16.4-08.
        stack::may_use(table, &leaving, by, None)?;
    }
    let Some(carrier) = vehicle.and_then(|vehicle| table.unit(vehicle)) else {
        return Err(Refusal::new(HALF_LEFT, words::nobody()));
    };
    let start = match table.flow.stack.last() {
        Some(AnyFrame::Move(moving)) => Start::on_the_way(table, carrier, moving)?,
        _ => Start::of(table, carrier, carrier_by)?,
    };
    let at = table.field.map.place(start.at);
    let (mut events, moving) = start.spends()?;
    for unit in &leaving {
        events.push(Event::UnitIs { unit: unit.id, fact: units::Is::RidesOn(None) });
        events.push(Event::UnitPlaced { unit: unit.id, at });
        events.push(Event::MarkerPlaced { unit: unit.id, marker: marker(by) });
    }
    events.push(if start.goes_on { Event::top(moving) } else { Event::push(moving) });
    events.push(Event::Dismounted { units: ids.to_vec(), vehicle: carrier.id, at, by, cost: start.cost });
    events.push(Event::push(on_foot(table, &leaving, by, start.at)));
    Ok(events)
}

/// Those who have left their vehicle, as a stack that may go on with what is left of its points (LNL-16.4-05, LNL-16.4-06); by Assault Move they stay
/// there for this turn (LNL-16.4-08).
// Reading: they go on together, with what is left to the one who has least.
fn on_foot(table: &Table, units: &[UnitNow], by: Movement, at: Spot) -> Moving {
    let stack = Stack::new(table, units, by, None);
    let left = |unit: &UnitNow| table.movement_points(*unit).saturating_sub(own_points(table, *unit));
    let stays = by == Movement::AssaultMove;
    let left = if stays { 0 } else { units.iter().map(left).min().unwrap_or_default() };
    let spent = stack.limit.saturating_sub(left);
    Moving {
        side: stack.side,
        units: units.iter().map(|unit| unit.id).collect(),
        by,
        from: Some(table.field.map.place(at)),
        spent,
        half: false,
        limit: stack.limit,
        double_time: None,
        spent_here: spent,
        attacks_here: 0,
        held: false,
        reacted: false,
        ends: stays,
        exiting: false,
        withdrawing: false,
        stopped: Vec::new(),
    }
}

#[cfg(test)]
#[path = "passengers_test.rs"]
mod tests;
