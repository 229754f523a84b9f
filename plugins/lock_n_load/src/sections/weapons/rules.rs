//! The rules of Support Weapons, flamethrowers and satchel charges (LNL-1.6 to LNL-1.6.2).

use crate::catalogue::reasons::JAMMING;
use rule_book::rules;

rules! {
    // 1.6 Support Weapons and Weapon Teams
    SUPPORT_WEAPON = "LNL-1.6-01": now,
        "A counter that shows only a weapon (machine gun, bazooka, flamethrower, satchel charge and the like) is an \
         SW.";
    "LNL-1.6-02": repeats["LNL-1.1-B03"],
        "A counter that shows soldiers working a weapon is a WT: weapon and crew in one unit.";
    // 1.6.1 Support Weapons
    SQUAD_CARRIES = "LNL-1.6.1-01": now, "A squad carries up to 2 SWs.";
    HALF_SQUAD_CARRIES = "LNL-1.6.1-02": now, "A half-squad or crew carries up to 1 SW.";
    SINGLE_MAN_CARRIES = "LNL-1.6.1-03": now, "An eligible SMC carries up to 1 SW and then has 2 MP less.";
    "LNL-1.6.1-04": now,
        "An MMC that carries SWs within its limit pays no MP for it, unless the weapon's data name a cost.";
    OWNER = "LNL-1.6.1-05": now,
        "An SW belongs to the unit lying directly on top of it; its owner is one unit or nobody, except that two SMCs \
         may share one SW.";
    UNARMED_MEDIC = "LNL-1.6.1-06": now, "Medics and chaplains carry and use no SW.";
    "LNL-1.6.1-07": now, "Enemy SWs may be picked up and used.";
    CAPTURED = "LNL-1.6.1-08": now, "A captured SW that uses the DFT has half its FP, rounded up.";
    CAPTURED_ORDNANCE = "LNL-1.6.1-09": now, "A captured SW that uses the OFT adds 1 to its to-hit roll.";
    SQUAD_FIRES = "LNL-1.6.1-10": now,
        "A squad fires either one SW and keeps its own FP, or two SWs and loses its own FP for that action.";
    HALF_SQUAD_FIRES = "LNL-1.6.1-11": now, "A half-squad or crew fires one SW and loses its own FP for that action.";
    SINGLE_MAN_FIRES = "LNL-1.6.1-12": now, "An eligible SMC fires one SW at half the SW's FP, rounded up.";
    "LNL-1.6.1-13": now,
        "For an SMC it makes no FP difference whether the SW is captured or friendly: it is halved once only.";
    "LNL-1.6.1-14": now,
        "A captured ordnance SW keeps its +1 to-hit penalty also in the hands of an SMC; the SMC itself causes no \
         further to-hit penalty.";
    LEADER_FIRES = "LNL-1.6.1-15": now,
        "A leader who fires an SW gives no leadership in that attack, not even to his own weapon.";
    "LNL-1.6.1-16": now, "Satchel charges are never halved for an eligible SMC.";
    SHAKEN_WEAPONS = "LNL-1.6.1-17": now, "Shaken units cannot fire SWs, but they keep those they have.";
    "LNL-1.6.1-18": now,
        "Using an SW's FP in place of or beside the unit's own FP is the owner's choice at each attack; the unit may \
         also leave its own FP out.";
    DROP = "LNL-1.6.1-19": now,
        "A squad with 2 SWs that becomes a half-squad must drop one of them, its owner's choice; the dropped SW stays \
         in the hex without owner.";
    "LNL-1.6.1-20": now, "When a unit that carries SWs is eliminated, the SWs stay in the hex without owner.";
    TAKING = "LNL-1.6.1-21": now,
        "A GO unit of either side in a hex with an abandoned SW may take it in its Rally Phase, if it may carry one \
         more SW and no enemy unit is in the hex.";
    WHEN_TAKEN = "LNL-1.6.1-22": now,
        "Taking an SW is possible in the Rally Phase only; entering the hex gives nothing at once.";
    "LNL-1.6.1-B01": repeats["LNL-1.6.1-09"], "A captured SW that uses the OFT adds 1 to every to-hit roll.";
    "LNL-1.6.1-B02": repeats["LNL-1.6.1-08"], "A captured SW that uses the DFT fires with half its FP, rounded up.";
    "LNL-1.6.1-B03": repeats["LNL-1.6.1-01", "LNL-1.6.1-02", "LNL-1.6.1-03"],
        "A squad carries up to 2 SWs, a half-squad or crew 1, an eligible SMC 1 with 2 MP less.";
    "LNL-1.6.1-B04": now,
        "Ordnance SWs count like any SW towards the number a unit may fire, and towards the loss of its own FP.";
    ORDNANCE_APART = "LNL-1.6.1-B05": now,
        "An ordnance SW never adds its strength to another attack: it rolls apart and may take another target than its \
         owner.";
    "LNL-1.6.1-B06": now,
        "An ordnance SW must be fired in the same impulse as its owner; it is never activated alone.";
    "LNL-1.6.1-B07": repeats["LNL-1.6.1-15"], "A leader who fires an SW himself gives no leadership to that shot.";
    "LNL-1.6.1-B08": now,
        "An ordnance SW fired by an SMC keeps its to-hit numbers, penetration and HE equivalent; only DFT weapons are \
         halved.";
    "LNL-1.6.1-B09": repeats["LNL-1.6.1-19", "LNL-1.6.1-20"],
        "A reduced unit drops the SWs it may no longer carry, its owner's choice; an eliminated carrier leaves its SWs \
         in the hex.";
    // 1.6.1.01 Tripod machine guns
    "LNL-1.6.1.01-01": now,
        "A machine gun whose counter shows the tripod side cannot be moved; its owner may move only by leaving it \
         behind as abandoned.";
    TURNING = "LNL-1.6.1.01-02": now,
        "In the Rally Phase a GO squad or GO half-squad that has a tripod MG may turn it over, to set it up or to pack \
         it.";
    "LNL-1.6.1.01-03": now, "The packed side of a tripod MG is carried like any other SW.";
    ENTERS_PACKED = "LNL-1.6.1.01-04": now, "Units that enter the game over a map edge bring their tripod MGs packed.";
    PACKED = "LNL-1.6.1.01-05": now, "The packed side of a tripod MG fires only if that side prints an FP and a range.";
    // 1.6.1.1 Jamming
    "LNL-1.6.1.1-01": now, "Machine guns never jam in Band of Heroes, nor in any module that does not name the rule.";
    "LNL-1.6.1.1-02": later(JAMMING),
        "The L7A2 and the MAG58 jam when such an MG takes part in an attack other than melee and the attack die and \
         the defence die show the same number.";
    "LNL-1.6.1.1-03": later(JAMMING),
        "A jammed MG is turned to its jammed side, and its FP is taken out of that same attack before the result is \
         read.";
    "LNL-1.6.1.1-04": later(JAMMING),
        "In the next Rally Phase a jammed MG is turned back if a GO MMC or GO SMC has it.";
    "LNL-1.6.1.1-05": later(JAMMING), "Only one MG jams per attack, however many take part.";
    // 1.6.2 Flamethrowers and satchel charges
    FLAMETHROWER = "LNL-1.6.2-01": now, "A flamethrower may be used in melee and adds its full FP to joint attacks.";
    RETREAT = "LNL-1.6.2-02": now,
        "If a DFT attack that includes a flamethrower makes an enemy unit Shaken, that unit must retreat one hex; \
         melee never causes this retreat.";
    "LNL-1.6.2-03": now, "A retreat from a flamethrower must increase the distance to the unit that fired it.";
    "LNL-1.6.2-04": now,
        "A retreat from a flamethrower must not reduce the distance to any other enemy unit that is in LOS of the \
         retreating unit.";
    "LNL-1.6.2-05": now, "Units that retreat from a flamethrower get a Move marker.";
    "LNL-1.6.2-06": now,
        "Units that retreat from a flamethrower can be shot at by Opportunity Fire of the flamethrower's side.";
    NO_RETREAT = "LNL-1.6.2-07": now,
        "A unit that must retreat from a flamethrower and has no lawful retreat hex is eliminated.";
    "LNL-1.6.2-08": now,
        "A unit that was Shaken before a flamethrower attack and stays Shaken does not retreat; one that becomes \
         Shaken through Casualties or a Wound does.";
    RETREAT_HEX = "LNL-1.6.2-09": now,
        "A retreat from a flamethrower ignores MP cost but not prohibited terrain, stacking or enemy-occupied hexes; \
         the unit takes its movable SWs along.";
    SATCHEL = "LNL-1.6.2-10": now, "A satchel charge has 6 FP.";
    THROW = "LNL-1.6.2-11": now,
        "A satchel charge may be used in melee, thrown into an adjacent hex, or used in Close Assault on a vehicle.";
    "LNL-1.6.2-12": now, "A satchel charge is removed from the game after one use of any kind.";
    "LNL-1.6.2-13": now,
        "When satchel charges alone attack, leadership is the only attacker modifier: no +2 adjacent, no +1 moving, no \
         other. The defender's TM still counts.";
    "LNL-1.6.2-14": now,
        "When the thrower of a satchel charge also fires its own FP at the same adjacent hex, everything is one attack \
         and the normal modifiers apply to the whole.";
    "LNL-1.6.2-15": now, "A leader who throws a satchel charge himself gives no leadership to that attack.";
    "LNL-1.6.2-16": now, "The 6 FP of a satchel charge is not halved for an eligible SMC.";
    "LNL-1.6.2-17": now,
        "A satchel charge may be used whenever its owner may fire an SW, in his own impulse or as Opportunity Fire, \
         within the SW limits of 1.6.1.";
    "LNL-1.6.2-B01": now,
        "A flamethrower attacks, with its full FP, any vehicle or helicopter that small arms may attack.";
    "LNL-1.6.2-B02": now,
        "Vehicles and helicopters that a flamethrower makes Shaken do not retreat as infantry does.";
    NO_FLAMETHROWER = "LNL-1.6.2-B03": now,
        "A flamethrower is not added to a Close Assault; only ordnance SWs, satchel charges, Molotovs and RPG-43s are.";
    "LNL-1.6.2-B04": repeats["LNL-1.6.2-11"],
        "A satchel charge may be used in melee, thrown into an adjacent hex, or used in a Close Assault.";
    "LNL-1.6.2-B05": repeats["LNL-1.6.2-10"], "A satchel charge has FP 6 in each of its uses.";
    "LNL-1.6.2-B06": repeats["LNL-1.6.2-12"], "A satchel charge is removed from play after any use.";
    "LNL-1.6.2-B07": repeats["LNL-1.6.2-13", "LNL-1.6.2-15"],
        "The leadership of a directing leader is added to an attack with a satchel charge, unless he throws it \
         himself.";
    "LNL-1.6.2-B08": repeats["LNL-1.6.2-13"],
        "Apart from leadership a satchel charge has no attacker modifiers: no +2 for adjacency, no moving bonus.";
    "LNL-1.6.2-B09": repeats["LNL-1.6.2-16"], "The FP of a satchel charge is not halved when an eligible SMC uses it.";
    "LNL-1.6.2-B10": repeats["LNL-1.6.2-14"],
        "A unit that fires its own FP and throws a satchel charge at the same adjacent hex adds both: a squad of FP 2 \
         attacks with 2 + 2 + 6 = 10.";
    "LNL-1.6.2-B11": now,
        "A satchel charge thrown at a hex with vehicles attacks one chosen vehicle or all non-vehicle units.";
    "LNL-1.6.2-B12": repeats["LNL-1.6.2-17"],
        "A satchel charge may be used whenever its carrier may use an SW, and its attack is resolved like that of any \
         SW.";
    // 1.6.22 Molotov cocktails
    "LNL-1.6.22-01": repeats["LNL-1.6.22-B01"],
        "A Molotov is an SW that any unit eligible to use an SW may use; it is removed after one use.";
    "LNL-1.6.22-02": repeats["LNL-1.6.22-B02"],
        "A Molotov attacks infantry or vehicles on the DFT, alone or together with the thrower's own FP.";
    "LNL-1.6.22-03": repeats["LNL-1.6.22-B03", "LNL-1.6.22-B04"],
        "A Molotov may also be used in melee, and its FP is added in a Close Assault on a vehicle.";
    "LNL-1.6.22-04": repeats["LNL-1.6.22-B05"],
        "A unit that a DFT attack with a Molotov makes Shaken retreats one hex as from a flamethrower; melee forces no \
         retreat.";
    "LNL-1.6.22-05": repeats["LNL-1.6.22-B06"],
        "A vehicle that a DFT attack with a Molotov makes Shaken is abandoned by its crew, which retreats.";
    "LNL-1.6.22-06": repeats["LNL-1.6.22-B07"],
        "Leadership modifies an attack with a Molotov unless the leader himself throws it.";
    "LNL-1.6.22-07": repeats["LNL-1.6.22-B08"],
        "No other DFT attacker modifier applies to a Molotov, unless an MMC adds its own FP to the throw; then the \
         normal modifiers apply to the whole attack.";
    "LNL-1.6.22-08": repeats["LNL-1.6.22-B09"],
        "The FP of a Molotov is not halved for an eligible SMC: leader, hero, commissar, scout, advisor.";
    "LNL-1.6.22-09": repeats["LNL-1.6.22-B02"],
        "A Molotov is thrown at an adjacent hex, as a satchel charge is; its FP stands in the weapon data.";
    "LNL-1.6.22-B03": now, "A Molotov may be used in melee.";
    // Rulings
    "RUL-29": now,
        "Every unit that a flamethrower attack makes Shaken retreats one hex, its owner choosing among lawful hexes; \
         MF 0 means elimination, and fire at it counts +1.";
    "RUL-30": repeats["LNL-1.6.22-B02", "LNL-1.6.22-B09"],
        "The SMCs who may throw a Molotov at full FP are those eligible for SWs, and it is thrown at an adjacent hex \
         like a satchel charge.";
    "RUL-32": now,
        "The packed side of a tripod MG fires with the values printed on that side, and not at all if there are none.";
    "RUL-61": now, "The retreat rule of 1.6.2 is that of the flamethrower.";
    "RUL-62": now, "An SW is taken in the Rally Phase, not on entering its hex.";
    "RUL-106": now, "A Shaken squad that a flamethrower attack reduces to a Shaken half-squad does not retreat.";
    HANDS_FULL = "RUL-112": now,
        "No weapon is handed over, picked up or turned on its tripod while any enemy unit, vehicles too, is in the Location.";
}
