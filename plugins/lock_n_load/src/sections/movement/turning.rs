//! Turning in a hex: vehicles as a part of their move, teams in place of firing (LNL-15.1-05, LNL-15.1-15, LNL-1.6.3-08), and the facing taken in
//! a new hex.

use crate::facts::command::Movement;
use crate::facts::event::Event;
use crate::facts::frames::Moving;
use crate::facts::situation::{Table, UnitNow, units};
use crate::files::classes::Trait;
use crate::sections::driving;
use crate::sections::driving::rules::{FACES, FORWARD, FREE_FACING, TURN_COST, TURN_TEAM, TURNED_MOVED};
use crate::sections::movement::rules::{ASSAULT_HALF, MOVEMENT_FACTOR};
use crate::sections::movement::stack::{self, Stack};
use crate::sections::movement::{another_step, marker, on_the_way, stepping, words};
use hex_board::{Facing, Spot};
use smallvec::SmallVec;
use table::{CounterId, Line, Refusal, Side};

/// The facing that those of a stack who face take with a step; none: they keep theirs. A vehicle keeps its own (LNL-15.1-04), teams take
/// any in a new hex (LNL-1.6.3-10); whoever comes onto the map takes one.
///
/// # Errors
/// A facing is named that nobody takes.
pub(super) fn taken(
    table: &Table,
    units: &[UnitNow],
    from: Option<Spot>,
    to: Spot,
    named: Option<Facing>,
) -> Result<Option<Facing>, Refusal> {
    let map = &table.field.map;
    let drives = units.iter().any(|unit| unit.may(Trait::Drives));
    let faces = units.iter().any(|unit| unit.may(Trait::Faces));
    match (named, from) {
        (None, Some(_)) => Ok(None),
        (None, None) => Ok(faces.then(|| driving::entry_facing(map, to.hex))),
        (Some(_), _) if !faces => Err(Refusal::new(FACES, words::nobody_faces())),
        (Some(_), Some(_)) if drives => Err(Refusal::new(FORWARD, words::keeps_facing())),
        (Some(_), Some(from)) if from.hex == to.hex => Err(Refusal::new(FREE_FACING, words::no_new_hex())),
        (Some(facing), None) if drives && !driving::entry_facings(map, to.hex).contains(&facing) => {
            Err(Refusal::new(FORWARD, words::comes_forward()))
        }
        (Some(facing), _) => Ok(Some(facing)),
    }
}

/// True if a vehicle that moves has a point left to turn with.
pub(super) fn turns_on(moving: &Moving, stack: &Stack) -> bool {
    stack.facing.is_some() && !stack.emplaced && moving.spent < moving.limit
}

/// A unit turns in its hex: a vehicle as a part of its move, which may begin so; a team in place of firing, and that is its move.
pub(crate) fn turn(
    table: &Table,
    side: Side,
    unit: CounterId,
    to: Facing,
    by: Movement,
) -> Result<Vec<Event>, Refusal> {
    if table.flow.moving().is_some() {
        return turn_on(table, side, unit, to);
    }
    let beginning = stack::beginning(table, side, &[unit], by, None)?;
    let turning = beginning.units[0];
    let points = driving::may_turn(turning, to)?;
    let team = beginning.stack.facing.is_none();
    // Every team that turns gets a Moved marker (LNL-1.6.3-B11).
    if team && by != Movement::Move {
        return Err(Refusal::new(TURNED_MOVED, words::turning_is_a_move()));
    }
    affords(by, beginning.stack.limit, points, 0).map_err(|refusal| beginning.stack.lacks(refusal.reason))?;
    let mut events = stepping::set_out(table, &beginning, None, team);
    let mut moving = stepping::fresh(table, &beginning, by, None);
    if !turning.has(marker(by)) {
        events.push(Event::MarkerPlaced { unit, marker: marker(by) });
    }
    spend(table, &mut moving, turning, to, points, &mut events);
    // Reading: a team that turns in place of firing does nothing else, and does not keep the others of its hex from moving.
    moving.ends = team;
    events.push(Event::push(moving));
    Ok(events)
}

/// The vehicle that moves turns on its way.
fn turn_on(table: &Table, side: Side, unit: CounterId, to: Facing) -> Result<Vec<Event>, Refusal> {
    let (moving, units, stack, _) = on_the_way(table, side)?;
    let Some(turning) = units.iter().copied().find(|mover| mover.id == unit) else {
        return Err(Refusal::new(TURN_COST, words::another_is_moving()));
    };
    if stack.facing.is_none() {
        return Err(Refusal::new(FREE_FACING, words::turns_with_step()));
    }
    another_step(moving.by, moving.ends)?;
    let points = driving::may_turn(turning, to)?;
    affords(stack.by, stack.limit, points, moving.spent).map_err(|refusal| stack.lacks(refusal.reason))?;
    let mut next = moving.clone();
    let mut events = Vec::new();
    spend(table, &mut next, turning, to, points, &mut events);
    events.push(Event::top(next));
    Ok(events)
}

/// Whether a unit that moves so has so many points left to turn with, of so many (LNL-6.0-02, LNL-15.2-01).
///
/// # Errors
/// The turn takes more.
pub fn affords(by: Movement, limit: u8, points: u8, spent: u8) -> Result<(), Refusal> {
    let left = limit.saturating_sub(spent);
    if points <= left {
        return Ok(());
    }
    let rule = if by == Movement::AssaultMove { ASSAULT_HALF } else { MOVEMENT_FACTOR };
    Err(Refusal::new(rule, words::turn_takes(points, left)))
}

/// The points of a turn are spent, and the other side is about to react (LNL-15.1-16).
fn spend(table: &Table, moving: &mut Moving, unit: UnitNow, to: Facing, points: u8, events: &mut Vec<Event>) {
    let rule = if unit.may(Trait::Drives) { TURN_COST } else { TURN_TEAM };
    if let Some(at) = unit.spot() {
        events.push(Event::Turned {
            unit: unit.id,
            at: table.field.map.place(at),
            from: unit.facing,
            to,
            by: moving.by,
            cost: points,
            lines: vec![Line::of(rule, points.into())],
        });
    }
    // A turned turret keeps its angle to the hull (LNL-15.1-13).
    events.push(Event::UnitIs { unit: unit.id, fact: units::Is::Faces(to) });
    moving.spent += points;
    moving.spent_here = moving.spent_here.saturating_add(points);
    moving.stopped.clear();
    moving.reacted = false;
}

/// The turns that are offered to a unit on the map: of a vehicle to either side, from where further turns follow; of a team towards enemies
/// whom its arc does not hold.
pub(super) fn worth_trying(table: &Table, unit: UnitNow) -> SmallVec<[Facing; 6]> {
    let mut found: SmallVec<[Facing; 6]> = SmallVec::new();
    let Some(at) = unit.spot().filter(|_| unit.may(Trait::Faces) && !unit.emplaced) else { return found };
    if unit.may(Trait::Drives) {
        found.extend([unit.facing.turned(-1), unit.facing.turned(1)]);
        return found;
    }
    let map = &table.field.map;
    for enemy in table.spots(unit.side.other()).filter(|spot| spot.hex != at.hex) {
        let facing = driving::towards(map, unit.facing, at.hex, enemy.hex);
        if facing != unit.facing && !found.contains(&facing) {
            found.push(facing);
        }
    }
    found.sort_unstable();
    found
}

#[cfg(test)]
#[path = "turning_test.rs"]
mod tests;
