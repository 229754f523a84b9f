//! The rules of driving, of bogging down and of vehicles near cover (ROE-MOV, ROE-VCV).

use crate::catalogue::modules::NO_VEHICLES;
use rule_book::rules;

rules! {
    // Movement of vehicles
    "ROE-MOV-03": now,
        "To vehicles an obstacle at most 1 cm high is rough; a higher one is very rough to tracked vehicles and \
         impassable to all others.";
    BOGS = "ROE-MOV-05": now,
        "A vehicle that enters such ground or begins its move there rolls a D6, once for each terrain piece in a move; \
         on the numbers of the table it stops there and is Bogged Down.";
    FREES = "ROE-MOV-09": now,
        "A crew on Hold may try to free its vehicle: its figures are placed in contact with it.";
    "ROE-MOV-10": now,
        "At the end of the Movement phase the crew outside takes an Experience test; if it passes, the vehicle is \
         free, the crew is back aboard and the vehicle may fire this turn.";
    "ROE-MOV-11": now,
        "If the crew fails, it stays outside in contact and may use its own weapons in the Shooting phase.";
    // Vehicles and cover
    APPROACH = "ROE-VCV-01": now,
        "To come within 20 cm of a terrain piece that gives cover to infantry a vehicle passes a Discipline test, with \
         no modifier but +1 for its commander.";
    "ROE-VCV-02": now,
        "It needs no test if an infantry unit of 4 or more figures, neither Shaken nor Demoralised, is within 20 cm of \
         it at the start of the Orders phase and at the end of the Movement phase.";
    "ROE-VCV-03": now,
        "A vehicle that fails stops at the limit of 20 cm; one whose infantry is gone at the end of the phase takes \
         the test then, and is put back to the limit if it fails.";
    // Geometry
    PIVOTS = "ROE-GEO-09": now,
        "A vehicle pivots about its centre, each time up to 45 degrees, goes straight between pivots, and may go back \
         at half its Move.";
    // House values and rulings
    "ROE-H-17": now,
        "Out of control a vehicle pivots in its next Movement phase 45 degrees left on 1-2 and right on 5-6 of a D6, \
         then goes its full Move straight on, up to what it cannot pass; figures it touches pass an Experience test or \
         are casualties.";
    HATCHES = "ROE-H-32": later(NO_VEHICLES),
        "Buttoned or not is chosen with each order, buttoned at the start. The commander of an unbuttoned vehicle can \
         be targeted as a single figure in hard cover; if he dies, his +1 is lost.";
    "ROE-H-37": repeats["ROE-VCV-03"], "A vehicle that fails to approach cover halts at the limit of 20 cm.";
    "ROE-R-12": repeats["ROE-MOV-05"],
        "Bogging is rolled on entering a terrain piece or starting in it, once for each piece.";
    "ROE-R-13": repeats["ROE-MOV-11"], "Those who stay outside after a failed recovery are the crew that got out.";
    "ROE-R-49": now, "Of cover counts what could hold a figure and is not held by friendly units alone.";
    // Examples
    "ROE-W-06": of_sources,
        "A half-track with Move 30 that enters rough ground goes 20 cm, cannot Run, and bogs on a 6.";
}
