//! Terrain: what files say of it, what may be wrong with that, and the ground that is made of it.
//!
//! What a kind of terrain *does* stands in the chart of each rule set, by the same key.

mod check;
mod file;
mod ground;
mod hills;
mod in_text;
mod kinds;
mod outline_check;
mod piece;
pub mod surface;
mod units;

pub use check::{TableFault, TableMistake, kind_mistakes, table_mistakes};
pub use file::{DoorDef, PieceDef, ShapeDef, TableDef};
pub use ground::Ground;
pub use in_text::{CELL, drawn, point_of_text, text_of_point};
pub use kinds::{KindDef, KindId, KindSet};
pub use outline_check::{zone_fault, zone_size};
pub use piece::{Bare, Door, Piece};
pub use units::{Centimetres, Degrees};

#[cfg(test)]
#[path = "check_test.rs"]
mod check_test;
#[cfg(test)]
#[path = "ground_test.rs"]
mod ground_test;
#[cfg(test)]
#[path = "surface_test.rs"]
mod surface_test;
