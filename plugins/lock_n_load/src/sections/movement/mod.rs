//! Movement (6.0 to 6.4): a stack begins, goes on step by step, leaves by an exit, stops.
//!
//! Every step spends its points at once and waits for the reaction of the other side (RUL-82, [`frame`]). Then
//! [`go_on`] looks who still moves, and the mover is asked again.

pub mod barrier;
pub mod cost;
pub mod entry;
pub mod frame;
pub mod offers;
pub mod reach;
pub mod rules;
pub mod stack;
pub(crate) mod words;

use crate::facts::command::{Command, Movement};
use crate::facts::event::{Event, Line};
use crate::facts::frames::{Activated, Impulse, Moving};
use crate::facts::situation::{Table, UnitNow, UnitState};
use crate::files::markers::{HexMarker, Marker};
use crate::sections::melee::rules::SURRENDERED;
use crate::sections::movement::rules::{
    ALL_POINTS, ASSAULT_HALF, EXIT, HEX_BY_HEX, LOW_CRAWL, MINIMUM, MOVEMENT_FACTOR, MUST_STOP, SLOWEST, STEALTH_HALF,
};
use crate::sections::movement::stack::{Beginning, Stack, There};
use crate::sections::opportunity_fire::rules::STOPS;
use crate::sections::{impulse, opportunity_fire, victory};
use hex_board::{Place, Spot};
use smallvec::SmallVec;
use table::{CounterId, Refusal, Side};

pub use crate::sections::movement::barrier::{Barrier, barrier};
pub use crate::sections::movement::cost::{StepCost, cost, neighbours};
pub(crate) use crate::sections::movement::offers::{entry_offers, offers};
pub use crate::sections::movement::reach::{Reach, ReachBuffer, reach, reach_into};

/// What leaving the map costs (LNL-SC-06).
pub const EXIT_POINTS: u8 = 1;

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

