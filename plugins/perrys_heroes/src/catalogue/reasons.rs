//! Why a rule comes later: one short sentence for each subject that is not in the game yet, and the module that brings it.

use super::{CAMPAIGN, VEHICLES};
use rule_book::Gap;

pub(crate) const NO_VEHICLES: Gap = Gap { module: VEHICLES, reason: "Vehicles are not in the game yet." };
pub(crate) const NO_CAMPAIGN: Gap = Gap { module: CAMPAIGN, reason: "Campaigns are not in the game yet." };
