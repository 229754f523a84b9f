//! The parts of the program that its tests and benchmarks use as well.

pub mod game_box;
pub mod library;
mod order_words;
pub mod rule_books;
pub mod rule_places;
pub mod shapes;
mod witness;
