//! The parts in which the rules come into the game, and why those of each come later as long as they do.

use rule_book::{Gap, Module};

/// Men on foot.
pub const FOOT: Module = Module { key: "Foot", name: "Men on foot" };
/// Vehicles and guns, and what fights them.
pub const VEHICLES: Module = Module { key: "Vehicles", name: "Vehicles" };
/// Buildings, and what is resolved with a template.
pub const BUILDINGS: Module = Module { key: "Buildings", name: "Buildings and templates" };
/// Forces that are bought for a battle.
pub const FORCES: Module = Module { key: "Forces", name: "Forces" };

pub(crate) const NO_FOOT: Gap = Gap { module: FOOT, reason: "This rule of men on foot is not in the game yet." };
pub(crate) const NO_VEHICLES: Gap = Gap { module: VEHICLES, reason: "Vehicles and guns are not in the game yet." };
pub(crate) const NO_BUILDINGS: Gap =
    Gap { module: BUILDINGS, reason: "Buildings and templates are not in the game yet." };
pub(crate) const NO_FORCES: Gap = Gap { module: FORCES, reason: "Forces that are bought are not in the game yet." };
