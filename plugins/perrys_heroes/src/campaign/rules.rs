//! The rules of what goes on from one battle to the next (PH-11, PH-H-33, PH-H-35 to PH-H-37).

use rule_book::rules;

rules! {
    // 11.1 Campaign status
    "PH-11.1-02": now, "A side's campaign stands on one of seven levels, from catastrophic to triumphal.";
    NEW_STATUS = "PH-11.1-03": now, "The result of a battle and the old level give the new one.";
    MAY_END = "PH-11.1-04": now, "A victory on the highest level may end the campaign.";
    "PH-11.1-05": now, "A campaign usually begins on the middle level, where nothing is sure.";
    FIXED_LEVELS = "PH-11.1-06": now, "In a historical campaign the levels may be fixed beforehand, whatever the results are.";
    // 11.2 Scenarios and orders
    INTENTIONS = "PH-11.2-01": now, "The level limits which orders a side may give itself, and both choose in secret.";
    "PH-11.2-02": of_sources, "Two cells of the table of orders are lost.";
    "PH-11.2-03": of_sources, "The text of the five orders is lost.";
    // 12 Appendices
    "PH-12-01": of_sources, "The example squads are lost.";
    // House values
    LOST_CELLS = "PH-H-33": now,
        "A dash may be ordered from the fifth level upwards; a counter-attack on the second level only after a victory.";
    CARE = "PH-H-35": now,
        "After a battle each Treated man rolls a ten-sided die, which says for how many battles he is missing.";
    REPAIR = "PH-H-36": now, "Damaged vehicles are repaired by a die between two battles; destroyed ones are lost.";
    REPLACEMENTS = "PH-H-37": now, "Before each battle men and vehicles that were lost are replaced by dice.";
    // Rulings
    "PH-R-47": now, "The table of levels is taken as it is printed.";
    // Worked examples
    "PH-W-20": of_sources, "Examples of new levels of a campaign.";
}
