//! Steps that lead in among enemies by rules of their own: a Close Assault (17.1), an overrun (15.3). The sections above say who may make
//! them and what they cost beside the hex; here they are made. What follows when a vehicle ends its move among enemies begins here too.

use crate::facts::command::Movement;
use crate::facts::event::Event;
use crate::facts::frames::{Moving, OverrunStage, Overrunning};
use crate::facts::situation::{Table, UnitNow};
use crate::facts::steps::Halves;
use crate::files::classes::Trait;
use crate::sections::melee;
use crate::sections::movement::rules::HEX_BY_HEX;
use crate::sections::movement::stack::{Beginning, Stack, There};
use crate::sections::movement::{FirstStep, another_step, cost, nobody_moves, stepping, still_moving, words};
use hex_board::Spot;
use smallvec::SmallVec;
use table::{CounterId, Refusal};

/// The step with which a stack would begin its move in among enemies: as its first step, but that they do not bar it.
///
/// # Errors
/// The refusal.
pub fn step_among(table: &Table, beginning: &Beginning, to: Spot) -> Result<FirstStep, Refusal> {
    let from = beginning.from.ok_or_else(|| Refusal::new(HEX_BY_HEX, words::units_off_the_map()))?;
    let units: SmallVec<[CounterId; 8]> = beginning.units.iter().map(|unit| unit.id).collect();
    step_of(table, &beginning.stack, &units, [from, to], Halves::default())
}

/// The same for the next step of the moving stack, with where it stands.
///
/// # Errors
/// The refusal.
pub fn next_step_among(table: &Table, moving: &Moving, to: Spot) -> Result<(Spot, FirstStep), Refusal> {
    another_step(moving.by, moving.ends)?;
    let units = still_moving(table, moving);
    let from = units.first().and_then(|unit| unit.spot()).ok_or_else(|| nobody_moves(table))?;
    let stack = Stack::moving(table, moving, &units);
    step_of(table, &stack, &moving.units, [from, to], moving.paid()).map(|step| (from, step))
}

fn step_of(
    table: &Table,
    stack: &Stack,
    units: &[CounterId],
    [from, to]: [Spot; 2],
    before: Halves,
) -> Result<FirstStep, Refusal> {
    let cost = cost(table, stack.mobility, Some(from), to)?;
    let there = There::look(table, stack.side, to, units);
    let open = There { enemies: false, vehicles: false, ..there };
    let paid = stack.pays(table, Some(from), to, cost.halves, before, open)?;
    Ok(FirstStep { cost: cost.driven(paid.way), paid, there })
}

/// Begins a move with such a step; `ends`, if it is the last one.
pub(crate) fn begin_among(table: &Table, beginning: &Beginning, to: Spot, step: &FirstStep, ends: bool) -> Vec<Event> {
    let by = beginning.stack.by;
    let mut events = stepping::set_out(table, beginning, Some(to), false);
    let mut moving = stepping::fresh(table, beginning, by, None);
    let step = made(beginning.from, to, step);
    stepping::take_step(table, &mut moving, &beginning.units, &step, &mut events);
    if let Some(from) = beginning.from {
        stepping::leave_melee(table, &beginning.units, from, &mut events);
    }
    events.push(Event::push(Moving { ends, reacted: true, ..moving }));
    events
}

/// Some of the moving stack go on with such a step, the others stop where they are; `ends`, if it is the last one.
pub(crate) fn go_on_among(
    table: &Table,
    moving: &Moving,
    units: &[CounterId],
    [from, to]: [Spot; 2],
    step: &FirstStep,
    ends: bool,
) -> Vec<Event> {
    let (going, left): (Vec<UnitNow>, Vec<UnitNow>) =
        still_moving(table, moving).into_iter().partition(|unit| units.contains(&unit.id));
    let mut next = Moving { units: going.iter().map(|unit| unit.id).collect(), ..moving.clone() };
    let mut events = Vec::new();
    if !left.is_empty() {
        events.push(Event::Stopped { units: left.iter().map(|unit| unit.id).collect() });
    }
    let step = made(Some(from), to, step);
    stepping::take_step(table, &mut next, &going, &step, &mut events);
    events.push(Event::top(Moving { ends, reacted: true, ..next }));
    events
}

fn made(from: Option<Spot>, to: Spot, step: &FirstStep) -> stepping::Step {
    stepping::Step { from, to, cost: step.cost.clone(), paid: step.paid, there: step.there, facing: None }
}

/// True if the moving stack may still be led in among enemies beside it, so that it is not stopped: infantry against vehicles, a vehicle
/// over infantry. The sections that own such steps say whether each is lawful.
pub(super) fn leads_on(table: &Table, moving: &Moving, stack: &Stack, units: &[UnitNow], from: Spot) -> bool {
    let assaults = units.iter().any(|unit| unit.may(Trait::CloseAssaults));
    let drives = stack.facing.is_some();
    if moving.by != Movement::Move || !(assaults || drives) {
        return false;
    }
    let worth = |to: Spot| {
        let there = There::look(table, stack.side, to, &moving.units);
        let barred = || table.side_at(to, stack.side.other()).any(|unit| melee::fights_off(table, unit));
        if drives { there.enemies && !there.vehicles } else { there.vehicles && !barred() }
    };
    let mut steps = table.field.steps.by(stack.mobility).from(from).iter();
    steps.any(|edge| worth(edge.to) && next_step_among(table, moving, edge.to).is_ok())
}

/// A vehicle that has driven in among enemies ends its move there: they may give way to it (LNL-15.3-13).
pub(super) fn stays_among(table: &Table, moving: &Moving) -> Option<Event> {
    let vehicle = moving.all().filter_map(|id| table.unit(id)).find(|unit| unit.may(Trait::Drives))?;
    let spot = vehicle.spot().filter(|_| !moving.exiting)?;
    let at = table.field.map.place(spot);
    // Where it has only turned it has overrun nobody.
    let entered = moving.from != Some(at) || moving.spent_here < moving.spent;
    let infantry = table.side_at(spot, vehicle.side.other()).filter(|unit| !unit.may(Trait::Drives));
    let left: Vec<CounterId> = infantry.map(|unit| unit.id).collect();
    let stage = OverrunStage::Stays(left.clone());
    let frame = Overrunning { side: vehicle.side, vehicle: vehicle.id, at, stage };
    (entered && !left.is_empty()).then(|| Event::push(frame))
}
