//! The parts of the program that its tests and benchmarks use as well.

pub mod boxes;
pub mod made_up;
pub mod rule_books;
pub mod rule_places;
