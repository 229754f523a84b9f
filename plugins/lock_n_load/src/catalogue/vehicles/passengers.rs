//! Riders of a vehicle that fires or is hit by ordnance (LNL-16.2).

use crate::catalogue::entry::rules;

rules! {
    // 16.2 Riders on top
    "LNL-16.2-02": later(PASSENGERS),
        "If the vehicle fires ordnance its riders dismount at once, are marked Moved, and each makes a Morale Check or \
         is Shaken; MG fire leaves them on.";
    "LNL-16.2-03": later(PASSENGERS),
        "If ordnance hits the vehicle without destroying it or making it Abandoned, riders dismount under Moved, and \
         each makes a Morale Check or is Shaken.";
}
