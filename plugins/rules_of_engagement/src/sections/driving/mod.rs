//! How vehicles move (ROE-MOV, ROE-VCV). Its rules are not in the game yet.

pub mod rules;
