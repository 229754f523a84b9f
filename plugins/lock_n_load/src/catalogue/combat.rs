//! Fire, movement, smoke, melee and sight (chapters 5 to 8 and 10).

pub(super) mod fire;
pub(super) mod melee;
pub(super) mod movement;
pub(super) mod opportunity_fire;
pub(super) mod sight;
pub(super) mod smoke;
