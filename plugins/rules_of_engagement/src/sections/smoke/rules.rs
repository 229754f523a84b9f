//! The rules of smoke (ROE-SHT-13 to -17).

use rule_book::rules;

rules! {
    // Smoke
    FRIENDS = "ROE-SHT-13": now,
        "Smoke is aimed at a friendly unit; a smoke weapon of an infantry unit smokes its own unit alone.";
    "ROE-SHT-14": now, "Smoke is resolved in the Orders phase by a roll to hit that leaves cover out.";
    "ROE-SHT-15": now,
        "If smoke hits, the unit is in no enemy's line of sight and has none itself, until the start of the firer's \
         next turn.";
    "ROE-SHT-16": now,
        "If smoke misses, the unit counts as in soft cover until the start of its own next turn.";
    SMOKED = "ROE-SHT-17": now, "A weapon that has fired smoke does not fire again this turn.";
    // House values and rulings
    "ROE-H-27": repeats["ROE-SHT-17"], "A weapon that fired smoke in the Orders phase may not fire again in that turn.";
    "ROE-R-38": repeats["ROE-SHT-14"], "Of the modifiers to hit smoke leaves out those of cover alone.";
}
