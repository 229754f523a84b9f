//! Nationalities and squad reductions (LNL-13.5 to LNL-13.94, LNL-23.0).

use crate::catalogue::reasons::{BRITISH, INDIRECT_FIRE, SOVIETS, SS_OF_DARK_JULY};
use crate::catalogue::{Rule, later, now};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 13.5 Soviet forces
    later("LNL-13.5-01", SOVIETS, "Soviet Guards are red, line troops gold, partisans burnt orange."),
    later(
        "LNL-13.5-02",
        SOVIETS,
        "Soviet leaders and other SMCs rally only units of their own colour, except commissars and nurses.",
    ),
    later(
        "LNL-13.5-03",
        SOVIETS,
        "Soviet units of different colours may not stack together; commissars and nurses may stack with any.",
    ),
    // 13.51 For the Motherland
    later(
        "LNL-13.51-01",
        SOVIETS,
        "For the Motherland: in each Rally Phase the Soviet player may raise the morale of his units by 1 for their \
         rally attempts, hex by hex.",
    ),
    later(
        "LNL-13.51-02",
        SOVIETS,
        "The other rally modifiers, TM and leadership, apply together with For the Motherland.",
    ),
    later("LNL-13.51-03", SOVIETS, "For the Motherland holds for every Soviet unit, vehicles and partisans included."),
    later(
        "LNL-13.51-B01",
        SOVIETS,
        "For the Motherland raises morale by 1 for rallying, that of vehicles too; the bonus for positive TM still \
         applies.",
    ),
    // 13.52 Soviet half-squads and heroes
    later(
        "LNL-13.52-01",
        SOVIETS,
        "Soviet squads are reduced to the half-squads of their own rows in the squad reductions table.",
    ),
    later(
        "LNL-13.52-02",
        SOVIETS,
        "Heroes of Soviet line troops are drawn at random unless the scenario says otherwise.",
    ),
    later(
        "LNL-13.52-03",
        SOVIETS,
        "Partisans draw from the heroes of the line troops; such a hero then counts as a partisan in everything.",
    ),
    // 13.53 Partisans
    later("LNL-13.53-01", SOVIETS, "Partisans make no smoke attempts."),
    later("LNL-13.53-02", SOVIETS, "Partisans have star shell capability 1."),
    later("LNL-13.53-03", SOVIETS, "Only 2 partisan MMCs may stack in a hex, or 3 if a leader is there."),
    later(
        "LNL-13.53-04",
        SOVIETS,
        "If the partisan leader in a hex with 3 MMCs is eliminated, the owner must eliminate one of the MMCs, his \
         choice.",
    ),
    later("LNL-13.53-05", SOVIETS, "Each additional partisan MMC in an attack adds 1 FP, not halved."),
    later(
        "LNL-13.53-06",
        SOVIETS,
        "Ambush: partisans who enter melee against enemies that had no LOS to them at the start of the impulse have \
         three times their FP in the first round.",
    ),
    later(
        "LNL-13.53-07",
        SOVIETS,
        "In an ambush the partisans roll first, and eliminated enemies do not strike back; a round that reinforces an \
         existing melee stays simultaneous.",
    ),
    later(
        "LNL-13.53-08",
        SOVIETS,
        "In an ambush the rule of FP 0 comes first: FP 1 for each such MMC, tripled to 3, with -1 to the roll per such \
         MMC.",
    ),
    later("LNL-13.53-09", SOVIETS, "Partisans pay 1 MP, not 2, for light woods."),
    later(
        "LNL-13.53-10",
        SOVIETS,
        "Partisans pay 1 MP for the first forest or marsh hex of an impulse and 2 MP for each further one.",
    ),
    later("LNL-13.53-11", SOVIETS, "Partisans have TM +3 in forest and TM +2 in light woods."),
    later("LNL-13.53-B01", SOVIETS, "Partisans have star shell capability 1 and cannot lay smoke."),
    // 13.81 SS
    now(
        "LNL-13.81-01",
        "SS Fanaticism: when a melee-eligible enemy enters a hex with Shaken SS units that would be eligible if GO, \
         these are not eliminated at once but try to rally.",
    ),
    now(
        "LNL-13.81-02",
        "In SS Fanaticism leaders try to rally first, then the others; GO leaders help, but no leader is needed.",
    ),
    now(
        "LNL-13.81-03",
        "In SS Fanaticism units that fail to rally are eliminated; units that rally fight the melee round normally.",
    ),
    now(
        "LNL-13.81-04",
        "If after SS Fanaticism only GO units without melee eligibility are left, they are eliminated.",
    ),
    now(
        "LNL-13.81-05",
        "SS Dedication: once per Rally Phase one Shaken SS unit outside a hex eligible for rallying may try, or one \
         failed rally roll of an SS unit is repeated.",
    ),
    now("LNL-13.81-06", "A hex eligible for rallying is, for SS Dedication, a hex with a friendly leader or a hero."),
    // 13.81.1 SS half-squads
    later(
        "LNL-13.81.1-01",
        SS_OF_DARK_JULY,
        "SS squads of Dark July are reduced to the half-squads of their own rows in the squad reductions table.",
    ),
    // 13.82 Wehrmacht half-squads
    now(
        "LNL-13.82-01",
        "When a Wehrmacht half-squad is created, roll 1d6: even gives the 1-5-4, odd the 0-5-4, unless the squad has a \
         fixed half-squad.",
    ),
    // 13.91 Well supplied
    later(
        "LNL-13.91-01",
        INDIRECT_FIRE,
        "In scenarios that give the Americans off-board artillery, they may go on calling it after their last module \
         is used.",
    ),
    later(
        "LNL-13.91-02",
        INDIRECT_FIRE,
        "For an extra mission the Americans place the Spotting Round and then roll 1d6 before the scatter roll.",
    ),
    later(
        "LNL-13.91-03",
        INDIRECT_FIRE,
        "An extra mission goes on normally on a roll of 3 or less; on more than 3 there is no fire, and no further \
         mission in the scenario.",
    ),
    later(
        "LNL-13.91-B01",
        INDIRECT_FIRE,
        "After their last module the Americans may ask for another mission: before the scatter a 1d6 of 3 or less goes \
         on, 4 or more ends all missions of the scenario.",
    ),
    // 13.92 American glider infantry
    now("LNL-13.92-01", "Glider squads and their half-squads are not halved as further units in an attack."),
    now(
        "LNL-13.92-02",
        "In melee glider squads shift the odds one column right when they attack and one column left when they defend.",
    ),
    now("LNL-13.92-03", "The glider shift in melee is once per attack, not per squad."),
    now("LNL-13.92-04", "Glider half-squads do not give the melee shift."),
    now(
        "LNL-13.92-05",
        "Mixed with other troops, the glider shift counts only if glider MMCs are more than half of the friendly units \
         in that melee, with at least one full glider squad.",
    ),
    now("LNL-13.92-06", "Two glider MMCs with one 2-5-4 have the melee shift; one glider MMC with one 2-5-4 has not."),
    // 13.93 American glider half-squads
    now("LNL-13.93-01", "When a glider squad becomes a half-squad, roll 1d6: even 1-5-4, odd 0-5-4."),
    // 13.94 British airborne troops
    later("LNL-13.94-01", BRITISH, "Airborne and commando squads try to place smoke with capability 2."),
    later(
        "LNL-13.94-02",
        BRITISH,
        "British paratroop heroes are 1-6-6 and 2-2-6; which one appears is random unless the scenario says otherwise.",
    ),
    later("LNL-13.94-03", BRITISH, "The commando hero 2-2-6 is used only with commandos."),
    later(
        "LNL-13.94-04",
        BRITISH,
        "Assaulters: a squad with a small \"A\" adds 3 in place of 2 to the attack on an adjacent target, once per \
         firing stack.",
    ),
    later("LNL-13.94-05", BRITISH, "A squad with a small \"M\" beside its FP adds 1 to its FP in melee, per unit."),
    // 23.0 Squad reductions
    now(
        "LNL-23.0-01",
        "When a squad suffers Casualties it is replaced by the half-squad of its row in the squad reductions table.",
    ),
    now("LNL-23.0-02", "The half-squad that replaces a squad appears Shaken."),
];
