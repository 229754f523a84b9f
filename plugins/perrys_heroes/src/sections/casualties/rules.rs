//! The rules of wounds and of morale (PH-4.4, PH-4.5).

use rule_book::rules;

rules! {
    MORALE = "PH-4.5-04": now,
        "Each friend within less than 10 cm of a figure that has just been killed or wounded rolls a ten-sided die with the modifiers \
         of the morale table; 6 or more passes.";
    MARKED = "PH-4.5-02": now, "Any state of morale but Operational is shown by a marker.";
    VIOLENT = "PH-4.5-07": now,
        "One attack causes at most one morale test for each figure; it counts as a violent death if one of the casualties that concern \
         him was one.";
    ELITE = "PH-H-28": now, "Of an elite morale tests and rally rolls get 1 more.";
}
