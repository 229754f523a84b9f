//! Nationalities and squad reductions (LNL-13.5 to LNL-13.94, LNL-23.0).

use crate::catalogue::reasons::{BRITISH, SOVIETS, SS_OF_DARK_JULY};
use rule_book::rules;

rules! {
    // 13.5 Soviet forces
    "LNL-13.5-01": later(SOVIETS), "Soviet Guards are red, line troops gold, partisans burnt orange.";
    "LNL-13.5-02": later(SOVIETS),
        "Soviet leaders and other SMCs rally only units of their own colour, except commissars and nurses.";
    "LNL-13.5-03": later(SOVIETS),
        "Soviet units of different colours may not stack together; commissars and nurses may stack with any.";
    // 13.51 For the Motherland
    "LNL-13.51-01": later(SOVIETS),
        "For the Motherland: in each Rally Phase the Soviet player may raise the morale of his units by 1 for their \
         rally attempts, hex by hex.";
    "LNL-13.51-02": later(SOVIETS),
        "The other rally modifiers, TM and leadership, apply together with For the Motherland.";
    "LNL-13.51-03": later(SOVIETS), "For the Motherland holds for every Soviet unit, vehicles and partisans included.";
    "LNL-13.51-B01": later(SOVIETS),
        "For the Motherland raises morale by 1 for rallying, that of vehicles too; the bonus for positive TM still \
         applies.";
    // 13.52 Soviet half-squads and heroes
    "LNL-13.52-01": later(SOVIETS),
        "Soviet squads are reduced to the half-squads of their own rows in the squad reductions table.";
    "LNL-13.52-02": later(SOVIETS),
        "Heroes of Soviet line troops are drawn at random unless the scenario says otherwise.";
    "LNL-13.52-03": later(SOVIETS),
        "Partisans draw from the heroes of the line troops; such a hero then counts as a partisan in everything.";
    // 13.53 Partisans
    "LNL-13.53-01": later(SOVIETS), "Partisans make no smoke attempts.";
    "LNL-13.53-02": later(SOVIETS), "Partisans have star shell capability 1.";
    "LNL-13.53-03": later(SOVIETS), "Only 2 partisan MMCs may stack in a hex, or 3 if a leader is there.";
    "LNL-13.53-04": later(SOVIETS),
        "If the partisan leader in a hex with 3 MMCs is eliminated, the owner must eliminate one of the MMCs, his \
         choice.";
    "LNL-13.53-05": later(SOVIETS), "Each additional partisan MMC in an attack adds 1 FP, not halved.";
    "LNL-13.53-06": later(SOVIETS),
        "Ambush: partisans who enter melee against enemies that had no LOS to them at the start of the impulse have \
         three times their FP in the first round.";
    "LNL-13.53-07": later(SOVIETS),
        "In an ambush the partisans roll first, and eliminated enemies do not strike back; a round that reinforces an \
         existing melee stays simultaneous.";
    "LNL-13.53-08": later(SOVIETS),
        "In an ambush the rule of FP 0 comes first: FP 1 for each such MMC, tripled to 3, with -1 to the roll per such \
         MMC.";
    "LNL-13.53-09": later(SOVIETS), "Partisans pay 1 MP, not 2, for light woods.";
    "LNL-13.53-10": later(SOVIETS),
        "Partisans pay 1 MP for the first forest or marsh hex of an impulse and 2 MP for each further one.";
    "LNL-13.53-11": later(SOVIETS), "Partisans have TM +3 in forest and TM +2 in light woods.";
    "LNL-13.53-B01": later(SOVIETS), "Partisans have star shell capability 1 and cannot lay smoke.";
    // 13.81.1 SS half-squads
    "LNL-13.81.1-01": later(SS_OF_DARK_JULY),
        "SS squads of Dark July are reduced to the half-squads of their own rows in the squad reductions table.";
    // 13.94 British airborne troops
    "LNL-13.94-01": later(BRITISH), "Airborne and commando squads try to place smoke with capability 2.";
    "LNL-13.94-02": later(BRITISH),
        "British paratroop heroes are 1-6-6 and 2-2-6; which one appears is random unless the scenario says otherwise.";
    "LNL-13.94-03": later(BRITISH), "The commando hero 2-2-6 is used only with commandos.";
    "LNL-13.94-04": later(BRITISH),
        "Assaulters: a squad with a small \"A\" adds 3 in place of 2 to the attack on an adjacent target, once per \
         firing stack.";
    "LNL-13.94-05": later(BRITISH), "A squad with a small \"M\" beside its FP adds 1 to its FP in melee, per unit.";
}
