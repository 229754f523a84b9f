//! Movement (6.0 to 6.4): a stack begins, goes on step by step, leaves by an exit, stops.
//!
//! Every step spends its points at once and waits for the reaction of the other side (RUL-82, [`frame`]). Then
//! [`go_on`] looks who still moves, and the mover is asked again.

mod among;
pub mod barrier;
pub mod cost;
mod drive_offers;
mod drive_reach;
pub mod entry;
mod exit;
pub mod frame;
mod leg;
mod occupancy;
pub mod offers;
mod orders;
pub mod reach;
pub mod rules;
pub mod safest;
pub mod stack;
pub(crate) mod stepping;
mod turning;
pub(crate) mod words;

use crate::facts::command::{Command, Movement};
use crate::facts::event::Event;
use crate::facts::frames::Moving;
use crate::facts::situation::{Table, UnitNow, UnitState, units};
use crate::facts::steps::Halves;
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::driving::rules::SHAKEN_VEHICLE;
use crate::sections::melee::rules::SURRENDERED;
use crate::sections::movement::rules::{ASSAULT_HALF, HEX_BY_HEX, LOW_CRAWL, MOVEMENT_FACTOR, MUST_STOP, STEALTH_HALF};
use crate::sections::movement::stack::{Beginning, Paid, Stack, There};
use crate::sections::opportunity_fire::rules::STOPS;
use crate::sections::{impulse, opportunity_fire, victory};
use hex_board::{Facing, Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

pub(crate) use crate::sections::movement::among::{begin_among, go_on_among};
pub use crate::sections::movement::among::{next_step_among, step_among};
pub use crate::sections::movement::barrier::{Barrier, barrier};
pub use crate::sections::movement::cost::{StepCost, cost, neighbours};
pub(crate) use crate::sections::movement::exit::exit;
pub use crate::sections::movement::exit::{EXIT_POINTS, may_exit};
pub(crate) use crate::sections::movement::offers::{entry_offers, offers};
pub use crate::sections::movement::reach::{Leg, Reach, ReachBuffer, reach, reach_into, reach_over};
pub use crate::sections::movement::turning::affords;
pub(crate) use crate::sections::movement::turning::turn;

/// The marker of a kind of movement, put down with the first step (LNL-4.0-19, LNL-6.1-02).
pub const fn marker(by: Movement) -> Marker {
    match by {
        Movement::Move => Marker::Moved,
        Movement::AssaultMove => Marker::AssaultMoved,
        Movement::LowCrawl => Marker::LowCrawled,
        Movement::Stealth => Marker::Stealthy,
    }
}

/// Those of the moving stack who still move. Who becomes Shaken or wounded on the way is taken out of it by his Damage Check
/// (LNL-5.3-16, LNL-5.1-17).
pub fn still_moving(table: &Table, moving: &Moving) -> SmallVec<[UnitNow; 8]> {
    moving.units.iter().filter_map(|id| table.unit(*id)).filter(|unit| matches!(unit.state, UnitState::On(_))).collect()
}

/// Where the moving stack is.
pub fn position(table: &Table) -> Option<Spot> {
    let moving = table.flow.moving()?;
    moving.units.iter().filter_map(|id| table.unit(*id)).find_map(|unit| unit.spot())
}

/// The step that the moving stack may make into a Location: what it takes.
///
/// # Errors
/// The refusal.
pub fn next_step(
    table: &Table,
    moving: &Moving,
    stack: &Stack,
    from: Spot,
    to: Spot,
    cost: Halves,
) -> Result<Paid, Refusal> {
    another_step(moving.by, moving.ends)?;
    let there = There::look(table, stack.side, to, &moving.units);
    stack.pays(table, Some(from), to, cost, moving.paid(), there)
}

/// Whether a stack that has made a step may make another, wherever it leads.
///
/// # Errors
/// The refusal.
pub(crate) fn another_step(by: Movement, ends: bool) -> Result<(), Refusal> {
    if by == Movement::LowCrawl {
        // Or one storey up or down (LNL-6.3-05).
        return Err(Refusal::new(LOW_CRAWL, words::one_hex()));
    }
    if ends {
        return Err(Refusal::new(MUST_STOP, words::must_stop()));
    }
    Ok(())
}

/// The step with which a stack would begin its move.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstStep {
    /// What it costs.
    pub cost: StepCost,
    /// What it takes (LNL-6.0-10).
    pub paid: Paid,
    /// What the stack finds there.
    pub there: There,
}

