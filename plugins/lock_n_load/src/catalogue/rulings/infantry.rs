//! Rulings of part A: what holds where the rule book leaves a question of infantry open (RUL-nn).

use crate::catalogue::reasons::{AMBUSH, BRITISH, EVENT_MARKERS, JAMMING, SCOUTS, SKILL_CARDS, SOVIETS};
use rule_book::rules;

rules! {
    // Rulings
    "RUL-06": of_sources,
        "In the worked infantry example Weiss spots G4, the Shaken half-squad crawls from F5 to F6, and the hex \
         Spotted by Weiss's fire is the firer's, E3.";
    "RUL-07": of_sources,
        "In the worked infantry example Medrow's stack has one machine gun of FP 2 throughout, and the Germans' MG4 is \
         an MG34.";
    "RUL-34": later(JAMMING),
        "Of several MGs that may jam one is taken at random; the one attack die is compared with the one defence die.";
    "RUL-45": later(BRITISH),
        "The Assaulters' +3 holds if at least one squad marked \"A\" fires its own FP at the adjacent hex.";
    "RUL-46": later(SOVIETS),
        "In the example of partisan movement each named hex is entered and paid with 1 MP, 4 MP in all.";
    "RUL-47": later(SOVIETS),
        "For the Motherland may be used in all hexes of a Rally Phase, chosen hex by hex; its data can limit it to one \
         hex.";
    "RUL-48": later(SOVIETS),
        "Fight or Die wounds an SMC who fails; a natural 12 fails, applies Casualties and removes the commissar; \
         commissars and nurses stack with any Soviet colour.";
    "RUL-63": of_sources,
        "Where the sources number a section differently, sections 1 to 12 keep one source's numbers and section 13 the \
         other's.";
    "RUL-65": later(EVENT_MARKERS),
        "Event markers are checked at once and removed after triggering unless the paragraph says otherwise.";
    "RUL-68": later(SKILL_CARDS),
        "The Ambush card: 1d6 of 3 or less makes this round of melee an ambush, FP tripled and not simultaneous; \
         otherwise the card is spent.";
    "RUL-69": later(SKILL_CARDS),
        "Plough the Row: one attack die, full FP, one defence die per hex. Erratic doubles the margin. Die Hard: a \
         chosen 1 may create a hero. After Preempt the announced impulse follows.";
    "RUL-70": later(AMBUSH),
        "A unit with the Ambush ability triples its FP in the first melee round, which is not simultaneous unless it \
         reinforces a melee.";
    "RUL-71": later(SCOUTS),
        "A scout carries and fires an SW as any SMC, at half FP; in that action he has no Stealth exemption and no \
         spotting bonus.";
}
