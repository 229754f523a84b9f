//! Guns and support weapons (ROE-WPN, ROE-VWP). Its rules are not in the game yet.

pub mod rules;
