//! Mortars and off-board artillery (LNL-18.0 to LNL-18.3).

use crate::catalogue::entry::rules;

rules! {
    // 18.0 Indirect fire
    "LNL-18.0-01": later(INDIRECT_FIRE),
        "Mortar counters are the indirect weapons on the map; everything bigger is off-board and has no counter.";
    "LNL-18.0-02": later(INDIRECT_FIRE), "Indirect fire can hit hovering helicopters, never flying ones.";
    // 18.1 On-map mortars
    "LNL-18.1-01": later(INDIRECT_FIRE), "A mortar may not fire from a building, dense jungle or forest hex.";
    "LNL-18.1-02": later(INDIRECT_FIRE),
        "Direct mortar fire needs a Spotted hex in range and in the mortar's LOS: add the higher of 2d6 to the FP, \
         with all DFT modifiers, leadership included.";
    "LNL-18.1-03": later(INDIRECT_FIRE),
        "Indirect mortar fire needs a hex in range and in LOS of a friendly GO leader, scout or advisor who calls it; \
         the mortar itself needs no LOS.";
    "LNL-18.1-04": later(INDIRECT_FIRE),
        "The target hex of a mortar must be Spotted; the caller may spot it first in the same impulse and gets Ops \
         Complete only after calling.";
    "LNL-18.1-05": later(INDIRECT_FIRE),
        "To call mortar fire name the target hex, mark the caller Ops Complete, add the higher of 2d6 to the mortar's \
         FP, and resolve the attack.";
    "LNL-18.1-06": later(INDIRECT_FIRE),
        "In indirect mortar fire leadership and degrading terrain do not change the attack; the other DFT modifiers, \
         TM included, do.";
    "LNL-18.1-07": later(INDIRECT_FIRE),
        "A called mortar fires in the caller's impulse; it must be GO without Moved, Fired or Ops Complete, and is \
         marked Fired.";
    "LNL-18.1-08": later(INDIRECT_FIRE),
        "Mortar fire puts an FFE marker on its hex, which attacks each unit that enters that hex until the \
         Administrative Phase.";
    "LNL-18.1-09": later(INDIRECT_FIRE),
        "Direct and indirect mortar fire place the FFE marker alike; the 51 mm mortar never does.";
    "LNL-18.1-10": later(INDIRECT_FIRE),
        "A mortar's FFE attacks an entering unit once per entry: higher of 2d6 + FP, +1 if it moves other than by Low \
         Crawl, against 1d6 + TM.";
    "LNL-18.1-11": later(INDIRECT_FIRE), "Mortars never use Opportunity Fire.";
    "LNL-18.1-12": later(INDIRECT_FIRE),
        "A leader may not both call mortar fire and help a direct fire attack in the same turn.";
    "LNL-18.1-13": later(INDIRECT_FIRE), "Mortars attack vehicles and hovering helicopters as all indirect fire does.";
    "LNL-18.1-14": later(INDIRECT_FIRE), "Each mortar WT fires apart; a second mortar gives no bonus.";
    "LNL-18.1-15": later(STAR_SHELLS), "Mortars may lay star shells.";
    // 18.2 Off-board artillery
    "LNL-18.2-01": later(INDIRECT_FIRE), "The scenario gives the number of off-board missions and their FP.";
    "LNL-18.2-02": later(INDIRECT_FIRE),
        "An unmarked GO leader, scout, advisor or commissar uses his impulse to call artillery; armour leaders, \
         heroes, medics, chaplains, nurses and snipers may not.";
    "LNL-18.2-03": later(INDIRECT_FIRE),
        "The caller puts a Spotting Round marker on a hex in his LOS, which need not be Spotted.";
    "LNL-18.2-04": later(INDIRECT_FIRE), "The caller's LOS is blocked by more than two degrading hexes, as usual.";
    "LNL-18.2-05": later(INDIRECT_FIRE),
        "The Spotting Round scatters by half of white die + degrading hexes crossed - leadership, rounded down, at \
         least 0, in the direction of the coloured die.";
    "LNL-18.2-06": later(INDIRECT_FIRE), "The Spotting Round is moved by the scatter's distance in its direction.";
    "LNL-18.2-07": later(INDIRECT_FIRE),
        "If the Spotting Round lands off the map or out of the caller's LOS it is removed, the caller is Ops Complete, \
         and nothing else happens.";
    "LNL-18.2-08": later(INDIRECT_FIRE),
        "A Spotting Round in the caller's LOS may be corrected by one hex to a hex in his LOS, left where it is, or \
         cancelled.";
    "LNL-18.2-09": later(INDIRECT_FIRE),
        "To cancel, the caller removes the Spotting Round; his impulse ends and he is Ops Complete.";
    "LNL-18.2-10": later(INDIRECT_FIRE),
        "To go on, FFE replaces the Spotting Round in its hex, all in the same single impulse.";
    "LNL-18.2-11": later(INDIRECT_FIRE),
        "FFE attacks at once every unit, friend and foe, in its hex and the six adjacent ones with the mission's FP.";
    "LNL-18.2-12": later(INDIRECT_FIRE),
        "FFE makes one attack roll and one defence roll per hex, in the order the calling player chooses, then Damage \
         Checks unit by unit.";
    "LNL-18.2-13": later(INDIRECT_FIRE),
        "TM and the +1 against moving units change the attack of FFE; leadership, degrading terrain and hexside cover \
         do not.";
    "LNL-18.2-14": later(INDIRECT_FIRE),
        "Until the Administrative Phase off-board FFE attacks each unit once per hex entered, in its hex and the six \
         adjacent ones.";
    "LNL-18.2-15": later(INDIRECT_FIRE), "Off-board artillery attacks vehicles as all indirect fire does.";
    "LNL-18.2-16": later(INDIRECT_FIRE),
        "Other units activated in the caller's impulse may still move or fire, without his leadership.";
    "LNL-18.2-17": later(INDIRECT_FIRE),
        "A mission is used up when FFE is placed, not by a cancelled or lost Spotting Round.";
    "LNL-18.2-18": later(INDIRECT_FIRE), "After the attack of FFE the caller is Ops Complete.";
    "LNL-18.2-19": later(INDIRECT_FIRE),
        "When a unit spends MP in a covered hex, mines and FFE come first, then Claymores, then Opportunity Fire.";
    // 18.3 Limits of indirect fire
    "LNL-18.3-01": later(INDIRECT_FIRE),
        "A mission of a side must be finished before the Spotting Round of its next one is placed.";
    "LNL-18.3-02": later(INDIRECT_FIRE),
        "Missions given to two formations may run at the same time, each called by its own formation.";
    "LNL-18.3-03": later(INDIRECT_FIRE), "A mission is finished when its Spotting Round or its FFE marker is removed.";
    "LNL-18.3-04": later(INDIRECT_FIRE),
        "A leader may not add leadership to fire combat in an impulse in which he directs off-board fire.";
}
