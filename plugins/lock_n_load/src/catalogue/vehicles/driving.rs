//! Vehicles: counters, movement and Assault Move (LNL-15.0 to LNL-15.2).

use crate::catalogue::entry::rules;

rules! {
    // 15.0 Vehicles: Open, Buttoned, Shaken
    "LNL-15.0-04": later(VEHICLES),
        "An Open vehicle may spot, may use MGs with an asterisk, fires ordnance at -1 to hit, and is exposed to small \
         arms.";
    "LNL-15.0-06": later(VEHICLES),
        "A Buttoned vehicle may not spot, may not use MGs with an asterisk, and has no -1 to hit.";
    "LNL-15.0-12": later(VEHICLES),
        "The number in a square is the HE equivalent, the main gun's FP against non-vehicle units it has hit; \"N x\" \
         before it means N shots in an own impulse.";
    "LNL-15.0-18": later(VEHICLES),
        "Armour has rows for front, side and rear, hull before and turret after the slash; an asterisk means \
         unarmoured, red numbers resist HEAT.";
    // 15.1 Facing and movement of vehicles
    "LNL-15.1-09": later(VEHICLES), "A shot after turning the turret has a to-hit penalty.";
    "LNL-15.1-10": later(VEHICLES),
        "The turret swings to the target by itself when the vehicle fires, unless the owner rather turns the whole \
         vehicle at that to-hit penalty.";
    "LNL-15.1-11": later(VEHICLES),
        "A vehicle without a turret whose target is outside its arc must turn as a whole to fire, at the to-hit \
         penalty for it.";
    "LNL-15.1-12": later(VEHICLES),
        "A turret turns to the nearest facing whose arc holds the target, the owner choosing between equals; a target \
         already in its arc gives no penalty.";
    "LNL-15.1-14": later(VEHICLES),
        "Turning the hull in order to fire is part of the fire: it costs no MP and gives no Moved marker.";
    "LNL-15.1-17": later(VEHICLES),
        "Turret and hull may be turned to fire, with their penalties, in Opportunity Fire too.";
    // 15.2 Assault Move of vehicles
    "LNL-15.2-02": later(VEHICLES), "After an Assault Move a vehicle's MGs fire with -2 to the total FP of the attack.";
    "LNL-15.2-03": later(VEHICLES), "After an Assault Move a vehicle's main gun adds 2 to the to-hit roll.";
}
