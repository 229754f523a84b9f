//! Hits on vehicles (ROE-VEH). Its rules are not in the game yet.

pub mod rules;
