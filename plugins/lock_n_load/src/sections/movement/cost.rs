//! Where one can step to, and what a step costs (LNL-6.0-01, -17, -18, LNL-10.2-05, RUL-81, RUL-91).

use crate::facts::situation::Table;
use crate::facts::steps::{Edge, Halves, StepTable, Steps};
use crate::files::definition::Definitions;
use crate::files::mobility::{Mobility, MobilityId};
use crate::sections::driving::rules::NO_VEHICLES;
use crate::sections::driving::{self, Way};
use crate::sections::movement::rules::{HEX_BY_HEX, LEVELS, ROAD};
use crate::sections::movement::words;
use crate::sections::spotting::rules::{STAIRS, TERRAIN};
use hex_board::{HexId, Map, Spot};
use smallvec::SmallVec;
use table::{Line, Refusal};

/// The parts of a step's cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepParts {
    /// Of the hex entered.
    pub terrain: u8,
    /// Of the hexside crossed.
    pub hexside: u8,
    /// Of the road, which stands in place of the two before.
    pub road: u8,
    /// Half of that is paid.
    pub road_halved: bool,
    /// Of levels gained.
    pub levels: u8,
    /// Of stairs.
    pub stairs: u8,
}

impl StepParts {
    /// The sum.
    pub fn halves(self) -> Halves {
        let road = if self.road_halved { Halves(self.road.into()) } else { Halves::of(self.road) };
        let whole = [self.terrain, self.hexside, self.levels, self.stairs];
        whole.iter().fold(road, |sum, part| sum.plus(Halves::of(*part)))
    }
    /// The parts that count, each with its rule.
    pub fn lines(self) -> SmallVec<[Line; 4]> {
        let parts = [
            (TERRAIN, self.terrain, false),
            (HEX_BY_HEX, self.hexside, false),
            (ROAD, self.road, self.road_halved),
            (LEVELS, self.levels, false),
            // Every hex of such a building has stairs (LNL-10.2-04).
            (STAIRS, self.stairs, false),
        ];
        let counting = parts.into_iter().filter(|(_, value, _)| *value > 0);
        counting.map(|(rule, value, half)| Line { rule, value: i32::from(value), half, from: None }).collect()
    }
}

/// What a step costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepCost {
    /// Movement points.
    pub halves: Halves,
    /// Line by line.
    pub lines: SmallVec<[Line; 4]>,
}

impl StepCost {
    /// The movement points that it takes where nothing is left over from a step before.
    pub const fn points(&self) -> u8 {
        self.halves.points()
    }
    /// The same for a vehicle that goes so: in reverse twice as much (LNL-15.1-06).
    #[must_use]
    pub fn driven(mut self, way: Option<Way>) -> Self {
        if way == Some(Way::Reverse) {
            self.lines.push(driving::reversed(self.halves));
            self.halves = driving::price(Way::Reverse, self.halves);
        }
        self
    }
}

/// The cost of the step from one Location to the next; from off the map it is that of the terrain alone (LNL-SC-03).
///
/// # Errors
/// There is no such step, or nobody may enter there.
pub fn cost(table: &Table, mobility: MobilityId, from: Option<Spot>, to: Spot) -> Result<StepCost, Refusal> {
    let parts = parts(&table.field.map, column(&table.field.definitions, mobility), from, to)?;
    Ok(StepCost { halves: parts.halves(), lines: parts.lines() })
}

/// The column of the chart by which units of a mobility move.
pub fn column(definitions: &Definitions, mobility: MobilityId) -> &Mobility {
    &definitions.mobilities[usize::from(mobility.0)]
}

