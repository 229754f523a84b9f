//! Bunkers, foxholes, wire, mines, trenches and what else is dug and built (LNL-21.1 to LNL-21.9).

use crate::catalogue::reasons::{CLAYMORES, FORTIFICATIONS};
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(super) const RULES: &[Rule] = &[
    // 21.1 Bunkers
    later(
        "LNL-21.1-01",
        FORTIFICATIONS,
        "A bunker faces one hexside; its front hexes are the neighbour there and those on each side of it.",
    ),
    later(
        "LNL-21.1-02",
        FORTIFICATIONS,
        "Units in a bunker hex are either inside, under the counter, or on top, above it.",
    ),
    later(
        "LNL-21.1-03",
        FORTIFICATIONS,
        "Units inside a bunker fire only along a LOS through one of its three front hexes, edges included.",
    ),
    later(
        "LNL-21.1-04",
        FORTIFICATIONS,
        "Moving between top and inside of a bunker costs 2 MP; entering the hex puts a unit on top first.",
    ),
    later("LNL-21.1-05", FORTIFICATIONS, "Units inside and units on top of a bunker do not melee each other."),
    later(
        "LNL-21.1-06",
        FORTIFICATIONS,
        "Units on top of a bunker may fire at units inside as at an adjacent hex, against the bunker's TM; those \
         inside may not fire at units on top.",
    ),
    later(
        "LNL-21.1-07",
        FORTIFICATIONS,
        "A bunker adds TM +2 to that of its hex for units inside; units on top have the hex's TM alone.",
    ),
    later("LNL-21.1-08", FORTIFICATIONS, "If a bunker hex is Spotted all units in it are, inside and on top."),
    later("LNL-21.1-09", FORTIFICATIONS, "No bunkers stand in buildings or huts."),
    later(
        "LNL-21.1-10",
        FORTIFICATIONS,
        "Recoilless WTs may fire from inside a bunker; a WT inside must respect both the bunker's arc and its own.",
    ),
    later("LNL-21.1-11", FORTIFICATIONS, "HEAT fire at infantry inside a bunker keeps its full HE equivalent."),
    later("LNL-21.1-12", FORTIFICATIONS, "Vehicles cannot be inside a bunker."),
    later(
        "LNL-21.1-13",
        FORTIFICATIONS,
        "Fire and FFE against a bunker hex resolve units inside and on top apart, each with its own TM; direct fire \
         may aim at one group.",
    ),
    // 21.2 Foxholes
    later(
        "LNL-21.2-01",
        FORTIFICATIONS,
        "All units in a hex with a Foxhole marker are in the foxhole, which limits no arc.",
    ),
    later("LNL-21.2-02", FORTIFICATIONS, "A foxhole adds TM +1 to that of its hex, for vehicles too."),
    // 21.3 Wire
    later(
        "LNL-21.3-01",
        FORTIFICATIONS,
        "Entering a wire hex costs infantry 4 MP in all; the other terrain of the hex adds nothing.",
    ),
    later("LNL-21.3-02", FORTIFICATIONS, "A unit may always use all its MP to enter a wire hex."),
    later("LNL-21.3-03", FORTIFICATIONS, "What a vehicle pays to enter a wire hex stands in the terrain chart."),
    // 21.4 Mines
    later(
        "LNL-21.4-01",
        FORTIFICATIONS,
        "A mine marker attacks each enemy unit that moves into its hex with its printed FP, normally 1.",
    ),
    later(
        "LNL-21.4-02",
        FORTIFICATIONS,
        "A hex has at most two mine markers, which attack once with the sum of their FP.",
    ),
    later("LNL-21.4-03", FORTIFICATIONS, "Mines attack infantry with 1d6 + FP against 1d6 without TM."),
    later("LNL-21.4-04", FORTIFICATIONS, "No DFT modifiers apply to an attack of mines."),
    later(
        "LNL-21.4-05",
        FORTIFICATIONS,
        "Mines attack an armoured vehicle, Open or Buttoned, with 1d6 + FP against 1d6 + lowest armour factor, without \
         TM.",
    ),
    later(
        "LNL-21.4-06",
        FORTIFICATIONS,
        "Mines strike the unarmoured part of a vehicle that has one: 1d6 + FP against 1d6, as small arms at unarmoured \
         vehicles.",
    ),
    later(
        "LNL-21.4-07",
        FORTIFICATIONS,
        "A stack that enters mines together suffers one attack roll and one defence roll; each vehicle is attacked \
         apart.",
    ),
    later("LNL-21.4-08", FORTIFICATIONS, "Units that bail out or are unloaded in a mined hex are attacked."),
    later("LNL-21.4-09", FORTIFICATIONS, "Mines never affect helicopters."),
    later("LNL-21.4-10", FORTIFICATIONS, "No mines lie in buildings."),
    later(
        "LNL-21.4-11",
        FORTIFICATIONS,
        "Units of the side that owns the mines are not attacked; they pay 1 MP more to enter the hex.",
    ),
    later("LNL-21.4-12", FORTIFICATIONS, "Mines stay when they have attacked."),
    later(
        "LNL-21.4-13",
        FORTIFICATIONS,
        "Riders on a vehicle struck by mines make a Damage Check with the same margin.",
    ),
    // 21.5 Claymores
    later(
        "LNL-21.5-01",
        CLAYMORES,
        "A Claymore counter stands for 2 to 4 mines: without FP while carried, placed with FP 0 and range 1.",
    ),
    later("LNL-21.5-02", CLAYMORES, "A carried Claymore counts as an SW."),
    later(
        "LNL-21.5-03",
        CLAYMORES,
        "To place a Claymore an MMC, or two eligible SMCs together, spend their impulse; a single SMC, chaplains and \
         medics cannot.",
    ),
    later("LNL-21.5-04", CLAYMORES, "A Claymore is placed in the placing unit's hex, one per hex."),
    later(
        "LNL-21.5-05",
        CLAYMORES,
        "To set a Claymore off a friendly GO MMC, leader, hero, sniper or advisor must be in its hex.",
    ),
    later(
        "LNL-21.5-06",
        CLAYMORES,
        "When an enemy unit moves within range 1 the owner may set the Claymore off: 1d6 + 0, with the moving and TM \
         modifiers.",
    ),
    later(
        "LNL-21.5-07",
        CLAYMORES,
        "A Claymore attacks before any Opportunity Fire on that movement; it is no impulse, marks no unit and spots \
         none.",
    ),
    later("LNL-21.5-08", CLAYMORES, "A Claymore is removed after its attack."),
    later("LNL-21.5-09", CLAYMORES, "Several Claymores in range of an enemy go off one after the other."),
    later(
        "LNL-21.5-10",
        CLAYMORES,
        "A placed Claymore is removed when all friendly units have left its hex or are eliminated.",
    ),
    later("LNL-21.5-11", CLAYMORES, "Unlike those of mines, a Claymore's targets have the TM of their terrain."),
    // 21.6 Trenches
    later(
        "LNL-21.6-01",
        FORTIFICATIONS,
        "Units in a hex with a Trench marker are in the trench, which adds TM +2 to that of the hex.",
    ),
    later(
        "LNL-21.6-02",
        FORTIFICATIONS,
        "A trench adds only TM +1 against mortars, M79, M203 and off-board artillery.",
    ),
    later("LNL-21.6-03", FORTIFICATIONS, "The TM of a trench is for MMCs and SMCs only."),
    later("LNL-21.6-04", FORTIFICATIONS, "MMCs and SMCs pay no extra MP to enter a trench."),
    later(
        "LNL-21.6-05",
        FORTIFICATIONS,
        "An MMC or SMC that moves from a trench hex to an adjacent trench hex does not give the +1 against moving \
         units.",
    ),
    later("LNL-21.6-06", FORTIFICATIONS, "A trench neither blocks nor degrades LOS."),
    later(
        "LNL-21.6-07",
        FORTIFICATIONS,
        "Units in a trench must be spotted as if in blocking terrain before they can be fired at.",
    ),
    // 21.7 Emplaced tanks
    later("LNL-21.7-01", FORTIFICATIONS, "An Emplaced marker gives no TM."),
    later(
        "LNL-21.7-02",
        FORTIFICATIONS,
        "A hull hit on an Emplaced tank has no effect and causes no Morale Check; turret hits are normal.",
    ),
    later(
        "LNL-21.7-03",
        FORTIFICATIONS,
        "Against an Emplaced tank a natural 2 and odd to-hit rolls, being hull hits, have no effect.",
    ),
    later(
        "LNL-21.7-04",
        FORTIFICATIONS,
        "An Emplaced tank leaves its position only by reversing into a hex behind it; the marker is then removed for \
         good.",
    ),
    later("LNL-21.7-05", FORTIFICATIONS, "When an Emplaced tank is destroyed a Wreck replaces its marker."),
    later(
        "LNL-21.7-06",
        FORTIFICATIONS,
        "An Emplaced tank does not need to be spotted, unless the terrain of its hex requires it.",
    ),
    later("LNL-21.7-07", FORTIFICATIONS, "Only vehicles with a turret may be Emplaced."),
    later("LNL-21.7-08", FORTIFICATIONS, "An Emplaced tank may not turn its hull; its turret turns freely."),
    // 21.8 Roadblocks
    later(
        "LNL-21.8-01",
        FORTIFICATIONS,
        "A roadblock is placed only in a road hex, fills the hex, and cannot be removed.",
    ),
    later("LNL-21.8-02", FORTIFICATIONS, "Only MMCs, SMCs and WTs may enter a roadblock; vehicles may not."),
    later("LNL-21.8-03", FORTIFICATIONS, "A roadblock is blocking terrain with TM +2; entering it costs 4 MP in all."),
    later("LNL-21.8-04", FORTIFICATIONS, "A LOS along an edge of a roadblock's hex is not blocked by it."),
    // 21.9 Railway lines
    later("LNL-21.9-01", FORTIFICATIONS, "A railway line is degrading terrain and adds TM +1 to that of the hex."),
    later("LNL-21.9-02", FORTIFICATIONS, "A railway line does not change the movement cost of its hex."),
    later(
        "LNL-21.9-03",
        FORTIFICATIONS,
        "Each railway hex that a LOS crosses between firer and target gives -1 FP on the DFT and +1 to hit for \
         ordnance.",
    ),
];
