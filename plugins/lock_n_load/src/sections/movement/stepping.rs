//! What a step does to the stack, to the impulse and to what it leaves behind.

use crate::facts::command::Movement;
use crate::facts::event::Event;
use crate::facts::frames::{Activated, Impulse, Moving};
use crate::facts::situation::{Table, UnitNow, units};
use crate::files::classes::Trait;
use crate::files::markers::{HexMarker, Marker};
use crate::sections::driving::rules::SPEED;
use crate::sections::movement::rules::{MINIMUM, ROAD};
use crate::sections::movement::stack::{Beginning, Paid, There};
use crate::sections::movement::{StepCost, entry, marker};
use crate::sections::{driving, impulse, movement};
use hex_board::{Facing, Spot};
use table::{CounterId, Line};

/// What a stack's first step does besides the step itself: the impulse is used, tripods stay behind (LNL-6.0-16, LNL-1.6.1.01-01), a passed withdrawal
/// check is used up.
pub(crate) fn set_out(table: &Table, beginning: &Beginning, to: Option<Spot>, turns: bool) -> Vec<Event> {
    let mut events = vec![Event::top(used(table, beginning, to, turns))];
    for unit in &beginning.units {
        for weapon in table.carried_by(unit.id).filter(|weapon| weapon.set_up) {
            // Over the map edge they come packed (LNL-1.6.1.01-04), as the scenario check asks.
            let left = beginning.from.map(|from| table.field.map.place(from));
            events.extend(left.map(|at| Event::WeaponDropped { weapon: weapon.id, at }));
        }
        // It has begun the move that it owes (LNL-15.7.1-02, LNL-15.7.1-04).
        if unit.keeps_moving {
            events.push(driving::continuous::is(unit.id, false));
        }
        if unit.has(Marker::MayWithdraw) {
            events.push(Event::MarkerRemoved { unit: unit.id, marker: Marker::MayWithdraw });
        }
    }
    events
}

pub(super) fn used(table: &Table, beginning: &Beginning, to: Option<Spot>, turns: bool) -> Impulse {
    let map = &table.field.map;
    let mut next = match beginning.from {
        Some(from) => impulse::acting_from(table, from),
        None => impulse::now(table),
    };
    next.acted = true;
    next.movers.extend(beginning.units.iter().map(|unit| unit.id));
    // A vehicle moves for itself: others of its hex still move in this impulse, and enter where they will (LNL-15.1-01).
    let alone = beginning.stack.facing.is_some() || turns;
    match (beginning.from, to) {
        (Some(_), _) if alone => {}
        (Some(from), _) => next.moved_from.push(map.place(from)),
        (None, Some(to)) => {
            let group = impulse::entry::group_of(table, beginning.units[0]);
            next.activated = group.map(|def| Activated::Entry(def.id.clone()));
            if alone {
                return next;
            }
            next.moved_from.push(map.place(to));
            let leads = beginning.units.iter().any(|unit| entry::brings_others(*unit));
            if leads || !next.entered_by.is_empty() {
                next.entered_by.push(map.place(to));
            }
        }
        (None, None) => {}
    }
    next
}

pub(crate) fn fresh(table: &Table, beginning: &Beginning, by: Movement, double_time: Option<CounterId>) -> Moving {
    Moving {
        side: beginning.stack.side,
        units: beginning.units.iter().map(|unit| unit.id).collect(),
        by,
        from: beginning.from.map(|from| table.field.map.place(from)),
        spent: 0,
        half: false,
        limit: beginning.stack.limit,
        double_time,
        spent_here: 0,
        attacks_here: 0,
        held: false,
        reacted: false,
        ends: false,
        exiting: false,
        withdrawing: beginning.units.iter().any(|unit| unit.has(Marker::MayWithdraw)),
        stopped: Vec::new(),
    }
}

/// A step that is made.
pub(super) struct Step {
    /// From where; none: from off the map.
    pub(super) from: Option<Spot>,
    /// Where to.
    pub(super) to: Spot,
    /// Its cost, where it is not a minimum move.
    pub(super) cost: StepCost,
    /// What it takes.
    pub(super) paid: Paid,
    /// What the stack finds there.
    pub(super) there: There,
    /// The facing that those of the stack who face take there; none: they keep theirs.
    pub(super) facing: Option<Facing>,
}

