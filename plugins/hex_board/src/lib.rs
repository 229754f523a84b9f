//! Hexes with printed names, terrain, levels, hexsides, ranges, facings and line of sight on a hex map.
//!
//! A [`BoardDef`] is what a board file says; [`Map::build`] joins boards into the [`Map`] of a scenario.
//! All geometry is in whole numbers on the lattice of [`lattice`]: sight is exact on every machine.
//!
//! | File | Holds |
//! |---|---|
//! | `board.rs`, `terrain.rs` | what files say |
//! | `board_check.rs`, `terrain_check.rs` | what may be wrong with it: `MapFault` says what a mistake goes against, the rule set by which of its rules |
//! | `join.rs`, `settle.rs` | boards placed, turned and joined; what is stated about joined hexes whose halves disagree |
//! | `sight.rs`, `sight_walk.rs`, `sight_answer.rs` | what sight is; the walk along the line, on the cells of `sight_grid.rs`; the answer |
//! | `sight_table.rs`, `sight_sweep.rs` | all pairs of Locations, and how they are worked out at once |
//! | `added.rs` | what comes onto a map in a game: smoke, which blocks, and wrecks, which degrade; each hex has a screen that is laid over the table |
//! | `facing.rs` | what faces a corner of its hex: front, sides and rear; the sector from which a line comes (both, exactly on a dividing line); the arc of the two front hexsides. All in directions of the map |
//! | `scatter.rs` | the hex that a drift by a direction die reaches, and the hexes around one |
//! | `sketch.rs` | little maps for tests |
//! | `oracle.rs` | tests only: a second, slow, plainly written sight function |
//!
//! The crate knows no rules, no costs and no engine. It has terrain by key, and rule sets keep charts by the same keys. Views draw the
//! same silhouettes that block.

mod added;
mod board;
mod board_check;
mod facing;
mod hex_set;
mod join;
pub mod lattice;
mod map;
mod map_hex;
mod mistakes;
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
mod sight_outcome;
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
pub use map::{ListNames, Map, MapFault, MapMistake};
pub use map_hex::{Area, Building, HexId, MapHex, Silhouette, Spot};
pub use name::{HexName, NameError, Place};
pub use sight::{degrading_over_bocage, entry_hexsides, seen, sight};
pub use sight_outcome::{Obstacle, ObstacleKind, Seen, Sight, Why};
pub use sight_table::{Screens, SightTable};
pub use terrain::{HexsideDef, HexsideId, SightClass, TerrainDef, TerrainId, TerrainSet};
pub use terrain_check::terrain_mistakes;
