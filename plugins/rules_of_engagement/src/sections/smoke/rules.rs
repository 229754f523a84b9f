//! The rules of smoke (ROE-SHT-13 to -17).

use crate::catalogue::modules::NO_FOOT;
use rule_book::rules;

rules! {
    // Smoke
    "ROE-SHT-13": later(NO_FOOT),
        "Smoke is aimed at a friendly unit; a smoke weapon of an infantry unit smokes its own unit alone.";
    "ROE-SHT-14": later(NO_FOOT), "Smoke is resolved in the Orders phase by a roll to hit that leaves cover out.";
    "ROE-SHT-15": later(NO_FOOT),
        "If smoke hits, the unit is in no enemy's line of sight and has none itself, until the start of the firer's \
         next turn.";
    "ROE-SHT-16": later(NO_FOOT),
        "If smoke misses, the unit counts as in soft cover until the start of its own next turn.";
    "ROE-SHT-17": later(NO_FOOT), "A weapon that has fired smoke does not fire again this turn.";
    // House values and rulings
    "ROE-H-27": later(NO_FOOT), "A weapon that fired smoke in the Orders phase may not fire again in that turn.";
    "ROE-R-38": later(NO_FOOT), "Of the modifiers to hit smoke leaves out those of cover alone.";
}
