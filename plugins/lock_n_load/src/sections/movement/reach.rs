//! How far a stack could get: every Location in reach with the points it takes, for the window, the offers and the opponent.

use crate::facts::command::Movement;
use crate::facts::situation::Table;
use crate::facts::steps::{Halves, node, spot_of};
use crate::files::markers::HexMarker;
use crate::sections::movement;
use crate::sections::movement::drive_reach::{Driven, drive_into};
use crate::sections::movement::leg::NEVER;
use crate::sections::movement::occupancy::Occupancy;
use crate::sections::movement::stack::Stack;
use hex_board::{Facing, Spot};
use table::{CounterId, Refusal, Side};

pub use crate::sections::movement::leg::Leg;

/// Room for [`reach_into`], to be used again and again.
#[derive(Clone, Debug, Default)]
pub struct ReachBuffer {
    occupancy: Occupancy,
    points: Vec<u8>,
    from: Vec<u16>,
    /// Locations by the points that reach them.
    rings: Vec<Vec<u16>>,
    /// The same of a vehicle, by hex and facing.
    driven: Driven,
}

/// Every Location in reach.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    buffer: ReachBuffer,
}

impl ReachBuffer {
    /// The points that the stack has spent when it stands there; none: out of reach.
    pub fn points(&self, spot: Spot) -> Option<u8> {
        self.points.get(node(spot)).copied().filter(|points| *points != NEVER)
    }
    /// All Locations in reach with their points, ascending.
    pub fn all(&self) -> impl Iterator<Item = (Spot, u8)> + '_ {
        let reached = self.points.iter().enumerate().filter(|(_, points)| **points != NEVER);
        reached.map(|(node, points)| (spot_of(node), *points))
    }
    /// Whether enemies are in a Location, as it was looked at to find what is in reach.
    pub fn meets_enemies(&self, at: Spot) -> bool {
        let there = self.occupancy.at(at);
        there.enemies || there.vehicles
    }
    /// The cheapest way to a Location, leg by leg, each with the points spent with it; empty where the stack stands and out of reach.
    pub fn legs(&self, to: Spot) -> Vec<(Leg, u8)> {
        if self.driven.holds {
            return self.driven.legs(to);
        }
        let steps = self.path(to).into_iter();
        steps.map(|spot| (Leg::Step(spot), self.points(spot).unwrap_or(NEVER))).collect()
    }
    /// The cheapest way of a vehicle to a Location in which it faces so in the end; empty if it stands there so, where it cannot come with
    /// that facing, and for all others, who take a facing with their last step.
    pub fn legs_facing(&self, to: Spot, facing: Facing) -> Vec<(Leg, u8)> {
        if self.driven.holds { self.driven.legs_facing(to, facing) } else { Vec::new() }
    }
    /// The cheapest way to a Location: every Location entered, in order; empty where the stack stands and out of reach.
    pub fn path(&self, to: Spot) -> Vec<Spot> {
        if self.driven.holds {
            let entered = |(leg, _): (Leg, u8)| if let Leg::Step(spot) = leg { Some(spot) } else { None };
            return self.driven.legs(to).into_iter().filter_map(entered).collect();
        }
        let mut way = Vec::new();
        let mut at = node(to);
        if self.points(to).is_none() {
            return way;
        }
        while usize::from(self.from[at]) != at {
            way.push(spot_of(at));
            at = usize::from(self.from[at]);
        }
        way.reverse();
        way
    }
}

impl std::ops::Deref for Reach {
    type Target = ReachBuffer;
    fn deref(&self) -> &ReachBuffer {
        &self.buffer
    }
}

/// Everything that these units could reach, moving together from where they stand; or, if they are the stack that is moving, going on from
/// where it is.
///
/// # Errors
/// They cannot begin to move so.
pub fn reach(
    table: &Table,
    side: Side,
    units: &[CounterId],
    by: Movement,
    double_time: Option<CounterId>,
) -> Result<Reach, Refusal> {
    let mut reach = Reach::default();
    reach_again(table, side, (units, by, double_time), &mut reach)?;
    Ok(reach)
}

/// The same, in the room of what was found before.
///
/// # Errors
/// They cannot begin to move so; nothing is in reach then.
pub fn reach_again(
    table: &Table,
    side: Side,
    (units, by, double_time): (&[CounterId], Movement, Option<CounterId>),
    reach: &mut Reach,
) -> Result<(), Refusal> {
    reach.buffer.points.clear();
    reach.buffer.driven.holds = false;
    if let Some(Outset { stack, units, from, spent }) = setting_out(table, side, units, by, double_time)? {
        reach_into(table, &stack, units, from, spent, &mut reach.buffer);
    }
    Ok(())
}

