//! Mortars and off-board artillery (LNL-18.0 to LNL-18.3).

use crate::catalogue::reasons::{INDIRECT_FIRE, STAR_SHELLS};
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(super) const RULES: &[Rule] = &[
    // 18.0 Indirect fire
    later(
        "LNL-18.0-01",
        INDIRECT_FIRE,
        "Mortar counters are the indirect weapons on the map; everything bigger is off-board and has no counter.",
    ),
    later("LNL-18.0-02", INDIRECT_FIRE, "Indirect fire can hit hovering helicopters, never flying ones."),
    // 18.1 On-map mortars
    later("LNL-18.1-01", INDIRECT_FIRE, "A mortar may not fire from a building, dense jungle or forest hex."),
    later(
        "LNL-18.1-02",
        INDIRECT_FIRE,
        "Direct mortar fire needs a Spotted hex in range and in the mortar's LOS: add the higher of 2d6 to the FP, \
         with all DFT modifiers, leadership included.",
    ),
    later(
        "LNL-18.1-03",
        INDIRECT_FIRE,
        "Indirect mortar fire needs a hex in range and in LOS of a friendly GO leader, scout or advisor who calls it; \
         the mortar itself needs no LOS.",
    ),
    later(
        "LNL-18.1-04",
        INDIRECT_FIRE,
        "The target hex of a mortar must be Spotted; the caller may spot it first in the same impulse and gets Ops \
         Complete only after calling.",
    ),
    later(
        "LNL-18.1-05",
        INDIRECT_FIRE,
        "To call mortar fire name the target hex, mark the caller Ops Complete, add the higher of 2d6 to the mortar's \
         FP, and resolve the attack.",
    ),
    later(
        "LNL-18.1-06",
        INDIRECT_FIRE,
        "In indirect mortar fire leadership and degrading terrain do not change the attack; the other DFT modifiers, \
         TM included, do.",
    ),
    later(
        "LNL-18.1-07",
        INDIRECT_FIRE,
        "A called mortar fires in the caller's impulse; it must be GO without Moved, Fired or Ops Complete, and is \
         marked Fired.",
    ),
    later(
        "LNL-18.1-08",
        INDIRECT_FIRE,
        "Mortar fire puts an FFE marker on its hex, which attacks each unit that enters that hex until the \
         Administrative Phase.",
    ),
    later(
        "LNL-18.1-09",
        INDIRECT_FIRE,
        "Direct and indirect mortar fire place the FFE marker alike; the 51 mm mortar never does.",
    ),
    later(
        "LNL-18.1-10",
        INDIRECT_FIRE,
        "A mortar's FFE attacks an entering unit once per entry: higher of 2d6 + FP, +1 if it moves other than by Low \
         Crawl, against 1d6 + TM.",
    ),
    later("LNL-18.1-11", INDIRECT_FIRE, "Mortars never use Opportunity Fire."),
    later(
        "LNL-18.1-12",
        INDIRECT_FIRE,
        "A leader may not both call mortar fire and help a direct fire attack in the same turn.",
    ),
    later("LNL-18.1-13", INDIRECT_FIRE, "Mortars attack vehicles and hovering helicopters as all indirect fire does."),
    later("LNL-18.1-14", INDIRECT_FIRE, "Each mortar WT fires apart; a second mortar gives no bonus."),
    later("LNL-18.1-15", STAR_SHELLS, "Mortars may lay star shells."),
    // 18.2 Off-board artillery
    later("LNL-18.2-01", INDIRECT_FIRE, "The scenario gives the number of off-board missions and their FP."),
    later(
        "LNL-18.2-02",
        INDIRECT_FIRE,
        "An unmarked GO leader, scout, advisor or commissar uses his impulse to call artillery; armour leaders, \
         heroes, medics, chaplains, nurses and snipers may not.",
    ),
    later(
        "LNL-18.2-03",
        INDIRECT_FIRE,
        "The caller puts a Spotting Round marker on a hex in his LOS, which need not be Spotted.",
    ),
    later("LNL-18.2-04", INDIRECT_FIRE, "The caller's LOS is blocked by more than two degrading hexes, as usual."),
    later(
        "LNL-18.2-05",
        INDIRECT_FIRE,
        "The Spotting Round scatters by half of white die + degrading hexes crossed - leadership, rounded down, at \
         least 0, in the direction of the coloured die.",
    ),
    later("LNL-18.2-06", INDIRECT_FIRE, "The Spotting Round is moved by the scatter's distance in its direction."),
    later(
        "LNL-18.2-07",
        INDIRECT_FIRE,
        "If the Spotting Round lands off the map or out of the caller's LOS it is removed, the caller is Ops Complete, \
         and nothing else happens.",
    ),
    later(
        "LNL-18.2-08",
        INDIRECT_FIRE,
        "A Spotting Round in the caller's LOS may be corrected by one hex to a hex in his LOS, left where it is, or \
         cancelled.",
    ),
    later(
        "LNL-18.2-09",
        INDIRECT_FIRE,
        "To cancel, the caller removes the Spotting Round; his impulse ends and he is Ops Complete.",
    ),
    later(
        "LNL-18.2-10",
        INDIRECT_FIRE,
        "To go on, FFE replaces the Spotting Round in its hex, all in the same single impulse.",
    ),
    later(
        "LNL-18.2-11",
        INDIRECT_FIRE,
        "FFE attacks at once every unit, friend and foe, in its hex and the six adjacent ones with the mission's FP.",
    ),
    later(
        "LNL-18.2-12",
        INDIRECT_FIRE,
        "FFE makes one attack roll and one defence roll per hex, in the order the calling player chooses, then Damage \
         Checks unit by unit.",
    ),
    later(
        "LNL-18.2-13",
        INDIRECT_FIRE,
        "TM and the +1 against moving units change the attack of FFE; leadership, degrading terrain and hexside cover \
         do not.",
    ),
    later(
        "LNL-18.2-14",
        INDIRECT_FIRE,
        "Until the Administrative Phase off-board FFE attacks each unit once per hex entered, in its hex and the six \
         adjacent ones.",
    ),
    later("LNL-18.2-15", INDIRECT_FIRE, "Off-board artillery attacks vehicles as all indirect fire does."),
    later(
        "LNL-18.2-16",
        INDIRECT_FIRE,
        "Other units activated in the caller's impulse may still move or fire, without his leadership.",
    ),
    later(
        "LNL-18.2-17",
        INDIRECT_FIRE,
        "A mission is used up when FFE is placed, not by a cancelled or lost Spotting Round.",
    ),
    later("LNL-18.2-18", INDIRECT_FIRE, "After the attack of FFE the caller is Ops Complete."),
    later(
        "LNL-18.2-19",
        INDIRECT_FIRE,
        "When a unit spends MP in a covered hex, mines and FFE come first, then Claymores, then Opportunity Fire.",
    ),
    // 18.3 Limits of indirect fire
    later(
        "LNL-18.3-01",
        INDIRECT_FIRE,
        "A mission of a side must be finished before the Spotting Round of its next one is placed.",
    ),
    later(
        "LNL-18.3-02",
        INDIRECT_FIRE,
        "Missions given to two formations may run at the same time, each called by its own formation.",
    ),
    later("LNL-18.3-03", INDIRECT_FIRE, "A mission is finished when its Spotting Round or its FFE marker is removed."),
    later(
        "LNL-18.3-04",
        INDIRECT_FIRE,
        "A leader may not add leadership to fire combat in an impulse in which he directs off-board fire.",
    ),
];
