//! The parts of the program that its tests and benchmarks use as well.

pub mod library;
pub mod rule_places;
pub mod save;
pub mod script;
pub mod witness;
