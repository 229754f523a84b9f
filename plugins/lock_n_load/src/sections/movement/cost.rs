//! Where one can step to, and what a step costs (LNL-6.0-01, -17, -18, LNL-10.2-05, RUL-81, RUL-91).

use crate::definition::Definitions;
use crate::event::Line;
use crate::mobility::{Mobility, MobilityId};
use crate::situation::Table;
use hex_board::{HexId, Map, Place, Spot};
use smallvec::SmallVec;
use table::{Refusal, RuleId};

/// LNL-6.0-01: a unit moves hex by hex and pays terrain and hexside.
pub const HEX_BY_HEX: RuleId = RuleId("LNL-6.0-01");
/// LNL-10.4-01: the chart says what terrain costs, and which is prohibited.
pub const TERRAIN: RuleId = RuleId("LNL-10.4-01");
/// LNL-6.0-17: along a road.
pub const ROAD: RuleId = RuleId("LNL-6.0-17");
/// LNL-6.0-18: each level gained.
pub const LEVELS: RuleId = RuleId("LNL-6.0-18");
/// LNL-10.2-05: from one storey to the other in the same hex; every hex of such a building has stairs (LNL-10.2-04).
pub const STAIRS: RuleId = RuleId("LNL-10.2-05");

/// The parts of a step's cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepParts {
    /// Of the hex entered.
    pub terrain: u8,
    /// Of the hexside crossed.
    pub hexside: u8,
    /// Of the road, which stands in place of the two before.
    pub road: u8,
    /// Of levels gained.
    pub levels: u8,
    /// Of stairs.
    pub stairs: u8,
}

impl StepParts {
    /// The sum.
    pub fn points(self) -> u8 {
        [self.terrain, self.hexside, self.road, self.levels, self.stairs]
            .iter()
            .fold(0u8, |sum, part| sum.saturating_add(*part))
    }
    /// The parts that count, each with its rule.
    pub fn lines(self) -> SmallVec<[Line; 4]> {
        let parts = [
            (TERRAIN, self.terrain),
            (HEX_BY_HEX, self.hexside),
            (ROAD, self.road),
            (LEVELS, self.levels),
            (STAIRS, self.stairs),
        ];
        let counting = parts.into_iter().filter(|(_, value)| *value > 0);
        counting.map(|(rule, value)| Line { rule, value: i32::from(value), half: false, from: None }).collect()
    }
}

/// What a step costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepCost {
    /// Movement points.
    pub points: u8,
    /// Line by line.
    pub lines: SmallVec<[Line; 4]>,
}

/// The cost of the step from one Location to the next; from off the map it is that of the terrain alone (LNL-SC-03).
///
/// # Errors
/// There is no such step, or nobody may enter there.
pub fn cost(table: &Table, mobility: MobilityId, from: Option<Spot>, to: Spot) -> Result<StepCost, Refusal> {
    let parts = parts(&table.field.map, column(&table.field.definitions, mobility), from, to)?;
    Ok(StepCost { points: parts.points(), lines: parts.lines() })
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
    let Some(terrain) = by.terrain(hex.terrain) else {
        return Err(Refusal::new(TERRAIN, "nobody may enter this terrain"));
    };
    let whole = StepParts { terrain, ..StepParts::default() };
    let Some(from) = from else {
        return if to.storey == 0 {
            Ok(whole)
        } else {
            Err(Refusal::new(STAIRS, "one enters a building on the ground floor"))
        };
    };
    if from.hex == to.hex {
        return match by.storey {
            _ if from.storey == to.storey => Err(Refusal::new(HEX_BY_HEX, "the stack stands there already")),
            Some(stairs) => Ok(StepParts { stairs, ..StepParts::default() }),
            None => Err(Refusal::new(STAIRS, "these units climb no stairs")),
        };
    }
    let Some(direction) = map.direction(from.hex, to.hex) else {
        return Err(Refusal::new(HEX_BY_HEX, "a unit moves from hex to neighbouring hex"));
    };
    if from.storey != to.storey {
        return Err(Refusal::new(STAIRS, "storeys are changed by the stairs inside one hex"));
    }
    if from.storey > 0 {
        // Reading: inside a building only the hex is paid, neither hexsides nor slopes, as RUL-81 says "normal hex cost".
        return if map.same_building(from.hex, to.hex) {
            Ok(whole)
        } else {
            Err(Refusal::new(STAIRS, "upper storeys are joined inside one building only"))
        };
    }
    let start = map.at(from.hex);
    let levels = hex.level.saturating_sub(start.level).saturating_mul(by.level_up);
    if start.roads >> direction & 1 == 1 {
        return Ok(StepParts { road: by.road, levels, ..StepParts::default() });
    }
    match start.hexsides[direction].map(|side| by.hexside(side)) {
        None => Ok(StepParts { levels, ..whole }),
        Some(Some(hexside)) => Ok(StepParts { hexside, levels, ..whole }),
        Some(None) => Err(Refusal::new(HEX_BY_HEX, "these units do not cross this hexside")),
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

/// One step of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Where it leads.
    pub to: Spot,
    /// The same as orders name it.
    pub place: Place,
    /// Movement points.
    pub points: u8,
}

/// What every possible step of the map costs units of one mobility, worked out once by [`parts`]: play and search only look it up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepTable {
    first: Vec<u32>,
    edges: Vec<Edge>,
}

/// The place of a Location in tables with two entries per hex.
pub const fn node(spot: Spot) -> usize {
    spot.hex.0 as usize * 2 + spot.storey as usize
}

/// The Location of a place in such a table.
pub const fn spot_of(node: usize) -> Spot {
    Spot { hex: HexId((node / 2) as u16), storey: (node % 2) as u8 }
}

impl StepTable {
    /// Works out all steps of a map.
    pub fn new(map: &Map, by: &Mobility) -> Self {
        let mut table = Self { first: vec![0], edges: Vec::new() };
        for node in 0..map.hexes.len() * 2 {
            let from = spot_of(node);
            if from.storey < map.at(from.hex).storeys {
                let lawful = neighbours(map, from).into_iter().filter_map(|to| {
                    let points = parts(map, by, Some(from), to).ok()?.points();
                    Some(Edge { to, place: map.place(to), points })
                });
                table.edges.extend(lawful);
            }
            table.first.push(table.edges.len() as u32);
        }
        table
    }
    /// The steps that lead away from a Location, without those into prohibited terrain.
    pub fn from(&self, spot: Spot) -> &[Edge] {
        let node = node(spot);
        &self.edges[self.first[node] as usize..self.first[node + 1] as usize]
    }
}

/// The steps of a map by mobility.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Steps {
    nodes: usize,
    tables: Vec<StepTable>,
}

impl Steps {
    /// Works out the steps of every mobility that the chart has.
    pub fn new(map: &Map, definitions: &Definitions) -> Self {
        let tables = definitions.mobilities.iter().map(|by| StepTable::new(map, by)).collect();
        Self { nodes: 2 * map.hexes.len(), tables }
    }
    /// The steps of units of one mobility.
    #[inline]
    pub fn by(&self, mobility: MobilityId) -> &StepTable {
        &self.tables[usize::from(mobility.0)]
    }
    /// How many places a table with two entries per hex has.
    pub const fn nodes(&self) -> usize {
        self.nodes
    }
}

#[cfg(test)]
#[path = "cost_test.rs"]
mod tests;
