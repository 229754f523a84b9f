//! Forces (ROE-H-24, ROE-H-25). Its rules are not in the game yet.

pub mod rules;
