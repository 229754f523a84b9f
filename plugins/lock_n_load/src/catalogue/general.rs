//! General concepts: stacking, boards, morale, support weapons (LNL-1.x).

use super::reasons::{EVENT_MARKERS, ORDNANCE, VEHICLES, WEAPON_TEAMS, WRECKS};
use super::{Rule, later, now, scale};

/// The statements of this chapter, in the order of the rule book.
pub(super) const RULES: &[Rule] = &[
    // 1.1 Scale and counters
    scale("LNL-1.1-01", "One hex is 50 metres across."),
    scale("LNL-1.1-02", "One turn stands for 2 to 4 minutes."),
    now("LNL-1.1-03", "The MMC classes are: squad, half-squad, vehicle crew (\"crew\"), Weapon Team (WT)."),
    now("LNL-1.1-04", "A squad is 8 to 12 soldiers; its counter shows two figures."),
    now("LNL-1.1-05", "A half-squad or a crew is 4 to 6 soldiers; the counter shows one figure."),
    later(
        "LNL-1.1-06",
        WEAPON_TEAMS,
        "A WT is 3 to 5 soldiers with one heavy weapon; the counter shows the weapon with two figures.",
    ),
    now("LNL-1.1-07", "An SMC is one person; the counter shows one figure, or a face if it is a leader."),
    now(
        "LNL-1.1-08",
        "An SW does nothing by itself: a squad, half-squad, crew or eligible SMC must carry and operate it.",
    ),
    later("LNL-1.1-09", WEAPON_TEAMS, "A WT never carries or operates an SW."),
    // 1.2 Dice
    now("LNL-1.2-01", "Dice are six-sided. Unless a rule says otherwise, a roll is 2d6 added together."),
    now("LNL-1.2-02", "\"1d6\" means one die."),
    // 1.3 Stacking
    now("LNL-1.3-01", "Per hex each player may have at most 3 squads or squad equivalents."),
    later("LNL-1.3-02", WEAPON_TEAMS, "One WT counts as one squad."),
    now("LNL-1.3-03", "Two half-squads, two crews, or one of each count as one squad, so each counts one half."),
    later("LNL-1.3-04", VEHICLES, "Per hex each player may have at most 2 vehicles."),
    now("LNL-1.3-06", "Per hex each player may have at most 2 SMCs."),
    later("LNL-1.3-07", WRECKS, "Each wreck uses up one vehicle place of the hex, for both players."),
    now(
        "LNL-1.3-08",
        "Some terrain changes the stacking limits, dense jungle and multi-storey buildings for example; the numbers \
         stand in the terrain data.",
    ),
    now(
        "LNL-1.3-09",
        "Stacking limits hold at every moment: a stack may not even pass through a hex where the movers and the \
         friendly units already there would exceed a limit.",
    ),
    now(
        "LNL-1.3-10",
        "SWs do not count for stacking; carried ones are limited by their owners, abandoned ones not at all.",
    ),
    now("LNL-1.3-13", "In a multi-storey building hex every stacking limit counts per storey, not per hex."),
    // 1.4 Hexes and boards
    now(
        "LNL-1.4-01",
        "Half-hexes along a map edge are playable, with the stacking limits and movement costs of full hexes, unless \
         a scenario rule says otherwise.",
    ),
    now("LNL-1.4-02", "Where two maps join, two facing half-hexes form one full hex."),
    now("LNL-1.4-03", "The terrain around the hex centre gives the hex its terrain type and its elevation."),
    now(
        "LNL-1.4-04",
        "Letters name columns and numbers rise towards the south; columns with even letters (B, D, F ...) lie half a \
         hex further north than their odd neighbours.",
    ),
    now("LNL-1.4-05", "Numbered directions run clockwise from 1 = north and 2 = north-east to 6 = north-west."),
    now(
        "LNL-1.4-06",
        "A board that can be joined has an odd number of columns; its even columns hold one hex more than its odd \
         ones, and all its edges cut through hex centres.",
    ),
    now(
        "LNL-1.4-07",
        "Boards are joined along whole edges, half-hex to half-hex; the joined hex answers to both printed names and \
         shows that of the lower board number.",
    ),
    now("LNL-1.4-08", "A board may be turned by 180 degrees; printed names stay with their hexes."),
    now(
        "LNL-1.4-09",
        "The two halves of a joined hex must agree in terrain, elevation, roads, buildings and hexsides, unless the \
         scenario states what the hex is; the silhouettes of both halves count.",
    ),
    now("LNL-1.4-10", "A LOS that leaves the map, possible only where joined boards form no rectangle, is blocked."),
    // 1.5 Morale
    now(
        "LNL-1.5-01",
        "Every unit has a morale value; each side of the counter shows the value that holds for that side.",
    ),
    now("LNL-1.5-02", "There are two morale states: Good Order (front) and Shaken (back)."),
    now(
        "LNL-1.5-03",
        "Morale Check: roll 2d6 and apply modifiers; a result greater than the unit's current morale fails, an equal \
         or lower one passes.",
    ),
    now("LNL-1.5-04", "The Shaken state comes mostly from the DFT, but other rules may also cause it."),
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
    // 1.6.1.01 Tripod machine guns
    now(
        "LNL-1.6.1.01-01",
        "A machine gun whose counter shows the tripod side cannot be moved; its owner may move only by leaving it \
         behind as abandoned.",
    ),
    now(
        "LNL-1.6.1.01-02",
        "In the Rally Phase a GO squad or GO half-squad that has a tripod MG may turn it over, to set it up or to \
         pack it.",
    ),
    now("LNL-1.6.1.01-03", "The packed side of a tripod MG is carried like any other SW."),
    now("LNL-1.6.1.01-04", "Units that enter the game over a map edge bring their tripod MGs packed."),
    now("LNL-1.6.1.01-05", "The packed side of a tripod MG fires only if that side prints an FP and a range."),
    // 1.6.1.1 Jamming
    now("LNL-1.6.1.1-01", "Machine guns never jam in Band of Heroes, nor in any module that does not name the rule."),
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
        "When satchel charges alone attack, leadership is the only attacker modifier: no +2 adjacent, no +1 moving, \
         no other. The defender's TM still counts.",
    ),
    now(
        "LNL-1.6.2-14",
        "When the thrower of a satchel charge also fires its own FP at the same adjacent hex, everything is one \
         attack and the normal modifiers apply to the whole.",
    ),
    now("LNL-1.6.2-15", "A leader who throws a satchel charge himself gives no leadership to that attack."),
    now("LNL-1.6.2-16", "The 6 FP of a satchel charge is not halved for an eligible SMC."),
    now(
        "LNL-1.6.2-17",
        "A satchel charge may be used whenever its owner may fire an SW, in his own impulse or as Opportunity Fire, \
         within the SW limits of 1.6.1.",
    ),
    // 1.6.3 Weapon Teams
    later("LNL-1.6.3-01", WEAPON_TEAMS, "A WT has its own FP and MF; no other unit can carry it or fire it."),
    later("LNL-1.6.3-02", WEAPON_TEAMS, "WTs are marked SR: they may rally themselves."),
    later(
        "LNL-1.6.3-03",
        WEAPON_TEAMS,
        "A WT with a gun of more than 20 mm may not be set up in, or enter, a building hex (hut, wooden or stone).",
    ),
    later(
        "LNL-1.6.3-04",
        WEAPON_TEAMS,
        "A WT with a gun of more than 20 mm may not cross a wall, hedge or bocage hexside.",
    ),
    later(
        "LNL-1.6.3-05",
        WEAPON_TEAMS,
        "In melee a WT defends with FP 1 whatever is printed, and makes no melee attack.",
    ),
    later("LNL-1.6.3-06", WEAPON_TEAMS, "An eliminated WT takes its weapon with it: nothing is left to capture."),
    later("LNL-1.6.3-07", WEAPON_TEAMS, "A WT with a red arrow in a corner may fire only into the arc of that arrow."),
    later(
        "LNL-1.6.3-08",
        WEAPON_TEAMS,
        "To face elsewhere inside its hex without firing, a WT spends 1 MP per two hexsides turned; a single hexside \
         left over costs 1 MP.",
    ),
    later(
        "LNL-1.6.3-09",
        WEAPON_TEAMS,
        "A WT may instead turn and fire in one action, also in Opportunity Fire, with an OFT penalty.",
    ),
    later("LNL-1.6.3-10", WEAPON_TEAMS, "On entering a new hex a WT may take any facing free of charge."),
    later(
        "LNL-1.6.3-11",
        WEAPON_TEAMS,
        "A WT that changes facing gets a Move marker; if it turned in order to fire, Move and Fired.",
    ),
    later(
        "LNL-1.6.3-12",
        WEAPON_TEAMS,
        "Recoilless-rifle WTs may not fire from inside a building; they may from inside a bunker.",
    ),
    later("LNL-1.6.3-13", WEAPON_TEAMS, "WTs may not Close Assault vehicles."),
    later("LNL-1.6.3-14", WEAPON_TEAMS, "The German 88 mm ATG cannot leave its hex; its MF serves only to turn."),
    later("LNL-1.6.3-15", WEAPON_TEAMS, "WTs cannot Low Crawl and cannot Double Time."),
    later(
        "LNL-1.6.3-16",
        WEAPON_TEAMS,
        "A WT with a to-hit table uses ordnance rules, one without uses the DFT; both fire separately from all other \
         units of the hex.",
    ),
    // 1.7 Event markers
    later("LNL-1.7-01", EVENT_MARKERS, "There are two kinds of event marker: Occupation and Line of Sight."),
    later(
        "LNL-1.7-02",
        EVENT_MARKERS,
        "An Occupation marker triggers when the side named by the scenario occupies its hex; if no side is named, \
         either side triggers it.",
    ),
    later(
        "LNL-1.7-03",
        EVENT_MARKERS,
        "A Line of Sight marker triggers when a unit of the side named by the scenario has LOS to its hex.",
    ),
    later(
        "LNL-1.7-04",
        EVENT_MARKERS,
        "When an event marker triggers, the scenario paragraph for it is read and carried out; its text stays hidden \
         until then.",
    ),
    later(
        "LNL-1.7-05",
        EVENT_MARKERS,
        "An event marker is checked the moment its condition becomes true, also in the middle of a move; it triggers \
         once and is then removed unless its paragraph says otherwise.",
    ),
];
