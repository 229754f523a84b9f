//! Hexes, counters, dice, stacking and morale (LNL-0.2 to LNL-1.5).

use crate::catalogue::reasons::{
    FACINGS, FORTIFICATIONS, HEAVY_WEAPONS, HELICOPTERS, ORDNANCE, PASSENGERS, SOVIETS, VEHICLES,
    VEHICLES_AND_HELICOPTERS, WEAPON_TEAMS, WRECKS,
};
use crate::catalogue::{Rule, later, now, repeats, scale};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 0.2 Directions and facings
    repeats("LNL-0.2-01", &["LNL-1.4-04"], "Each hex has six neighbours: N, NE, SE, S, SW and NW."),
    repeats(
        "LNL-0.2-02",
        &["LNL-1.4-05"],
        "A direction die reads 1 = N, 2 = NE, 3 = SE, 4 = S, 5 = SW and 6 = NW, clockwise.",
    ),
    repeats(
        "LNL-0.2-03",
        &["LNL-1.4-04"],
        "Columns are lettered from west to east and rows numbered from north to south; even columns sit half a hex \
         further north than odd ones.",
    ),
    repeats(
        "LNL-0.2-04",
        &["LNL-5.0-02"],
        "Range is the greater of dc and dy + dc/2, where dc and dy are the distances in columns and rows, even columns \
         half a row further north.",
    ),
    later(
        "LNL-0.2-05",
        HELICOPTERS,
        "Range counts the target hex and not the firer's hex; the same hex, with a helicopter over an enemy, counts as \
         adjacent.",
    ),
    later(
        "LNL-0.2-06",
        FACINGS,
        "Vehicles and guns with a red arrow face a hex vertex, one of six facings, each between two neighbouring \
         hexes.",
    ),
    later(
        "LNL-0.2-07",
        FACINGS,
        "Seen from its facing a unit has two front hexes, two side hexes, one left and one right, and two rear hexes.",
    ),
    later("LNL-0.2-08", FACINGS, "Turning by one vertex is a turn of 60 degrees."),
    later("LNL-0.2-09", FORTIFICATIONS, "Bunkers and gliders face a hexside, not a vertex."),
    // 0.3 Conventions
    later(
        "LNL-0.3-01",
        HEAVY_WEAPONS,
        "Where a rule for ordnance, vehicles or other modules says \"half\" and gives no rounding, round up.",
    ),
    repeats("LNL-0.3-02", &["LNL-1.2-01"], "Dice are summed unless the rule says that two dice are read apart."),
    later(
        "LNL-0.3-03",
        ORDNANCE,
        "A plus on a to-hit roll makes the hit harder, a minus easier; a plus on a DFT attack helps the attacker.",
    ),
    later(
        "LNL-0.3-04",
        ORDNANCE,
        "A natural die value named in a rule, such as a dud or a catastrophic hit, is always the unmodified die.",
    ),
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
    later(
        "LNL-1.1-B01",
        WEAPON_TEAMS,
        "A Weapon Team is one counter for a heavy weapon and the 3 to 5 men who serve it; it is an MMC.",
    ),
    later("LNL-1.1-B02", VEHICLES, "A vehicle crew counter stands for 4 to 6 men; it is an MMC of half-squad size."),
    later(
        "LNL-1.1-B03",
        WEAPON_TEAMS,
        "A counter that shows only a weapon is an SW; a counter that shows a weapon with men is a WT.",
    ),
    later("LNL-1.1-B04", WEAPON_TEAMS, "WTs neither carry nor use SWs."),
    // 1.2 Dice
    now("LNL-1.2-01", "Dice are six-sided. Unless a rule says otherwise, a roll is 2d6 added together."),
    now("LNL-1.2-02", "\"1d6\" means one die."),
    // 1.3 Stacking
    now("LNL-1.3-01", "Per hex each player may have at most 3 squads or squad equivalents."),
    later("LNL-1.3-02", WEAPON_TEAMS, "One WT counts as one squad."),
    now("LNL-1.3-03", "Two half-squads, two crews, or one of each count as one squad, so each counts one half."),
    later("LNL-1.3-04", VEHICLES, "Per hex each player may have at most 2 vehicles."),
    later("LNL-1.3-05", HELICOPTERS, "Per hex each player may have at most 1 helicopter."),
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
    later("LNL-1.3-11", SOVIETS, "Partisans have a lower MMC limit in hexes without a leader."),
    later("LNL-1.3-12", SOVIETS, "Soviet units of different background colours may not share a hex."),
    now("LNL-1.3-13", "In a multi-storey building hex every stacking limit counts per storey, not per hex."),
    later(
        "LNL-1.3-B01",
        VEHICLES_AND_HELICOPTERS,
        "Per player and hex at most 3 squads or equivalents, 2 vehicles, 2 SMCs and 1 helicopter.",
    ),
    later(
        "LNL-1.3-B02",
        WEAPON_TEAMS,
        "1 WT counts as 1 squad, and 2 half-squads or 2 crews, or one of each, as 1 squad.",
    ),
    later(
        "LNL-1.3-B03",
        WRECKS,
        "Every wreck of a vehicle or helicopter in the hex counts as one vehicle, for both players.",
    ),
    repeats(
        "LNL-1.3-B04",
        &["LNL-1.3-09"],
        "A unit may not even pass through a hex if moving and stationary units together would exceed the stacking \
         limits.",
    ),
    later("LNL-1.3-B05", PASSENGERS, "Passengers count towards the infantry limits of the hex their vehicle is in."),
    repeats(
        "LNL-1.3-B06",
        &["LNL-1.3-08"],
        "Terrain may alter the stacking limits, as dense jungle and multi-storey buildings do.",
    ),
    // 1.4 Hexes and boards
    now(
        "LNL-1.4-01",
        "Half-hexes along a map edge are playable, with the stacking limits and movement costs of full hexes, unless a \
         scenario rule says otherwise.",
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
];
