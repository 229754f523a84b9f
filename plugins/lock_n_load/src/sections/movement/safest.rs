//! The ways on which least is suffered: a toll is paid for each Location that is entered, beside the movement points.

use crate::facts::command::Movement;
use crate::facts::situation::Table;
use crate::facts::steps::{node, spot_of};
use crate::sections::movement::occupancy::Occupancy;
use crate::sections::movement::reach::{Outset, ends_there, setting_out};
use hex_board::Spot;
use table::{CounterId, Refusal, Side};

/// Nobody gets there for so many points.
const NEVER: u32 = u32::MAX;

/// How a stack comes to a Location for so many points: what it has paid, and out of which Location for how many points.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    paid: u32,
    from: (u16, u8),
}

/// The ways to every Location in reach for which the least toll is paid.
#[derive(Clone, Debug, Default)]
pub struct Safest {
    /// For each number of points from the first on, for each Location.
    rings: Vec<Vec<Arrival>>,
    first: u8,
}

impl Safest {
    /// The way to a Location and the toll for it: every Location entered, in order. None where the stack stands and out of reach.
    pub fn way(&self, to: Spot) -> Option<(Vec<Spot>, u32)> {
        let arrivals = self.rings.iter().map(|ring| ring[node(to)].paid).zip(self.first..);
        let (paid, points) = arrivals.min().filter(|(paid, points)| *paid != NEVER && *points > self.first)?;
        let mut way = Vec::new();
        let mut at = (node(to) as u16, points);
        while at.1 > self.first {
            way.push(spot_of(usize::from(at.0)));
            at = self.rings[usize::from(at.1 - self.first)][usize::from(at.0)].from;
        }
        way.reverse();
        Some((way, paid))
    }
}

/// Works out the safest ways of a stack of men that sets out, or is on its way: the toll is paid for each Location entered. Vehicles, which
/// must also turn, get none.
///
/// # Errors
/// They cannot begin to move so.
pub fn safest(
    table: &Table,
    side: Side,
    units: &[CounterId],
    (by, double_time): (Movement, Option<CounterId>),
    toll: impl Fn(Spot) -> u32,
) -> Result<Safest, Refusal> {
    let mut found = Safest::default();
    let outset = setting_out(table, side, units, by, double_time)?;
    let Some(Outset { stack, units, from, spent }) = outset else { return Ok(found) };
    if stack.facing.is_some() {
        return Ok(found);
    }
    let mut occupancy = Occupancy::default();
    occupancy.look(table, side, units);
    let (nodes, first) = (table.field.steps.nodes(), spent.points());
    let nowhere = Arrival { paid: NEVER, from: (0, 0) };
    found.first = first;
    found.rings = vec![vec![nowhere; nodes]; usize::from(stack.limit.saturating_sub(first)) + 1];
    found.rings[0][node(from)] = Arrival { paid: 0, from: (node(from) as u16, first) };
    let mut waiting: Vec<Vec<u16>> = vec![Vec::new(); found.rings.len()];
    waiting[0].push(node(from) as u16);
    // The least toll for which a Location was reached so far: more points for more toll lead nowhere better.
    let mut least = vec![NEVER; nodes];
    for points in first..=stack.limit.max(first) {
        let ring = usize::from(points - first);
        let mut here = std::mem::take(&mut waiting[ring]);
        here.sort_unstable();
        here.dedup();
        for at in here {
            let (spot, paid) = (spot_of(usize::from(at)), found.rings[ring][usize::from(at)].paid);
            let better = paid < least[usize::from(at)];
            least[usize::from(at)] = paid.min(least[usize::from(at)]);
            if !better || (points > first && ends_there(table, &stack, &occupancy, spot)) {
                continue;
            }
            for edge in table.field.steps.by(stack.mobility).from(spot) {
                let (to, paid) = (node(edge.to), paid.saturating_add(toll(edge.to)).min(NEVER - 1));
                // Most steps lead back: they are not worth asking.
                if paid >= least[to] {
                    continue;
                }
                let there = occupancy.at(edge.to);
                let entered = stack.may_enter(table, Some(spot), edge.to, edge.cost.points(), points, there);
                let Ok(step) = entered else { continue };
                let after = ring + usize::from(step);
                let Some(arrival) = found.rings.get_mut(after).map(|ring| &mut ring[to]) else { continue };
                if step > 0 && paid < arrival.paid {
                    *arrival = Arrival { paid, from: (at, points) };
                    waiting[after].push(to as u16);
                }
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
#[path = "safest_test.rs"]
mod tests;