/// Whether a stack may begin its move into a Location, from the map or from off it, and what that comes to.
///
/// # Errors
/// The refusal.
pub fn first_step(table: &Table, beginning: &Beginning, to: Spot) -> Result<FirstStep, Refusal> {
    if beginning.from.is_none() {
        let group = impulse::entry::may_enter(table, beginning.units[0])?;
        entry::may_enter_by(table, group, to, beginning.stack.facing.is_some())?;
    }
    let cost = cost(table, beginning.stack.mobility, beginning.from, to)?;
    let units: SmallVec<[CounterId; 8]> = beginning.units.iter().map(|unit| unit.id).collect();
    let there = There::look(table, beginning.stack.side, to, &units);
    let paid = beginning.stack.pays(table, beginning.from, to, cost.halves, Halves::default(), there)?;
    Ok(FirstStep { cost, paid, there })
}

/// Begins to move a stack, on the map or from off it.
pub(crate) fn begin(
    table: &Table,
    side: Side,
    units: &[CounterId],
    by: Movement,
    to: Place,
    double_time: Option<CounterId>,
    facing: Option<Facing>,
) -> Result<Vec<Event>, Refusal> {
    let beginning = stack::beginning(table, side, units, by, double_time)?;
    let to = spot_of(table, to)?;
    let FirstStep { cost, paid, there } = first_step(table, &beginning, to)?;
    let cost = cost.driven(paid.way);
    let facing = turning::taken(table, &beginning.units, beginning.from, to, facing)?;
    let mut events = stepping::set_out(table, &beginning, Some(to), false);
    let mut moving = stepping::fresh(table, &beginning, by, double_time);
    let step = stepping::Step { from: beginning.from, to, cost, paid, there, facing };
    stepping::take_step(table, &mut moving, &beginning.units, &step, &mut events);
    if let Some(from) = beginning.from {
        stepping::leave_melee(table, &beginning.units, from, &mut events);
    }
    events.push(Event::push(moving));
    Ok(events)
}

/// The moving stack goes on.
pub(crate) fn step(table: &Table, side: Side, to: Place, facing: Option<Facing>) -> Result<Vec<Event>, Refusal> {
    let (moving, units, stack, from) = on_the_way(table, side)?;
    let to = spot_of(table, to)?;
    let cost = cost(table, stack.mobility, Some(from), to)?;
    let paid = next_step(table, moving, &stack, from, to, cost.halves)?;
    let cost = cost.driven(paid.way);
    let facing = turning::taken(table, &units, Some(from), to, facing)?;
    let there = There::look(table, side, to, &moving.units);
    let mut next = moving.clone();
    let mut events = Vec::new();
    let step = stepping::Step { from: Some(from), to, cost, paid, there, facing };
    stepping::take_step(table, &mut next, &units, &step, &mut events);
    events.push(Event::top(next));
    Ok(events)
}

/// The moving stack stops.
pub(crate) fn stop(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    on_the_way(table, side)?;
    Ok(finish(table))
}

/// What happens by itself after the reaction: the limit is that of those who still move, and a stack that can go nowhere stops.
pub(crate) fn go_on(table: &Table, moving: &Moving) -> Vec<Event> {
    let units = still_moving(table, moving);
    let Some(from) = units.first().and_then(|unit| unit.spot()) else { return finish(table) };
    if moving.ends || moving.exiting {
        return finish(table);
    }
    let mut next = moving.clone();
    stack::limit_again(table, &mut next);
    if next != *moving {
        return vec![Event::top(next)];
    }
    let stack = Stack::moving(table, moving, &units);
    let steps = table.field.steps.by(stack.mobility).from(from);
    let steps = || steps.iter().any(|edge| next_step(table, moving, &stack, from, edge.to, edge.cost).is_ok());
    let goes_on = steps() || turning::turns_on(moving, &stack) || among::leads_on(table, moving, &stack, &units, from);
    if goes_on || may_exit(table, &stack, from, moving.spent).is_ok() { Vec::new() } else { finish(table) }
}

