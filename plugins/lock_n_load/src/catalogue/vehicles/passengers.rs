//! Passengers (LNL-16.0 to LNL-16.4).

use crate::catalogue::entry::rules;

rules! {
    // 16.0 Passengers
    "LNL-16.0-01": later(PASSENGERS),
        "Passengers are kept on top of the vehicle counter, whether they are inside or outside.";
    // 16.1 Passengers inside
    "LNL-16.1-01": later(PASSENGERS), "\"P\" on a counter means room inside for one half-squad, one SW and one SMC.";
    "LNL-16.1-02": later(PASSENGERS),
        "\"PP\" on a counter means room inside for one squad or its equivalent, two SWs and two SMCs.";
    "LNL-16.1-03": later(PASSENGERS),
        "A WT with a weapon larger than 20 mm may not be carried, except in a glider or by a scenario rule.";
    "LNL-16.1-04": later(PASSENGERS),
        "A WT of 20 mm or less, such as an MG team, counts as a squad and needs PP or OPP.";
    "LNL-16.1-05": later(PASSENGERS), "Passengers inside may not fire and cannot be attacked apart from the vehicle.";
    // 16.2 Riders on top
    "LNL-16.2-01": later(PASSENGERS),
        "\"OP\" means room on top for one half-squad, one SW and one SMC; \"OPP\" for one squad or its equivalent, two \
         SWs and two SMCs.";
    "LNL-16.2-02": later(PASSENGERS),
        "If the vehicle fires ordnance its riders dismount at once, are marked Moved, and each makes a Morale Check or \
         is Shaken; MG fire leaves them on.";
    "LNL-16.2-03": later(PASSENGERS),
        "If ordnance hits the vehicle without destroying it or making it Abandoned, riders dismount under Moved, and \
         each makes a Morale Check or is Shaken.";
    "LNL-16.2-06": later(PASSENGERS), "Riders may fire their own FP, but no SWs.";
    "LNL-16.2-07": later(PASSENGERS),
        "Each firing rider has -1 FP on a vehicle that has not moved, -2 on one that moves or is under Moved or \
         Assault Move, before FPs are combined.";
    "LNL-16.2-08": later(PASSENGERS), "Riders who fire are marked Fired.";
    "LNL-16.2-09": later(PASSENGERS),
        "A vehicle whose riders fire before it has moved may not move in that impulse; it may in a later one.";
    "LNL-16.2-10": later(PASSENGERS),
        "A vehicle's own Moved or Assault Move marker does not keep unmarked riders from firing; it only sets their \
         -2.";
    // 16.4 Mounting and dismounting
    "LNL-16.4-01": later(PASSENGERS),
        "Mounting or dismounting costs half the MF of the vehicle, rounded up, and half that of the passenger, rounded \
         down.";
    "LNL-16.4-02": later(PASSENGERS),
        "A unit may mount only if it was in the hex of the vehicle or helicopter at the start of the Operations Phase.";
    "LNL-16.4-03": later(PASSENGERS),
        "Passengers may dismount at any moment of the carrier's impulse while it has at least half its MF left.";
    "LNL-16.4-04": later(PASSENGERS),
        "Dismounting passengers are marked Moved when they dismount and may be fired at in that hex.";
    "LNL-16.4-05": later(PASSENGERS),
        "Dismounted units may move on with their remaining MP in the same impulse; when they have finished the vehicle \
         may go on with its own.";
    "LNL-16.4-06": later(PASSENGERS),
        "A 1-6-4 squad that dismounts from a StuG IIIG of MF 10 has 2 MP left, the StuG 5 MP.";
    "LNL-16.4-07": later(PASSENGERS), "A vehicle that loads or unloads as its Assault Move has used that movement.";
    "LNL-16.4-08": later(PASSENGERS),
        "Units able to Assault Move may dismount as their Assault Move and then fire; they may not leave that hex \
         before the next turn.";
    "LNL-16.4-09": later(PASSENGERS),
        "Units may dismount from a Shaken vehicle, but that vehicle may not move in that turn.";
    "LNL-16.4-10": later(PASSENGERS),
        "Mounting units are activated together with the vehicle, without markers from before, and share its Moved \
         marker.";
}