/// The step that the moving stack may make into a Location: the points it spends.
///
/// # Errors
/// The refusal.
pub fn next_step(table: &Table, moving: &Moving, stack: &Stack, from: Spot, to: Spot, cost: u8) -> Result<u8, Refusal> {
    another_step(moving.by, moving.ends)?;
    let there = There::look(table, stack.side, to, &moving.units);
    stack.may_enter(table, Some(from), to, cost, moving.spent, there)
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

/// The step with which a stack would begin its move.
#[derive(Clone, Debug)]
pub struct FirstStep {
    /// What it costs.
    pub cost: StepCost,
    /// The points that the stack really spends (LNL-6.0-10).
    pub spent: u8,
    /// What the stack finds there.
    pub there: There,
}

/// Whether a stack may begin its move into a Location, from the map or from off it, and what that comes to.
///
/// # Errors
/// The refusal.
pub fn first_step(table: &Table, beginning: &Beginning, to: Spot) -> Result<FirstStep, Refusal> {
    if beginning.from.is_none() {
        entry::may_enter_by(table, impulse::entry::may_enter(table, beginning.units[0])?, to)?;
    }
    let cost = cost(table, beginning.stack.mobility, beginning.from, to)?;
    let units: SmallVec<[CounterId; 8]> = beginning.units.iter().map(|unit| unit.id).collect();
    let there = There::look(table, beginning.stack.side, to, &units);
    let spent = beginning.stack.may_enter(table, beginning.from, to, cost.points, 0, there)?;
    Ok(FirstStep { cost, spent, there })
}

/// Begins to move a stack, on the map or from off it.
pub(crate) fn begin(
    table: &Table,
    side: Side,
    units: &[CounterId],
    by: Movement,
    to: Place,
    double_time: Option<CounterId>,
) -> Result<Vec<Event>, Refusal> {
    let beginning = stack::beginning(table, side, units, by, double_time)?;
    let to = spot_of(table, to)?;
    let FirstStep { cost, spent, there } = first_step(table, &beginning, to)?;
    let mut events = set_out(table, &beginning, Some(to));
    let mut moving = fresh(table, &beginning, by, double_time);
    take_step(table, &mut moving, &beginning.units, beginning.from, to, &cost, spent, there, &mut events);
    if let Some(from) = beginning.from {
        leave_melee(table, &beginning.units, from, &mut events);
    }
    events.push(Event::push(moving));
    Ok(events)
}

/// The moving stack goes on.
pub(crate) fn step(table: &Table, side: Side, to: Place) -> Result<Vec<Event>, Refusal> {
    let (moving, units, stack, from) = on_the_way(table, side)?;
    let to = spot_of(table, to)?;
    let cost = cost(table, stack.mobility, Some(from), to)?;
    let spent = next_step(table, moving, &stack, from, to, cost.points)?;
    let there = There::look(table, side, to, &moving.units);
    let mut next = moving.clone();
    let mut events = Vec::new();
    take_step(table, &mut next, &units, Some(from), to, &cost, spent, there, &mut events);
    events.push(Event::top(next));
    Ok(events)
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
        let moving = fresh(table, &beginning, by, None);
        may_exit(table, &beginning.stack, from, 0)?;
        events.extend(set_out(table, &beginning, None));
        for unit in &beginning.units {
            events.push(Event::MarkerPlaced { unit: unit.id, marker: marker(by) });
        }
        (moving, beginning.units, beginning.stack, from)
    };
    if moving.ends {
        return Err(Refusal::new(MUST_STOP, words::must_stop()));
    }
    may_exit(table, &stack, from, moving.spent)?;
    let paid = Line { rule: EXIT, value: i32::from(EXIT_POINTS), half: false, from: None };
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
    let goes_on = steps.iter().any(|edge| next_step(table, moving, &stack, from, edge.to, edge.points).is_ok());
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
        }
        if let Some(at) = units.first().and_then(|unit| unit.spot()) {
            leave_melee(table, &units, at, &mut events);
        }
    } else {
        // LNL-8.0-01, LNL-8.0-29, 8.15: the impulse hears of it, and `melee::round` looks at it.
        let meets = |unit: &UnitNow| unit.spot().filter(|at| table.side_at(*at, unit.side.other()).next().is_some());
        events.extend(units.first().and_then(meets).map(|at| Event::Met { at: table.field.map.place(at) }));
        events.extend(opportunity_fire::used_up(table, moving).map(|at| Event::ShotOut { at }));
    }
    if !units.is_empty() && !moving.exiting {
        events.push(Event::Stopped { units: units.iter().map(|unit| unit.id).collect() });
    }
    events.push(Event::Popped);
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

/// What a stack's first step does besides the step itself: the impulse is used, tripods stay behind (LNL-6.0-16, LNL-1.6.1.01-01), a passed withdrawal
/// check is used up.
fn set_out(table: &Table, beginning: &Beginning, to: Option<Spot>) -> Vec<Event> {
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

fn used(table: &Table, beginning: &Beginning, to: Option<Spot>) -> Impulse {
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

fn fresh(table: &Table, beginning: &Beginning, by: Movement, double_time: Option<CounterId>) -> Moving {
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

fn take_step(
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
fn leave_melee(table: &Table, leaving: &[UnitNow], from: Spot, events: &mut Vec<Event>) {
    if !table.hexes.has(from, HexMarker::Melee) {
        return;
    }
    let leaves = |unit: UnitNow| leaving.iter().any(|member| member.id == unit.id);
    if leaving.first().is_some_and(|first| table.side_at(from, first.side).all(leaves)) {
        events.push(Event::HexMarkerRemoved { at: table.field.map.place(from), marker: HexMarker::Melee });
    }
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
    let (rule, reason) = if table.side_at(at, unit.side.other()).next().is_some() {
        (MUST_STOP, words::met_enemies())
    } else if entered {
        (SURRENDERED, words::gave_up())
    } else if unit.shaken {
        (STOPS, words::became_shaken())
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
    matches!(command, Command::Step { .. } | Command::Stop | Command::Exit { .. })
}

#[cfg(test)]
#[path = "movement_test.rs"]
mod tests;
