//! The rules of the Rally phase (PH-8.1).

use rule_book::rules;

rules! {
    // 4.3 Building a force
    "PH-4.3-08": now,
        "A messenger carries word between teams, and takes no morale test for being alone at the end of a turn.";
    // 8.1 Foot
    "PH-8.1-01": now,
        "At the end of each turn a figure that is more than 10 cm from any friend takes a morale test; messengers take none.";
    RALLY = "PH-8.1-02": now,
        "Then each friend with a morale marker within less than 10 cm of an officer or NCO rolls a ten-sided die with the modifiers of \
         the rally table.";
    "PH-8.1-03": now, "With 6 or more his morale is one level better.";
    "PH-8.1-04": now,
        "A marked figure rolls once a turn; a leader rallies neither himself, nor others while he is Demoralised or Panicked.";
    SEASONED = "PH-8.1-05": now, "A marked figure that is an NCO or a Veteran or both has 1 more, once.";
    "PH-8.1-06": repeats["PH-H-28"], "Some troops may have a bonus, which the book does not tell.";
    // Rulings
    "PH-R-35": now, "A figure is rallied once a turn, by the best leader within less than 10 cm, never by himself.";
    "PH-R-62": now, "All who are alone test first, then all who may rally roll.";
    // Worked examples
    "PH-W-19": of_sources, "A Pinned Veteran NCO is rallied by an officer: 3 and 1 and 2 are 6, and he is Operational.";
}
