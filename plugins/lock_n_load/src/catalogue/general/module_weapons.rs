//! Weapons that single modules bring (LNL-1.6.21 to LNL-1.6.23).

use crate::catalogue::entry::rules;

rules! {
    // 1.6.21 Weapons of British paratroops
    "LNL-1.6.21-01": later(ORDNANCE),
        "The PIAT follows all rules for bazookas, Panzerfausts and other hand-held shaped-charge SWs, with one \
         exception.";
    "LNL-1.6.21-02": later(ORDNANCE),
        "A unit that stands one or more levels above its target may not fire a PIAT at it.";
    "LNL-1.6.21-03": later(LIGHT_MORTAR),
        "The 51 mm mortar is an SW, not a WT; an MMC other than a WT, or an eligible SMC, must carry and fire it.";
    "LNL-1.6.21-04": later(LIGHT_MORTAR), "The 51 mm mortar may not fire from building, dense jungle or forest hexes.";
    "LNL-1.6.21-05": later(LIGHT_MORTAR), "The 51 mm mortar has FP 2 and a range of 2, its minimum, to 9.";
    "LNL-1.6.21-06": later(LIGHT_MORTAR),
        "The FP of the 51 mm mortar is never halved in an attack of several units; fired by an SMC alone it is halved.";
    "LNL-1.6.21-07": later(LIGHT_MORTAR), "The 51 mm mortar fires only at Spotted hexes.";
    "LNL-1.6.21-08": later(LIGHT_MORTAR),
        "Direct fire of the 51 mm mortar needs a LOS to Spotted units: roll 2d6, add the higher die to the total FP of \
         its attack, and apply all DFT modifiers.";
    "LNL-1.6.21-09": later(LIGHT_MORTAR),
        "In indirect fire the 51 mm mortar needs no LOS if its firer is adjacent to a friendly unit with LOS to the \
         Spotted target hex.";
    "LNL-1.6.21-10": later(LIGHT_MORTAR),
        "A unit may spot a hex and direct the 51 mm mortar at that hex in the same impulse.";
    "LNL-1.6.21-11": later(LIGHT_MORTAR),
        "In indirect fire of the 51 mm mortar leadership and degrading terrain do not change the FP; all other DFT \
         modifiers do.";
    "LNL-1.6.21-12": later(LIGHT_MORTAR),
        "The 51 mm mortar places no FFE marker, neither in direct nor in indirect fire.";
    "LNL-1.6.21-13": later(LIGHT_MORTAR), "A unit that directs the 51 mm mortar gets an Ops Complete marker.";
    "LNL-1.6.21-14": later(LIGHT_MORTAR), "Medics, chaplains and WTs may not direct the 51 mm mortar.";
    "LNL-1.6.21-15": later(LIGHT_MORTAR), "The 51 mm mortar never uses Opportunity Fire.";
    "LNL-1.6.21-16": later(LIGHT_MORTAR),
        "The assembled side of the 51 mm mortar, with FP and range, cannot be moved; a GO squad or half-squad that has \
         it may turn it over in the Rally Phase.";
    "LNL-1.6.21-B01": later(ORDNANCE),
        "The PIAT is an ordnance SW under every rule for bazookas, Panzerfausts and other shoulder-fired HEAT weapons.";
    "LNL-1.6.21-B02": later(ORDNANCE),
        "A PIAT may be fired at a target on the firer's level or above, never at one that lies one or more levels \
         lower.";
    "LNL-1.6.21-B03": later(LIGHT_MORTAR),
        "The 51 mm mortar is an SW and no WT: an MMC or an eligible SMC must carry and use it.";
    "LNL-1.6.21-B04": later(LIGHT_MORTAR), "The 51 mm mortar may not fire from a building, dense jungle or forest hex.";
    "LNL-1.6.21-B05": later(LIGHT_MORTAR), "The 51 mm mortar has FP 2, minimum range 2 and maximum range 9.";
    "LNL-1.6.21-B06": later(LIGHT_MORTAR),
        "The FP of the 51 mm mortar is never halved among several units; an SMC who fires it alone has half of it, 1.";
    "LNL-1.6.21-B07": later(LIGHT_MORTAR), "The 51 mm mortar may fire only at a Spotted hex, directly or indirectly.";
    "LNL-1.6.21-B08": later(LIGHT_MORTAR),
        "In direct fire the higher of 2d6 is added to the total FP of the attack to which the 51 mm mortar \
         contributes.";
    "LNL-1.6.21-B09": later(LIGHT_MORTAR),
        "For indirect fire the unit that fires the 51 mm mortar must be adjacent to a friendly unit that has LOS to \
         the Spotted target hex.";
    "LNL-1.6.21-B10": later(LIGHT_MORTAR),
        "The observer of the 51 mm mortar may spot the hex and direct the mortar in the same impulse.";
    "LNL-1.6.21-B11": later(LIGHT_MORTAR),
        "In indirect fire neither leadership nor degrading terrain changes the FP of the 51 mm mortar; all other DFT \
         modifiers, TM included, apply.";
    "LNL-1.6.21-B12": later(LIGHT_MORTAR), "The 51 mm mortar never places an FFE marker.";
    "LNL-1.6.21-B13": later(LIGHT_MORTAR), "The observer of the 51 mm mortar is marked Ops Complete.";
    "LNL-1.6.21-B14": later(LIGHT_MORTAR), "Medics, chaplains and WTs may not observe for the 51 mm mortar.";
    "LNL-1.6.21-B15": later(LIGHT_MORTAR), "The 51 mm mortar may not use Opportunity Fire.";
    "LNL-1.6.21-B16": later(LIGHT_MORTAR), "The 51 mm mortar may not be moved while its assembled side is up.";
    "LNL-1.6.21-B17": later(LIGHT_MORTAR),
        "A GO squad or half-squad may assemble or pack its 51 mm mortar in the Rally Phase.";
    // 1.6.22 Molotov cocktails
    "LNL-1.6.22-01": later(MOLOTOVS),
        "A Molotov is an SW that any unit eligible to use an SW may use; it is removed after one use.";
    "LNL-1.6.22-02": later(MOLOTOVS),
        "A Molotov attacks infantry or vehicles on the DFT, alone or together with the thrower's own FP.";
    "LNL-1.6.22-03": later(MOLOTOVS),
        "A Molotov may also be used in melee, and its FP is added in a Close Assault on a vehicle.";
    "LNL-1.6.22-04": later(MOLOTOVS),
        "A unit that a DFT attack with a Molotov makes Shaken retreats one hex as from a flamethrower; melee forces no \
         retreat.";
    "LNL-1.6.22-05": later(CLOSE_ASSAULT),
        "A vehicle that a DFT attack with a Molotov makes Shaken is abandoned by its crew, which retreats.";
    "LNL-1.6.22-06": later(MOLOTOVS),
        "Leadership modifies an attack with a Molotov unless the leader himself throws it.";
    "LNL-1.6.22-07": later(MOLOTOVS),
        "No other DFT attacker modifier applies to a Molotov, unless an MMC adds its own FP to the throw; then the \
         normal modifiers apply to the whole attack.";
    "LNL-1.6.22-08": later(MOLOTOVS),
        "The FP of a Molotov is not halved for an eligible SMC: leader, hero, commissar, scout, advisor.";
    "LNL-1.6.22-09": later(MOLOTOVS),
        "A Molotov is thrown at an adjacent hex, as a satchel charge is; its FP stands in the weapon data.";
    "LNL-1.6.22-B03": later(MOLOTOVS), "A Molotov may be used in melee.";
    "LNL-1.6.22-B04": later(CLOSE_ASSAULT),
        "The FP of a Molotov may be added to the unit's total in a Close Assault on a vehicle.";
    // 1.6.23 RPG-43 anti-tank grenades
    "LNL-1.6.23-01": later(CLOSE_ASSAULT),
        "The RPG-43 is a Soviet SW with FP 3 and one use, after which it is removed.";
    "LNL-1.6.23-02": later(CLOSE_ASSAULT),
        "The RPG-43 is used only in a Close Assault on an enemy vehicle; never on the DFT, never in melee against \
         infantry.";
    "LNL-1.6.23-B01": later(CLOSE_ASSAULT), "The RPG-43 anti-tank grenade is a single-use SW with FP 3.";
    "LNL-1.6.23-B02": later(CLOSE_ASSAULT),
        "In a Close Assault on an enemy vehicle an RPG-43 adds 3 to the assaulting unit's total.";
    "LNL-1.6.23-B03": later(CLOSE_ASSAULT), "An RPG-43 may not be used in melee or against infantry.";
    "LNL-1.6.23-B04": later(CLOSE_ASSAULT), "An RPG-43 is removed after use, whatever the result.";
}
