//! Why a rule comes later: one short sentence for each subject that is not in the game yet, and the module that brings it.

use super::VEHICLES;
use rule_book::Gap;

pub(crate) const NO_VEHICLES: Gap = Gap { module: VEHICLES, reason: "Vehicles are not in the game yet." };
