//! Vehicles: counters, movement and Assault Move (LNL-15.0 to LNL-15.2).

use crate::catalogue::entry::rules;

rules! {
    // 15.0 Vehicles: Open, Buttoned, Shaken
    "LNL-15.0-01": later(VEHICLES), "A vehicle is always either Open or Buttoned.";
    "LNL-15.0-02": later(VEHICLES), "A vehicle is Open unless a marker says that it is Buttoned.";
    "LNL-15.0-03": later(VEHICLES),
        "The owner may open or button a vehicle, free of cost, only at the start of its own impulse.";
    "LNL-15.0-04": later(VEHICLES),
        "An Open vehicle may spot, may use MGs with an asterisk, fires ordnance at -1 to hit, and is exposed to small \
         arms.";
    "LNL-15.0-06": later(VEHICLES),
        "A Buttoned vehicle may not spot, may not use MGs with an asterisk, and has no -1 to hit.";
    "LNL-15.0-07": later(VEHICLES),
        "A Shaken vehicle must be Buttoned, may not fire or spot, and has half its MF, rounded up.";
    "LNL-15.0-08": later(VEHICLES),
        "A Shaken vehicle may not move towards an enemy unit in its LOS, as all Shaken units.";
    "LNL-15.0-09": later(VEHICLES), "A Shaken vehicle can neither overrun nor Assault Move.";
    "LNL-15.0-10": later(VEHICLES),
        "Vehicles rally themselves; a rallied vehicle stays Buttoned until its owner opens it at the start of one of \
         its impulses.";
    "LNL-15.0-11": later(VEHICLES),
        "A vehicle is tracked (T), off-road (O) or road (R), with the MF beside it; the terrain chart has costs for \
         each.";
    "LNL-15.0-12": later(VEHICLES),
        "The number in a square is the HE equivalent, the main gun's FP against non-vehicle units it has hit; \"N x\" \
         before it means N shots in an own impulse.";
    "LNL-15.0-18": later(VEHICLES),
        "Armour has rows for front, side and rear, hull before and turret after the slash; an asterisk means \
         unarmoured, red numbers resist HEAT.";
    // 15.1 Facing and movement of vehicles
    "LNL-15.1-01": later(VEHICLES),
        "Vehicles move one by one; those activated together need not move together nor end in the same hex.";
    "LNL-15.1-02": later(VEHICLES),
        "Vehicles may not Low Crawl or use Double Time; every vehicle may Assault Move unless stated otherwise.";
    "LNL-15.1-03": later(VEHICLES), "A vehicle always faces a vertex.";
    "LNL-15.1-04": later(VEHICLES), "A vehicle moves forward into one of its two front hexes and keeps its facing.";
    "LNL-15.1-05": later(VEHICLES), "Turning a vehicle in its hex costs 1 MP per vertex.";
    "LNL-15.1-06": later(VEHICLES),
        "A vehicle reverses into one of its two rear hexes at double the normal cost of the hex and keeps its facing.";
    "LNL-15.1-07": later(VEHICLES),
        "Some terrain is prohibited to vehicles, and some buildings may be entered and become rubble, as the terrain \
         chart says.";
    "LNL-15.1-08": later(VEHICLES), "A turret points at a vertex, and turning it costs no MP.";
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
    "LNL-15.1-13": later(VEHICLES),
        "A turret marker lies only while the turret does not point ahead; a turned turret keeps its angle when the \
         hull turns, and is realigned free in the vehicle's impulse.";
    "LNL-15.1-14": later(VEHICLES),
        "Turning the hull in order to fire is part of the fire: it costs no MP and gives no Moved marker.";
    "LNL-15.1-15": later(VEHICLES), "A vehicle that turns in its hex with MP and does not fire has moved.";
    "LNL-15.1-16": later(VEHICLES),
        "Turning, reversing, mounting and dismounting spend MP and so allow Opportunity Fire in that hex.";
    "LNL-15.1-17": later(VEHICLES),
        "Turret and hull may be turned to fire, with their penalties, in Opportunity Fire too.";
    // 15.2 Assault Move of vehicles
    "LNL-15.2-01": later(VEHICLES),
        "A vehicle in Assault Move spends at most half its MF, rounded up, and may still fire in that impulse, in a \
         later one, or by Opportunity Fire.";
    "LNL-15.2-02": later(VEHICLES), "After an Assault Move a vehicle's MGs fire with -2 to the total FP of the attack.";
    "LNL-15.2-03": later(VEHICLES), "After an Assault Move a vehicle's main gun adds 2 to the to-hit roll.";
    "LNL-15.2-04": later(VEHICLES), "An Assault Move may not be used for an Overrun.";
    "LNL-15.2-05": later(PASSENGERS),
        "A vehicle may use its Assault Move to load or unload passengers instead of moving, and then fire.";
    "LNL-15.2-06": later(VEHICLES),
        "A vehicle is marked Assault Move when it moves so, and Fired in addition when it fires.";
}
