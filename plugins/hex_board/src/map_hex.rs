//! The hexes of a map, and what stands on them.

use crate::lattice::{Point, VERTICES};
use crate::name::HexName;
use crate::terrain::{HexsideId, TerrainId};
use smallvec::SmallVec;

/// A hex's position in [`Map::hexes`](crate::Map::hexes).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexId(pub u16);
impl HexId {
    /// As an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A Location of the map: a hex and a storey. The fast form of [`Place`](crate::Place).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The hex.
    pub hex: HexId,
    /// 0 ground floor, 1 upper storey.
    pub storey: u8,
}

/// A closed polygon that blocks or degrades sight, in map coordinates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Silhouette {
    /// What it is made of.
    pub terrain: TerrainId,
    /// Its corners.
    pub outline: Vec<Point>,
}

/// A building of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Building {
    /// Its hexes, ascending.
    pub hexes: Vec<HexId>,
    /// Stone or wood, as terrain.
    pub terrain: TerrainId,
    /// One or two (LNL-10.2-03).
    pub storeys: u8,
}

/// One hex of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapHex {
    /// Every printed name; the first is the one shown, that of the lower board number (LNL-1.4-07).
    pub names: SmallVec<[HexName; 2]>,
    /// Its centre in map coordinates.
    pub centre: Point,
    /// The terrain around its centre (LNL-1.4-03, RUL-12).
    pub terrain: TerrainId,
    /// Elevation, 0 to 2 (LNL-10.2-01).
    pub level: u8,
    /// Storeys of the building in it: 1, whose units are on the ground floor (LNL-10.2-06), or 2 (LNL-10.2-03); 1 where there is none.
    pub storeys: u8,
    /// Position in [`Map::buildings`](crate::Map::buildings).
    pub building: Option<u16>,
    /// Bit n: a road crosses the hexside towards direction n.
    pub roads: u8,
    /// Bit n: of those, the paved ones.
    pub paved: u8,
    /// Bit n: a stream crosses the hexside towards direction n.
    pub streams: u8,
    /// The neighbour in each direction, north first, clockwise.
    pub neighbours: [Option<HexId>; 6],
    /// The hexside terrain in each direction.
    pub hexsides: [Option<HexsideId>; 6],
    /// Its silhouettes.
    pub silhouettes: Vec<Silhouette>,
}

/// A rectangle of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// Its least corner.
    pub north_west: Point,
    /// Its greatest corner.
    pub south_east: Point,
}

/// True if a point, given from a hex's centre, lies in the hex or on its edge.
pub(crate) fn inside_hex(point: Point) -> bool {
    let (x, y) = (point.0.abs(), point.1.abs());
    // The slanted side runs from (120, 0) to (60, 104).
    y <= VERTICES[1].1 && 104 * x + 60 * y <= 104 * 120
}
