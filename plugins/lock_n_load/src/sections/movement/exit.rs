//! A stack leaves the map by an exit (LNL-SC-06).

use crate::facts::command::Movement;
use crate::facts::event::Event;
use crate::facts::situation::Table;
use crate::sections::movement::rules::{ALL_POINTS, EXIT, MOVEMENT_FACTOR, MUST_STOP, SLOWEST};
use crate::sections::movement::stack::{self, Stack};
use crate::sections::movement::{entry, marker, on_the_way, stepping, words};
use hex_board::Spot;
use table::{CounterId, Line, Refusal, Side};

/// What leaving the map costs (LNL-SC-06).
pub const EXIT_POINTS: u8 = 1;

/// Whether the moving stack may spend a point to leave the map here (LNL-SC-06).
///
/// # Errors
/// The refusal.
pub fn may_exit(table: &Table, stack: &Stack, from: Spot, spent: u8) -> Result<(), Refusal> {
    if !entry::is_exit(table, stack.side, from) {
        return Err(Refusal::new(EXIT, words::no_exit()));
    }
    if stack.by == Movement::LowCrawl {
        return Err(Refusal::new(EXIT, words::no_exit_by_crawl()));
    }
    if stack.by == Movement::AssaultMove && spent == 0 && EXIT_POINTS >= stack.all {
        return Err(Refusal::new(ALL_POINTS, words::exit_takes_all()));
    }
    if spent.saturating_add(EXIT_POINTS) > stack.limit {
        return Err(Refusal::new(MOVEMENT_FACTOR, words::no_point_left()));
    }
    Ok(())
}

/// The moving stack, or a stack that begins so, spends a point to leave the map (LNL-SC-06). It can be fired at before it is gone.
pub(crate) fn exit(table: &Table, side: Side, units: &[CounterId], by: Movement) -> Result<Vec<Event>, Refusal> {
    let mut events = Vec::new();
    let goes_on = table.flow.moving().is_some();
    let (mut moving, members, stack, from) = if goes_on {
        let (moving, members, stack, from) = on_the_way(table, side)?;
        let same = units.len() == members.len() && members.iter().all(|unit| units.contains(&unit.id));
        if !units.is_empty() && !same {
            // The stacks of other hexes move for themselves, one after the other (LNL-6.0-07).
            return Err(Refusal::new(SLOWEST, words::another_is_moving()));
        }
        (moving.clone(), members, stack, from)
    } else {
        let beginning = stack::beginning(table, side, units, by, None)?;
        let from = beginning.from.ok_or_else(|| Refusal::new(EXIT, words::units_off_the_map()))?;
        let moving = stepping::fresh(table, &beginning, by, None);
        may_exit(table, &beginning.stack, from, 0)?;
        events.extend(stepping::set_out(table, &beginning, None, false));
        for unit in &beginning.units {
            events.push(Event::MarkerPlaced { unit: unit.id, marker: marker(by) });
        }
        (moving, beginning.units, beginning.stack, from)
    };
    if moving.ends {
        return Err(Refusal::new(MUST_STOP, words::must_stop()));
    }
    may_exit(table, &stack, from, moving.spent)?;
    let paid = Line::of(EXIT, i32::from(EXIT_POINTS));
    events.push(Event::Stepped {
        units: members.iter().map(|unit| unit.id).collect(),
        from: Some(table.field.map.place(from)),
        to: None,
        by: moving.by,
        cost: EXIT_POINTS,
        lines: vec![paid],
    });
    moving.spent += EXIT_POINTS;
    moving.spent_here += EXIT_POINTS;
    moving.exiting = true;
    moving.reacted = false;
    events.push(if goes_on { Event::top(moving) } else { Event::push(moving) });
    Ok(events)
}
