//! Weapons that single modules bring (LNL-1.6.21 to LNL-1.6.23).

use crate::catalogue::entry::rules;

rules! {
    // 1.6.21 Weapons of British paratroops
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
    "LNL-1.6.22-B04": now,
        "The FP of a Molotov may be added to the unit's total in a Close Assault on a vehicle.";
    // 1.6.23 RPG-43 anti-tank grenades
    "LNL-1.6.23-01": now,
        "The RPG-43 is a Soviet SW with FP 3 and one use, after which it is removed.";
    "LNL-1.6.23-02": now,
        "The RPG-43 is used only in a Close Assault on an enemy vehicle; never on the DFT, never in melee against \
         infantry.";
    "LNL-1.6.23-B01": repeats["LNL-1.6.23-01"], "The RPG-43 anti-tank grenade is a single-use SW with FP 3.";
    "LNL-1.6.23-B02": now,
        "In a Close Assault on an enemy vehicle an RPG-43 adds 3 to the assaulting unit's total.";
    "LNL-1.6.23-B03": repeats["LNL-1.6.23-02"], "An RPG-43 may not be used in melee or against infantry.";
    "LNL-1.6.23-B04": repeats["LNL-1.6.23-01"], "An RPG-43 is removed after use, whatever the result.";
}
