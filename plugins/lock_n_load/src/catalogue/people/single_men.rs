//! Leaders, heroes, medics and snipers (LNL-11.0 to LNL-11.4).

use crate::catalogue::reasons::{INDIRECT_FIRE, SKILL_CARDS, VEHICLES};
use crate::catalogue::{Rule, later, now};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 11.0 Single-man counters
    now(
        "LNL-11.0-01",
        "The SMC classes are leader, hero, sniper, chaplain, medic, scout and armour leader; other modules add more.",
    ),
    // 11.1 Leaders
    now("LNL-11.1-01", "A leader has no FP of his own and fires only by using an SW."),
    now("LNL-11.1-02", "A leader does not enter melee alone; he may go in with melee-eligible units."),
    now(
        "LNL-11.1-03",
        "A leader alone in a hex, without an MG, flamethrower or satchel charge, is eliminated when enemy units move \
         in.",
    ),
    now(
        "LNL-11.1-04",
        "Leadership counts in direct fire, others' Damage Checks, others' rally, melee attacks, withdrawal checks and \
         the leader's own spotting.",
    ),
    now(
        "LNL-11.1-05",
        "A GO leader widens activation to adjacent hexes, lets others Double Time, and may Assault Move with eligible \
         units.",
    ),
    later(
        "LNL-11.1-B01",
        INDIRECT_FIRE,
        "A leader may not both call mortar or artillery fire and add leadership to a direct fire attack in the same \
         turn.",
    ),
    // 11.11 Leaders and combat
    now("LNL-11.11-01", "A leader aids fire as 5.01 says; one attack is aided by one leader only."),
    later(
        "LNL-11.11-02",
        INDIRECT_FIRE,
        "A leader may not both call on-board mortar or off-board artillery and add leadership to a direct attack in \
         the same turn.",
    ),
    // 11.12 Leaders and Skill Cards
    later("LNL-11.12-01", SKILL_CARDS, "A leader has a Skill Card only if the scenario gives him one."),
    // 11.2 Heroes
    now("LNL-11.2-01", "Heroes may start in the scenario or be created during play."),
    now(
        "LNL-11.2-02",
        "A natural 1 on the Damage Check of a squad or half-squad, then an even 1d6, creates a hero, who is drawn at \
         random.",
    ),
    now("LNL-11.2-03", "The new hero takes the activation markers of the creating unit."),
    now(
        "LNL-11.2-04",
        "A hero created by a moving unit counts as having spent the same MP and may use the rest of his own MF in that \
         impulse.",
    ),
    now(
        "LNL-11.2-05",
        "If a new hero would break the stacking limit, his owner places him in an adjacent hex without enemy units.",
    ),
    now("LNL-11.2-06", "Heroes may Assault Move."),
    later("LNL-11.2-07", VEHICLES, "Heroes may Close Assault vehicles."),
    now("LNL-11.2-08", "Heroes always add their full FP to multi-unit attacks."),
    now("LNL-11.2-09", "Units in a hero's Location may try to rally without a leader."),
    now(
        "LNL-11.2-10",
        "In a melee attack a hero adds his FP and shifts the odds one column; in melee defence he shifts nothing.",
    ),
    now(
        "LNL-11.2-11",
        "Heroes are never Shaken; a Wound turns them to the wounded side, a second Wound eliminates them.",
    ),
    later(
        "LNL-11.2-12",
        SKILL_CARDS,
        "A hero who starts on the map has a Skill Card only if the scenario assigns one.",
    ),
    now("LNL-11.2-13", "The hero is drawn from the heroes of the creating unit's formation, where these are defined."),
    now("LNL-11.2-14", "If the formation has no hero counter left, or no hex can take the hero, no hero appears."),
    // 11.3 Medics
    now("LNL-11.3-01", "A medic carries and uses no weapons and does not spot."),
    now(
        "LNL-11.3-02",
        "In each of his owner's Rally Phases a GO medic may try one thing in his Location: remove the Wounded marker \
         of one SMC, or turn one Shaken MMC to GO.",
    ),
    now(
        "LNL-11.3-03",
        "A medic must first pass a Morale Check, 2d6 against his morale; subtract 2 if he is in terrain with a \
         positive TM.",
    ),
    now("LNL-11.3-04", "If the medic passes, the chosen effect takes place without another roll."),
    now("LNL-11.3-05", "If the medic fails he does nothing more in that Rally Phase; there is no other penalty."),
    now("LNL-11.3-06", "A Shaken medic may not heal, neither others nor himself; a GO medic may treat his own wound."),
    now(
        "LNL-11.3-07",
        "Removing Wounded does not also rally the SMC; a wounded hero is turned back to his unwounded side.",
    ),
    now(
        "LNL-11.3-08",
        "Medics neither attack nor defend in melee and are removed with the last melee-eligible friend.",
    ),
    // 11.4 Snipers
    now("LNL-11.4-01", "Snipers are not set up at start and have no movement."),
    now(
        "LNL-11.4-02",
        "At any time after the start the owner may place his sniper in any hex with positive TM that holds no enemy \
         unit; once placed it never moves.",
    ),
    now("LNL-11.4-03", "A sniper attacks at once any Spotted enemy in his LOS."),
    now("LNL-11.4-04", "A sniper's attack is a DFT attack with 2d6 in place of 1d6, both dice added."),
    now(
        "LNL-11.4-05",
        "A sniper's attack affects one unit only; if the target Location holds several, the unit is determined at \
         random.",
    ),
    now("LNL-11.4-06", "After his attack a sniper gets a Fired marker and does not fire again in the turn."),
    now(
        "LNL-11.4-07",
        "A sniper may be a target like any unit; he doubles the TM of his hex against all attacks except bombardment \
         and enemy snipers.",
    ),
    now("LNL-11.4-08", "A sniper stacked with an MMC loses the doubled TM."),
    now("LNL-11.4-09", "A sniper stacked with MMCs may attack in their impulse, but always by a separate attack."),
    now("LNL-11.4-10", "Shaken snipers may rally themselves."),
    now(
        "LNL-11.4-11",
        "A sniper does not enter melee, neither attacks nor defends in melee, and is removed with the last \
         melee-eligible friend.",
    ),
    now("LNL-11.4-12", "A sniper under Ops Complete may not fire."),
    now(
        "LNL-11.4-13",
        "A sniper's placement is an order that the owner may give whenever the game waits for a decision; nobody is \
         asked for it and it ends nothing.",
    ),
    now(
        "LNL-11.4-14",
        "A sniper's attack during a move comes before the question of Opportunity Fire at the same step and does not \
         count against the limit per MP.",
    ),
    later(
        "LNL-11.4-B01",
        INDIRECT_FIRE,
        "A sniper's doubled TM does not count against mortar or artillery bombardment.",
    ),
];
