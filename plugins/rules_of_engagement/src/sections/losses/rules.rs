//! The rules of units that are destroyed (ROE-DIS-05, ROE-DIS-27).

use crate::catalogue::modules::NO_VEHICLES;
use rule_book::rules;

rules! {
    "ROE-DIS-05": now,
        "A Confident unit becomes Suppressed when a friendly unit within 20 cm is destroyed; worse states stay as they \
         are.";
    "ROE-DIS-18": later(NO_VEHICLES),
        "A vehicle with its crew aboard has no discipline state: its crew knows only Bail Out.";
    "ROE-DIS-27": now,
        "A unit that is destroyed by its discipline within 20 cm of an enemy is taken prisoner: it is removed and \
         counts as captured.";
    "ROE-R-21": later(NO_VEHICLES), "Vehicles are never Suppressed.";
}