impl Step {
    /// The cost line by line: other than printed in a minimum move (LNL-6.0-10).
    fn lines(&self) -> Vec<Line> {
        let mut lines = self.cost.lines.to_vec();
        if self.paid.minimum {
            let value = i32::from(self.paid.points) - i32::from(self.cost.points());
            lines.push(Line { rule: MINIMUM, value, half: false, from: None });
        }
        lines
    }
}

/// A step: its points are spent, its marker lies (LNL-4.0-19, LNL-15.2-06), and the other side is about to react (RUL-82).
pub(super) fn take_step(table: &Table, moving: &mut Moving, units: &[UnitNow], step: &Step, events: &mut Vec<Event>) {
    let map = &table.field.map;
    let Step { from, to, paid, there, .. } = *step;
    let at = map.place(to);
    events.push(Event::Stepped {
        units: units.iter().map(|unit| unit.id).collect(),
        from: from.map(|from| map.place(from)),
        to: Some(at),
        by: moving.by,
        cost: paid.points,
        lines: step.lines(),
    });
    for unit in units {
        events.push(Event::UnitPlaced { unit: unit.id, at });
        let mut place = |marker: Marker| {
            if !unit.has(marker) {
                events.push(Event::MarkerPlaced { unit: unit.id, marker });
            }
        };
        place(marker(moving.by));
        // LNL-8.0-01: who enters a melee gets a Move marker, also by Stealth.
        if there.enemies && moving.by != Movement::Move {
            place(Marker::Moved);
        }
        if let Some(facing) = step.facing.filter(|facing| unit.may(Trait::Faces) && unit.facing != *facing) {
            events.push(Event::UnitIs { unit: unit.id, fact: units::Is::Faces(facing) });
        }
        events.extend(on_road(table, *unit, moving, &step.cost));
        // Its position is left for good (LNL-21.7-04).
        if unit.emplaced {
            events.push(Event::UnitIs { unit: unit.id, fact: units::Is::Emplaced(false) });
        }
    }
    moving.spent += paid.points;
    moving.half = paid.total.left_over();
    // RUL-21: points spent inside one hex add up, and the attacks made in it count against all of them. Reading: a hexside of road that half
    // a point left over pays for counts as a point.
    if from.is_some_and(|from| from.hex == to.hex) {
        moving.spent_here = moving.spent_here.saturating_add(paid.points);
    } else {
        moving.spent_here = paid.points.max(1);
        moving.attacks_here = 0;
    }
    moving.stopped.clear();
    // LNL-8.0-04: nobody fires into the hex in which the stack meets the enemy.
    moving.reacted = there.enemies;
    // A stack without points left is not marked so: if its slowest member drops out now, the others go on (LNL-5.3-16).
    // Reading: a Melee marker that still lies where one side is left stops and locks those who enter, too (LNL-8.1-01, -05).
    let locked = table.hexes.has(to, HexMarker::Melee) && paid.way.is_none();
    moving.ends = there.enemies || locked || moving.by == Movement::LowCrawl;
}

/// What a vehicle has spent on roads in this move, where its speed is asked for (LNL-15.7-02).
fn on_road(table: &Table, unit: UnitNow, moving: &Moving, cost: &StepCost) -> Option<Event> {
    let column = movement::cost::column(&table.field.definitions, table.mobility(unit));
    if !unit.may(Trait::Drives) || !table.plays(SPEED) || column.fast.is_none_or(|fast| fast.on_road == 0) {
        return None;
    }
    let before = if moving.spent == 0 { 0 } else { unit.road_halves };
    let along = cost.lines.iter().any(|line| line.rule == ROAD);
    let now = if along { before.saturating_add(cost.halves.0.min(u16::from(u8::MAX)) as u8) } else { before };
    (now != unit.road_halves).then_some(Event::UnitIs { unit: unit.id, fact: units::Is::DroveOnRoad(now) })
}

/// LNL-8.1-11: when the last unit of a side withdraws, also off the map, the Melee marker goes at once.
pub(super) fn leave_melee(table: &Table, leaving: &[UnitNow], from: Spot, events: &mut Vec<Event>) {
    if !table.hexes.has(from, HexMarker::Melee) {
        return;
    }
    let leaves = |unit: UnitNow| leaving.iter().any(|member| member.id == unit.id);
    if leaving.first().is_some_and(|first| table.side_at(from, first.side).all(leaves)) {
        events.push(Event::HexMarkerRemoved { at: table.field.map.place(from), marker: HexMarker::Melee });
    }
}
