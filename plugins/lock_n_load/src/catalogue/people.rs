//! Specialists, Skill Cards and nationalities (chapters 11 to 13 and 25).

pub(super) mod nationalities;
pub(super) mod skill_cards;
pub(super) mod specialists;
