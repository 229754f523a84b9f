//! The rules of close quarters (ROE-CQ, ROE-CQB).

use crate::catalogue::modules::NO_BUILDINGS;
use rule_book::rules;

rules! {
    // Infantry
    REACHES = "ROE-CQ-01": now, "In the Close Quarters phase a unit has 10 cm to reach the unit that it has declared.";
    TWO_AT_FIRST = "ROE-CQ-02": now, "At first contact at most two figures touch one enemy figure.";
    CLOSE_ROWS = "ROE-CQ-03": now,
        "A close-quarters roll is a D6 and CQ: +1 higher up and +1 behind cover while no round was lost, +1 with \
         pistol or rifle or +2 with a submachine gun or assault rifle, +1 for each figure more, -1 if Shaken or \
         Demoralised, -1 if encumbered.";
    LOSER_ROWS = "ROE-CQ-04": now,
        "The loser's Discipline test has rows of its own: +1 with an NCO, +1 within 20 cm of the Officer, -1 if \
         Shaken, -1 against more enemies or -2 against twice as many, -1 below 50 %.";
    "ROE-CQ-05": repeats["ROE-H-10"], "How rounds go, who falls and who wins is a house value.";
    "ROE-WPN-01": repeats["ROE-CQ-03"],
        "Pistol, rifle and semi-automatic rifle are close-quarters weapons; their +1 counts once.";
    // Assault on a building
    "ROE-CQB-01": later(NO_BUILDINGS),
        "An attacker who reaches an entrance is in contact with the enemies on that level of the building.";
    "ROE-CQB-02": later(NO_BUILDINGS),
        "The defenders' figures are moved into contact with the attackers, at most two against one in the first round.";
    // House values and rulings
    ROUND = "ROE-H-10": now,
        "Each group in contact fights with one D6 for each side, and the lower side loses a figure. Who lost more in a \
         round takes a Discipline test: if he fails he is Shaken, or worse if he was already, and falls back; else \
         another round follows, at most three in a phase.";
    "ROE-R-25": repeats["ROE-CQ-04"], "The loser's modifiers take the place of the usual ones.";
    // Examples
    "ROE-W-18": repeats["ROE-CQ-03", "ROE-H-10"],
        "Two Regulars with rifles charge one behind a wall: 4 and 2 and 1 and 1 are 8 on both sides, and nobody falls.";
}
