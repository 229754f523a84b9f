//! Skill Cards (LNL-12.0, LNL-25.2).

use crate::catalogue::reasons::SKILL_CARDS;
use crate::catalogue::{Rule, later};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 12.0 Skill Cards
    later(
        "LNL-12.0-01",
        SKILL_CARDS,
        "A Skill Card gives the SMC or MMC that has it a special ability; some are used once, others last for the \
         whole scenario, others give equipment.",
    ),
    later(
        "LNL-12.0-02",
        SKILL_CARDS,
        "Skill Cards are assigned by the scenario or drawn at the creation of a hero; nobody else has one.",
    ),
    later("LNL-12.0-03", SKILL_CARDS, "The text of a Skill Card overrides the general rules."),
    // 25.2 The Skill Cards of Band of Heroes
    later("LNL-25.2-01", SKILL_CARDS, "Assaulter (leader): units in the holder's hex may Assault Move."),
    later(
        "LNL-25.2-02",
        SKILL_CARDS,
        "Dead Eye (leader, hero): doubles the range of the units stacked with the leader, or of the hero's own \
         attacks.",
    ),
    later(
        "LNL-25.2-03",
        SKILL_CARDS,
        "Deadly (leader, hero): +1 to the total FP of attacks by units stacked with the leader, or of the hero's \
         attacks; once per attack, not per unit.",
    ),
    later(
        "LNL-25.2-04",
        SKILL_CARDS,
        "Decisive (leader, once): the leader and his stack may be activated a second time in the turn, in a later \
         impulse; their activity markers are removed before it.",
    ),
    later(
        "LNL-25.2-05",
        SKILL_CARDS,
        "Die Hard (leader): for each Damage Check in his hex, his own included, two dice are rolled per unit and the \
         owner picks one.",
    ),
    later(
        "LNL-25.2-06",
        SKILL_CARDS,
        "Erratic (leader, hero, once): when Damage Checks are called for roll 1d6. Even: the holder and his hex ignore \
         them. Odd: the modifier of the checks is doubled.",
    ),
    later("LNL-25.2-07", SKILL_CARDS, "Erratic held by a hero concerns only the hero."),
    later(
        "LNL-25.2-08",
        SKILL_CARDS,
        "Fanatic (leader): when enemies enter, Shaken units with him try to rally, -2 in positive TM; he tries first, \
         and if he fails nobody else may. Who fails is eliminated, the others fight.",
    ),
    later(
        "LNL-25.2-09",
        SKILL_CARDS,
        "Inspirational (hero, once): a hero who starts the Rally Phase in a hex with a friendly MMC creates another \
         hero, who draws no card.",
    ),
    later(
        "LNL-25.2-10",
        SKILL_CARDS,
        "Leader-Hero (hero): besides being a hero he has leadership 1, usable in every way of a leader, rallying \
         included.",
    ),
    later("LNL-25.2-11", SKILL_CARDS, "A wounded Leader-Hero keeps his leadership without reduction."),
    later(
        "LNL-25.2-12",
        SKILL_CARDS,
        "Op Movement (leader, hero): an unmarked holder who could use Opportunity Fire may move instead of firing, a \
         leader with the units stacked with him.",
    ),
    later(
        "LNL-25.2-13",
        SKILL_CARDS,
        "Plough the Row (leader, hero): the leader's hex, or the hero alone, may attack two target hexes that are \
         adjacent to each other at the same time.",
    ),
    later(
        "LNL-25.2-14",
        SKILL_CARDS,
        "Preempt (leader, hero, once): before the opponent carries out the impulse he has announced, the holder, a \
         leader with all unmarked units of his hex, may carry out one.",
    ),
    later(
        "LNL-25.2-15",
        SKILL_CARDS,
        "Rocket Man (hero): he gets a bazooka or Panzerschreck with each range column 1 hex longer, and subtracts 1 \
         from his to-hit rolls.",
    ),
    later(
        "LNL-25.2-16",
        SKILL_CARDS,
        "Speedy (leader, hero): 2 more MP for the hero, or for the leader and all units in his hex.",
    ),
    later(
        "LNL-25.2-17",
        SKILL_CARDS,
        "MMCs other than WTs have 8 MP when they Double Time with a Speedy leader, and those able to Assault Move may \
         spend up to 4 MP in it.",
    ),
    later(
        "LNL-25.2-18",
        SKILL_CARDS,
        "The Ambush (leader, hero, once): in an enemy-occupied hex or adjacent to an enemy, 1d6 of 3 or less makes \
         this round of melee an ambush for the holder's stack.",
    ),
    later(
        "LNL-25.2-19",
        SKILL_CARDS,
        "Veteran (leader, hero): the holder has morale +1 and subtracts 1 from his spotting rolls.",
    ),
    later(
        "LNL-25.2-B01",
        SKILL_CARDS,
        "A Rocket Man's bazooka or Panzerschreck reaches 1 hex further in every range column and has -1 to every \
         to-hit roll.",
    ),
    later("LNL-25.2-B02", SKILL_CARDS, "All units in the hex of an Assaulter leader may Assault Move."),
    later(
        "LNL-25.2-B03",
        SKILL_CARDS,
        "A Leader-Hero has leadership 1 and may do what a leader does, including calling fire.",
    ),
    later(
        "LNL-25.2-B04",
        SKILL_CARDS,
        "With Op Movement a leader or hero, with the units stacked with him, may move when entitled to Opportunity \
         Fire.",
    ),
];
