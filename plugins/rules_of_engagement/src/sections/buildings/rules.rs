//! The rules of buildings, and of targeting them (ROE-BLD, ROE-MOV-07, ROE-MOV-08).

use crate::catalogue::modules::NO_BUILDINGS;
use rule_book::rules;

rules! {
    // Entering
    NO_VEHICLE_ENTERS = "ROE-MOV-07": now, "Vehicles and guns cannot enter buildings.";
    "ROE-MOV-08": later(NO_BUILDINGS),
        "Infantry needs Sneak to enter a building, unless it has spotted enemies in it, enemies have fired from it \
         before, or a friendly unit is inside.";
    // Targeting buildings
    "ROE-BLD-01": later(NO_BUILDINGS),
        "Only a building with identified enemies may be targeted, and only by a weapon of AT 1 or more.";
    "ROE-BLD-02": later(NO_BUILDINGS),
        "A hit rolls a D6 and half the AT, rounded down, against the strength of the building, its SR.";
    "ROE-BLD-03": later(NO_BUILDINGS),
        "A total equal to the SR, or a natural 6 that does not exceed it, takes 1 from the SR for the rest of the \
         game.";
    "ROE-BLD-04": later(NO_BUILDINGS),
        "A total greater than the SR destroys that level: each man in it takes an Experience test, using the terrain, \
         and for who fails the AP of the weapon is rolled.";
    "ROE-BLD-05": later(NO_BUILDINGS), "Each level above a destroyed one is destroyed too on 5 or 6 of a D6.";
    "ROE-BLD-06": later(NO_BUILDINGS), "Units that survive a destroyed level are Shaken.";
    "ROE-BLD-07": later(NO_BUILDINGS), "The strength of each kind of building is a house value.";
    // House values and rulings
    "ROE-H-18": later(NO_BUILDINGS),
        "A wooden house or shed has SR 7, a brick house 9, one of stone or concrete 11, a bunker 13.";
    "ROE-H-38": later(NO_BUILDINGS),
        "A level of a building holds up to 12 figures on each 10 by 10 cm; one enters by its doors, and to change the \
         level costs 10 cm.";
    "ROE-R-26": later(NO_BUILDINGS), "A natural 6 that exceeds the SR destroys the level.";
    // Examples
    "ROE-W-16": of_sources,
        "AT 10 at a brick house of SR 9: a 4 and 5 are 9, equal, and its SR is 8; next turn 9 is more, and the level \
         is destroyed.";
}
