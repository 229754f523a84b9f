//! Skill Cards (LNL-12.0, LNL-25.2).

use crate::catalogue::reasons::SKILL_CARDS;
use rule_book::rules;

rules! {
    // 11.12 Leaders and Skill Cards
    "LNL-11.12-01": later(SKILL_CARDS), "A leader has a Skill Card only if the scenario gives him one.";
    // 12.0 Skill Cards
    "LNL-12.0-01": later(SKILL_CARDS),
        "A Skill Card gives the SMC or MMC that has it a special ability; some are used once, others last for the \
         whole scenario, others give equipment.";
    "LNL-12.0-02": later(SKILL_CARDS),
        "Skill Cards are assigned by the scenario or drawn at the creation of a hero; nobody else has one.";
    "LNL-12.0-03": later(SKILL_CARDS), "The text of a Skill Card overrides the general rules.";
    // 25.2 The Skill Cards of Band of Heroes
    "LNL-25.2-01": later(SKILL_CARDS), "Assaulter (leader): units in the holder's hex may Assault Move.";
    "LNL-25.2-02": later(SKILL_CARDS),
        "Dead Eye (leader, hero): doubles the range of the units stacked with the leader, or of the hero's own \
         attacks.";
    "LNL-25.2-03": later(SKILL_CARDS),
        "Deadly (leader, hero): +1 to the total FP of attacks by units stacked with the leader, or of the hero's \
         attacks; once per attack, not per unit.";
    "LNL-25.2-04": later(SKILL_CARDS),
        "Decisive (leader, once): the leader and his stack may be activated a second time in the turn, in a later \
         impulse; their activity markers are removed before it.";
    "LNL-25.2-05": later(SKILL_CARDS),
        "Die Hard (leader): for each Damage Check in his hex, his own included, two dice are rolled per unit and the \
         owner picks one.";
    "LNL-25.2-06": later(SKILL_CARDS),
        "Erratic (leader, hero, once): when Damage Checks are called for roll 1d6. Even: the holder and his hex ignore \
         them. Odd: the modifier of the checks is doubled.";
    "LNL-25.2-07": later(SKILL_CARDS), "Erratic held by a hero concerns only the hero.";
    "LNL-25.2-08": later(SKILL_CARDS),
        "Fanatic (leader): when enemies enter, Shaken units with him try to rally, -2 in positive TM; he tries first, \
         and if he fails nobody else may. Who fails is eliminated, the others fight.";
    "LNL-25.2-09": later(SKILL_CARDS),
        "Inspirational (hero, once): a hero who starts the Rally Phase in a hex with a friendly MMC creates another \
         hero, who draws no card.";
    "LNL-25.2-10": later(SKILL_CARDS),
        "Leader-Hero (hero): besides being a hero he has leadership 1, usable in every way of a leader, rallying \
         included.";
    "LNL-25.2-11": later(SKILL_CARDS), "A wounded Leader-Hero keeps his leadership without reduction.";
    "LNL-25.2-12": later(SKILL_CARDS),
        "Op Movement (leader, hero): an unmarked holder who could use Opportunity Fire may move instead of firing, a \
         leader with the units stacked with him.";
    "LNL-25.2-13": later(SKILL_CARDS),
        "Plough the Row (leader, hero): the leader's hex, or the hero alone, may attack two target hexes that are \
         adjacent to each other at the same time.";
    "LNL-25.2-14": later(SKILL_CARDS),
        "Preempt (leader, hero, once): before the opponent carries out the impulse he has announced, the holder, a \
         leader with all unmarked units of his hex, may carry out one.";
    "LNL-25.2-15": later(SKILL_CARDS),
        "Rocket Man (hero): he gets a bazooka or Panzerschreck with each range column 1 hex longer, and subtracts 1 \
         from his to-hit rolls.";
    "LNL-25.2-16": later(SKILL_CARDS),
        "Speedy (leader, hero): 2 more MP for the hero, or for the leader and all units in his hex.";
    "LNL-25.2-17": later(SKILL_CARDS),
        "MMCs other than WTs have 8 MP when they Double Time with a Speedy leader, and those able to Assault Move may \
         spend up to 4 MP in it.";
    "LNL-25.2-18": later(SKILL_CARDS),
        "The Ambush (leader, hero, once): in an enemy-occupied hex or adjacent to an enemy, 1d6 of 3 or less makes \
         this round of melee an ambush for the holder's stack.";
    "LNL-25.2-19": later(SKILL_CARDS),
        "Veteran (leader, hero): the holder has morale +1 and subtracts 1 from his spotting rolls.";
    "LNL-25.2-B01": later(SKILL_CARDS),
        "A Rocket Man's bazooka or Panzerschreck reaches 1 hex further in every range column and has -1 to every \
         to-hit roll.";
    "LNL-25.2-B02": later(SKILL_CARDS), "All units in the hex of an Assaulter leader may Assault Move.";
    "LNL-25.2-B03": later(SKILL_CARDS),
        "A Leader-Hero has leadership 1 and may do what a leader does, including calling fire.";
    "LNL-25.2-B04": later(SKILL_CARDS),
        "With Op Movement a leader or hero, with the units stacked with him, may move when entitled to Opportunity \
         Fire.";
}
