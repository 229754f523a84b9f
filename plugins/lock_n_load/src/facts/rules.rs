//! The rules of hexes, counters, dice, morale and single men, which all sections use (LNL-0.2 to LNL-1.2, LNL-1.5, LNL-11.0, LNL-11.1).

use crate::catalogue::reasons::{FORTIFICATIONS, HELICOPTERS};
use rule_book::rules;

rules! {
    // 0.2 Directions and facings
    "LNL-0.2-01": repeats["LNL-1.4-04"], "Each hex has six neighbours: N, NE, SE, S, SW and NW.";
    "LNL-0.2-02": repeats["LNL-1.4-05"],
        "A direction die reads 1 = N, 2 = NE, 3 = SE, 4 = S, 5 = SW and 6 = NW, clockwise.";
    "LNL-0.2-03": repeats["LNL-1.4-04"],
        "Columns are lettered from west to east and rows numbered from north to south; even columns sit half a hex \
         further north than odd ones.";
    "LNL-0.2-04": repeats["LNL-5.0-02"],
        "Range is the greater of dc and dy + dc/2, where dc and dy are the distances in columns and rows, even columns \
         half a row further north.";
    "LNL-0.2-05": later(HELICOPTERS),
        "Range counts the target hex and not the firer's hex; the same hex, with a helicopter over an enemy, counts as \
         adjacent.";
    "LNL-0.2-09": later(FORTIFICATIONS), "Bunkers and gliders face a hexside, not a vertex.";
    // 0.3 Conventions
    "LNL-0.3-01": repeats["LNL-RB-01"],
        "Where a rule for ordnance, vehicles or other modules says \"half\" and gives no rounding, round up.";
    "LNL-0.3-02": repeats["LNL-1.2-01"], "Dice are summed unless the rule says that two dice are read apart.";
    "LNL-0.3-03": now,
        "A plus on a to-hit roll makes the hit harder, a minus easier; a plus on a DFT attack helps the attacker.";
    "LNL-0.3-04": now,
        "A natural die value named in a rule, such as a dud or a catastrophic hit, is always the unmodified die.";
    // 1.1 Scale and counters
    "LNL-1.1-01": scale, "One hex is 50 metres across.";
    "LNL-1.1-02": scale, "One turn stands for 2 to 4 minutes.";
    "LNL-1.1-03": now, "The MMC classes are: squad, half-squad, vehicle crew (\"crew\"), Weapon Team (WT).";
    "LNL-1.1-04": now, "A squad is 8 to 12 soldiers; its counter shows two figures.";
    "LNL-1.1-05": now, "A half-squad or a crew is 4 to 6 soldiers; the counter shows one figure.";
    "LNL-1.1-06": now,
        "A WT is 3 to 5 soldiers with one heavy weapon; the counter shows the weapon with two figures.";
    "LNL-1.1-07": now, "An SMC is one person; the counter shows one figure, or a face if it is a leader.";
    SERVED = "LNL-1.1-08": now,
        "An SW does nothing by itself: a squad, half-squad, crew or eligible SMC must carry and operate it.";
    TEAM_UNARMED = "LNL-1.1-09": now, "A WT never carries or operates an SW.";
    "LNL-1.1-B01": repeats["LNL-1.1-03", "LNL-1.1-06"],
        "A Weapon Team is one counter for a heavy weapon and the 3 to 5 men who serve it; it is an MMC.";
    "LNL-1.1-B02": repeats["LNL-1.1-05"], "A vehicle crew counter stands for 4 to 6 men; it is an MMC of half-squad size.";
    "LNL-1.1-B03": now,
        "A counter that shows only a weapon is an SW; a counter that shows a weapon with men is a WT.";
    "LNL-1.1-B04": repeats["LNL-1.1-09"], "WTs neither carry nor use SWs.";
    // 1.2 Dice
    "LNL-1.2-01": now, "Dice are six-sided. Unless a rule says otherwise, a roll is 2d6 added together.";
    "LNL-1.2-02": now, "\"1d6\" means one die.";
    // 1.5 Morale
    MORALE = "LNL-1.5-01": now,
        "Every unit has a morale value; each side of the counter shows the value that holds for that side.";
    "LNL-1.5-02": now, "There are two morale states: Good Order (front) and Shaken (back).";
    MORALE_CHECK = "LNL-1.5-03": now,
        "Morale Check: roll 2d6 and apply modifiers; a result greater than the unit's current morale fails, an equal \
         or lower one passes.";
    "LNL-1.5-04": now, "The Shaken state comes mostly from the DFT, but other rules may also cause it.";
    // 11.0 Single-man counters
    "LNL-11.0-01": now,
        "The SMC classes are leader, hero, sniper, chaplain, medic, scout and armour leader; other modules add more.";
    // 11.1 Leaders
    LEADER_UNARMED = "LNL-11.1-01": now, "A leader has no FP of his own and fires only by using an SW.";
    "LNL-11.1-02": now, "A leader does not enter melee alone; he may go in with melee-eligible units.";
    "LNL-11.1-03": now,
        "A leader alone in a hex, without an MG, flamethrower or satchel charge, is eliminated when enemy units move \
         in.";
    LEADERSHIP = "LNL-11.1-04": now,
        "Leadership counts in direct fire, others' Damage Checks, others' rally, melee attacks, withdrawal checks and \
         the leader's own spotting.";
    "LNL-11.1-05": now,
        "A GO leader widens activation to adjacent hexes, lets others Double Time, and may Assault Move with eligible \
         units.";
    "LNL-11.1-B01": repeats["LNL-5.01-09"],
        "A leader may not both call mortar or artillery fire and add leadership to a direct fire attack in the same \
         turn.";
    // Rulings
    "RUL-01": now, "There is no one direction for halving: each rule rounds up or down as it says.";
    "RUL-19": now,
        "A wounded leader with leadership 0 has -1; his owner may do without his help wherever help is optional.";
    "RUL-56": now, "What is chosen at random is rolled by the program, with equal chances.";
    DICE = "RUL-98": now,
        "Dice are taken in a fixed order, attack before defence and then unit by unit, so that a list of dice can name \
         every chance.";
    UNSTATED_DOWN = "LNL-RB-01": switch,
        "Optional: fractions are rounded down where no rule says how, those of HEAT penetration and of the MF of \
         Shaken vehicles; otherwise up.";
    ONE_FORCE = "RUL-99": now, "Force, nationality and background colour are one thing: the counter's formation.";
}
