//! The rules, a folder for each section of the book, with their words and tests.

pub mod armour;
pub mod at_once;
pub mod buildings;
pub mod close_quarters;
pub mod discipline;
pub mod driving;
pub mod forces;
pub mod grenades;
pub mod guns;
pub mod hiding;
pub mod indirect;
pub mod losses;
pub mod movement;
pub mod ordering;
pub mod reaction;
pub mod riding;
pub mod set_up;
pub mod shooting;
pub mod sight;
pub mod smoke;
pub mod templates;
pub mod trials;
pub mod turn;
pub mod vehicle_assault;
pub mod victory;
