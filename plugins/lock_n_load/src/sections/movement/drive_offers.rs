//! The moves that are offered to vehicles, and the turns of teams.

use crate::facts::command::{Command, Movement};
use crate::facts::frames::Moving;
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow};
use crate::facts::steps::{Edge, Halves};
use crate::files::classes::Trait;
use crate::files::scenario::EntryDef;
use crate::sections::driving::{self, ready};
use crate::sections::movement;
use crate::sections::movement::occupancy::Occupancy;
use crate::sections::movement::stack::Stack;
use crate::sections::movement::turning;
use hex_board::{Facing, Spot};
use smallvec::SmallVec;

/// The kinds of movement of vehicles (LNL-15.1-02).
const KINDS: [Movement; 2] = [Movement::Move, Movement::AssaultMove];

/// What a vehicle may begin with: to be got ready, to drive into each hex that it faces or backs into, to turn to either side.
pub(super) fn of_vehicle(table: &Table, vehicle: UnitNow, from: Spot, occupancy: &Occupancy, out: &mut Offers) {
    ready::offers(table, vehicle, out);
    let map = &table.field.map;
    for by in KINDS.into_iter().filter(|by| begins(table, vehicle, *by)) {
        let stack = Stack::new(table, &[vehicle], by, None);
        let units: SmallVec<_> = SmallVec::from_slice(&[vehicle.id]);
        let ahead = |edge: &&Edge| driving::leads(map, vehicle.facing, from.hex, edge.to.hex);
        for edge in table.field.steps.by(stack.mobility).from(from).iter().filter(ahead) {
            // It does not stand there itself.
            let there = occupancy.at(edge.to);
            if stack.pays(table, Some(from), edge.to, edge.cost, Halves::default(), there).is_ok() {
                let (units, to) = (units.clone(), map.place(edge.to));
                out.push(Command::Move { units, by, to, double_time: None, facing: None });
            }
        }
        out.extend(first_turns(table, vehicle, by));
        if movement::may_exit(table, &stack, from, 0).is_ok() {
            out.push(Command::Exit { units, by });
        }
    }
}

/// Whether a unit may begin a move of this kind by itself.
fn begins(table: &Table, unit: UnitNow, by: Movement) -> bool {
    movement::stack::may_move(table, unit, by).is_ok() && movement::stack::may_use(table, &[unit], by, None).is_ok()
}

/// The turns with which a vehicle may begin its move, and a team in place of firing.
pub(super) fn first_turns(table: &Table, unit: UnitNow, by: Movement) -> Vec<Command> {
    if !unit.may(Trait::Faces) || (!unit.may(Trait::Drives) && by != Movement::Move) {
        return Vec::new();
    }
    let stack = Stack::new(table, &[unit], by, None);
    let affords = |to: &Facing| driving::turning_points(unit, *to) <= stack.limit;
    let facings = turning::worth_trying(table, unit).into_iter().filter(affords);
    facings.map(|to| Command::Turn { unit: unit.id, to, by }).collect()
}

/// How a vehicle that moves may go on beside its next steps.
pub(super) fn goes_on(table: &Table, moving: &Moving, stack: &Stack, vehicle: UnitNow, out: &mut Offers) {
    if moving.ends || stack.facing.is_none() {
        return;
    }
    if turning::turns_on(moving, stack) {
        let turn = |to| Command::Turn { unit: vehicle.id, to, by: moving.by };
        out.extend(turning::worth_trying(table, vehicle).into_iter().map(turn));
    }
    ready::turret_offer(table, vehicle, out);
}

/// The facing that the first team of a stack would take in a Location, towards the nearest enemy; none where it faces so already (LNL-DB-08).
pub(super) fn facing_there(table: &Table, members: &[UnitNow], to: Spot) -> Option<Facing> {
    let team = members.iter().find(|unit| unit.may(Trait::Faces) && !unit.may(Trait::Drives))?;
    let enemy = driving::nearest_enemy(table, team.side, to.hex)?;
    let facing = driving::towards(&table.field.map, team.facing, to.hex, enemy);
    Some(facing).filter(|facing| *facing != team.facing)
}

/// A vehicle that waits off the map: by every entry hex, with every facing that it may come with.
pub(super) fn entries(table: &Table, group: &EntryDef, vehicle: UnitNow, out: &mut Offers) {
    let map = &table.field.map;
    for by in KINDS.into_iter().filter(|by| begins(table, vehicle, *by)) {
        let units: SmallVec<_> = SmallVec::from_slice(&[vehicle.id]);
        let Ok(beginning) = movement::stack::beginning(table, vehicle.side, &units, by, None) else { continue };
        for hex in group.hexes.iter().filter_map(|name| map.hex(*name)) {
            let to = Spot { hex, storey: 0 };
            if movement::first_step(table, &beginning, to).is_ok() {
                let place = map.place(to);
                let enter = |facing| Command::Move {
                    units: units.clone(),
                    by,
                    to: place,
                    double_time: None,
                    facing: Some(facing),
                };
                out.extend(driving::entry_facings(map, hex).into_iter().map(enter));
            }
        }
    }
}

#[cfg(test)]
#[path = "drive_offers_test.rs"]
mod tests;
