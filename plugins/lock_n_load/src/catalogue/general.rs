//! What holds for everything: hexes, counters, weapons and their crews (chapter 1 of the rule book).

pub(super) mod hexes;
pub(super) mod module_weapons;
pub(super) mod support_weapons;
pub(super) mod weapon_teams;
