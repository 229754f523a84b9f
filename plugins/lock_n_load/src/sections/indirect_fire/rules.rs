//! The rules of mortars and off-board artillery (LNL-18.0 to LNL-18.3), of vehicles under their fire (LNL-17.4), of the 51 mm mortar
//! (LNL-1.6.21) and of American supplies (LNL-13.91).

use crate::catalogue::reasons::{HELICOPTERS, SOVIETS, STAR_SHELLS};
use rule_book::rules;

rules! {
    // 1.6.21 Weapons of British paratroops
    LIGHT_MORTAR = "LNL-1.6.21-03": now,
        "The 51 mm mortar is an SW, not a WT; an MMC other than a WT, or an eligible SMC, must carry and fire it.";
    LIGHT_MORTAR_GROUND = "LNL-1.6.21-04": now,
        "The 51 mm mortar may not fire from building, dense jungle or forest hexes.";
    LIGHT_MORTAR_RANGE = "LNL-1.6.21-05": now, "The 51 mm mortar has FP 2 and a range of 2, its minimum, to 9.";
    LIGHT_MORTAR_FIREPOWER = "LNL-1.6.21-06": now,
        "The FP of the 51 mm mortar is never halved in an attack of several units; fired by an SMC alone it is halved.";
    "LNL-1.6.21-07": now, "The 51 mm mortar fires only at Spotted hexes.";
    LIGHT_MORTAR_JOINS = "LNL-1.6.21-08": now,
        "Direct fire of the 51 mm mortar needs a LOS to Spotted units: roll 2d6, add the higher die to the total FP of \
         its attack, and apply all DFT modifiers.";
    OBSERVER = "LNL-1.6.21-09": now,
        "In indirect fire the 51 mm mortar needs no LOS if its firer is adjacent to a friendly unit with LOS to the \
         Spotted target hex.";
    "LNL-1.6.21-10": now, "A unit may spot a hex and direct the 51 mm mortar at that hex in the same impulse.";
    "LNL-1.6.21-11": now,
        "In indirect fire of the 51 mm mortar leadership and degrading terrain do not change the FP; all other DFT \
         modifiers do.";
    "LNL-1.6.21-12": now,
        "The 51 mm mortar places no FFE marker, neither in direct nor in indirect fire.";
    "LNL-1.6.21-13": now, "A unit that directs the 51 mm mortar gets an Ops Complete marker.";
    NO_OBSERVERS = "LNL-1.6.21-14": now, "Medics, chaplains and WTs may not direct the 51 mm mortar.";
    LIGHT_MORTAR_WAITS = "LNL-1.6.21-15": now, "The 51 mm mortar never uses Opportunity Fire.";
    "LNL-1.6.21-16": now,
        "The assembled side of the 51 mm mortar, with FP and range, cannot be moved; a GO squad or half-squad that has \
         it may turn it over in the Rally Phase.";
    "LNL-1.6.21-B03": repeats["LNL-1.6.21-03"],
        "The 51 mm mortar is an SW and no WT: an MMC or an eligible SMC must carry and use it.";
    "LNL-1.6.21-B04": repeats["LNL-1.6.21-04"],
        "The 51 mm mortar may not fire from a building, dense jungle or forest hex.";
    "LNL-1.6.21-B05": repeats["LNL-1.6.21-05"], "The 51 mm mortar has FP 2, minimum range 2 and maximum range 9.";
    "LNL-1.6.21-B06": repeats["LNL-1.6.21-06"],
        "The FP of the 51 mm mortar is never halved among several units; an SMC who fires it alone has half of it, 1.";
    "LNL-1.6.21-B07": repeats["LNL-1.6.21-07"],
        "The 51 mm mortar may fire only at a Spotted hex, directly or indirectly.";
    "LNL-1.6.21-B08": repeats["LNL-1.6.21-08"],
        "In direct fire the higher of 2d6 is added to the total FP of the attack to which the 51 mm mortar \
         contributes.";
    "LNL-1.6.21-B09": repeats["LNL-1.6.21-09"],
        "For indirect fire the unit that fires the 51 mm mortar must be adjacent to a friendly unit that has LOS to \
         the Spotted target hex.";
    "LNL-1.6.21-B10": repeats["LNL-1.6.21-10"],
        "The observer of the 51 mm mortar may spot the hex and direct the mortar in the same impulse.";
    "LNL-1.6.21-B11": repeats["LNL-1.6.21-11"],
        "In indirect fire neither leadership nor degrading terrain changes the FP of the 51 mm mortar; all other DFT \
         modifiers, TM included, apply.";
    "LNL-1.6.21-B12": repeats["LNL-1.6.21-12"], "The 51 mm mortar never places an FFE marker.";
    "LNL-1.6.21-B13": repeats["LNL-1.6.21-13"], "The observer of the 51 mm mortar is marked Ops Complete.";
    "LNL-1.6.21-B14": repeats["LNL-1.6.21-14"], "Medics, chaplains and WTs may not observe for the 51 mm mortar.";
    "LNL-1.6.21-B15": repeats["LNL-1.6.21-15"], "The 51 mm mortar may not use Opportunity Fire.";
    "LNL-1.6.21-B16": repeats["LNL-1.6.21-16"],
        "The 51 mm mortar may not be moved while its assembled side is up.";
    "LNL-1.6.21-B17": repeats["LNL-1.6.21-16"],
        "A GO squad or half-squad may assemble or pack its 51 mm mortar in the Rally Phase.";
    // 11.7 Scouts, 11.9 Commissars, 11.10 Nurses
    "LNL-11.7-07": now, "Scouts may direct mortars and artillery.";
    "LNL-11.7-B01": repeats["LNL-11.7-07"], "Scouts may direct artillery and mortar fire.";
    "LNL-11.9-B01": later(SOVIETS), "Commissars act as leaders in every way, so they may call mortar and artillery fire.";
    "LNL-11.10-B01": later(SOVIETS), "Nurses may not spot, fire or call artillery.";
    // 13.91 Well supplied
    WELL_SUPPLIED = "LNL-13.91-01": now,
        "In scenarios that give the Americans off-board artillery, they may go on calling it after their last module \
         is used.";
    SUPPLIES = "LNL-13.91-02": now,
        "For an extra mission the Americans place the Spotting Round and then roll 1d6 before the scatter roll.";
    NO_SUPPLIES = "LNL-13.91-03": now,
        "An extra mission goes on normally on a roll of 3 or less; on more than 3 there is no fire, and no further \
         mission in the scenario.";
    "LNL-13.91-B01": repeats["LNL-13.91-01", "LNL-13.91-02", "LNL-13.91-03"],
        "After their last module the Americans may ask for another mission: before the scatter a 1d6 of 3 or less goes \
         on, 4 or more ends all missions of the scenario.";
    // 17.4 Indirect fire against vehicles
    "LNL-17.4-01": now,
        "Mortar and artillery fire affects vehicles and hovering helicopters as small-arms fire does.";
    "LNL-17.4-02": now,
        "An Open armoured vehicle defends against indirect fire with 1d6 + lowest armour factor + TM; open-topped \
         vehicles always count as Open.";
    "LNL-17.4-03": now,
        "Indirect fire attacks a vehicle with an unarmoured side as unarmoured, from whatever direction.";
    "LNL-17.4-04": now, "A Buttoned armoured vehicle is not affected by indirect fire; riders on it are.";
    "LNL-17.4-05": now,
        "Indirect fire attacks every vehicle and every other unit in the hex; there is no choice of target.";
    // 18.0 Indirect fire
    MORTARS = "LNL-18.0-01": now,
        "Mortar counters are the indirect weapons on the map; everything bigger is off-board and has no counter.";
    "LNL-18.0-02": later(HELICOPTERS), "Indirect fire can hit hovering helicopters, never flying ones.";
    // 18.1 On-map mortars
    MORTAR_GROUND = "LNL-18.1-01": now, "A mortar may not fire from a building, dense jungle or forest hex.";
    MORTAR_SEES = "LNL-18.1-02": now,
        "Direct mortar fire needs a Spotted hex in range and in the mortar's LOS: add the higher of 2d6 to the FP, \
         with all DFT modifiers, leadership included.";
    MORTAR_CALLERS = "LNL-18.1-03": now,
        "Indirect mortar fire needs a hex in range and in LOS of a friendly GO leader, scout or advisor who calls it; \
         the mortar itself needs no LOS.";
    MORTAR_TARGET = "LNL-18.1-04": now,
        "The target hex of a mortar must be Spotted; the caller may spot it first in the same impulse and gets Ops \
         Complete only after calling.";
    MORTAR_FIREPOWER = "LNL-18.1-05": now,
        "To call mortar fire name the target hex, mark the caller Ops Complete, add the higher of 2d6 to the mortar's \
         FP, and resolve the attack.";
    NO_LEADERSHIP = "LNL-18.1-06": now,
        "In indirect mortar fire leadership and degrading terrain do not change the attack; the other DFT modifiers, \
         TM included, do.";
    CALLED_MORTAR = "LNL-18.1-07": now,
        "A called mortar fires in the caller's impulse; it must be GO without Moved, Fired or Ops Complete, and is \
         marked Fired.";
    "LNL-18.1-08": now,
        "Mortar fire puts an FFE marker on its hex, which attacks each unit that enters that hex until the \
         Administrative Phase.";
    "LNL-18.1-09": now, "Direct and indirect mortar fire place the FFE marker alike; the 51 mm mortar never does.";
    FFE_OF_MORTAR = "LNL-18.1-10": now,
        "A mortar's FFE attacks an entering unit once per entry: higher of 2d6 + FP, +1 if it moves other than by Low \
         Crawl, against 1d6 + TM.";
    MORTAR_WAITS = "LNL-18.1-11": now, "Mortars never use Opportunity Fire.";
    "LNL-18.1-12": repeats["LNL-5.01-09"],
        "A leader may not both call mortar fire and help a direct fire attack in the same turn.";
    "LNL-18.1-13": repeats["LNL-17.4-01"],
        "Mortars attack vehicles and hovering helicopters as all indirect fire does.";
    MORTARS_APART = "LNL-18.1-14": now, "Each mortar WT fires apart; a second mortar gives no bonus.";
    "LNL-18.1-15": later(STAR_SHELLS), "Mortars may lay star shells.";
    // 18.2 Off-board artillery
    MISSIONS = "LNL-18.2-01": now, "The scenario gives the number of off-board missions and their FP.";
    ARTILLERY_CALLERS = "LNL-18.2-02": now,
        "An unmarked GO leader, scout, advisor or commissar uses his impulse to call artillery; armour leaders, \
         heroes, medics, chaplains, nurses and snipers may not.";
    ROUND_IN_SIGHT = "LNL-18.2-03": now,
        "The caller puts a Spotting Round marker on a hex in his LOS, which need not be Spotted.";
    "LNL-18.2-04": now, "The caller's LOS is blocked by more than two degrading hexes, as usual.";
    SCATTER = "LNL-18.2-05": now,
        "The Spotting Round scatters by half of white die + degrading hexes crossed - leadership, rounded down, at \
         least 0, in the direction of the coloured die.";
    "LNL-18.2-06": now, "The Spotting Round is moved by the scatter's distance in its direction.";
    ROUND_LOST = "LNL-18.2-07": now,
        "If the Spotting Round lands off the map or out of the caller's LOS it is removed, the caller is Ops Complete, \
         and nothing else happens.";
    CORRECTION = "LNL-18.2-08": now,
        "A Spotting Round in the caller's LOS may be corrected by one hex to a hex in his LOS, left where it is, or \
         cancelled.";
    CANCELLED = "LNL-18.2-09": now,
        "To cancel, the caller removes the Spotting Round; his impulse ends and he is Ops Complete.";
    FIRE_FOR_EFFECT = "LNL-18.2-10": now,
        "To go on, FFE replaces the Spotting Round in its hex, all in the same single impulse.";
    BARRAGE = "LNL-18.2-11": now,
        "FFE attacks at once every unit, friend and foe, in its hex and the six adjacent ones with the mission's FP.";
    STRIKE_ORDER = "LNL-18.2-12": now,
        "FFE makes one attack roll and one defence roll per hex, in the order the calling player chooses, then Damage \
         Checks unit by unit.";
    "LNL-18.2-13": now,
        "TM and the +1 against moving units change the attack of FFE; leadership, degrading terrain and hexside cover \
         do not.";
    FFE_OF_ARTILLERY = "LNL-18.2-14": now,
        "Until the Administrative Phase off-board FFE attacks each unit once per hex entered, in its hex and the six \
         adjacent ones.";
    "LNL-18.2-15": repeats["LNL-17.4-01"], "Off-board artillery attacks vehicles as all indirect fire does.";
    "LNL-18.2-16": now,
        "Other units activated in the caller's impulse may still move or fire, without his leadership.";
    "LNL-18.2-17": now, "A mission is used up when FFE is placed, not by a cancelled or lost Spotting Round.";
    "LNL-18.2-18": now, "After the attack of FFE the caller is Ops Complete.";
    "LNL-18.2-19": now,
        "When a unit spends MP in a covered hex, mines and FFE come first, then Claymores, then Opportunity Fire.";
    // 18.3 Limits of indirect fire
    ONE_MISSION = "LNL-18.3-01": now,
        "A mission of a side must be finished before the Spotting Round of its next one is placed.";
    OWN_FORMATION = "LNL-18.3-02": now,
        "Missions given to two formations may run at the same time, each called by its own formation.";
    "LNL-18.3-03": now, "A mission is finished when its Spotting Round or its FFE marker is removed.";
    "LNL-18.3-04": repeats["LNL-5.01-09"],
        "A leader may not add leadership to fire combat in an impulse in which he directs off-board fire.";
    // Rulings
    "RUL-04": repeats["LNL-9.0-03"], "FFE markers are removed in the Administrative Phase.";
    "RUL-115": now,
        "Hexsides of bocage do not count for the scatter of a Spotting Round; for the caller's own sight they count.";
    "RUL-119": now,
        "Several FFE markers that cover a hex make one attack for each entry, by the highest FP; all of them are read \
         again for the next entry.";
    "LNL-RB-39": now,
        "Indirect fire attacks all units of the hex by one attack roll; each vehicle rolls its own defence.";
    "LNL-RB-40": repeats["LNL-9.0-03"], "FFE markers are always removed in the Administrative Phase.";
    "LNL-RB-41": repeats["LNL-18.1-04"],
        "The target hex of an on-map mortar must be Spotted, in direct and in indirect fire.";
    "LNL-RB-42": repeats["LNL-18.1-07"],
        "A called mortar fires in the caller's impulse, wherever it stands; it must be unmarked and becomes Fired.";
    ONLY_INDIRECT_STAYS = "LNL-RB-43": switch,
        "Optional: mortars leave an FFE marker after indirect fire only; otherwise after direct fire too.";
    "LNL-RB-44": now,
        "A later attack of FFE uses the dice of the first, +1 unless by Low Crawl, once per hex entered, on friend and \
         foe.";
    MISSION_LOST = "LNL-RB-46": switch,
        "Optional: a mission that is cancelled, or whose Spotting Round is lost, is used up; otherwise only the \
         impulse is lost.";
    "LNL-RB-47": repeats["LNL-18.2-16"], "Other units may act in the caller's impulse.";
    "LNL-RB-48": repeats["LNL-18.3-03"],
        "A mission is finished when its Spotting Round, or in the Administrative Phase its FFE, is removed: one FFE \
         per formation and turn.";
}
