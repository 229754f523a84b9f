//! What every possible step of the map costs, kept as a table. What a step costs is the business of section `movement`, which fills it.

use crate::files::mobility::MobilityId;
use hex_board::{HexId, Map, Place, Spot};

/// What a step costs, counted in half points: along a road vehicles pay half a point (LNL-10.4-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Halves(pub u16);

impl Halves {
    /// Whole points.
    pub const fn of(points: u8) -> Self {
        Self(2 * points as u16)
    }
    /// What has been spent when so many points are gone and half of one is left over, or none.
    pub const fn spent(points: u8, left_over: bool) -> Self {
        Self(2 * points as u16 - (left_over && points > 0) as u16)
    }
    /// The points that are gone with it, a half counted as a whole one.
    pub const fn points(self) -> u8 {
        let points = self.0.div_ceil(2);
        if points > u8::MAX as u16 { u8::MAX } else { points as u8 }
    }
    /// True if half of the last point is left over.
    pub const fn left_over(self) -> bool {
        self.0 % 2 == 1
    }
    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
    /// Twice as much.
    #[must_use]
    pub const fn doubled(self) -> Self {
        self.plus(self)
    }
}

/// One step of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Where it leads.
    pub to: Spot,
    /// The same as orders name it.
    pub place: Place,
    /// In which direction that is, 0 = north, clockwise; none: to the other storey.
    pub direction: Option<u8>,
    /// Movement points.
    pub cost: Halves,
}

/// What every possible step of the map costs units of one mobility, worked out once: play and search only look it up.
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
    /// The table of all steps that lead away from the Locations of a map.
    pub fn of<I: IntoIterator<Item = Edge>>(map: &Map, leaving: impl Fn(Spot) -> I) -> Self {
        let mut table = Self { first: vec![0], edges: Vec::new() };
        for node in 0..map.hexes.len() * 2 {
            let from = spot_of(node);
            if from.storey < map.at(from.hex).storeys {
                table.edges.extend(leaving(from));
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
    /// One table for each mobility of the chart, in its order.
    pub fn new(map: &Map, tables: Vec<StepTable>) -> Self {
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
