//! Smoke (ROE-SHT-13 to -17). Its rules are not in the game yet.

pub mod rules;
