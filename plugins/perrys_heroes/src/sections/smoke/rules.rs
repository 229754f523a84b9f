//! The rules of smoke and wind (PH-3.3).

use rule_book::rules;

rules! {
    SMOKE_MARKER = "PH-3.3-01": now, "Smoke lies in bases of 10 x 10 cm: a marker where it has just been laid, a plume where its screen stands.";
    "PH-3.3-02": now, "At the start of each Activation phase every smoke marker becomes a plume in the same place.";
    "PH-3.3-03": now,
        "One ten-sided die fixes the wind of the whole game: 1 to 6 a breeze to the north or to the next directions of the tactical map \
         clockwise, 7 and 8 none, 9 and 10 a strong wind.";
    "PH-3.3-04": scale, "The referee rolls for the wind, or a player where there is none.";
    SCREEN_GROWS = "PH-3.3-05": now,
        "In a breeze a screen grows by one plume downwind at the start of each Activation phase after the one in which it was established.";
    "PH-3.3-06": now, "In a breeze a screen grows to 2 bases if a grenade made it, to 3 if a shell did.";
    SCREEN_FULL = "PH-3.3-07": now, "In a breeze a screen that has its full size goes at the start of the next Activation phase.";
    IN_STRONG_WIND = "PH-3.3-08": now, "In a strong wind a plume lasts one turn and does not grow.";
    WITHOUT_WIND = "PH-3.3-09": now, "Without wind a plume lasts two turns and does not grow.";
    "PH-GEO-11": now,
        "A base of smoke is a square with its sides along those of the table; the next one has its middle 10 cm further downwind.";
    "PH-R-26": now, "What bursts does not care for smoke.";
    "PH-R-41": now, "The wind blows towards the direction of its die.";
    "PH-W-18": repeats["PH-3.3-02", "PH-3.3-05", "PH-3.3-07"],
        "A smoke grenade of turn 2, with the wind to the south: one base in turn 3, a second 10 cm further south in turn 4, gone in turn 5.";
}
