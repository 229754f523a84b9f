//! Gliders and parachutists (LNL-22.1 to LNL-22.3).

use crate::catalogue::reasons::{GLIDERS, PARACHUTES};
use rule_book::rules;

rules! {
    // 22.1 Gliders
    "LNL-22.1-01": later(GLIDERS),
        "The Horsa glider carries 3 squads or equivalents, 6 SWs and 6 SMCs, or 1 jeep and one 57 mm ATG WT.";
    "LNL-22.1-02": later(GLIDERS), "The Horsa glider has morale 7.";
    "LNL-22.1-03": later(GLIDERS), "Glider crews never appear as counters.";
    "LNL-22.1-04": later(GLIDERS),
        "Gliders have unlimited movement: they are placed anywhere on the map in an impulse of the owner.";
    "LNL-22.1-05": later(GLIDERS), "A glider wreck counts as a vehicle wreck for LOS, TM and stacking.";
    // 22.2 Landing of gliders
    "LNL-22.2-01": later(GLIDERS),
        "Gliders land in the Operations Phase, all gliders of a scenario in one impulse unless stated otherwise.";
    // 22.2.1 Approach and Morale Check of gliders
    "LNL-22.2.1-01": later(GLIDERS),
        "Each glider is placed in its desired hex with its nose towards a hexside; all face the same way, use \
         different hexes, and are placed before any is checked.";
    "LNL-22.2.1-02": later(GLIDERS),
        "Three hexes matter for a landing: the landing hex and the two in a straight line behind the tail.";
    "LNL-22.2.1-03": later(GLIDERS), "A glider lands by a Morale Check of 2d6 with all modifiers.";
    "LNL-22.2.1-04": later(GLIDERS),
        "The sum of the TMs of the three landing hexes is added to the glider's Morale Check; hexside terrain does not \
         count.";
    "LNL-22.2.1-05": later(GLIDERS), "Wire, foxholes, bunkers and mines do not matter in the two tail hexes.";
    "LNL-22.2.1-06": later(GLIDERS),
        "In the landing hex the TM of a bunker and the FP of mines are added to the glider's Morale Check.";
    "LNL-22.2.1-07": later(GLIDERS), "A night scenario adds 1 to the glider's Morale Check.";
    "LNL-22.2.1-08": later(GLIDERS),
        "Each of the three landing hexes that is clear or road subtracts 1, unless wire or a foxhole in the landing \
         hex cancels it there.";
    "LNL-22.2.1-09": later(GLIDERS),
        "Add 2, once, if an enemy MG able to use Opportunity Fire, or an anti-air WT, has one of the three landing \
         hexes in range.";
    "LNL-22.2.1-10": later(GLIDERS),
        "Against gliders a weapon in a bunker needs one of the three hexes in its arc, and at night within night \
         sight; LOS is otherwise ignored.";
    "LNL-22.2.1-11": later(GLIDERS), "Weapons that disturb a landing are not marked Fired; it is no real attack.";
    "LNL-22.2.1-12": later(GLIDERS),
        "A glider whose tail is off the map adds 1 for each missing tail hex in place of that hex's modifiers.";
    "LNL-22.2.1-13": later(GLIDERS),
        "A glider in an edge hex that faces the edge has its tail hexes on the map and follows the normal rule.";
    // 22.2.2 Final placement of gliders
    "LNL-22.2.2-01": later(GLIDERS),
        "A glider that passes its Morale Check lands in the desired hex and becomes a Wreck, with its occupants on top \
         under a Moved marker.";
    "LNL-22.2.2-02": later(GLIDERS),
        "A glider that fails drifts as many hexes as its total exceeds 7, in the direction of 1d6; survivors are put \
         on the wreck under Moved.";
    "LNL-22.2.2-03": later(GLIDERS),
        "Enemy units in the hex where a drifting glider ends suffer one attack of FP 4 and have the TM of the hex.";
    "LNL-22.2.2-04": later(GLIDERS),
        "A vehicle in the hex where a drifting glider ends rolls 1d6 + its lowest armour factor instead: 4 or less \
         destroys it.";
    "LNL-22.2.2-05": later(GLIDERS),
        "In a final hex of forest, building, water or marsh all occupants of the glider are eliminated; the wreck \
         stays.";
    "LNL-22.2.2-06": later(GLIDERS), "A glider that drifts off the map is eliminated with all aboard.";
    "LNL-22.2.2-07": later(GLIDERS),
        "With GO enemy units in the final hex melee follows; Shaken glider troops are eliminated by them, GO troops \
         fight normally.";
    "LNL-22.2.2-08": later(GLIDERS),
        "If after a landing only Shaken units of both sides share the hex, those that were not in the glider retreat \
         to an adjacent hex without enemies.";
    "LNL-22.2.2-09": later(GLIDERS),
        "Occupants of a glider are not attacked by mines in the landing hex, which already count in its Morale Check.";
    // 22.3 Parachute drops
    "LNL-22.3-01": later(PARACHUTES), "All parachutists of a side arrive in one impulse unless stated otherwise.";
    "LNL-22.3-02": later(PARACHUTES),
        "Drop-zone hexes lie side by side in one straight line; each gets a Parachute marker and at least one MMC, and \
         may also get one WT and one SMC.";
    "LNL-22.3-03": later(PARACHUTES),
        "Each stack drifts by two dice: white for the direction, counted clockwise from the agreed one, coloured for \
         the distance: 1: 0 hexes; 2-3: 1; 4-5: 2; 6: 3.";
    "LNL-22.3-04": later(PARACHUTES),
        "A stack of parachutists is placed in its final hex under a Parachute marker; its impulse is over, unless it \
         must melee.";
    "LNL-22.3-05": later(PARACHUTES),
        "A stack that drifts off the map enters next turn in a friendly impulse at the hex nearest to where it left.";
    "LNL-22.3-06": later(PARACHUTES), "Parachutists who land in water are eliminated.";
    "LNL-22.3-07": later(PARACHUTES), "Landing in unoccupied road, clear, brush, wheat or crops has no penalty.";
    "LNL-22.3-08": later(PARACHUTES),
        "Landing in building, forest, light woods, jungle, rough or bridge each unit makes a Morale Check, +1 in \
         forest or jungle, or is Shaken.";
    "LNL-22.3-09": later(PARACHUTES),
        "Parachutists who land on melee-eligible enemies must melee at once after any Morale Check of the landing; \
         those who failed it are eliminated.";
    "LNL-22.3-10": later(PARACHUTES),
        "In melee during its landing impulse each parachuted unit has FP 1 and may use no SW.";
    "LNL-22.3-11": later(PARACHUTES),
        "Nobody uses Opportunity Fire at descending parachutists; they may be fired at in any later impulse.";
    "LNL-22.3-12": later(PARACHUTES), "DFT fire at a hex with a Parachute marker has +2 to the attack.";
    "LNL-22.3-13": later(PARACHUTES),
        "Ordnance at a hex with a Parachute marker has +2 to its HE equivalent and no to-hit modifier.";
    "LNL-22.3-14": later(PARACHUTES), "Parachute markers are removed in the next Administrative Phase.";
    "LNL-22.3-15": later(PARACHUTES), "A stack that lands in enemy mines without melee is attacked by them.";
}
