//! What keeps a stack from a Location, for players who ask: the first step of the cheapest way there that it may not make.

use crate::facts::command::Movement;
use crate::facts::situation::Table;
use crate::facts::steps::Halves;
use crate::sections::driving::rules::SHAKEN_VEHICLE;
use crate::sections::movement::cost::StepCost;
use crate::sections::movement::leg::Leg;
use crate::sections::movement::reach::{ReachBuffer, reach_into};
use crate::sections::movement::rules::{ASSAULT_HALF, MOVEMENT_FACTOR, STEALTH_HALF};
use crate::sections::movement::stack::{Stack, There};
use crate::sections::{driving, movement};
use hex_board::Spot;
use table::{CounterId, Refusal, Side};

/// More points than any way takes.
const ENDLESS: u8 = 250;

/// A step that a stack may not make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Barrier {
    /// Where the stack would come to.
    pub from: Spot,
    /// Where it may not go on to.
    pub to: Spot,
    /// What the step costs, if anybody can make it.
    pub cost: Option<StepCost>,
    /// What the stack would have spent before it.
    pub spent: u8,
    /// The most it may spend.
    pub limit: u8,
    /// Why it may not.
    pub refusal: Refusal,
}

impl Barrier {
    /// The points that the stack would have spent beyond the step, where it is points that it lacks.
    pub fn points(&self) -> Option<u8> {
        let lacks = matches!(self.refusal.rule, MOVEMENT_FACTOR | ASSAULT_HALF | STEALTH_HALF | SHAKEN_VEHICLE);
        self.cost.as_ref().filter(|_| lacks).map(|cost| self.spent.saturating_add(cost.points()))
    }
}

/// What keeps these units, moving together, from a Location; none if nothing does, or if no way leads there at all.
pub fn barrier(
    table: &Table,
    side: Side,
    units: &[CounterId],
    by: Movement,
    double_time: Option<CounterId>,
    goal: Spot,
) -> Option<Barrier> {
    let moving = table.flow.moving().filter(|moving| units.iter().all(|unit| moving.units.contains(unit)));
    let (stack, from, before) = match moving {
        Some(moving) => {
            let members = movement::still_moving(table, moving);
            (Stack::moving(table, moving, &members), members.first()?.spot()?, moving.paid())
        }
        None => {
            let beginning = movement::stack::beginning(table, side, units, by, double_time).ok()?;
            (beginning.stack, beginning.from?, Halves::default())
        }
    };
    if goal == from {
        return None;
    }
    // The way that it would go with points without end; where it must not go among enemies it still looks whether they are the reason.
    let endless = Stack { by: Movement::Move, limit: ENDLESS, all: ENDLESS, ..stack };
    let mut buffer = ReachBuffer::default();
    reach_into(table, &endless, units, from, before, &mut buffer);
    let way = buffer.legs(goal);
    if way.is_empty() {
        return closed(table, &stack, units, &buffer, goal);
    }
    let (mut stack, mut at, mut spent) = (stack, from, before);
    for (n, (leg, _)) in way.into_iter().enumerate() {
        let to = match (leg, stack.facing) {
            (Leg::Step(to), _) => to,
            (Leg::Turn(facing), old) => {
                // Points for turning that are not there are missed by the next step.
                let turns = old.map_or(0, |old| old.steps_to(facing));
                (stack.facing, spent) = (Some(facing), spent.plus(Halves::of(turns)));
                continue;
            }
        };
        let cost = movement::cost::cost(table, stack.mobility, Some(at), to).ok()?;
        let another = match (n, moving) {
            (0, None) => Ok(()),
            (0, Some(moving)) => movement::another_step(moving.by, moving.ends),
            _ => movement::another_step(stack.by, false),
        };
        let there = There::look(table, stack.side, to, units);
        match another.and_then(|()| stack.pays(table, Some(at), to, cost.halves, spent, there)) {
            Ok(paid) => (at, spent, stack.emplaced) = (to, paid.total, false),
            Err(refusal) => {
                let direction = table.field.map.direction(at.hex, to.hex);
                let way = stack.facing.zip(direction).and_then(|(facing, direction)| driving::way(facing, direction));
                let (cost, spent) = (Some(cost.driven(way)), spent.points());
                return Some(Barrier { from: at, to, cost, spent, limit: stack.limit, refusal });
            }
        }
    }
    None
}

/// No points lead there: what the last step is refused for.
fn closed(table: &Table, stack: &Stack, units: &[CounterId], reached: &ReachBuffer, goal: Spot) -> Option<Barrier> {
    let near = movement::cost::neighbours(&table.field.map, goal).into_iter();
    let (spent, from) = near.filter_map(|from| Some((reached.points(from)?, from))).min()?;
    let cost = movement::cost::cost(table, stack.mobility, Some(from), goal);
    let there = There::look(table, stack.side, goal, units);
    let refusal = match &cost {
        Ok(cost) => stack.may_enter(table, Some(from), goal, cost.points(), spent, there).err()?,
        Err(refusal) => refusal.clone(),
    };
    Some(Barrier { from, to: goal, cost: cost.ok(), spent, limit: stack.limit, refusal })
}

#[cfg(test)]
#[path = "barrier_test.rs"]
mod tests;
