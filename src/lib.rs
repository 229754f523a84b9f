//! The parts of the program that its tests and benchmarks use as well.
//!
//! Each game that the program holds has a row in `boxes.rs`. All else here serves every game.

pub mod boxes;
pub mod made_up;
pub mod rule_places;
