//! What a line of sight comes to, and what it meets.

use crate::map::Map;
use crate::map_hex::HexId;
use crate::terrain::{HexsideId, TerrainId};
use smallvec::SmallVec;

/// What a line of sight comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Nothing in the way.
    Clear,
    /// One or two degrading hexes or hexsides (LNL-10.3-06), the one nearest to the higher end first.
    Degraded(SmallVec<[Obstacle; 2]>),
    /// Blocked, by the obstacle nearest to the higher end; at equal level to the end whose name sorts first (RUL-51, item 13).
    Blocked(Obstacle),
}

/// Something that a line of sight meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// The hex that it belongs to; of a hexside the hex with the lower name.
    pub hex: HexId,
    /// What it is.
    pub what: ObstacleKind,
    /// Of a hexside, its direction from that hex.
    pub side: Option<u8>,
    /// Why it counts.
    pub why: Why,
}

/// Why something counts against a line of sight. A rule set has a number for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Why {
    /// The line leaves the map.
    OffMap,
    /// It hides what lies right behind it from higher ground.
    Shadow,
    /// Smoke blocks.
    Smoke,
    /// It is higher than both ends, or ground between them that is.
    Higher,
    /// It blocks between two ends of its own level.
    Level,
    /// It blocks at the level of the higher of two ends.
    Between,
    /// It degrades between two ends of its own level.
    DegradesLevel,
    /// It degrades at the level of the higher of two ends.
    DegradesBetween,
    /// A hexside that stands up degrades.
    DegradesHexside,
    /// The third that degrades blocks.
    Third,
    /// The floor between two storeys of one building.
    Floor,
}

impl Obstacle {
    /// What it is, as the map's terrain calls it.
    pub fn name<'m>(&self, map: &'m Map) -> &'m str {
        match self.what {
            ObstacleKind::Terrain(id) => &map.terrain_set.terrains[usize::from(id.0)].name,
            ObstacleKind::Hexside(id) => &map.terrain_set.hexsides[usize::from(id.0)].name,
            ObstacleKind::Hill => "hill",
            ObstacleKind::Hulk => "wreck",
            ObstacleKind::Smoke => "smoke",
            ObstacleKind::Floor => "floor",
            ObstacleKind::OffMap => "the map's edge",
        }
    }
}

/// What kind of thing a line of sight meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ObstacleKind {
    /// The ground itself.
    Hill,
    /// Terrain of the hex.
    Terrain(TerrainId),
    /// A wreck, or what is like one (see [`Added::hulks`]).
    Hulk,
    /// Smoke (LNL-7.0-06).
    Smoke,
    /// Hexside terrain.
    Hexside(HexsideId),
    /// The line leaves the map (LNL-1.4-10); the hex is the end that the line is looked at from.
    OffMap,
    /// The floor between two storeys of one building (RUL-111); the hex is that of the upper storey.
    Floor,
}

/// A line of sight in short, as [`crate::SightTable`] keeps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seen {
    /// Nothing in the way.
    Clear,
    /// This many degrading hexes: one or two.
    Degraded(u8),
    /// No line of sight.
    Blocked,
}

impl Sight {
    /// How many degrading hexes count against fire and spotting (LNL-10.3-06, LNL-10.1-14).
    pub fn degrading(&self) -> u8 {
        match self {
            Sight::Degraded(hexes) => hexes.len() as u8,
            _ => 0,
        }
    }
    /// True if the line is not blocked.
    pub fn is_open(&self) -> bool {
        !matches!(self, Sight::Blocked(_))
    }
    /// The same without reasons.
    pub fn seen(&self) -> Seen {
        match self {
            Sight::Clear => Seen::Clear,
            Sight::Degraded(hexes) => Seen::Degraded(hexes.len() as u8),
            Sight::Blocked(_) => Seen::Blocked,
        }
    }
}

impl Seen {
    /// How many degrading hexes count; 0 for a blocked line.
    pub const fn degrading(self) -> u8 {
        match self {
            Seen::Degraded(count) => count,
            _ => 0,
        }
    }
    /// True if the line is not blocked.
    pub const fn is_open(self) -> bool {
        !matches!(self, Seen::Blocked)
    }
}
