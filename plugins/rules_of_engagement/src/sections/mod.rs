//! The rules, a folder for each section of the book, with their words and tests.

pub mod at_once;
pub mod close_quarters;
pub mod discipline;
pub mod grenades;
pub mod hiding;
pub mod losses;
pub mod movement;
pub mod orders;
pub mod reaction;
pub mod set_up;
pub mod shooting;
pub mod sight;
pub mod templates;
pub mod trials;
pub mod turn;
pub mod victory;
