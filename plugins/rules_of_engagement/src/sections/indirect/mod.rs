//! Indirect fire (ROE-IND). Its rules are not in the game yet.

pub mod rules;
