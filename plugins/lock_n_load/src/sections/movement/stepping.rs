//! What a step does to the stack, to the impulse and to what it leaves behind.

use crate::facts::command::Movement;
use crate::facts::event::{Event, Line};
use crate::facts::frames::{Activated, Impulse, Moving};
use crate::facts::situation::{Table, UnitNow};
use crate::files::markers::{HexMarker, Marker};
use crate::sections::impulse;
use crate::sections::movement::rules::MINIMUM;
use crate::sections::movement::stack::{Beginning, There};
use crate::sections::movement::{StepCost, entry, marker};
use hex_board::Spot;
use table::CounterId;

/// What a stack's first step does besides the step itself: the impulse is used, tripods stay behind (LNL-6.0-16, LNL-1.6.1.01-01), a passed withdrawal
/// check is used up.
pub(super) fn set_out(table: &Table, beginning: &Beginning, to: Option<Spot>) -> Vec<Event> {
    let mut events = vec![Event::top(used(table, beginning, to))];
    for unit in &beginning.units {
        for weapon in table.carried_by(unit.id).filter(|weapon| weapon.set_up) {
            // Over the map edge they come packed (LNL-1.6.1.01-04), as the scenario check asks.
            let left = beginning.from.map(|from| table.field.map.place(from));
            events.extend(left.map(|at| Event::WeaponDropped { weapon: weapon.id, at }));
        }
        if unit.has(Marker::MayWithdraw) {
            events.push(Event::MarkerRemoved { unit: unit.id, marker: Marker::MayWithdraw });
        }
    }
    events
}

pub(super) fn used(table: &Table, beginning: &Beginning, to: Option<Spot>) -> Impulse {
    let map = &table.field.map;
    let mut next = match beginning.from {
        Some(from) => impulse::acting_from(table, from),
        None => impulse::now(table),
    };
    next.acted = true;
    next.movers.extend(beginning.units.iter().map(|unit| unit.id));
    match (beginning.from, to) {
        (Some(from), _) => next.moved_from.push(map.place(from)),
        (None, Some(to)) => {
            let group = impulse::entry::group_of(table, beginning.units[0]);
            next.activated = group.map(|def| Activated::Entry(def.id.clone()));
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

pub(super) fn fresh(table: &Table, beginning: &Beginning, by: Movement, double_time: Option<CounterId>) -> Moving {
    Moving {
        side: beginning.stack.side,
        units: beginning.units.iter().map(|unit| unit.id).collect(),
        by,
        from: beginning.from.map(|from| table.field.map.place(from)),
        spent: 0,
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

pub(super) fn take_step(
    table: &Table,
    moving: &mut Moving,
    units: &[UnitNow],
    from: Option<Spot>,
    to: Spot,
    cost: &StepCost,
    spent: u8,
    there: There,
    events: &mut Vec<Event>,
) {
    let map = &table.field.map;
    let at = map.place(to);
    let mut lines = cost.lines.to_vec();
    if spent != cost.points {
        let value = i32::from(spent) - i32::from(cost.points);
        lines.push(Line { rule: MINIMUM, value, half: false, from: None });
    }
    events.push(Event::Stepped {
        units: units.iter().map(|unit| unit.id).collect(),
        from: from.map(|from| map.place(from)),
        to: Some(at),
        by: moving.by,
        cost: spent,
        lines,
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
    }
    moving.spent += spent;
    // RUL-21: points spent inside one hex add up, and the attacks made in it count against all of them.
    if from.is_some_and(|from| from.hex == to.hex) {
        moving.spent_here = moving.spent_here.saturating_add(spent);
    } else {
        moving.spent_here = spent;
        moving.attacks_here = 0;
    }
    moving.stopped.clear();
    // LNL-8.0-04: nobody fires into the hex in which the stack meets the enemy.
    moving.reacted = there.enemies;
    // A stack without points left is not marked so: if its slowest member drops out now, the others go on (LNL-5.3-16).
    // Reading: a Melee marker that still lies where one side is left stops and locks those who enter, too (LNL-8.1-01, -05).
    let locked = table.hexes.has(to, HexMarker::Melee);
    moving.ends = there.enemies || locked || moving.by == Movement::LowCrawl;
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
