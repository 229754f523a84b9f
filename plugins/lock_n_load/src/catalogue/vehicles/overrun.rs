//! Overrun, crews and optional rules for vehicles (LNL-15.3 to LNL-15.7.1).

use crate::catalogue::entry::rules;

rules! {
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
