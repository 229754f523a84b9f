//! Going aboard and leaving, as they are offered: all together, and each alone.

use crate::facts::command::{Command, Movement};
use crate::facts::frames::AnyFrame;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Table, UnitNow};
use crate::files::classes::Trait;
use crate::sections::fire;
use crate::sections::movement::stack;
use crate::sections::passengers::{self, Members, capacity};
use smallvec::SmallVec;
use table::{CounterId, Side};

/// The kinds of movement by which a vehicle is mounted and left.
const KINDS: [Movement; 2] = [Movement::Move, Movement::AssaultMove];

/// Whether a unit is a vehicle that may be mounted or left now, as far as can be said of it alone.
pub(crate) fn may_carry(table: &Table, unit: UnitNow) -> bool {
    unit.may(Trait::Drives) && stack::may_move(table, unit, Movement::Move).is_ok()
}

/// What the vehicles of a side may begin with.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    for vehicle in table.able(Trait::Drives).filter(|unit| unit.side == side) {
        if vehicle.spot().is_none_or(|spot| !out.wants_from(spot)) {
            continue;
        }
        for by in KINDS.into_iter().filter(|by| stack::may_move(table, vehicle, *by).is_ok()) {
            for outside in [false, true] {
                mounting(table, vehicle, outside, by, out);
            }
            leaving(table, vehicle, by, out);
        }
    }
}

/// What may be done aboard a vehicle while it moves: to leave it, and to fire from it.
pub(crate) fn on_the_way(table: &Table, side: Side, out: &mut Offers) {
    let Some(AnyFrame::Move(moving)) = table.flow.stack.last() else { return };
    let Some(vehicle) = moving.units.first().and_then(|id| table.unit(*id)).filter(|unit| unit.may(Trait::Drives))
    else {
        return;
    };
    if moving.side != side || table.passengers(vehicle.id).next().is_none() {
        return;
    }
    if out.wants(Kind::Ride) {
        leaving(table, vehicle, moving.by, out);
    }
    if out.wants(Kind::Fire) {
        fire::offers(table, side, out);
    }
}

/// Lists the groups of some units: all of them, and each alone.
fn groups(all: &Members, mut list: impl FnMut(SmallVec<[CounterId; 4]>)) {
    if !all.is_empty() {
        list(all.iter().map(|unit| unit.id).collect());
    }
    if all.len() > 1 {
        all.iter().for_each(|unit| list(SmallVec::from_slice(&[unit.id])));
    }
}

fn mounting(table: &Table, vehicle: UnitNow, outside: bool, by: Movement, out: &mut Offers) {
    let Some(at) = vehicle.spot() else { return };
    let mut all = Members::new();
    for unit in table.side_at(at, vehicle.side) {
        let able = out.wants_unit(unit.id) && passengers::may_mount(table, unit, vehicle).is_ok();
        let slow = passengers::own_points(table, unit) > table.movement_points(unit);
        all.push(unit);
        if !able || slow || capacity::finds_room(table, vehicle, &all, outside).is_err() {
            all.pop();
        }
    }
    groups(&all, |units| {
        if passengers::mount(table, vehicle.side, &units, vehicle.id, outside, by).is_ok() {
            out.push(Command::Mount { units, vehicle: vehicle.id, outside, by });
        }
    });
}

fn leaving(table: &Table, vehicle: UnitNow, carrier: Movement, out: &mut Offers) {
    let aboard: Members = table.passengers(vehicle.id).filter(|unit| out.wants_unit(unit.id)).collect();
    for by in KINDS.into_iter().filter(|_| !aboard.is_empty()) {
        let all: Members = aboard.iter().copied().filter(|unit| passengers::may_leave(*unit, by).is_ok()).collect();
        groups(&all, |units| {
            if passengers::dismount(table, vehicle.side, &units, by, carrier).is_ok() {
                out.push(Command::Dismount { units, by, carrier });
            }
        });
    }
}
