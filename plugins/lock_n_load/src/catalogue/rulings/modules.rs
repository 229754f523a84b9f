//! Rulings of part B: what holds where the rule book leaves a question of ordnance, vehicles and the rest open (LNL-RB-nn).

use crate::catalogue::reasons::{
    CLOSE_ASSAULT, FORTIFICATIONS, GLIDERS, HEAVY_WEAPONS, HELICOPTERS, INDIRECT_FIRE, MOLOTOVS, NIGHT, ORDNANCE,
    PARACHUTES, PASSENGERS, STAR_SHELLS, VEHICLE_OPTIONS, VEHICLES, VEHICLES_AND_HELICOPTERS, WEAPON_TEAMS,
};
use crate::catalogue::{Rule, later_ruling, repeats};

/// The rulings, by number.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    later_ruling(
        "LNL-RB-01",
        HEAVY_WEAPONS,
        "Fractions are rounded up unless a rule says down; so for HEAT penetration and the MF of Shaken vehicles.",
    ),
    later_ruling("LNL-RB-02", ORDNANCE, "The natural to-hit roll decides whether the turret is hit."),
    later_ruling("LNL-RB-03", ORDNANCE, "An automatic hit of 2 strikes the hull."),
    later_ruling(
        "LNL-RB-04",
        WEAPON_TEAMS,
        "A WT may turn and fire in an own impulse and in Opportunity Fire, with the to-hit penalty, and is then under \
         Moved and Fired.",
    ),
    later_ruling(
        "LNL-RB-05",
        WEAPON_TEAMS,
        "A WT that turns pays 1 MP per two vertices; a single one left over costs 1 MP.",
    ),
    later_ruling(
        "LNL-RB-06",
        ORDNANCE,
        "A firing arc holds every LOS that leaves the hex through one of the two front hexsides, edges included.",
    ),
    later_ruling("LNL-RB-07", ORDNANCE, "A vehicle has two front, two side and two rear hexsides."),
    later_ruling(
        "LNL-RB-08",
        VEHICLES,
        "The penalty for turning a turret is paid only when it must turn for that shot; it then stays turned, at its \
         angle to the hull, until realigned free of charge.",
    ),
    later_ruling(
        "LNL-RB-09",
        ORDNANCE,
        "Both marks of H mean HEAT: -1 HE against infantry unless in building, hut or bunker, and not in Close \
         Assault.",
    ),
    later_ruling(
        "LNL-RB-10",
        ORDNANCE,
        "A dud is a miss: no Morale Check, nobody dismounts, and Acquisition is placed.",
    ),
    later_ruling(
        "LNL-RB-11",
        ORDNANCE,
        "After a catastrophic hit the crew rolls as after any other destruction by ordnance.",
    ),
    later_ruling("LNL-RB-12", ORDNANCE, "TM does not count in the HE attack after a hit."),
    later_ruling(
        "LNL-RB-13",
        ORDNANCE,
        "Night, degrading terrain, Assault Move and Ops Complete change the to-hit roll and so not the HE attack.",
    ),
    later_ruling(
        "LNL-RB-14",
        ORDNANCE,
        "Ordnance against an unarmoured facing meets armour 0 with the normal comparison; so do Close Assault and \
         mines.",
    ),
    later_ruling("LNL-RB-15", ORDNANCE, "A gun with \"Nx\" fires one shot in Opportunity Fire."),
    later_ruling(
        "LNL-RB-16",
        ORDNANCE,
        "Acquisition does not help a second shot of the same impulse, belongs to the weapon, ends when the target \
         enters a hex, and is lost by an activation without a shot at it.",
    ),
    later_ruling(
        "LNL-RB-17",
        VEHICLES,
        "Main-gun shots and MGs of one vehicle or helicopter may go at several targets, each a separate attack; MGs at \
         one target may be summed.",
    ),
    later_ruling(
        "LNL-RB-18",
        VEHICLE_OPTIONS,
        "A vehicle that keeps moving cannot fire until it has started to move in the new turn.",
    ),
    later_ruling("LNL-RB-19", CLOSE_ASSAULT, "A Close Assault must be strictly greater than the vehicle's total."),
    later_ruling("LNL-RB-20", CLOSE_ASSAULT, "Small arms may attack an armoured vehicle that is not Buttoned."),
    later_ruling(
        "LNL-RB-21",
        CLOSE_ASSAULT,
        "Open-topped vehicles can always be attacked by small arms, mortars and artillery.",
    ),
    later_ruling(
        "LNL-RB-22",
        VEHICLES_AND_HELICOPTERS,
        "On the DFT the +1 against moving units holds against vehicles and not against helicopters.",
    ),
    later_ruling("LNL-RB-23", ORDNANCE, "Smoke in the firer's hex makes ordnance harder to hit with, by 1."),
    later_ruling("LNL-RB-24", HELICOPTERS, "Only guided weapons fire at flying helicopters, at +2 to hit."),
    later_ruling("LNL-RB-25", HELICOPTERS, "Helicopters have no facing and fire all round."),
    later_ruling("LNL-RB-26", VEHICLES, "TM does not count in the defence against an Overrun."),
    later_ruling("LNL-RB-27", VEHICLES, "In an Overrun the HE equivalent counts once, with the -1 of HEAT."),
    later_ruling(
        "LNL-RB-28",
        CLOSE_ASSAULT,
        "After an Overrun the -2 for leaving positive terrain does not apply to a Close Assault, and failing gives no \
         marker.",
    ),
    later_ruling(
        "LNL-RB-29",
        VEHICLES,
        "Units overrun may retreat, at their owner's choice, free and without Opportunity Fire; those that stay share \
         the hex.",
    ),
    later_ruling(
        "LNL-RB-30",
        VEHICLES,
        "Vehicles enter hexes of enemy infantry only by Overrun, and none with an enemy vehicle other than a wreck or \
         an Abandoned one; infantry there fights enemy infantry first.",
    ),
    later_ruling("LNL-RB-31", VEHICLES, "Shaken vehicles neither overrun nor Assault Move."),
    later_ruling(
        "LNL-RB-32",
        CLOSE_ASSAULT,
        "Riders do not block a Close Assault, each unit adds one weapon and names its vehicle, one leader helps one \
         assault, and all return unless the last vehicle is destroyed.",
    ),
    later_ruling("LNL-RB-33", PASSENGERS, "Passengers inside cannot fire and are not checked when small arms hit."),
    later_ruling("LNL-RB-34", PASSENGERS, "A hero who survives a wreck is in Good Order and not wounded by it."),
    later_ruling(
        "LNL-RB-35",
        PASSENGERS,
        "The -1 or -2 of riders is per firing unit, before FPs are combined; one reduced to 0 or less adds nothing.",
    ),
    later_ruling(
        "LNL-RB-36",
        PASSENGERS,
        "A vehicle whose riders fired first may move in a later impulse of the same turn.",
    ),
    later_ruling(
        "LNL-RB-37",
        PASSENGERS,
        "Half of an odd MF for mounting is rounded down for passengers and up for vehicles.",
    ),
    later_ruling(
        "LNL-RB-38",
        PASSENGERS,
        "Units mount first in the common impulse, at half their MF and half the vehicle's, and the vehicle may use the \
         rest.",
    ),
    later_ruling(
        "LNL-RB-39",
        INDIRECT_FIRE,
        "Indirect fire attacks all units of the hex by one attack roll; each vehicle rolls its own defence.",
    ),
    later_ruling("LNL-RB-40", INDIRECT_FIRE, "FFE markers are always removed in the Administrative Phase."),
    later_ruling(
        "LNL-RB-41",
        INDIRECT_FIRE,
        "The target hex of an on-map mortar must be Spotted, in direct and in indirect fire.",
    ),
    later_ruling(
        "LNL-RB-42",
        INDIRECT_FIRE,
        "A called mortar fires in the caller's impulse, wherever it stands; it must be unmarked and becomes Fired.",
    ),
    later_ruling("LNL-RB-43", INDIRECT_FIRE, "Mortars leave an FFE marker after direct and indirect fire."),
    later_ruling(
        "LNL-RB-44",
        INDIRECT_FIRE,
        "A later attack of FFE uses the dice of the first, +1 unless by Low Crawl, once per hex entered, on friend and \
         foe.",
    ),
    later_ruling(
        "LNL-RB-45",
        VEHICLES,
        "An Abandoned vehicle counts for stacking and is no target; for LOS and TM it is a wreck.",
    ),
    later_ruling(
        "LNL-RB-46",
        INDIRECT_FIRE,
        "A mission that is cancelled or out of sight is not lost; only the impulse is.",
    ),
    later_ruling("LNL-RB-47", INDIRECT_FIRE, "Other units may act in the caller's impulse."),
    later_ruling(
        "LNL-RB-48",
        INDIRECT_FIRE,
        "A mission is finished when its Spotting Round, or in the Administrative Phase its FFE, is removed: one FFE \
         per formation and turn.",
    ),
    later_ruling("LNL-RB-49", HELICOPTERS, "Every destroyed helicopter crashes; a crash off the map removes all."),
    later_ruling(
        "LNL-RB-50",
        HELICOPTERS,
        "A Damaged helicopter leaves the map in its next turn, when it can be shot at; a second Damaged result has no \
         further effect.",
    ),
    later_ruling("LNL-RB-51", NIGHT, "At night the unit that fires is Spotted by all enemies with LOS to it."),
    later_ruling("LNL-RB-52", VEHICLES, "The -2 for positive TM applies to the rally of vehicles."),
    later_ruling("LNL-RB-53", HEAVY_WEAPONS, "A leader's activation of adjacent hexes covers vehicles and WTs."),
    later_ruling("LNL-RB-54", PASSENGERS, "Passengers count for stacking."),
    later_ruling(
        "LNL-RB-55",
        ORDNANCE,
        "An SMC does not change the to-hit number, penetration or HE equivalent of an ordnance SW.",
    ),
    later_ruling("LNL-RB-56", VEHICLES, "A flamethrower makes no vehicle retreat."),
    later_ruling(
        "LNL-RB-57",
        MOLOTOVS,
        "A Molotov is thrown at an adjacent hex, or used in its own hex in melee and Close Assault.",
    ),
    later_ruling("LNL-RB-58", MOLOTOVS, "It is SMCs who throw a Molotov at full FP."),
    later_ruling(
        "LNL-RB-59",
        STAR_SHELLS,
        "A mortar places a star shell without a roll, in any hex in range and in the leader's LOS, Spotted or not.",
    ),
    later_ruling(
        "LNL-RB-60",
        FORTIFICATIONS,
        "Units enter a bunker from its top for 2 MP; its TM is for those inside; WTs may be inside, vehicles not; \
         direct fire aims at one group, FFE at both.",
    ),
    later_ruling("LNL-RB-61", FORTIFICATIONS, "Vehicles have the TM of foxholes too."),
    later_ruling(
        "LNL-RB-62",
        FORTIFICATIONS,
        "Mines attack Buttoned vehicles, sum two markers, have no moving +1, stay on the map, and leave glider troops \
         alone.",
    ),
    later_ruling(
        "LNL-RB-63",
        FORTIFICATIONS,
        "An Emplaced tank leaves by its two rear hexes; vehicles without a turret cannot be Emplaced, and the hull may \
         not turn.",
    ),
    later_ruling(
        "LNL-RB-64",
        FORTIFICATIONS,
        "A railway counts only in hexes between firer and target, and towards the limit of two degrading hexes.",
    ),
    later_ruling("LNL-RB-65", GLIDERS, "A glider wreck takes a vehicle's place in stacking."),
    later_ruling("LNL-RB-66", GLIDERS, "Each tail hex off the map adds 1 to the glider's Morale Check."),
    later_ruling(
        "LNL-RB-67",
        GLIDERS,
        "On a glider's Morale Check a total of exactly twice or three times its morale belongs to the worse band; the \
         drift uses the modified total.",
    ),
    later_ruling(
        "LNL-RB-68",
        PARACHUTES,
        "The drift of parachutists counts 1 as north, then clockwise, unless another direction was agreed.",
    ),
    later_ruling("LNL-RB-69", PARACHUTES, "Parachuted units fight the melee of their landing with FP 1 each."),
    repeats(
        "LNL-RB-70",
        &["RUL-80"],
        "Bocage on a hexside of the firer's or the target's own hex hinders direct fire across it; any other bocage \
         hexside that a LOS crosses blocks it.",
    ),
    later_ruling(
        "LNL-RB-71",
        VEHICLES,
        "A Buttoned vehicle has no to-hit penalty; it only lacks the -1 of an Open one.",
    ),
    later_ruling(
        "LNL-RB-72",
        CLOSE_ASSAULT,
        "Units under Ops Complete, Moved or Fired may not start a Close Assault; only the answer to an Overrun ignores \
         markers.",
    ),
    later_ruling(
        "LNL-RB-73",
        VEHICLES,
        "A crew that leaves its vehicle is a new unit: remaining separate attacks of the same activation may be \
         declared at it.",
    ),
    later_ruling(
        "LNL-RB-74",
        CLOSE_ASSAULT,
        "Small arms at a vehicle with riders make one attack and one defence roll; the same margin counts for vehicle \
         and riders.",
    ),
    later_ruling(
        "LNL-RB-75",
        VEHICLES,
        "Light woods are degrading with TM +1; brush is the terrain where helicopters land and vehicles overrun.",
    ),
    later_ruling("LNL-RB-76", ORDNANCE, "A gun WT under Ops Complete has +2 to hit."),
];
