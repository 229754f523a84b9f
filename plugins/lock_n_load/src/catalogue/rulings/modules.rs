//! Rulings of part B: what holds where the rule book leaves a question of ordnance, vehicles and the rest open (LNL-RB-nn).

use crate::catalogue::reasons::{FORTIFICATIONS, GLIDERS, HELICOPTERS, NIGHT, PARACHUTES, STAR_SHELLS};
use rule_book::rules;

rules! {
    // Rulings
    "LNL-RB-24": later(HELICOPTERS), "Only guided weapons fire at flying helicopters, at +2 to hit.";
    "LNL-RB-25": later(HELICOPTERS), "Helicopters have no facing and fire all round.";
    "LNL-RB-49": later(HELICOPTERS), "Every destroyed helicopter crashes; a crash off the map removes all.";
    "LNL-RB-50": later(HELICOPTERS),
        "A Damaged helicopter leaves the map in its next turn, when it can be shot at; a second Damaged result has no \
         further effect.";
    "LNL-RB-51": later(NIGHT), "At night the unit that fires is Spotted by all enemies with LOS to it.";
    "LNL-RB-52": repeats["LNL-3.0-B04"], "The -2 for positive TM applies to the rally of vehicles.";
    "LNL-RB-53": repeats["LNL-4.0-B03"], "A leader's activation of adjacent hexes covers vehicles and WTs.";
    "LNL-RB-59": later(STAR_SHELLS),
        "A mortar places a star shell without a roll, in any hex in range and in the leader's LOS, Spotted or not.";
    "LNL-RB-60": later(FORTIFICATIONS),
        "Units enter a bunker from its top for 2 MP; its TM is for those inside; WTs may be inside, vehicles not; \
         direct fire aims at one group, FFE at both.";
    "LNL-RB-61": later(FORTIFICATIONS), "Vehicles have the TM of foxholes too.";
    "LNL-RB-62": later(FORTIFICATIONS),
        "Mines attack Buttoned vehicles, sum two markers, have no moving +1, stay on the map, and leave glider troops \
         alone.";
    "LNL-RB-64": later(FORTIFICATIONS),
        "A railway counts only in hexes between firer and target, and towards the limit of two degrading hexes.";
    "LNL-RB-65": later(GLIDERS), "A glider wreck takes a vehicle's place in stacking.";
    "LNL-RB-66": later(GLIDERS), "Each tail hex off the map adds 1 to the glider's Morale Check.";
    "LNL-RB-67": later(GLIDERS),
        "On a glider's Morale Check a total of exactly twice or three times its morale belongs to the worse band; the \
         drift uses the modified total.";
    "LNL-RB-68": later(PARACHUTES),
        "The drift of parachutists counts 1 as north, then clockwise, unless another direction was agreed.";
    "LNL-RB-69": later(PARACHUTES), "Parachuted units fight the melee of their landing with FP 1 each.";
    "LNL-RB-70": repeats["RUL-80"],
        "Bocage on a hexside of the firer's or the target's own hex hinders direct fire across it; any other bocage \
         hexside that a LOS crosses blocks it.";
}
