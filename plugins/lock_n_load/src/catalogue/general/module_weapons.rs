//! Weapons that single modules bring (LNL-1.6.21 to LNL-1.6.23).

use crate::catalogue::reasons::{CLOSE_ASSAULT, LIGHT_MORTAR, MOLOTOVS, ORDNANCE};
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 1.6.21 Weapons of British paratroops
    later(
        "LNL-1.6.21-01",
        ORDNANCE,
        "The PIAT follows all rules for bazookas, Panzerfausts and other hand-held shaped-charge SWs, with one \
         exception.",
    ),
    later(
        "LNL-1.6.21-02",
        ORDNANCE,
        "A unit that stands one or more levels above its target may not fire a PIAT at it.",
    ),
    later(
        "LNL-1.6.21-03",
        LIGHT_MORTAR,
        "The 51 mm mortar is an SW, not a WT; an MMC other than a WT, or an eligible SMC, must carry and fire it.",
    ),
    later("LNL-1.6.21-04", LIGHT_MORTAR, "The 51 mm mortar may not fire from building, dense jungle or forest hexes."),
    later("LNL-1.6.21-05", LIGHT_MORTAR, "The 51 mm mortar has FP 2 and a range of 2, its minimum, to 9."),
    later(
        "LNL-1.6.21-06",
        LIGHT_MORTAR,
        "The FP of the 51 mm mortar is never halved in an attack of several units; fired by an SMC alone it is halved.",
    ),
    later("LNL-1.6.21-07", LIGHT_MORTAR, "The 51 mm mortar fires only at Spotted hexes."),
    later(
        "LNL-1.6.21-08",
        LIGHT_MORTAR,
        "Direct fire of the 51 mm mortar needs a LOS to Spotted units: roll 2d6, add the higher die to the total FP of \
         its attack, and apply all DFT modifiers.",
    ),
    later(
        "LNL-1.6.21-09",
        LIGHT_MORTAR,
        "In indirect fire the 51 mm mortar needs no LOS if its firer is adjacent to a friendly unit with LOS to the \
         Spotted target hex.",
    ),
    later(
        "LNL-1.6.21-10",
        LIGHT_MORTAR,
        "A unit may spot a hex and direct the 51 mm mortar at that hex in the same impulse.",
    ),
    later(
        "LNL-1.6.21-11",
        LIGHT_MORTAR,
        "In indirect fire of the 51 mm mortar leadership and degrading terrain do not change the FP; all other DFT \
         modifiers do.",
    ),
    later(
        "LNL-1.6.21-12",
        LIGHT_MORTAR,
        "The 51 mm mortar places no FFE marker, neither in direct nor in indirect fire.",
    ),
    later("LNL-1.6.21-13", LIGHT_MORTAR, "A unit that directs the 51 mm mortar gets an Ops Complete marker."),
    later("LNL-1.6.21-14", LIGHT_MORTAR, "Medics, chaplains and WTs may not direct the 51 mm mortar."),
    later("LNL-1.6.21-15", LIGHT_MORTAR, "The 51 mm mortar never uses Opportunity Fire."),
    later(
        "LNL-1.6.21-16",
        LIGHT_MORTAR,
        "The assembled side of the 51 mm mortar, with FP and range, cannot be moved; a GO squad or half-squad that has \
         it may turn it over in the Rally Phase.",
    ),
    later(
        "LNL-1.6.21-B01",
        ORDNANCE,
        "The PIAT is an ordnance SW under every rule for bazookas, Panzerfausts and other shoulder-fired HEAT weapons.",
    ),
    later(
        "LNL-1.6.21-B02",
        ORDNANCE,
        "A PIAT may be fired at a target on the firer's level or above, never at one that lies one or more levels \
         lower.",
    ),
    later(
        "LNL-1.6.21-B03",
        LIGHT_MORTAR,
        "The 51 mm mortar is an SW and no WT: an MMC or an eligible SMC must carry and use it.",
    ),
    later("LNL-1.6.21-B04", LIGHT_MORTAR, "The 51 mm mortar may not fire from a building, dense jungle or forest hex."),
    later("LNL-1.6.21-B05", LIGHT_MORTAR, "The 51 mm mortar has FP 2, minimum range 2 and maximum range 9."),
    later(
        "LNL-1.6.21-B06",
        LIGHT_MORTAR,
        "The FP of the 51 mm mortar is never halved among several units; an SMC who fires it alone has half of it, 1.",
    ),
    later("LNL-1.6.21-B07", LIGHT_MORTAR, "The 51 mm mortar may fire only at a Spotted hex, directly or indirectly."),
    later(
        "LNL-1.6.21-B08",
        LIGHT_MORTAR,
        "In direct fire the higher of 2d6 is added to the total FP of the attack to which the 51 mm mortar \
         contributes.",
    ),
    later(
        "LNL-1.6.21-B09",
        LIGHT_MORTAR,
        "For indirect fire the unit that fires the 51 mm mortar must be adjacent to a friendly unit that has LOS to \
         the Spotted target hex.",
    ),
    later(
        "LNL-1.6.21-B10",
        LIGHT_MORTAR,
        "The observer of the 51 mm mortar may spot the hex and direct the mortar in the same impulse.",
    ),
    later(
        "LNL-1.6.21-B11",
        LIGHT_MORTAR,
        "In indirect fire neither leadership nor degrading terrain changes the FP of the 51 mm mortar; all other DFT \
         modifiers, TM included, apply.",
    ),
    later("LNL-1.6.21-B12", LIGHT_MORTAR, "The 51 mm mortar never places an FFE marker."),
    later("LNL-1.6.21-B13", LIGHT_MORTAR, "The observer of the 51 mm mortar is marked Ops Complete."),
    later("LNL-1.6.21-B14", LIGHT_MORTAR, "Medics, chaplains and WTs may not observe for the 51 mm mortar."),
    later("LNL-1.6.21-B15", LIGHT_MORTAR, "The 51 mm mortar may not use Opportunity Fire."),
    later("LNL-1.6.21-B16", LIGHT_MORTAR, "The 51 mm mortar may not be moved while its assembled side is up."),
    later(
        "LNL-1.6.21-B17",
        LIGHT_MORTAR,
        "A GO squad or half-squad may assemble or pack its 51 mm mortar in the Rally Phase.",
    ),
    // 1.6.22 Molotov cocktails
    later(
        "LNL-1.6.22-01",
        MOLOTOVS,
        "A Molotov is an SW that any unit eligible to use an SW may use; it is removed after one use.",
    ),
    later(
        "LNL-1.6.22-02",
        MOLOTOVS,
        "A Molotov attacks infantry or vehicles on the DFT, alone or together with the thrower's own FP.",
    ),
    later(
        "LNL-1.6.22-03",
        MOLOTOVS,
        "A Molotov may also be used in melee, and its FP is added in a Close Assault on a vehicle.",
    ),
    later(
        "LNL-1.6.22-04",
        MOLOTOVS,
        "A unit that a DFT attack with a Molotov makes Shaken retreats one hex as from a flamethrower; melee forces no \
         retreat.",
    ),
    later(
        "LNL-1.6.22-05",
        CLOSE_ASSAULT,
        "A vehicle that a DFT attack with a Molotov makes Shaken is abandoned by its crew, which retreats.",
    ),
    later(
        "LNL-1.6.22-06",
        MOLOTOVS,
        "Leadership modifies an attack with a Molotov unless the leader himself throws it.",
    ),
    later(
        "LNL-1.6.22-07",
        MOLOTOVS,
        "No other DFT attacker modifier applies to a Molotov, unless an MMC adds its own FP to the throw; then the \
         normal modifiers apply to the whole attack.",
    ),
    later(
        "LNL-1.6.22-08",
        MOLOTOVS,
        "The FP of a Molotov is not halved for an eligible SMC: leader, hero, commissar, scout, advisor.",
    ),
    later(
        "LNL-1.6.22-09",
        MOLOTOVS,
        "A Molotov is thrown at an adjacent hex, as a satchel charge is; its FP stands in the weapon data.",
    ),
    later(
        "LNL-1.6.22-B01",
        MOLOTOVS,
        "A Molotov is an SW for any unit that may use an SW, and is removed after one use.",
    ),
    later(
        "LNL-1.6.22-B02",
        MOLOTOVS,
        "A Molotov may join the FP of an MMC or SMC in a DFT attack on infantry or vehicles in an adjacent hex.",
    ),
    later("LNL-1.6.22-B03", MOLOTOVS, "A Molotov may be used in melee."),
    later(
        "LNL-1.6.22-B04",
        CLOSE_ASSAULT,
        "The FP of a Molotov may be added to the unit's total in a Close Assault on a vehicle.",
    ),
    later(
        "LNL-1.6.22-B05",
        MOLOTOVS,
        "An enemy infantry unit made Shaken by a DFT attack that includes a Molotov must retreat one hex; melee \
         results do not cause this.",
    ),
    later(
        "LNL-1.6.22-B06",
        CLOSE_ASSAULT,
        "An enemy vehicle made Shaken by a DFT attack that includes a Molotov is Abandoned: its crew leaves it and \
         retreats one hex.",
    ),
    later(
        "LNL-1.6.22-B07",
        MOLOTOVS,
        "The leadership of a directing leader is added to a Molotov attack, unless he throws it himself.",
    ),
    later(
        "LNL-1.6.22-B08",
        MOLOTOVS,
        "Beside leadership a Molotov has no attacker modifier, except that the modifiers of an MMC that fires its own \
         FP with it apply once.",
    ),
    later("LNL-1.6.22-B09", MOLOTOVS, "An eligible SMC throws a Molotov with its full FP."),
    later(
        "LNL-1.6.22-B10",
        CLOSE_ASSAULT,
        "A Molotov on the DFT has no effect on a Buttoned, fully armoured vehicle; in a Close Assault it works against \
         any vehicle.",
    ),
    // 1.6.23 RPG-43 anti-tank grenades
    later(
        "LNL-1.6.23-01",
        CLOSE_ASSAULT,
        "The RPG-43 is a Soviet SW with FP 3 and one use, after which it is removed.",
    ),
    later(
        "LNL-1.6.23-02",
        CLOSE_ASSAULT,
        "The RPG-43 is used only in a Close Assault on an enemy vehicle; never on the DFT, never in melee against \
         infantry.",
    ),
    later("LNL-1.6.23-B01", CLOSE_ASSAULT, "The RPG-43 anti-tank grenade is a single-use SW with FP 3."),
    later(
        "LNL-1.6.23-B02",
        CLOSE_ASSAULT,
        "In a Close Assault on an enemy vehicle an RPG-43 adds 3 to the assaulting unit's total.",
    ),
    later("LNL-1.6.23-B03", CLOSE_ASSAULT, "An RPG-43 may not be used in melee or against infantry."),
    later("LNL-1.6.23-B04", CLOSE_ASSAULT, "An RPG-43 is removed after use, whatever the result."),
];
