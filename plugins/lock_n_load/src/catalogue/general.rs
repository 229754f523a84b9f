//! Weapons of single modules, Weapon Teams and event markers (chapter 1 of the rule book).

pub(super) mod module_weapons;
pub(super) mod weapon_teams;
