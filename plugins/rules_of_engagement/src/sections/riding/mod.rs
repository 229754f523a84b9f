//! Transport (ROE-EMB). Its rules are not in the game yet.

pub mod rules;
