//! Helicopters (LNL-19.1 to LNL-19.7).

use crate::catalogue::reasons::HELICOPTERS;
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(super) const RULES: &[Rule] = &[
    // 19.1 Helicopters: flying and hovering
    later("LNL-19.1-01", HELICOPTERS, "A helicopter is either flying, unless stated otherwise, or hovering."),
    later("LNL-19.1-02", HELICOPTERS, "A flying helicopter has unlimited MP; a hovering one cannot leave its hex."),
    later("LNL-19.1-03", HELICOPTERS, "A helicopter may change between flying and hovering only once in its impulse."),
    later("LNL-19.1-04", HELICOPTERS, "One helicopter may be in a hex, also together with a helicopter wreck."),
    later(
        "LNL-19.1-05",
        HELICOPTERS,
        "A helicopter may enter a hex with enemy units without melee; for fire between them they count as adjacent.",
    ),
    later(
        "LNL-19.1-06",
        HELICOPTERS,
        "Helicopters have no facing; their weapons fire in any direction unless the counter has a red triangle.",
    ),
    // 19.2 Movement of helicopters
    later(
        "LNL-19.2-01",
        HELICOPTERS,
        "A helicopter spends 1 MP per hex entered and 1 MP to change between flying and hovering; each allows \
         Opportunity Fire.",
    ),
    // 19.3 Level and spotting of helicopters
    later("LNL-19.3-01", HELICOPTERS, "Helicopters are Spotted wherever they are."),
    later(
        "LNL-19.3-02",
        HELICOPTERS,
        "A helicopter is one level above the highest feature of its hex, flying or hovering.",
    ),
    later("LNL-19.3-03", HELICOPTERS, "Otherwise LOS to and from helicopters follows the normal rules."),
    later(
        "LNL-19.3-04",
        HELICOPTERS,
        "Only a hovering helicopter may try to spot; a flying one may not, not even its own or an adjacent hex.",
    ),
    later(
        "LNL-19.3-05",
        HELICOPTERS,
        "A spotting attempt does not mark a helicopter Ops Complete; it may still move and fire in that impulse.",
    ),
    later("LNL-19.3-06", HELICOPTERS, "Spotting from a hover has no penalty."),
    // 19.4 Passengers of helicopters
    later("LNL-19.4-01", HELICOPTERS, "Helicopters carry passengers by P and PP as vehicles do, always inside."),
    later(
        "LNL-19.4-02",
        HELICOPTERS,
        "To load or unload a helicopter must hover over a clear, brush or tall grass hex.",
    ),
    later(
        "LNL-19.4-03",
        HELICOPTERS,
        "To load, a helicopter must begin its impulse in the hex of the units that mount.",
    ),
    later(
        "LNL-19.4-04",
        HELICOPTERS,
        "Mounting or dismounting a helicopter costs the passengers half their MF, rounded down, and the helicopter \
         nothing.",
    ),
    later(
        "LNL-19.4-05",
        HELICOPTERS,
        "Passengers who leave a helicopter are marked Moved at once and may be fired at; they may move on before it \
         goes on.",
    ),
    later("LNL-19.4-06", HELICOPTERS, "When a helicopter is destroyed each passenger makes a survival roll."),
    // 19.5 Fire at helicopters
    later(
        "LNL-19.5-01",
        HELICOPTERS,
        "Unguided ordnance may not fire at a flying helicopter; at a hovering one it has +1 to hit.",
    ),
    later(
        "LNL-19.5-02",
        HELICOPTERS,
        "Guided anti-air weapons, marked AAG, may fire at flying helicopters with +2 to hit and at hovering ones with \
         +1.",
    ),
    later(
        "LNL-19.5-03",
        HELICOPTERS,
        "A helicopter has no TM from the hex below it; degrading terrain crossed by the LOS counts normally.",
    ),
    // 19.5.1 Ordnance at helicopters
    later(
        "LNL-19.5.1-01",
        HELICOPTERS,
        "After an ordnance hit on a helicopter the penetration at that range is compared with its armour factor \
         without dice.",
    ),
    later(
        "LNL-19.5.1-02",
        HELICOPTERS,
        "Penetration greater than its armour destroys a helicopter, equal makes it Damaged, less has no effect.",
    ),
    later(
        "LNL-19.5.1-03",
        HELICOPTERS,
        "A destroyed helicopter crashes: the red die is the direction, half the white die, rounded up, the number of \
         hexes; its Wreck is put there.",
    ),
    later(
        "LNL-19.5.1-04",
        HELICOPTERS,
        "All units of both sides in the hex of a crash suffer one attack of FP 4, TM included.",
    ),
    later(
        "LNL-19.5.1-05",
        HELICOPTERS,
        "Passengers and crew of a crashed helicopter roll for survival; survivors appear in the hex of the crash.",
    ),
    later("LNL-19.5.1-06", HELICOPTERS, "A crash off the map removes the helicopter and all aboard."),
    later(
        "LNL-19.5.1-07",
        HELICOPTERS,
        "A Damaged helicopter may not fire or unload, ends its impulse under Ops Complete, and must leave the map next \
         turn by the shortest way.",
    ),
    // 19.5.2 Small arms at helicopters
    later(
        "LNL-19.5.2-01",
        HELICOPTERS,
        "Small arms in range may always attack helicopters, flying or hovering; helicopters are neither Open nor \
         Buttoned.",
    ),
    later(
        "LNL-19.5.2-02",
        HELICOPTERS,
        "The range of small arms against helicopters is halved, rounded down; ordnance and indirect weapons keep \
         theirs.",
    ),
    later(
        "LNL-19.5.2-03",
        HELICOPTERS,
        "Small arms attack a helicopter with 1d6 + FP + DFT modifiers against 1d6 + armour factor, without TM.",
    ),
    later(
        "LNL-19.5.2-04",
        HELICOPTERS,
        "A helicopter hit by small arms makes a Damage Check on the helicopter column of the DFT.",
    ),
    later("LNL-19.5.2-05", HELICOPTERS, "A Damage Check above its morale makes a helicopter Damaged."),
    later(
        "LNL-19.5.2-06",
        HELICOPTERS,
        "Small arms cause no Damage Checks to passengers inside a helicopter; only its destruction endangers them.",
    ),
    later("LNL-19.5.2-07", HELICOPTERS, "A helicopter destroyed by small arms crashes as one destroyed by ordnance."),
    // 19.6 Fire of helicopters
    later(
        "LNL-19.6-01",
        HELICOPTERS,
        "In its impulse a helicopter may move and fire without restriction, in any order.",
    ),
    later(
        "LNL-19.6-02",
        HELICOPTERS,
        "Ordnance fired by a flying helicopter has +2 to hit, by a hovering one no modifier.",
    ),
    later(
        "LNL-19.6-03",
        HELICOPTERS,
        "A helicopter may use all its weapons in one impulse, at one moment and from one hex.",
    ),
    later("LNL-19.6-04", HELICOPTERS, "A helicopter under a Fired marker may not fire again in that turn."),
    later(
        "LNL-19.6-05",
        HELICOPTERS,
        "A helicopter that entered a hex, changed its mode or unloaded is marked Ops Complete; one that fired is \
         marked Fired instead.",
    ),
    later("LNL-19.6-06", HELICOPTERS, "A helicopter does not have the -1 to hit of Open vehicles."),
    // 19.7 Opportunity Fire of helicopters
    later("LNL-19.7-01", HELICOPTERS, "Helicopters may use Opportunity Fire like other units."),
    later(
        "LNL-19.7-02",
        HELICOPTERS,
        "Under Ops Complete a helicopter's MGs have half FP, rounded down, and its ordnance +2 to hit.",
    ),
];
