//! Mobilities: how units get about. Each is a column of the Terrain Effects Chart; men on foot have the first.

use crate::files::charts::{Fast, TerrainEffects};
use hex_board::{HexsideId, TerrainId, TerrainSet};

/// The mobility of men on foot, whose column is always there.
pub const FOOT: &str = "foot";

/// `foot`, for files that do not say it.
pub(crate) fn foot() -> String {
    FOOT.to_owned()
}

/// The position of a mobility among those that the chart has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MobilityId(pub u8);
impl MobilityId {
    /// On foot.
    pub const FOOT: Self = Self(0);
}

/// A column of the chart as rules read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mobility {
    /// Its key.
    pub key: String,
    terrains: Vec<Option<u8>>,
    closed: Vec<bool>,
    hexsides: Vec<Option<u8>>,
    /// Movement points along a road.
    pub road: u8,
    /// Half of [`Mobility::road`] is paid for each hexside of road.
    pub road_halved: bool,
    /// Movement points per level gained.
    pub level_up: u8,
    /// Movement points per storey; none: it stays on the ground.
    pub storey: Option<u8>,
    /// The letter on counters.
    pub letter: Option<char>,
    /// Which vehicles of this kind are fast.
    pub fast: Option<Fast>,
}

impl Mobility {
    /// Every column of a chart that has been checked against the terrain file, that of men on foot first.
    pub fn all(effects: &TerrainEffects, terrain: &TerrainSet) -> Vec<Self> {
        let (terrains, hexsides) = (terrain.terrains.iter(), terrain.hexsides.iter());
        let entered = |id: &String| effects.terrains.get(id).filter(|effect| !effect.prohibited);
        let closed: Vec<bool> = terrains.clone().map(|def| entered(&def.id).is_none()).collect();
        let on_foot = Self {
            key: foot(),
            terrains: terrains.clone().map(|def| entered(&def.id).map(|effect| effect.foot)).collect(),
            hexsides: hexsides.clone().map(|def| effects.hexsides.get(&def.id).map(|effect| effect.foot)).collect(),
            closed: closed.clone(),
            road: effects.road,
            road_halved: false,
            level_up: effects.level_up,
            storey: Some(effects.storey),
            letter: None,
            fast: None,
        };
        let others = effects.mobilities.iter().map(|(key, column)| Self {
            key: key.clone(),
            terrains: terrains.clone().map(|def| entered(&def.id).and(column.terrains.get(&def.id).copied())).collect(),
            hexsides: hexsides.clone().map(|def| column.hexsides.get(&def.id).copied()).collect(),
            closed: closed.clone(),
            road: column.road,
            road_halved: column.road_halved,
            level_up: column.level_up,
            storey: column.storey,
            letter: column.letter,
            fast: column.fast,
        });
        std::iter::once(on_foot).chain(others).collect()
    }
    /// Movement points to enter a terrain; none: it is not entered.
    pub fn terrain(&self, id: TerrainId) -> Option<u8> {
        self.terrains[usize::from(id.0)]
    }
    /// True if nobody enters the terrain, not along a road either.
    pub fn is_closed(&self, id: TerrainId) -> bool {
        self.closed[usize::from(id.0)]
    }
    /// Movement points to cross a hexside terrain; none: it is not crossed.
    pub fn hexside(&self, id: HexsideId) -> Option<u8> {
        self.hexsides[usize::from(id.0)]
    }
}
