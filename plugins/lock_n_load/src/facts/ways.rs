//! How far it is for units of each mobility, for computer players.

use crate::facts::steps::{StepTable, Steps};
use crate::files::mobility::MobilityId;
use hex_board::{HexId, Map, Spot};
use std::collections::VecDeque;
use std::sync::OnceLock;

/// Steps that cost more than this are no part of a way: most men have so many movement points.
const STRIDE: u8 = 4;

/// How many hexes it is, by mobility, from every hex to every other: around rivers and through the gaps of hedges. Worked out when first asked
/// for, as most games need none of it.
#[derive(Clone, Debug)]
pub(crate) struct Ways(Vec<OnceLock<Vec<u16>>>);

impl Ways {
    /// For so many mobilities.
    pub(crate) fn of(mobilities: usize) -> Self {
        Self(std::iter::repeat_with(OnceLock::new).take(mobilities).collect())
    }
    /// The way between two hexes; where there is none, farther than any way, but longer if it lies farther.
    pub(crate) fn between(&self, map: &Map, steps: &Steps, by: MobilityId, from: HexId, to: HexId) -> i16 {
        let count = map.hexes.len();
        let table = self.0[usize::from(by.0)].get_or_init(|| {
            let mut all = Vec::with_capacity(count * count);
            for hex in 0..count {
                all.extend(ways_from(steps.by(by), count, HexId(hex as u16)));
            }
            all
        });
        match table[from.index() * count + to.index()] {
            u16::MAX => count as i16 + map.distance(from, to) as i16,
            way => way as i16,
        }
    }
}

fn ways_from(steps: &StepTable, count: usize, start: HexId) -> Vec<u16> {
    let mut ways = vec![u16::MAX; count];
    let mut next = VecDeque::from([start]);
    ways[start.index()] = 0;
    while let Some(hex) = next.pop_front() {
        for edge in steps.from(Spot { hex, storey: 0 }) {
            let there = edge.to.hex;
            if edge.cost.points() <= STRIDE && ways[there.index()] == u16::MAX {
                ways[there.index()] = ways[hex.index()] + 1;
                next.push_back(there);
            }
        }
    }
    ways
}