/// The end of a move: exits are carried out, a melee that was entered is noted, nobody moves any more.
fn finish(table: &Table) -> Vec<Event> {
    let Some(moving) = table.flow.moving() else { return Vec::new() };
    let units = still_moving(table, moving);
    let mut events = Vec::new();
    if moving.exiting {
        for unit in &units {
            events.push(Event::UnitExited { unit: unit.id });
            events.push(victory::exit(table, *unit));
            // Reading: passengers leave with their vehicle, and count as it does.
            for passenger in table.passengers(unit.id) {
                events.push(Event::UnitIs { unit: passenger.id, fact: units::Is::RidesOn(None) });
                events.push(Event::UnitExited { unit: passenger.id });
                events.push(victory::exit(table, passenger));
            }
        }
        if let Some(at) = units.first().and_then(|unit| unit.spot()) {
            stepping::leave_melee(table, &units, at, &mut events);
        }
    } else {
        // LNL-8.0-01, LNL-8.0-29, 8.15: the impulse hears of it, and `melee::round` looks at it.
        let foot = |unit: &&UnitNow| !unit.may(Trait::Drives);
        let meets = |unit: &UnitNow| unit.spot().filter(|at| There::look(table, unit.side, *at, &[]).enemies);
        // LNL-18.2-14: also of those who are stopped in it, struck by fire for effect as they come in.
        let stopped = || moving.stopped.iter().filter_map(|id| table.unit(*id));
        let met = units.iter().copied().chain(stopped()).filter(|unit| foot(&unit)).find_map(|unit| meets(&unit));
        events.extend(met.map(|at| Event::Met { at: table.field.map.place(at) }));
        events.extend(opportunity_fire::used_up(table, moving).map(|at| Event::ShotOut { at }));
    }
    if !units.is_empty() && !moving.exiting {
        events.push(Event::Stopped { units: units.iter().map(|unit| unit.id).collect() });
    }
    events.push(Event::Popped);
    events.extend(among::stays_among(table, moving));
    events
}

fn spot_of(table: &Table, place: Place) -> Result<Spot, Refusal> {
    table.field.map.spot(place).ok_or_else(|| Refusal::new(HEX_BY_HEX, words::off_the_map(place)))
}

fn on_the_way<'a>(table: &Table<'a>, side: Side) -> Result<(&'a Moving, SmallVec<[UnitNow; 8]>, Stack, Spot), Refusal> {
    let nobody = || nobody_moves(table);
    let moving = table.flow.moving().ok_or_else(nobody)?;
    let units = still_moving(table, moving);
    let first = units.first().filter(|unit| unit.side == side).ok_or_else(nobody)?;
    let from = first.spot().ok_or_else(nobody)?;
    let stack = Stack::moving(table, moving, &units);
    Ok((moving, units, stack, from))
}

/// Why nobody goes on when no stack is moving: by what the last one of the impulse came to its end.
pub fn nobody_moves(table: &Table) -> Refusal {
    let impulse = table.flow.impulse();
    // A hero born on the way has moved last: his stack has stopped by what stopped him, not by what befell his creator.
    let movers = || {
        let ids = impulse.iter().flat_map(|impulse| impulse.born.iter().rev().chain(impulse.movers.iter().rev()));
        ids.filter_map(|id| table.unit(*id))
    };
    let last = movers().find(|unit| unit.good_order()).or_else(|| movers().next());
    let Some((unit, at)) = last.and_then(|unit| Some((unit, unit.spot()?))) else {
        return Refusal::new(HEX_BY_HEX, words::none_moving());
    };
    let entered = impulse.is_some_and(|impulse| impulse.entered.contains(&table.field.map.place(at)));
    let (rule, reason) = if !unit.may(Trait::Drives) && There::look(table, unit.side, at, &[]).enemies {
        (MUST_STOP, words::met_enemies())
    } else if entered {
        (SURRENDERED, words::gave_up())
    } else if unit.shaken && impulse.is_some_and(|impulse| impulse.stopped.contains(&unit.id)) {
        (STOPS, words::became_shaken())
    } else if unit.shaken && unit.may(Trait::Drives) {
        (SHAKEN_VEHICLE, words::half_of_shaken())
    } else if unit.has(Marker::LowCrawled) {
        (LOW_CRAWL, words::crawl_over())
    } else if unit.has(Marker::AssaultMoved) {
        (ASSAULT_HALF, words::assault_over())
    } else if unit.has(Marker::Stealthy) {
        (STEALTH_HALF, words::stealth_over())
    } else {
        (MOVEMENT_FACTOR, words::move_over())
    };
    Refusal::new(rule, reason)
}

/// True if the order is one of the moving stack's own.
pub(crate) const fn goes_on(command: &Command) -> bool {
    matches!(
        command,
        Command::Step { .. }
            | Command::Stop
            | Command::Exit { .. }
            | Command::CloseAssault { .. }
            | Command::Overrun { .. }
            | Command::Turn { .. }
            | Command::TurnTurret { .. }
            | Command::Dismount { .. }
    )
}

#[cfg(test)]
#[path = "movement_test.rs"]
mod tests;
