//! Fire at buildings (ROE-BLD). Its rules are not in the game yet.

pub mod rules;