/// The same of those who go over these Locations, one after the other, each reached by the cheapest way from the one before: the legs over
/// them, and what is in reach from the last of them. None: one of them is out of reach from the one before, or the way ends there.
///
/// # Errors
/// They cannot begin to move so.
pub fn reach_over(
    table: &Table,
    side: Side,
    (units, by, double_time): (&[CounterId], Movement, Option<CounterId>),
    bends: &[Spot],
) -> Result<Option<(Vec<(Leg, u8)>, Reach)>, Refusal> {
    let mut reach = Reach::default();
    let Some(Outset { mut stack, units, from, spent }) = setting_out(table, side, units, by, double_time)? else {
        return Ok(None);
    };
    reach_into(table, &stack, units, from, spent, &mut reach.buffer);
    let mut way = Vec::new();
    for bend in bends {
        let legs = reach.legs(*bend);
        if legs.is_empty() || ends_there(table, &stack, &reach.buffer.occupancy, *bend) {
            return Ok(None);
        }
        way.extend(legs);
        let driven = stack.facing.and_then(|_| reach.buffer.driven.arrival(*bend));
        let spent = match driven {
            Some((facing, spent)) => {
                (stack.facing, stack.emplaced) = (Some(facing), false);
                spent
            }
            None => Halves::of(reach.points(*bend).unwrap_or(NEVER)),
        };
        reach_into(table, &stack, units, *bend, spent, &mut reach.buffer);
    }
    Ok(Some((way, reach)))
}

/// Where a stack sets out from, or goes on from.
pub(super) struct Outset<'a> {
    /// What its members come to.
    pub stack: Stack,
    /// Who they are.
    pub units: &'a [CounterId],
    /// Where they stand.
    pub from: Spot,
    /// What they have spent.
    pub spent: Halves,
}

/// Where these units set out from; of a stack that is on its way, all of it goes on. None: it goes no further, or it stands off the map.
pub(super) fn setting_out<'a>(
    table: &'a Table,
    side: Side,
    units: &'a [CounterId],
    by: Movement,
    double_time: Option<CounterId>,
) -> Result<Option<Outset<'a>>, Refusal> {
    if let Some(moving) = table.flow.moving().filter(|moving| units.iter().all(|unit| moving.units.contains(unit))) {
        let members = movement::still_moving(table, moving);
        let from = members.first().and_then(|unit| unit.spot()).filter(|_| !moving.ends && !moving.exiting);
        let stack = Stack::moving(table, moving, &members);
        return Ok(from.map(|from| Outset { stack, units: &moving.units, from, spent: moving.paid() }));
    }
    let beginning = movement::stack::beginning(table, side, units, by, double_time)?;
    Ok(beginning.from.map(|from| Outset { stack: beginning.stack, units, from, spent: Halves::default() }))
}

/// Works out what a stack can reach from a Location with so much spent. Nothing is allocated once the buffer has its size.
pub fn reach_into(
    table: &Table,
    stack: &Stack,
    units: &[CounterId],
    from: Spot,
    spent: Halves,
    buffer: &mut ReachBuffer,
) {
    let nodes = table.field.steps.nodes();
    buffer.occupancy.look(table, stack.side, units);
    buffer.points.clear();
    buffer.points.resize(nodes, NEVER);
    buffer.driven.holds = false;
    if let Some(facing) = stack.facing {
        let ReachBuffer { occupancy, points, driven, .. } = buffer;
        return drive_into(table, stack, facing, (from, spent), occupancy, driven, points);
    }
    let spent = spent.points();
    buffer.from.resize(nodes, 0);
    let most = usize::from(stack.limit.max(spent));
    if buffer.rings.len() <= most {
        buffer.rings.resize(most + 1, Vec::new());
    }
    buffer.rings.iter_mut().for_each(Vec::clear);
    buffer.points[node(from)] = spent;
    buffer.from[node(from)] = node(from) as u16;
    buffer.rings[usize::from(spent)].push(node(from) as u16);
    for points in spent..=most as u8 {
        let mut ring = std::mem::take(&mut buffer.rings[usize::from(points)]);
        for at in ring.drain(..) {
            let spot = spot_of(usize::from(at));
            if buffer.points[usize::from(at)] != points
                || (points > spent && ends_there(table, stack, &buffer.occupancy, spot))
            {
                continue;
            }
            for edge in table.field.steps.by(stack.mobility).from(spot) {
                let to = node(edge.to);
                // Most steps lead back or too far: neither is worth asking.
                let cost = edge.cost.points();
                if buffer.points[to] <= points.saturating_add(cost).min(stack.limit) || stack.is_too_far(cost, points) {
                    continue;
                }
                let there = buffer.occupancy.at(edge.to);
                let Ok(paid) = stack.may_enter(table, Some(spot), edge.to, cost, points, there) else {
                    continue;
                };
                buffer.points[to] = points + paid;
                buffer.from[to] = at;
                buffer.rings[usize::from(points + paid)].push(to as u16);
            }
        }
        buffer.rings[usize::from(points)] = ring;
    }
}

/// True if the stack would have to stop there: one hex of Low Crawl, enemies (LNL-6.0-14), or a Melee marker (LNL-8.1-01).
pub(super) fn ends_there(table: &Table, stack: &Stack, occupancy: &Occupancy, at: Spot) -> bool {
    stack.by == Movement::LowCrawl || occupancy.at(at).enemies || table.hexes.has(at, HexMarker::Melee)
}

#[cfg(test)]
#[path = "reach_test.rs"]
mod tests;
