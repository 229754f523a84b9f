//! The rules of the set-up (ROE-GEO-01, ROE-D-01).

use crate::catalogue::modules::NO_FOOT;
use rule_book::rules;

rules! {
    // Geometry
    "ROE-GEO-01": later(NO_FOOT), "The table is 180 by 120 cm if the scenario says nothing else, and has no grid.";
    // Decisions
    SET_UP = "ROE-D-01": now,
        "Before the game both sides choose their forces and requisitions, where they deploy, which vehicles are Hidden \
         and which support weapons are set up.";
}
