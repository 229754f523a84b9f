//! The parts of the program that its tests and benchmarks use as well.

pub mod library;
pub mod save;
pub mod script;
pub mod witness;
