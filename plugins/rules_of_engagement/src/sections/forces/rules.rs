//! The rules of forces (ROE-H-11, ROE-H-24, ROE-H-25).

use rule_book::rules;

rules! {
    // Profiles
    "ROE-GEN-06": of_sources, "The profile of a figure has Move, Experience, Discipline and CQ.";
    "ROE-GEN-07": of_sources, "The profile of a weapon has range, ROF, AP and AT, and perhaps BLAST and a class.";
    // House values
    STRONG = "ROE-H-11": now,
        "Green, Regular and Veteran troops have Experience and Discipline 5, 4, 3 and CQ 1, 2, 3; the table says it of \
         each kind of troops. A strong leader betters Discipline by one, to 2 at best.";
    FORCE = "ROE-H-24": now,
        "A force is a platoon, its command and its squads, with support that is bought for Combat Effectiveness; at \
         most one vehicle if the scenario says nothing else.";
    REQUISITION = "ROE-H-25": now,
        "A platoon has 4 points of requisition, for which weapons are exchanged and added; riflemen have hand grenades \
         for free.";
}