/// The parts of the cost of a step.
///
/// # Errors
/// There is no such step, or nobody may enter there.
pub fn parts(map: &Map, by: &Mobility, from: Option<Spot>, to: Spot) -> Result<StepParts, Refusal> {
    let hex = map.at(to.hex);
    // What is closed to vehicles alone is so by a rule of its own, terrain and hexsides.
    let vehicle = by.letter.is_some() && !by.is_closed(hex.terrain);
    let closed = || Refusal::new(if vehicle { NO_VEHICLES } else { TERRAIN }, words::terrain());
    let whole = by.terrain(hex.terrain).map(|terrain| StepParts { terrain, ..StepParts::default() });
    if by.is_closed(hex.terrain) {
        return Err(closed());
    }
    let Some(from) = from else {
        let whole = whole.ok_or_else(closed)?;
        return if to.storey == 0 { Ok(whole) } else { Err(Refusal::new(STAIRS, words::ground_floor_first())) };
    };
    if from.hex == to.hex {
        return match by.storey {
            _ if from.storey == to.storey => Err(Refusal::new(HEX_BY_HEX, words::there_already())),
            Some(stairs) => Ok(StepParts { stairs, ..StepParts::default() }),
            None => Err(Refusal::new(STAIRS, words::no_stairs())),
        };
    }
    let Some(direction) = map.direction(from.hex, to.hex) else {
        return Err(Refusal::new(HEX_BY_HEX, words::hex_by_hex()));
    };
    if from.storey != to.storey {
        return Err(Refusal::new(STAIRS, words::stairs_inside()));
    }
    if from.storey > 0 {
        // Reading: inside a building only the hex is paid, neither hexsides nor slopes, as RUL-81 says "normal hex cost".
        return if map.same_building(from.hex, to.hex) {
            whole.ok_or_else(closed)
        } else {
            Err(Refusal::new(STAIRS, words::upper_storeys()))
        };
    }
    let start = map.at(from.hex);
    let levels = hex.level.saturating_sub(start.level).saturating_mul(by.level_up);
    // Reading: along a road one also enters terrain that one could not enter beside it, as the road alone is paid (LNL-6.0-17); what nobody
    // enters stays closed.
    if start.roads >> direction & 1 == 1 {
        return Ok(StepParts { road: by.road, road_halved: by.road_halved, levels, ..StepParts::default() });
    }
    let whole = whole.ok_or_else(closed)?;
    match start.hexsides[direction].map(|side| by.hexside(side)) {
        None => Ok(StepParts { levels, ..whole }),
        Some(Some(hexside)) => Ok(StepParts { hexside, levels, ..whole }),
        Some(None) => Err(Refusal::new(if vehicle { NO_VEHICLES } else { HEX_BY_HEX }, words::hexside())),
    }
}

/// The Locations that one can step to: ground floors of neighbouring hexes, the other storey of the hex, and from an upper storey
/// the upper storeys beside it in the same building (RUL-81). Prohibited terrain is among them.
pub fn neighbours(map: &Map, spot: Spot) -> SmallVec<[Spot; 8]> {
    let hex = map.at(spot.hex);
    let beside = hex.neighbours.iter().flatten().copied();
    let mut found: SmallVec<[Spot; 8]> = if spot.storey == 0 {
        beside.map(|hex| Spot { hex, storey: 0 }).collect()
    } else {
        let joined = |to: &HexId| spot.storey < map.at(*to).storeys && map.same_building(spot.hex, *to);
        beside.filter(joined).map(|hex| Spot { hex, storey: spot.storey }).collect()
    };
    if hex.storeys == 2 {
        found.push(Spot { hex: spot.hex, storey: 1 - spot.storey.min(1) });
    }
    found
}

/// Works out the steps of every mobility that the chart has.
pub fn steps(map: &Map, definitions: &Definitions) -> Steps {
    Steps::new(map, definitions.mobilities.iter().map(|by| steps_by(map, by)).collect())
}

/// Works out all steps of units of one mobility by [`parts`].
fn steps_by(map: &Map, by: &Mobility) -> StepTable {
    StepTable::of(map, |from| {
        neighbours(map, from).into_iter().filter_map(move |to| {
            let cost = parts(map, by, Some(from), to).ok()?.halves();
            let direction = map.direction(from.hex, to.hex).map(|direction| direction as u8);
            Some(Edge { to, place: map.place(to), direction, cost })
        })
    })
}

#[cfg(test)]
#[path = "cost_test.rs"]
mod tests;
