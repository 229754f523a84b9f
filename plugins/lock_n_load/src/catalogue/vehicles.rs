//! Vehicles, their passengers, and infantry against them (chapters 15 to 17).

pub(super) mod close_assault;
pub(super) mod driving;
pub(super) mod overrun;
