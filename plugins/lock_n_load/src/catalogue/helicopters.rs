//! Helicopters (LNL-19.1 to LNL-19.7).

use crate::catalogue::reasons::HELICOPTERS;
use rule_book::rules;

rules! {
    // 19.1 Helicopters: flying and hovering
    "LNL-19.1-01": later(HELICOPTERS), "A helicopter is either flying, unless stated otherwise, or hovering.";
    "LNL-19.1-02": later(HELICOPTERS), "A flying helicopter has unlimited MP; a hovering one cannot leave its hex.";
    "LNL-19.1-03": later(HELICOPTERS), "A helicopter may change between flying and hovering only once in its impulse.";
    "LNL-19.1-04": later(HELICOPTERS), "One helicopter may be in a hex, also together with a helicopter wreck.";
    "LNL-19.1-05": later(HELICOPTERS),
        "A helicopter may enter a hex with enemy units without melee; for fire between them they count as adjacent.";
    "LNL-19.1-06": later(HELICOPTERS),
        "Helicopters have no facing; their weapons fire in any direction unless the counter has a red triangle.";
    // 19.2 Movement of helicopters
    "LNL-19.2-01": later(HELICOPTERS),
        "A helicopter spends 1 MP per hex entered and 1 MP to change between flying and hovering; each allows \
         Opportunity Fire.";
    // 19.3 Level and spotting of helicopters
    "LNL-19.3-01": later(HELICOPTERS), "Helicopters are Spotted wherever they are.";
    "LNL-19.3-02": later(HELICOPTERS),
        "A helicopter is one level above the highest feature of its hex, flying or hovering.";
    "LNL-19.3-03": later(HELICOPTERS), "Otherwise LOS to and from helicopters follows the normal rules.";
    "LNL-19.3-04": later(HELICOPTERS),
        "Only a hovering helicopter may try to spot; a flying one may not, not even its own or an adjacent hex.";
    "LNL-19.3-05": later(HELICOPTERS),
        "A spotting attempt does not mark a helicopter Ops Complete; it may still move and fire in that impulse.";
    "LNL-19.3-06": later(HELICOPTERS), "Spotting from a hover has no penalty.";
    // 19.4 Passengers of helicopters
    "LNL-19.4-01": later(HELICOPTERS), "Helicopters carry passengers by P and PP as vehicles do, always inside.";
    "LNL-19.4-02": later(HELICOPTERS),
        "To load or unload a helicopter must hover over a clear, brush or tall grass hex.";
    "LNL-19.4-03": later(HELICOPTERS),
        "To load, a helicopter must begin its impulse in the hex of the units that mount.";
    "LNL-19.4-04": later(HELICOPTERS),
        "Mounting or dismounting a helicopter costs the passengers half their MF, rounded down, and the helicopter \
         nothing.";
    "LNL-19.4-05": later(HELICOPTERS),
        "Passengers who leave a helicopter are marked Moved at once and may be fired at; they may move on before it \
         goes on.";
    "LNL-19.4-06": later(HELICOPTERS), "When a helicopter is destroyed each passenger makes a survival roll.";
    // 19.5 Fire at helicopters
    "LNL-19.5-01": later(HELICOPTERS),
        "Unguided ordnance may not fire at a flying helicopter; at a hovering one it has +1 to hit.";
    "LNL-19.5-02": later(HELICOPTERS),
        "Guided anti-air weapons, marked AAG, may fire at flying helicopters with +2 to hit and at hovering ones with \
         +1.";
    "LNL-19.5-03": later(HELICOPTERS),
        "A helicopter has no TM from the hex below it; degrading terrain crossed by the LOS counts normally.";
    // 19.5.1 Ordnance at helicopters
    "LNL-19.5.1-01": later(HELICOPTERS),
        "After an ordnance hit on a helicopter the penetration at that range is compared with its armour factor \
         without dice.";
    "LNL-19.5.1-02": later(HELICOPTERS),
        "Penetration greater than its armour destroys a helicopter, equal makes it Damaged, less has no effect.";
    "LNL-19.5.1-03": later(HELICOPTERS),
        "A destroyed helicopter crashes: the red die is the direction, half the white die, rounded up, the number of \
         hexes; its Wreck is put there.";
    "LNL-19.5.1-04": later(HELICOPTERS),
        "All units of both sides in the hex of a crash suffer one attack of FP 4, TM included.";
    "LNL-19.5.1-05": later(HELICOPTERS),
        "Passengers and crew of a crashed helicopter roll for survival; survivors appear in the hex of the crash.";
    "LNL-19.5.1-06": later(HELICOPTERS), "A crash off the map removes the helicopter and all aboard.";
    "LNL-19.5.1-07": later(HELICOPTERS),
        "A Damaged helicopter may not fire or unload, ends its impulse under Ops Complete, and must leave the map next \
         turn by the shortest way.";
    // 19.5.2 Small arms at helicopters
    "LNL-19.5.2-01": later(HELICOPTERS),
        "Small arms in range may always attack helicopters, flying or hovering; helicopters are neither Open nor \
         Buttoned.";
    "LNL-19.5.2-02": later(HELICOPTERS),
        "The range of small arms against helicopters is halved, rounded down; ordnance and indirect weapons keep \
         theirs.";
    "LNL-19.5.2-03": later(HELICOPTERS),
        "Small arms attack a helicopter with 1d6 + FP + DFT modifiers against 1d6 + armour factor, without TM.";
    "LNL-19.5.2-04": later(HELICOPTERS),
        "A helicopter hit by small arms makes a Damage Check on the helicopter column of the DFT.";
    "LNL-19.5.2-05": later(HELICOPTERS), "A Damage Check above its morale makes a helicopter Damaged.";
    "LNL-19.5.2-06": later(HELICOPTERS),
        "Small arms cause no Damage Checks to passengers inside a helicopter; only its destruction endangers them.";
    "LNL-19.5.2-07": later(HELICOPTERS), "A helicopter destroyed by small arms crashes as one destroyed by ordnance.";
    // 19.6 Fire of helicopters
    "LNL-19.6-01": later(HELICOPTERS),
        "In its impulse a helicopter may move and fire without restriction, in any order.";
    "LNL-19.6-02": later(HELICOPTERS),
        "Ordnance fired by a flying helicopter has +2 to hit, by a hovering one no modifier.";
    "LNL-19.6-03": later(HELICOPTERS),
        "A helicopter may use all its weapons in one impulse, at one moment and from one hex.";
    "LNL-19.6-04": later(HELICOPTERS), "A helicopter under a Fired marker may not fire again in that turn.";
    "LNL-19.6-05": later(HELICOPTERS),
        "A helicopter that entered a hex, changed its mode or unloaded is marked Ops Complete; one that fired is \
         marked Fired instead.";
    "LNL-19.6-06": later(HELICOPTERS), "A helicopter does not have the -1 to hit of Open vehicles.";
    // 19.7 Opportunity Fire of helicopters
    "LNL-19.7-01": later(HELICOPTERS), "Helicopters may use Opportunity Fire like other units.";
    "LNL-19.7-02": later(HELICOPTERS),
        "Under Ops Complete a helicopter's MGs have half FP, rounded down, and its ordnance +2 to hit.";
}
