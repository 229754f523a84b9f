//! Rulings of part B: what holds where the rule book leaves a question of ordnance, vehicles and the rest open (LNL-RB-nn).

use crate::catalogue::entry::rules;

rules! {
    // Rulings
    "LNL-RB-01": later(HEAVY_WEAPONS),
        "Fractions are rounded up unless a rule says down; so for HEAT penetration and the MF of Shaken vehicles.";
    "LNL-RB-02": later(ORDNANCE), "The natural to-hit roll decides whether the turret is hit.";
    "LNL-RB-03": later(ORDNANCE), "An automatic hit of 2 strikes the hull.";
    "LNL-RB-04": later(WEAPON_TEAMS),
        "A WT may turn and fire in an own impulse and in Opportunity Fire, with the to-hit penalty, and is then under \
         Moved and Fired.";
    "LNL-RB-06": later(ORDNANCE),
        "A firing arc holds every LOS that leaves the hex through one of the two front hexsides, edges included.";
    "LNL-RB-07": later(ORDNANCE), "A vehicle has two front, two side and two rear hexsides.";
    "LNL-RB-09": later(ORDNANCE),
        "Both marks of H mean HEAT: -1 HE against infantry unless in building, hut or bunker, and not in Close \
         Assault.";
    "LNL-RB-10": later(ORDNANCE), "A dud is a miss: no Morale Check, nobody dismounts, and Acquisition is placed.";
    "LNL-RB-11": later(ORDNANCE), "After a catastrophic hit the crew rolls as after any other destruction by ordnance.";
    "LNL-RB-12": later(ORDNANCE), "TM does not count in the HE attack after a hit.";
    "LNL-RB-13": later(ORDNANCE),
        "Night, degrading terrain, Assault Move and Ops Complete change the to-hit roll and so not the HE attack.";
    "LNL-RB-14": later(ORDNANCE),
        "Ordnance against an unarmoured facing meets armour 0 with the normal comparison; so do Close Assault and \
         mines.";
    "LNL-RB-15": later(ORDNANCE), "A gun with \"Nx\" fires one shot in Opportunity Fire.";
    "LNL-RB-16": later(ORDNANCE),
        "Acquisition does not help a second shot of the same impulse, belongs to the weapon, ends when the target \
         enters a hex, and is lost by an activation without a shot at it.";
    "LNL-RB-18": later(VEHICLE_OPTIONS),
        "A vehicle that keeps moving cannot fire until it has started to move in the new turn.";
    "LNL-RB-23": later(ORDNANCE), "Smoke in the firer's hex makes ordnance harder to hit with, by 1.";
    "LNL-RB-24": later(HELICOPTERS), "Only guided weapons fire at flying helicopters, at +2 to hit.";
    "LNL-RB-25": later(HELICOPTERS), "Helicopters have no facing and fire all round.";
    "LNL-RB-49": later(HELICOPTERS), "Every destroyed helicopter crashes; a crash off the map removes all.";
    "LNL-RB-50": later(HELICOPTERS),
        "A Damaged helicopter leaves the map in its next turn, when it can be shot at; a second Damaged result has no \
         further effect.";
    "LNL-RB-51": later(NIGHT), "At night the unit that fires is Spotted by all enemies with LOS to it.";
    "LNL-RB-52": repeats["LNL-3.0-B04"], "The -2 for positive TM applies to the rally of vehicles.";
    "LNL-RB-53": repeats["LNL-4.0-B03"], "A leader's activation of adjacent hexes covers vehicles and WTs.";
    "LNL-RB-55": later(ORDNANCE),
        "An SMC does not change the to-hit number, penetration or HE equivalent of an ordnance SW.";
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
    "LNL-RB-71": later(VEHICLES), "A Buttoned vehicle has no to-hit penalty; it only lacks the -1 of an Open one.";
    "LNL-RB-73": now,
        "A crew that leaves its vehicle is a new unit: remaining separate attacks of the same activation may be \
         declared at it.";
    "LNL-RB-75": later(VEHICLES),
        "Light woods are degrading with TM +1; brush is the terrain where helicopters land and vehicles overrun.";
    "LNL-RB-76": later(ORDNANCE), "A gun WT under Ops Complete has +2 to hit.";
}
