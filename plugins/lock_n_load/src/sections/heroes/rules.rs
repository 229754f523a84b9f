//! The rules of heroes (LNL-11.2).

use crate::catalogue::reasons::SKILL_CARDS;
use rule_book::rules;

rules! {
    // 11.2 Heroes
    "LNL-11.2-01": now, "Heroes may start in the scenario or be created during play.";
    "LNL-11.2-02": now,
        "A natural 1 on the Damage Check of a squad or half-squad, then an even 1d6, creates a hero, who is drawn at \
         random.";
    "LNL-11.2-03": now, "The new hero takes the activation markers of the creating unit.";
    "LNL-11.2-04": now,
        "A hero created by a moving unit counts as having spent the same MP and may use the rest of his own MF in that \
         impulse.";
    DISPLACED = "LNL-11.2-05": now,
        "If a new hero would break the stacking limit, his owner places him in an adjacent hex without enemy units.";
    "LNL-11.2-06": now, "Heroes may Assault Move.";
    "LNL-11.2-07": now, "Heroes may Close Assault vehicles.";
    HERO_FIREPOWER = "LNL-11.2-08": now, "Heroes always add their full FP to multi-unit attacks.";
    "LNL-11.2-09": now, "Units in a hero's Location may try to rally without a leader.";
    "LNL-11.2-10": now,
        "In a melee attack a hero adds his FP and shifts the odds one column; in melee defence he shifts nothing.";
    HERO_SIDES = "LNL-11.2-11": now,
        "Heroes are never Shaken; a Wound turns them to the wounded side, a second Wound eliminates them.";
    "LNL-11.2-12": later(SKILL_CARDS),
        "A hero who starts on the map has a Skill Card only if the scenario assigns one.";
    "LNL-11.2-13": now, "The hero is drawn from the heroes of the creating unit's formation, where these are defined.";
    "LNL-11.2-14": now, "If the formation has no hero counter left, or no hex can take the hero, no hero appears.";
    // Rulings
    "RUL-08": now, "The hero counter that is drawn decides the hero's values.";
    "RUL-20": now, "Every Damage Check on the DFT from an enemy attack can create a hero, whatever its result.";
    WOUNDED_HERO = "RUL-95": now,
        "With no hero counter or no place for it there is no hero; a wounded hero has FP and morale 1 less.";
}
