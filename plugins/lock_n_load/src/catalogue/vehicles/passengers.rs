//! Passengers (LNL-16.0 to LNL-16.4).

use crate::catalogue::reasons::PASSENGERS;
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 16.0 Passengers
    later(
        "LNL-16.0-01",
        PASSENGERS,
        "Passengers are kept on top of the vehicle counter, whether they are inside or outside.",
    ),
    // 16.1 Passengers inside
    later("LNL-16.1-01", PASSENGERS, "\"P\" on a counter means room inside for one half-squad, one SW and one SMC."),
    later(
        "LNL-16.1-02",
        PASSENGERS,
        "\"PP\" on a counter means room inside for one squad or its equivalent, two SWs and two SMCs.",
    ),
    later(
        "LNL-16.1-03",
        PASSENGERS,
        "A WT with a weapon larger than 20 mm may not be carried, except in a glider or by a scenario rule.",
    ),
    later(
        "LNL-16.1-04",
        PASSENGERS,
        "A WT of 20 mm or less, such as an MG team, counts as a squad and needs PP or OPP.",
    ),
    later("LNL-16.1-05", PASSENGERS, "Passengers inside may not fire and cannot be attacked apart from the vehicle."),
    later("LNL-16.1-06", PASSENGERS, "Passengers inside make no Damage Check when small arms hit the vehicle."),
    // 16.1.1 Survival checks
    later(
        "LNL-16.1.1-01",
        PASSENGERS,
        "When a vehicle is destroyed other than by Close Assault roll 1d6 for each carried counter, SWs included.",
    ),
    later(
        "LNL-16.1.1-02",
        PASSENGERS,
        "On an even survival roll an MMC or SMC is put Shaken under a Moved marker in the wreck's hex; on an odd one \
         it is eliminated.",
    ),
    later(
        "LNL-16.1.1-03",
        PASSENGERS,
        "A carried SW survives on an even roll; if its carrier died it lies in the hex.",
    ),
    later(
        "LNL-16.1.1-04",
        PASSENGERS,
        "A hero who survives the loss of his vehicle is in Good Order under a Moved marker.",
    ),
    later(
        "LNL-16.1.1-05",
        PASSENGERS,
        "When a vehicle is destroyed by Close Assault all passengers and their SWs are eliminated.",
    ),
    later(
        "LNL-16.1.1-06",
        PASSENGERS,
        "The survival check is the same for passengers inside, riders on top and passengers of helicopters.",
    ),
    // 16.2 Riders on top
    later(
        "LNL-16.2-01",
        PASSENGERS,
        "\"OP\" means room on top for one half-squad, one SW and one SMC; \"OPP\" for one squad or its equivalent, two \
         SWs and two SMCs.",
    ),
    later(
        "LNL-16.2-02",
        PASSENGERS,
        "If the vehicle fires ordnance its riders dismount at once, are marked Moved, and each makes a Morale Check or \
         is Shaken; MG fire leaves them on.",
    ),
    later(
        "LNL-16.2-03",
        PASSENGERS,
        "If ordnance hits the vehicle without destroying it or making it Abandoned, riders dismount under Moved, and \
         each makes a Morale Check or is Shaken.",
    ),
    later(
        "LNL-16.2-04",
        PASSENGERS,
        "Riders of a destroyed vehicle make survival checks, those of an Abandoned one dismount.",
    ),
    later("LNL-16.2-05", PASSENGERS, "Riders may be attacked by small arms, whether the vehicle is Open or Buttoned."),
    later("LNL-16.2-06", PASSENGERS, "Riders may fire their own FP, but no SWs."),
    later(
        "LNL-16.2-07",
        PASSENGERS,
        "Each firing rider has -1 FP on a vehicle that has not moved, -2 on one that moves or is under Moved or \
         Assault Move, before FPs are combined.",
    ),
    later("LNL-16.2-08", PASSENGERS, "Riders who fire are marked Fired."),
    later(
        "LNL-16.2-09",
        PASSENGERS,
        "A vehicle whose riders fire before it has moved may not move in that impulse; it may in a later one.",
    ),
    later(
        "LNL-16.2-10",
        PASSENGERS,
        "A vehicle's own Moved or Assault Move marker does not keep unmarked riders from firing; it only sets their \
         -2.",
    ),
    // 16.3 Abandoned vehicles
    later(
        "LNL-16.3-01",
        PASSENGERS,
        "All passengers of an Abandoned vehicle dismount, are marked Moved, and each makes a Morale Check or is \
         Shaken.",
    ),
    // 16.4 Mounting and dismounting
    later(
        "LNL-16.4-01",
        PASSENGERS,
        "Mounting or dismounting costs half the MF of the vehicle, rounded up, and half that of the passenger, rounded \
         down.",
    ),
    later(
        "LNL-16.4-02",
        PASSENGERS,
        "A unit may mount only if it was in the hex of the vehicle or helicopter at the start of the Operations Phase.",
    ),
    later(
        "LNL-16.4-03",
        PASSENGERS,
        "Passengers may dismount at any moment of the carrier's impulse while it has at least half its MF left.",
    ),
    later(
        "LNL-16.4-04",
        PASSENGERS,
        "Dismounting passengers are marked Moved when they dismount and may be fired at in that hex.",
    ),
    later(
        "LNL-16.4-05",
        PASSENGERS,
        "Dismounted units may move on with their remaining MP in the same impulse; when they have finished the vehicle \
         may go on with its own.",
    ),
    later(
        "LNL-16.4-06",
        PASSENGERS,
        "A 1-6-4 squad that dismounts from a StuG IIIG of MF 10 has 2 MP left, the StuG 5 MP.",
    ),
    later("LNL-16.4-07", PASSENGERS, "A vehicle that loads or unloads as its Assault Move has used that movement."),
    later(
        "LNL-16.4-08",
        PASSENGERS,
        "Units able to Assault Move may dismount as their Assault Move and then fire; they may not leave that hex \
         before the next turn.",
    ),
    later(
        "LNL-16.4-09",
        PASSENGERS,
        "Units may dismount from a Shaken vehicle, but that vehicle may not move in that turn.",
    ),
    later(
        "LNL-16.4-10",
        PASSENGERS,
        "Mounting units are activated together with the vehicle, without markers from before, and share its Moved \
         marker.",
    ),
];
