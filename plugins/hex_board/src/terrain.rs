//! What a hex or a hexside is for sight and for the eye: the terrain file.
//! Costs and target modifiers belong to a rule set, which keys its own chart by the same ids.

use crate::lattice::Point;
use serde::{Deserialize, Serialize};

/// Position of a terrain in its [`TerrainSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerrainId(pub u8);
/// Position of a hexside terrain in its [`TerrainSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexsideId(pub u8);

/// How terrain acts on a line of sight that crosses it (LNL-10.3-01 to -03, RUL-51).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SightClass {
    /// Never in the way: open ground, and unripe wheat too (LNL-10.8-01).
    Clear,
    /// Half-transparent or low: degrades.
    Degrading,
    /// Solid, this many levels high.
    Blocking(u8),
}

/// One terrain of the terrain file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainDef {
    /// Short lower-case key, as boards and charts write it: `light_woods`.
    pub id: String,
    /// What players read: `Light woods`.
    pub name: String,
    /// How it acts on sight.
    pub sight: SightClass,
    /// True where any part of the hex counts, whatever the silhouette (RUL-51, item 10), as in broken ground (LNL-10.7-02).
    #[serde(default)]
    pub whole_hex: bool,
    /// Closed polygons in the hex's own coordinates; may be empty for clear terrain.
    #[serde(default)]
    pub silhouettes: Vec<Vec<Point>>,
}

/// One hexside terrain of the terrain file; its silhouette is the hexside itself (RUL-51, item 11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexsideDef {
    /// Short key: `hedge`.
    pub id: String,
    /// What players read: `Hedge`.
    pub name: String,
    /// How it acts on sight away from the two ends of the line.
    pub sight: SightClass,
}

/// The terrain file: every terrain and hexside terrain that boards may name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainSet {
    /// Hex terrain, in the file's order.
    pub terrains: Vec<TerrainDef>,
    /// Hexside terrain, in the file's order.
    pub hexsides: Vec<HexsideDef>,
    /// How many levels the second storey adds to the top of a building (RUL-51): 2, or 1 where a game wants it lower.
    #[serde(default = "second_storey")]
    pub second_storey: u8,
}

const fn second_storey() -> u8 {
    2
}

impl Default for TerrainSet {
    fn default() -> Self {
        Self { terrains: vec![], hexsides: vec![], second_storey: second_storey() }
    }
}

impl TerrainSet {
    /// The terrain with this key.
    pub fn terrain(&self, id: &str) -> Option<TerrainId> {
        self.terrains.iter().position(|def| def.id == id).and_then(|n| u8::try_from(n).ok()).map(TerrainId)
    }
    /// The hexside terrain with this key.
    pub fn hexside(&self, id: &str) -> Option<HexsideId> {
        self.hexsides.iter().position(|def| def.id == id).and_then(|n| u8::try_from(n).ok()).map(HexsideId)
    }
}
