//! Vehicles: counters, movement and Assault Move (LNL-15.0 to LNL-15.2).

use crate::catalogue::entry::rules;

rules! {
    // 15.0 Vehicles: Open, Buttoned, Shaken
    "LNL-15.0-06": later(VEHICLES),
        "A Buttoned vehicle may not spot, may not use MGs with an asterisk, and has no -1 to hit.";
    "LNL-15.0-12": later(VEHICLES),
        "The number in a square is the HE equivalent, the main gun's FP against non-vehicle units it has hit; \"N x\" \
         before it means N shots in an own impulse.";
    "LNL-15.0-18": later(VEHICLES),
        "Armour has rows for front, side and rear, hull before and turret after the slash; an asterisk means \
         unarmoured, red numbers resist HEAT.";
    // 15.1 Facing and movement of vehicles
    // 15.2 Assault Move of vehicles
    "LNL-15.2-02": later(VEHICLES), "After an Assault Move a vehicle's MGs fire with -2 to the total FP of the attack.";
}
