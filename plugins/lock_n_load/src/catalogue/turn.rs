//! The phases of a turn (chapters 2, 3, 4 and 9).

pub(super) mod administrative;
pub(super) mod operations;
pub(super) mod rally;
