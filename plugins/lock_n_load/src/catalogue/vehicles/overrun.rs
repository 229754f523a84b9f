//! Overrun, crews and optional rules for vehicles (LNL-15.3 to LNL-15.7.1).

use crate::catalogue::entry::rules;

rules! {
    // 15.3 Overrun
    "LNL-15.3-01": later(VEHICLES), "Only a vehicle with at least one MG or a main weapon may overrun.";
    "LNL-15.3-02": later(VEHICLES),
        "MMCs, SMCs and WTs in clear, brush, low crops or tall grass may be overrun, in no other terrain.";
    "LNL-15.3-03": later(VEHICLES),
        "An Overrun costs the MP to enter the hex plus 4 MP, and the vehicle must have them all.";
    "LNL-15.3-04": later(VEHICLES), "An Overrun attacks all enemy non-vehicle units in the hex.";
    "LNL-15.3-05": later(VEHICLES),
        "An Overrun attacks with 1d6 + HE equivalent + MG FP + 2 + leadership of an armour leader; MGs with an \
         asterisk count only if the vehicle is Open.";
    "LNL-15.3-06": later(VEHICLES), "In an Overrun the HE equivalent counts once, that of a HEAT gun less 1.";
    "LNL-15.3-07": later(VEHICLES), "The defence against an Overrun is 1d6 without TM.";
    "LNL-15.3-08": later(VEHICLES),
        "If an Overrun's attack is greater than its defence each defending unit makes a Damage Check with the margin, \
         leaders first.";
    "LNL-15.3-09": later(CLOSE_ASSAULT),
        "Each GO MMC other than a WT, and each hero, that survives an Overrun may at once Close Assault the vehicle \
         after its Morale Check, whatever its markers.";
    "LNL-15.3-10": later(CLOSE_ASSAULT),
        "The -2 for assaulting out of terrain with a positive TM does not apply after an Overrun.";
    "LNL-15.3-11": later(CLOSE_ASSAULT),
        "A unit that fails the Morale Check after an Overrun, or assaults in vain, stays where it is without a marker.";
    "LNL-15.3-12": later(VEHICLES),
        "A vehicle that survives its Overrun may move on if it has MP, and may overrun again at the same price.";
    "LNL-15.3-13": later(VEHICLES),
        "If the vehicle stays in the overrun hex every enemy unit there may retreat to an adjacent hex of its owner's \
         choice; Shaken WTs are eliminated.";
    "LNL-15.3-14": later(CLOSE_ASSAULT),
        "If the Close Assault after an Overrun destroys the vehicle nothing further happens to the surviving infantry.";
    "LNL-15.3-15": later(VEHICLES),
        "A vehicle that overran is marked Moved at the end of its movement and may not fire otherwise in that turn.";
    "LNL-15.3-16": later(VEHICLES),
        "A vehicle may overrun more than once in one impulse with its weapons each time, and is not marked Fired by \
         that.";
    // 15.41 Armour leaders in vehicles
    // 15.5 T-34 hatches
    "LNL-15.5-01": later(VEHICLES),
        "The turret hatch of the T-34 hampers its commander's view, but an Open T-34 still has the ordinary -1 to hit.";
    // 15.7.1 Continuous movement
    "LNL-15.7.1-01": later(VEHICLE_OPTIONS),
        "Optional: a vehicle under Moved or Assault Move may be declared to keep moving; its marker then stays, turned \
         by 180 degrees, in the Administrative Phase.";
    "LNL-15.7.1-02": later(VEHICLE_OPTIONS),
        "Optional: a vehicle that keeps moving must move in the next Operations Phase; it may change between Move and \
         Assault Move.";
    "LNL-15.7.1-03": later(VEHICLE_OPTIONS),
        "Optional: until it moves, a vehicle that keeps moving still counts as moving for the to-hit roll.";
    "LNL-15.7.1-04": later(VEHICLE_OPTIONS),
        "Optional: a vehicle that keeps moving may not fire before it has started its movement of the new turn.";
}
