//! Single men, Skill Cards and nationalities (chapters 11 to 13, 23 and 25).

pub(super) mod nationalities;
pub(super) mod single_men;
pub(super) mod skill_cards;
pub(super) mod specialists;
