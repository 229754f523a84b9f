//! Hexes with printed names, terrain, levels, hexsides, ranges, facings and line of sight on a hex map.
//!
//! A [`BoardDef`] is what a board file says; [`Map::build`] joins boards into the [`Map`] of a scenario.
//! All geometry is in whole numbers on the lattice of [`lattice`]: sight is exact on every machine.

mod added;
mod board;
mod board_check;
mod facing;
mod hex_set;
mod join;
pub mod lattice;
mod map;
mod name;
#[cfg(test)]
mod oracle;
#[cfg(test)]
mod oracle_test;
pub mod scatter;
mod settle;
mod sight;
mod sight_answer;
mod sight_grid;
mod sight_sweep;
mod sight_table;
mod sight_walk;
pub mod sketch;
mod terrain;
mod terrain_check;

pub use added::Added;
pub use board::{BoardDef, BoardForm, BoardPlacement, BuildingDef, BuildingMaterial, JoinedHex};
pub use board_check::board_warnings;
pub use facing::{Facing, FacingError, Sector, Struck, facings_towards, in_arc, nearest_facings, struck};
pub use hex_set::HexSet;
pub use lattice::Point;
pub use map::{Area, Building, HexId, Map, MapFault, MapHex, MapMistake, Silhouette, Spot};
pub use name::{HexName, NameError, Place};
pub use sight::{Obstacle, ObstacleKind, Seen, Sight, Why, degrading_over_bocage, entry_hexsides, seen, sight};
pub use sight_table::{Screens, SightTable};
pub use terrain::{HexsideDef, HexsideId, SightClass, TerrainDef, TerrainId, TerrainSet};
pub use terrain_check::terrain_mistakes;
