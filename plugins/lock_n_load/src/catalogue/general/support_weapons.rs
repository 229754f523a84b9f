//! Support Weapons (LNL-1.6 to LNL-1.6.2).

use crate::catalogue::reasons::{CLOSE_ASSAULT, JAMMING, ORDNANCE, VEHICLES_AND_HELICOPTERS, WEAPON_TEAMS};
use crate::catalogue::{Rule, later, now, repeats};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 1.6 Support Weapons and Weapon Teams
    now(
        "LNL-1.6-01",
        "A counter that shows only a weapon (machine gun, bazooka, flamethrower, satchel charge and the like) is an \
         SW.",
    ),
    later(
        "LNL-1.6-02",
        WEAPON_TEAMS,
        "A counter that shows soldiers working a weapon is a WT: weapon and crew in one unit.",
    ),
    // 1.6.1 Support Weapons
    now("LNL-1.6.1-01", "A squad carries up to 2 SWs."),
    now("LNL-1.6.1-02", "A half-squad or crew carries up to 1 SW."),
    now("LNL-1.6.1-03", "An eligible SMC carries up to 1 SW and then has 2 MP less."),
    now(
        "LNL-1.6.1-04",
        "An MMC that carries SWs within its limit pays no MP for it, unless the weapon's data name a cost.",
    ),
    now(
        "LNL-1.6.1-05",
        "An SW belongs to the unit lying directly on top of it; its owner is one unit or nobody, except that two SMCs \
         may share one SW.",
    ),
    now("LNL-1.6.1-06", "Medics and chaplains carry and use no SW."),
    now("LNL-1.6.1-07", "Enemy SWs may be picked up and used."),
    now("LNL-1.6.1-08", "A captured SW that uses the DFT has half its FP, rounded up."),
    later("LNL-1.6.1-09", ORDNANCE, "A captured SW that uses the OFT adds 1 to its to-hit roll."),
    now(
        "LNL-1.6.1-10",
        "A squad fires either one SW and keeps its own FP, or two SWs and loses its own FP for that action.",
    ),
    now("LNL-1.6.1-11", "A half-squad or crew fires one SW and loses its own FP for that action."),
    now("LNL-1.6.1-12", "An eligible SMC fires one SW at half the SW's FP, rounded up."),
    now(
        "LNL-1.6.1-13",
        "For an SMC it makes no FP difference whether the SW is captured or friendly: it is halved once only.",
    ),
    later(
        "LNL-1.6.1-14",
        ORDNANCE,
        "A captured ordnance SW keeps its +1 to-hit penalty also in the hands of an SMC; the SMC itself causes no \
         further to-hit penalty.",
    ),
    now("LNL-1.6.1-15", "A leader who fires an SW gives no leadership in that attack, not even to his own weapon."),
    now("LNL-1.6.1-16", "Satchel charges are never halved for an eligible SMC."),
    now("LNL-1.6.1-17", "Shaken units cannot fire SWs, but they keep those they have."),
    now(
        "LNL-1.6.1-18",
        "Using an SW's FP in place of or beside the unit's own FP is the owner's choice at each attack; the unit may \
         also leave its own FP out.",
    ),
    now(
        "LNL-1.6.1-19",
        "A squad with 2 SWs that becomes a half-squad must drop one of them, its owner's choice; the dropped SW stays \
         in the hex without owner.",
    ),
    now("LNL-1.6.1-20", "When a unit that carries SWs is eliminated, the SWs stay in the hex without owner."),
    now(
        "LNL-1.6.1-21",
        "A GO unit of either side in a hex with an abandoned SW may take it in its Rally Phase, if it may carry one \
         more SW and no enemy unit is in the hex.",
    ),
    now("LNL-1.6.1-22", "Taking an SW is possible in the Rally Phase only; entering the hex gives nothing at once."),
    later("LNL-1.6.1-B01", ORDNANCE, "A captured SW that uses the OFT adds 1 to every to-hit roll."),
    repeats("LNL-1.6.1-B02", &["LNL-1.6.1-08"], "A captured SW that uses the DFT fires with half its FP, rounded up."),
    repeats(
        "LNL-1.6.1-B03",
        &["LNL-1.6.1-01", "LNL-1.6.1-02", "LNL-1.6.1-03"],
        "A squad carries up to 2 SWs, a half-squad or crew 1, an eligible SMC 1 with 2 MP less.",
    ),
    later(
        "LNL-1.6.1-B04",
        ORDNANCE,
        "Ordnance SWs count like any SW towards the number a unit may fire, and towards the loss of its own FP.",
    ),
    later(
        "LNL-1.6.1-B05",
        ORDNANCE,
        "An ordnance SW never adds its strength to another attack: it rolls apart and may take another target than its \
         owner.",
    ),
    later(
        "LNL-1.6.1-B06",
        ORDNANCE,
        "An ordnance SW must be fired in the same impulse as its owner; it is never activated alone.",
    ),
    repeats("LNL-1.6.1-B07", &["LNL-1.6.1-15"], "A leader who fires an SW himself gives no leadership to that shot."),
    later(
        "LNL-1.6.1-B08",
        ORDNANCE,
        "An ordnance SW fired by an SMC keeps its to-hit numbers, penetration and HE equivalent; only DFT weapons are \
         halved.",
    ),
    repeats(
        "LNL-1.6.1-B09",
        &["LNL-1.6.1-19", "LNL-1.6.1-20"],
        "A reduced unit drops the SWs it may no longer carry, its owner's choice; an eliminated carrier leaves its SWs \
         in the hex.",
    ),
    // 1.6.1.01 Tripod machine guns
    now(
        "LNL-1.6.1.01-01",
        "A machine gun whose counter shows the tripod side cannot be moved; its owner may move only by leaving it \
         behind as abandoned.",
    ),
    now(
        "LNL-1.6.1.01-02",
        "In the Rally Phase a GO squad or GO half-squad that has a tripod MG may turn it over, to set it up or to pack \
         it.",
    ),
    now("LNL-1.6.1.01-03", "The packed side of a tripod MG is carried like any other SW."),
    now("LNL-1.6.1.01-04", "Units that enter the game over a map edge bring their tripod MGs packed."),
    now("LNL-1.6.1.01-05", "The packed side of a tripod MG fires only if that side prints an FP and a range."),
    // 1.6.1.1 Jamming
    now("LNL-1.6.1.1-01", "Machine guns never jam in Band of Heroes, nor in any module that does not name the rule."),
    later(
        "LNL-1.6.1.1-02",
        JAMMING,
        "The L7A2 and the MAG58 jam when such an MG takes part in an attack other than melee and the attack die and \
         the defence die show the same number.",
    ),
    later(
        "LNL-1.6.1.1-03",
        JAMMING,
        "A jammed MG is turned to its jammed side, and its FP is taken out of that same attack before the result is \
         read.",
    ),
    later(
        "LNL-1.6.1.1-04",
        JAMMING,
        "In the next Rally Phase a jammed MG is turned back if a GO MMC or GO SMC has it.",
    ),
    later("LNL-1.6.1.1-05", JAMMING, "Only one MG jams per attack, however many take part."),
    // 1.6.2 Flamethrowers and satchel charges
    now("LNL-1.6.2-01", "A flamethrower may be used in melee and adds its full FP to joint attacks."),
    now(
        "LNL-1.6.2-02",
        "If a DFT attack that includes a flamethrower makes an enemy unit Shaken, that unit must retreat one hex; \
         melee never causes this retreat.",
    ),
    now("LNL-1.6.2-03", "A retreat from a flamethrower must increase the distance to the unit that fired it."),
    now(
        "LNL-1.6.2-04",
        "A retreat from a flamethrower must not reduce the distance to any other enemy unit that is in LOS of the \
         retreating unit.",
    ),
    now("LNL-1.6.2-05", "Units that retreat from a flamethrower get a Move marker."),
    now(
        "LNL-1.6.2-06",
        "Units that retreat from a flamethrower can be shot at by Opportunity Fire of the flamethrower's side.",
    ),
    now("LNL-1.6.2-07", "A unit that must retreat from a flamethrower and has no lawful retreat hex is eliminated."),
    now(
        "LNL-1.6.2-08",
        "A unit that was Shaken before a flamethrower attack and stays Shaken does not retreat; one that becomes \
         Shaken through Casualties or a Wound does.",
    ),
    now(
        "LNL-1.6.2-09",
        "A retreat from a flamethrower ignores MP cost but not prohibited terrain, stacking or enemy-occupied hexes; \
         the unit takes its movable SWs along.",
    ),
    now("LNL-1.6.2-10", "A satchel charge has 6 FP."),
    now(
        "LNL-1.6.2-11",
        "A satchel charge may be used in melee, thrown into an adjacent hex, or used in Close Assault on a vehicle.",
    ),
    now("LNL-1.6.2-12", "A satchel charge is removed from the game after one use of any kind."),
    now(
        "LNL-1.6.2-13",
        "When satchel charges alone attack, leadership is the only attacker modifier: no +2 adjacent, no +1 moving, no \
         other. The defender's TM still counts.",
    ),
    now(
        "LNL-1.6.2-14",
        "When the thrower of a satchel charge also fires its own FP at the same adjacent hex, everything is one attack \
         and the normal modifiers apply to the whole.",
    ),
    now("LNL-1.6.2-15", "A leader who throws a satchel charge himself gives no leadership to that attack."),
    now("LNL-1.6.2-16", "The 6 FP of a satchel charge is not halved for an eligible SMC."),
    now(
        "LNL-1.6.2-17",
        "A satchel charge may be used whenever its owner may fire an SW, in his own impulse or as Opportunity Fire, \
         within the SW limits of 1.6.1.",
    ),
    later(
        "LNL-1.6.2-B01",
        CLOSE_ASSAULT,
        "A flamethrower attacks, with its full FP, any vehicle or helicopter that small arms may attack.",
    ),
    later(
        "LNL-1.6.2-B02",
        VEHICLES_AND_HELICOPTERS,
        "Vehicles and helicopters that a flamethrower makes Shaken do not retreat as infantry does.",
    ),
    later(
        "LNL-1.6.2-B03",
        CLOSE_ASSAULT,
        "A flamethrower is not added to a Close Assault; only ordnance SWs, satchel charges, Molotovs and RPG-43s are.",
    ),
    repeats(
        "LNL-1.6.2-B04",
        &["LNL-1.6.2-11"],
        "A satchel charge may be used in melee, thrown into an adjacent hex, or used in a Close Assault.",
    ),
    repeats("LNL-1.6.2-B05", &["LNL-1.6.2-10"], "A satchel charge has FP 6 in each of its uses."),
    repeats("LNL-1.6.2-B06", &["LNL-1.6.2-12"], "A satchel charge is removed from play after any use."),
    repeats(
        "LNL-1.6.2-B07",
        &["LNL-1.6.2-13", "LNL-1.6.2-15"],
        "The leadership of a directing leader is added to an attack with a satchel charge, unless he throws it \
         himself.",
    ),
    repeats(
        "LNL-1.6.2-B08",
        &["LNL-1.6.2-13"],
        "Apart from leadership a satchel charge has no attacker modifiers: no +2 for adjacency, no moving bonus.",
    ),
    repeats(
        "LNL-1.6.2-B09",
        &["LNL-1.6.2-16"],
        "The FP of a satchel charge is not halved when an eligible SMC uses it.",
    ),
    repeats(
        "LNL-1.6.2-B10",
        &["LNL-1.6.2-14"],
        "A unit that fires its own FP and throws a satchel charge at the same adjacent hex adds both: a squad of FP 2 \
         attacks with 2 + 2 + 6 = 10.",
    ),
    later(
        "LNL-1.6.2-B11",
        CLOSE_ASSAULT,
        "A satchel charge thrown at a hex with vehicles attacks one chosen vehicle or all non-vehicle units.",
    ),
    repeats(
        "LNL-1.6.2-B12",
        &["LNL-1.6.2-17"],
        "A satchel charge may be used whenever its carrier may use an SW, and its attack is resolved like that of any \
         SW.",
    ),
];
