//! The rules of searching for traps, of setting and of disarming them (PH-7.11, PH-7.15).

use rule_book::rules;

rules! {
    // 7.11 Search
    INSTEAD = "PH-7.11-01": now,
        "A figure may search the area within 5 cm of itself for traps instead of moving: it has not moved in this turn and will not.";
    SEARCH = "PH-7.11-02": now,
        "A search costs 2 action points and rolls a ten-sided die, with 2 more for a Veteran and 1 more for a Normal man; 6 or more succeeds.";
    "PH-7.11-03": now,
        "A search that succeeds tells whether a trap is there, and marks each that is; one that fails tells nothing.";

    // 7.15 Set or disarm a trap
    SET = "PH-7.15-01": now,
        "A figure may trap the area within 5 cm of itself instead of moving; the enemy does not see it.";
    FOUND = "PH-7.15-02": now, "A figure may disarm a trap that has been found.";
    WORK = "PH-7.15-03": now,
        "Work at a trap costs 4 action points and rolls a ten-sided die, with 2 more for an engineer and 1 more for a Veteran; 6 or more \
         succeeds.";
    "PH-7.15-04": now, "A natural 1 sets the trap off during the work.";

    // Rulings and house values
    "PH-R-31": now, "The 1 that sets a trap off is the die itself, whatever is added.";
    GOES_OFF = "PH-H-19": now,
        "A trap that is not found goes off on 4 or more of a six-sided die when a move of others enters its area of 5 cm or starts in it: it \
         bursts like a grenade upon all within 5 cm, and is gone. A mine ignores men; under a vehicle it strikes the lowest armour of the hull.";
}
