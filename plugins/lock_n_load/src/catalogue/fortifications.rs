//! Bunkers, foxholes, wire, mines, trenches and what else is dug and built (LNL-21.1 to LNL-21.9).

use crate::catalogue::reasons::{CLAYMORES, FORTIFICATIONS};
use rule_book::rules;

rules! {
    // 21.1 Bunkers
    "LNL-21.1-01": later(FORTIFICATIONS),
        "A bunker faces one hexside; its front hexes are the neighbour there and those on each side of it.";
    "LNL-21.1-02": later(FORTIFICATIONS),
        "Units in a bunker hex are either inside, under the counter, or on top, above it.";
    "LNL-21.1-03": later(FORTIFICATIONS),
        "Units inside a bunker fire only along a LOS through one of its three front hexes, edges included.";
    "LNL-21.1-04": later(FORTIFICATIONS),
        "Moving between top and inside of a bunker costs 2 MP; entering the hex puts a unit on top first.";
    "LNL-21.1-05": later(FORTIFICATIONS), "Units inside and units on top of a bunker do not melee each other.";
    "LNL-21.1-06": later(FORTIFICATIONS),
        "Units on top of a bunker may fire at units inside as at an adjacent hex, against the bunker's TM; those \
         inside may not fire at units on top.";
    "LNL-21.1-07": later(FORTIFICATIONS),
        "A bunker adds TM +2 to that of its hex for units inside; units on top have the hex's TM alone.";
    "LNL-21.1-08": later(FORTIFICATIONS), "If a bunker hex is Spotted all units in it are, inside and on top.";
    "LNL-21.1-09": later(FORTIFICATIONS), "No bunkers stand in buildings or huts.";
    "LNL-21.1-10": later(FORTIFICATIONS),
        "Recoilless WTs may fire from inside a bunker; a WT inside must respect both the bunker's arc and its own.";
    "LNL-21.1-11": later(FORTIFICATIONS), "HEAT fire at infantry inside a bunker keeps its full HE equivalent.";
    "LNL-21.1-12": later(FORTIFICATIONS), "Vehicles cannot be inside a bunker.";
    "LNL-21.1-13": later(FORTIFICATIONS),
        "Fire and FFE against a bunker hex resolve units inside and on top apart, each with its own TM; direct fire \
         may aim at one group.";
    // 21.2 Foxholes
    "LNL-21.2-01": later(FORTIFICATIONS),
        "All units in a hex with a Foxhole marker are in the foxhole, which limits no arc.";
    "LNL-21.2-02": later(FORTIFICATIONS), "A foxhole adds TM +1 to that of its hex, for vehicles too.";
    // 21.3 Wire
    "LNL-21.3-01": later(FORTIFICATIONS),
        "Entering a wire hex costs infantry 4 MP in all; the other terrain of the hex adds nothing.";
    "LNL-21.3-02": later(FORTIFICATIONS), "A unit may always use all its MP to enter a wire hex.";
    "LNL-21.3-03": later(FORTIFICATIONS), "What a vehicle pays to enter a wire hex stands in the terrain chart.";
    // 21.4 Mines
    "LNL-21.4-01": later(FORTIFICATIONS),
        "A mine marker attacks each enemy unit that moves into its hex with its printed FP, normally 1.";
    "LNL-21.4-02": later(FORTIFICATIONS),
        "A hex has at most two mine markers, which attack once with the sum of their FP.";
    "LNL-21.4-03": later(FORTIFICATIONS), "Mines attack infantry with 1d6 + FP against 1d6 without TM.";
    "LNL-21.4-04": later(FORTIFICATIONS), "No DFT modifiers apply to an attack of mines.";
    "LNL-21.4-05": later(FORTIFICATIONS),
        "Mines attack an armoured vehicle, Open or Buttoned, with 1d6 + FP against 1d6 + lowest armour factor, without \
         TM.";
    "LNL-21.4-06": later(FORTIFICATIONS),
        "Mines strike the unarmoured part of a vehicle that has one: 1d6 + FP against 1d6, as small arms at unarmoured \
         vehicles.";
    "LNL-21.4-07": later(FORTIFICATIONS),
        "A stack that enters mines together suffers one attack roll and one defence roll; each vehicle is attacked \
         apart.";
    "LNL-21.4-08": later(FORTIFICATIONS), "Units that bail out or are unloaded in a mined hex are attacked.";
    "LNL-21.4-09": later(FORTIFICATIONS), "Mines never affect helicopters.";
    "LNL-21.4-10": later(FORTIFICATIONS), "No mines lie in buildings.";
    "LNL-21.4-11": later(FORTIFICATIONS),
        "Units of the side that owns the mines are not attacked; they pay 1 MP more to enter the hex.";
    "LNL-21.4-12": later(FORTIFICATIONS), "Mines stay when they have attacked.";
    "LNL-21.4-13": later(FORTIFICATIONS),
        "Riders on a vehicle struck by mines make a Damage Check with the same margin.";
    // 21.5 Claymores
    "LNL-21.5-01": later(CLAYMORES),
        "A Claymore counter stands for 2 to 4 mines: without FP while carried, placed with FP 0 and range 1.";
    "LNL-21.5-02": later(CLAYMORES), "A carried Claymore counts as an SW.";
    "LNL-21.5-03": later(CLAYMORES),
        "To place a Claymore an MMC, or two eligible SMCs together, spend their impulse; a single SMC, chaplains and \
         medics cannot.";
    "LNL-21.5-04": later(CLAYMORES), "A Claymore is placed in the placing unit's hex, one per hex.";
    "LNL-21.5-05": later(CLAYMORES),
        "To set a Claymore off a friendly GO MMC, leader, hero, sniper or advisor must be in its hex.";
    "LNL-21.5-06": later(CLAYMORES),
        "When an enemy unit moves within range 1 the owner may set the Claymore off: 1d6 + 0, with the moving and TM \
         modifiers.";
    "LNL-21.5-07": later(CLAYMORES),
        "A Claymore attacks before any Opportunity Fire on that movement; it is no impulse, marks no unit and spots \
         none.";
    "LNL-21.5-08": later(CLAYMORES), "A Claymore is removed after its attack.";
    "LNL-21.5-09": later(CLAYMORES), "Several Claymores in range of an enemy go off one after the other.";
    "LNL-21.5-10": later(CLAYMORES),
        "A placed Claymore is removed when all friendly units have left its hex or are eliminated.";
    "LNL-21.5-11": later(CLAYMORES), "Unlike those of mines, a Claymore's targets have the TM of their terrain.";
    // 21.6 Trenches
    "LNL-21.6-01": later(FORTIFICATIONS),
        "Units in a hex with a Trench marker are in the trench, which adds TM +2 to that of the hex.";
    "LNL-21.6-02": later(FORTIFICATIONS),
        "A trench adds only TM +1 against mortars, M79, M203 and off-board artillery.";
    "LNL-21.6-03": later(FORTIFICATIONS), "The TM of a trench is for MMCs and SMCs only.";
    "LNL-21.6-04": later(FORTIFICATIONS), "MMCs and SMCs pay no extra MP to enter a trench.";
    "LNL-21.6-05": later(FORTIFICATIONS),
        "An MMC or SMC that moves from a trench hex to an adjacent trench hex does not give the +1 against moving \
         units.";
    "LNL-21.6-06": later(FORTIFICATIONS), "A trench neither blocks nor degrades LOS.";
    "LNL-21.6-07": later(FORTIFICATIONS),
        "Units in a trench must be spotted as if in blocking terrain before they can be fired at.";
    // 21.8 Roadblocks
    "LNL-21.8-01": later(FORTIFICATIONS),
        "A roadblock is placed only in a road hex, fills the hex, and cannot be removed.";
    "LNL-21.8-02": later(FORTIFICATIONS), "Only MMCs, SMCs and WTs may enter a roadblock; vehicles may not.";
    "LNL-21.8-03": later(FORTIFICATIONS), "A roadblock is blocking terrain with TM +2; entering it costs 4 MP in all.";
    "LNL-21.8-04": later(FORTIFICATIONS), "A LOS along an edge of a roadblock's hex is not blocked by it.";
    // 21.9 Railway lines
    "LNL-21.9-01": later(FORTIFICATIONS), "A railway line is degrading terrain and adds TM +1 to that of the hex.";
    "LNL-21.9-02": later(FORTIFICATIONS), "A railway line does not change the movement cost of its hex.";
    "LNL-21.9-03": later(FORTIFICATIONS),
        "Each railway hex that a LOS crosses between firer and target gives -1 FP on the DFT and +1 to hit for \
         ordnance.";
}
