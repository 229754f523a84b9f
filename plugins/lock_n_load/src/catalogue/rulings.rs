//! Rulings: what holds where the rule book leaves a question open.

pub(super) mod infantry;
pub(super) mod modules;
