//! Assaults on vehicles (ROE-CQV). Its rules are not in the game yet.

pub mod rules;
