//! The rules of passengers (LNL-15.2-05, LNL-16.0 to LNL-16.4).

use rule_book::rules;

rules! {
    // 15.2 Assault Moves of vehicles
    LOADS = "LNL-15.2-05": now,
        "A vehicle may use its Assault Move to load or unload passengers instead of moving, and then fire.";
    // 16.0 Passengers
    "LNL-16.0-01": now,
        "Passengers are kept on top of the vehicle counter, whether they are inside or outside.";
    // 16.1 Passengers inside
    HALF_INSIDE = "LNL-16.1-01": now, "\"P\" on a counter means room inside for one half-squad, one SW and one SMC.";
    SQUAD_INSIDE = "LNL-16.1-02": now,
        "\"PP\" on a counter means room inside for one squad or its equivalent, two SWs and two SMCs.";
    LARGE_GUN = "LNL-16.1-03": now,
        "A WT with a weapon larger than 20 mm may not be carried, except in a glider or by a scenario rule.";
    LIGHT_TEAM = "LNL-16.1-04": now,
        "A WT of 20 mm or less, such as an MG team, counts as a squad and needs PP or OPP.";
    INSIDE = "LNL-16.1-05": now, "Passengers inside may not fire and cannot be attacked apart from the vehicle.";
    // 16.2 Riders on top
    ON_TOP = "LNL-16.2-01": now,
        "\"OP\" means room on top for one half-squad, one SW and one SMC; \"OPP\" for one squad or its equivalent, two \
         SWs and two SMCs.";
    OWN_FIREPOWER = "LNL-16.2-06": now, "Riders may fire their own FP, but no SWs.";
    RIDERS_LESS = "LNL-16.2-07": now,
        "Each firing rider has -1 FP on a vehicle that has not moved, -2 on one that moves or is under Moved or \
         Assault Move, before FPs are combined.";
    "LNL-16.2-08": now, "Riders who fire are marked Fired.";
    FIRED_FIRST = "LNL-16.2-09": now,
        "A vehicle whose riders fire before it has moved may not move in that impulse; it may in a later one.";
    "LNL-16.2-10": now,
        "A vehicle's own Moved or Assault Move marker does not keep unmarked riders from firing; it only sets their \
         -2.";
    // 16.4 Mounting and dismounting
    HALF_FACTORS = "LNL-16.4-01": now,
        "Mounting or dismounting costs half the MF of the vehicle, rounded up, and half that of the passenger, rounded \
         down.";
    AT_START = "LNL-16.4-02": now,
        "A unit may mount only if it was in the hex of the vehicle or helicopter at the start of the Operations Phase.";
    HALF_LEFT = "LNL-16.4-03": now,
        "Passengers may dismount at any moment of the carrier's impulse while it has at least half its MF left.";
    "LNL-16.4-04": now,
        "Dismounting passengers are marked Moved when they dismount and may be fired at in that hex.";
    "LNL-16.4-05": now,
        "Dismounted units may move on with their remaining MP in the same impulse; when they have finished the vehicle \
         may go on with its own.";
    "LNL-16.4-06": now,
        "A 1-6-4 squad that dismounts from a StuG IIIG of MF 10 has 2 MP left, the StuG 5 MP.";
    "LNL-16.4-07": now, "A vehicle that loads or unloads as its Assault Move has used that movement.";
    "LNL-16.4-08": now,
        "Units able to Assault Move may dismount as their Assault Move and then fire; they may not leave that hex \
         before the next turn.";
    SHAKEN_STAYS = "LNL-16.4-09": now,
        "Units may dismount from a Shaken vehicle, but that vehicle may not move in that turn.";
    UNMARKED = "LNL-16.4-10": now,
        "Mounting units are activated together with the vehicle, without markers from before, and share its Moved \
         marker.";
    // Rulings
    "LNL-RB-33": now, "Passengers inside cannot fire and are not checked when small arms hit.";
    RIDERS_LESS_ONCE = "LNL-RB-35": switch,
        "Optional: the -1 or -2 of riders is taken off the whole attack once; otherwise off each firing unit, before \
         FPs are combined, and one reduced to 0 or less adds nothing.";
    "LNL-RB-36": now, "A vehicle whose riders fired first may move in a later impulse of the same turn.";
    "LNL-RB-37": now, "Half of an odd MF for mounting is rounded down for passengers and up for vehicles.";
    "LNL-RB-38": now,
        "Units mount first in the common impulse, at half their MF and half the vehicle's, and the vehicle may use the \
         rest.";
    "LNL-RB-54": now, "Passengers count for stacking.";
    RIDING_LEADER = "RUL-116": now,
        "A leader on top aids fire of those who ride on the same vehicle, not an attack in which men on foot join; one on \
         foot aids riders of his hex; on top he neither spots nor calls.";
}
