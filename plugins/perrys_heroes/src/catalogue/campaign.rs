//! What goes on from one battle to the next (PH-11, PH-H-33, PH-H-35 to PH-H-37).

use super::reasons::NO_CAMPAIGN;
use rule_book::rules;

rules! {
    "PH-11.1-02": later(NO_CAMPAIGN), "A side's campaign stands on one of seven levels, from catastrophic to triumphal.";
    "PH-11.1-03": later(NO_CAMPAIGN), "The result of a battle and the old level give the new one.";
    "PH-11.1-04": later(NO_CAMPAIGN), "A victory on the highest level may end the campaign.";
    "PH-11.1-05": later(NO_CAMPAIGN), "A campaign usually begins on the middle level, where nothing is sure.";
    "PH-11.1-06": later(NO_CAMPAIGN), "In a historical campaign the levels may be fixed beforehand, whatever the results are.";
    "PH-11.2-01": later(NO_CAMPAIGN), "The level limits which orders a side may give itself, and both choose in secret.";
    "PH-11.2-02": of_sources, "Two cells of the table of orders are lost.";
    "PH-11.2-03": of_sources, "The text of the five orders is lost.";
    "PH-12-01": of_sources, "The example squads are lost.";
    "PH-H-33": later(NO_CAMPAIGN),
        "A dash may be ordered from the fifth level upwards; a counter-attack on the second level only after a victory.";
    "PH-H-35": later(NO_CAMPAIGN),
        "After a battle each Treated man rolls a ten-sided die, which says for how many battles he is missing.";
    "PH-H-36": later(NO_CAMPAIGN), "Damaged vehicles are repaired by a die between two battles; destroyed ones are lost.";
    "PH-H-37": later(NO_CAMPAIGN), "Before each battle men and vehicles that were lost are replaced by dice.";
    "PH-R-47": later(NO_CAMPAIGN), "The table of levels is taken as it is printed.";
    "PH-W-20": of_sources, "Examples of new levels of a campaign.";
}
