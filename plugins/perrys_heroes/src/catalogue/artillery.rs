//! Mortars and guns that are called for (PH-7.8).

use super::reasons::NO_CALLS;
use rule_book::rules;

rules! {
    "PH-7.8-01": later(NO_CALLS), "Who has bought artillery calls for it by naming a hex.";
    "PH-7.8-02": later(NO_CALLS), "An officer or NCO calls, with a radio less than 2.5 cm away in his sight.";
    "PH-7.8-03": later(NO_CALLS), "A call costs 8 points, half of them the radio operator's.";
    "PH-7.8-04": later(NO_CALLS), "The call names a hex and a mission: shells, smoke or light.";
    "PH-7.8-05": later(NO_CALLS), "Mortars strike after 2 or 3 turns, guns after 5 to 8.";
    "PH-7.8-06": later(NO_CALLS), "On its arrival 6 or more of a ten-sided die strikes the hex.";
    "PH-7.8-07": later(NO_CALLS), "Else the strike drifts by one or two hexes.";
    "PH-7.8-08": later(NO_CALLS), "Everybody within 20 cm of a mortar's strike, or 30 cm of a gun's, rolls 8 or 10 dice.";
    "PH-7.8-13": later(NO_CALLS), "A mission of smoke lays a marker of smoke on the hex.";
    "PH-H-15": later(NO_CALLS), "A mission of light makes night dusk for a turn.";
    "PH-H-16": later(NO_CALLS), "Mortars cost 15 points for 3 calls, guns 25 points for 2.";
    "PH-H-17": later(NO_CALLS), "What shells do to vehicles.";
    "PH-R-20": later(NO_CALLS), "Each die of a gun's shell gets 2 more.";
    "PH-R-56": later(NO_CALLS), "A call arrives before the first card of its turn, and is rolled then.";
    "PH-W-17": of_sources, "Example: a mortar that drifts.";
}
