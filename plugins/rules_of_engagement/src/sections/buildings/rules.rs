//! The rules of buildings, and of targeting them (ROE-BLD, ROE-MOV-07, ROE-MOV-08).

use crate::catalogue::modules::NO_BUILDINGS;
use rule_book::rules;

rules! {
    // Entering
    NO_VEHICLE_ENTERS = "ROE-MOV-07": now, "Vehicles and guns cannot enter buildings.";
    SNEAKS_IN = "ROE-MOV-08": now,
        "Infantry needs Sneak to enter a building, unless it has spotted enemies in it, enemies have fired from it \
         before, or a friendly unit is inside.";
    // Targeting buildings
    TARGETED = "ROE-BLD-01": now,
        "Only a building with identified enemies may be targeted, and only by a weapon of AT 1 or more.";
    "ROE-BLD-02": now,
        "A hit rolls a D6 and half the AT, rounded down, against the strength of the building, its SR.";
    "ROE-BLD-03": now,
        "A total equal to the SR, or a natural 6 that does not exceed it, takes 1 from the SR for the rest of the \
         game.";
    DESTROYED = "ROE-BLD-04": now,
        "A total greater than the SR destroys that level: each man in it takes an Experience test, using the terrain, \
         and for who fails the AP of the weapon is rolled.";
    "ROE-BLD-05": now, "Each level above a destroyed one is destroyed too on 5 or 6 of a D6.";
    "ROE-BLD-06": now, "Units that survive a destroyed level are Shaken.";
    "ROE-BLD-07": repeats["ROE-H-18"], "The strength of each kind of building is a house value.";
    // House values and rulings
    "ROE-H-18": now,
        "A wooden house or shed has SR 7, a brick house 9, one of stone or concrete 11, a bunker 13.";
    "ROE-H-38": later(NO_BUILDINGS),
        "A level of a building holds up to 12 figures on each 10 by 10 cm; one enters by its doors, and to change the \
         level costs 10 cm.";
    "ROE-R-26": repeats["ROE-BLD-03"], "A natural 6 that exceeds the SR destroys the level.";
    // Examples
    "ROE-W-16": of_sources,
        "AT 10 at a brick house of SR 9: a 4 and 5 are 9, equal, and its SR is 8; next turn 9 is more, and the level \
         is destroyed.";
}
