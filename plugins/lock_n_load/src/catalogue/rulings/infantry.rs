//! Rulings of part A: what holds where the rule book leaves a question of infantry open (RUL-nn).

use crate::catalogue::reasons::{
    AMBUSH, ARMOUR_LEADERS, BRITISH, EVENT_MARKERS, INDIRECT_FIRE, JAMMING, MOLOTOVS, ORDNANCE, SCOUTS, SKILL_CARDS,
    SOVIETS, WEAPON_TEAMS,
};
use crate::catalogue::{Rule, later_ruling, of_sources, ruling, switch};

/// The rulings, by number.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    ruling("RUL-01", "There is no one direction for halving: each rule rounds up or down as it says."),
    ruling(
        "RUL-02",
        "Under Ops Complete FP is halved per weapon and per MMC, rounded down, before further MMCs are halved.",
    ),
    ruling(
        "RUL-03",
        "A further MMC with FP 0 under Ops Complete adds 0; only the leading MMC uses -1, and an MMC that fires only \
         its SW brings neither.",
    ),
    later_ruling("RUL-04", INDIRECT_FIRE, "FFE markers are removed in the Administrative Phase."),
    ruling("RUL-05", "Melee odds are lowered to the next printed column."),
    of_sources(
        "RUL-06",
        "In the worked infantry example Weiss spots G4, the Shaken half-squad crawls from F5 to F6, and the hex \
         Spotted by Weiss's fire is the firer's, E3.",
    ),
    of_sources(
        "RUL-07",
        "In the worked infantry example Medrow's stack has one machine gun of FP 2 throughout, and the Germans' MG4 is \
         an MG34.",
    ),
    ruling("RUL-08", "The hero counter that is drawn decides the hero's values."),
    ruling(
        "RUL-09",
        "Terrain that cancels the +1 against moving units, low crops and wheat, is marked so in its data.",
    ),
    ruling("RUL-10", "More than two degrading hexes block the LOS; two only degrade it."),
    ruling(
        "RUL-11",
        "Every crossed hex with a degrading silhouette counts, whatever the hex's own type; more than two block.",
    ),
    ruling("RUL-12", "The terrain at the centre of a hex defines the hex."),
    ruling("RUL-13", "A Damage Check of exactly twice the morale falls in the double band."),
    ruling("RUL-14", "A leader helps Damage Checks whatever markers he has: Good Order is enough."),
    ruling(
        "RUL-15",
        "A leader may aid Opportunity Fire under the same marker conditions as other fire; he then gets Fired.",
    ),
    ruling(
        "RUL-16",
        "An attack has at most one leader; one leader may aid all attacks of his Location in the impulse.",
    ),
    ruling("RUL-17", "Leaders do not add up: one modifier per roll, the owner's choice."),
    ruling("RUL-18", "Only the spotter's own leadership modifies its spotting attempt."),
    ruling(
        "RUL-19",
        "A wounded leader with leadership 0 has -1; his owner may do without his help wherever help is optional.",
    ),
    ruling("RUL-20", "Every Damage Check on the DFT from an enemy attack can create a hero, whatever its result."),
    ruling(
        "RUL-21",
        "The limit of one attack per MP counts all firing hexes together; with the minimum move the MP really spent \
         count.",
    ),
    ruling(
        "RUL-22",
        "Stealth units fire in an own impulse only; Opportunity Fire at a stealth mover has the +1, later fire has \
         not.",
    ),
    ruling("RUL-23", "A Low Crawl may not enter an enemy hex."),
    ruling(
        "RUL-24",
        "A leader on a storey widens activation either to adjacent hexes or to the other storeys of his hex, chosen at \
         activation.",
    ),
    ruling(
        "RUL-25",
        "An upper storey is adjacent to the ground floor of its hex and to upper storeys of adjacent hexes only.",
    ),
    ruling(
        "RUL-26",
        "A leader widens activation once per turn, without a chain; one who did nothing himself gets no marker and may \
         still act later.",
    ),
    ruling("RUL-27", "A spotting attempt followed by nothing else is a pass."),
    ruling("RUL-28", "A tie for initiative on the first turn goes to the scenario's holder, else both roll again."),
    ruling(
        "RUL-29",
        "Every unit that a flamethrower attack makes Shaken retreats one hex, its owner choosing among lawful hexes; \
         MF 0 means elimination, and fire at it counts +1.",
    ),
    later_ruling(
        "RUL-30",
        MOLOTOVS,
        "The SMCs who may throw a Molotov at full FP are those eligible for SWs, and it is thrown at an adjacent hex \
         like a satchel charge.",
    ),
    later_ruling(
        "RUL-31",
        WEAPON_TEAMS,
        "A WT that turns always gets Move, also Fired if it fires; turning costs one MP per two hexsides, rounded up.",
    ),
    ruling(
        "RUL-32",
        "The packed side of a tripod MG fires with the values printed on that side, and not at all if there are none.",
    ),
    later_ruling(
        "RUL-33",
        ORDNANCE,
        "An SMC with a captured ordnance SW has the +1 to the to-hit roll and no further penalty.",
    ),
    later_ruling(
        "RUL-34",
        JAMMING,
        "Of several MGs that may jam one is taken at random; the one attack die is compared with the one defence die.",
    ),
    ruling(
        "RUL-35",
        "In a melee round each side makes one attack against one group of chosen defenders; each eligible unit may \
         join or stay out.",
    ),
    ruling(
        "RUL-36",
        "One melee round per hex and turn, started by entry, by reinforcement, or by an own impulse with a locked GO \
         unit without activity marker; the round gives no marker.",
    ),
    ruling("RUL-37", "A unit tries to withdraw once per turn; failing gives no marker, and the unit may fight."),
    ruling("RUL-38", "Shaken units in melee are removed when no melee-eligible friend is left in the hex."),
    ruling("RUL-39", "A leader is melee-eligible with an MG, a satchel charge or a flamethrower."),
    ruling(
        "RUL-40",
        "SMCs that are not melee-eligible enter an enemy hex only together with, or after, a melee-eligible friend.",
    ),
    ruling("RUL-41", "The FP 0 melee penalty counts only where the MMC's own FP is counted."),
    ruling(
        "RUL-42",
        "An SW replaces a hero's FP in that action; two SMCs in one hex may fire one SW at full FP, and both then \
         count as having fired.",
    ),
    ruling(
        "RUL-43",
        "Melee shifts of different sources add up and opposite ones cancel; the column never leaves the table, and \
         odds under 1-3 are first set to 1-3.",
    ),
    ruling(
        "RUL-44",
        "For the glider shift half-squads count towards the majority, but one full glider squad must take part.",
    ),
    later_ruling(
        "RUL-45",
        BRITISH,
        "The Assaulters' +3 holds if at least one squad marked \"A\" fires its own FP at the adjacent hex.",
    ),
    later_ruling(
        "RUL-46",
        SOVIETS,
        "In the example of partisan movement each named hex is entered and paid with 1 MP, 4 MP in all.",
    ),
    later_ruling(
        "RUL-47",
        SOVIETS,
        "For the Motherland may be used in all hexes of a Rally Phase, chosen hex by hex; its data can limit it to one \
         hex.",
    ),
    later_ruling(
        "RUL-48",
        SOVIETS,
        "Fight or Die wounds an SMC who fails; a natural 12 fails, applies Casualties and removes the commissar; \
         commissars and nurses stack with any Soviet colour.",
    ),
    ruling(
        "RUL-49",
        "A squad with a fixed half-squad in the reductions table gets that one; the die is for the 1-6-4 squad.",
    ),
    ruling(
        "RUL-50",
        "Smoke capability is 2 by default; no smoke after any movement; a second marker adds nothing; the attempt \
         needs no LOS but is an action of the impulse.",
    ),
    ruling(
        "RUL-51",
        "Sight is one exact algorithm: obstacle tops against the higher end, degrading hexes counted, shadows of one \
         hex, and the same answer in both directions.",
    ),
    ruling("RUL-52", "Medics and chaplains do not make adjacent hexes Spotted."),
    ruling(
        "RUL-53",
        "A sniper is placed and fires outside impulses: at once when he has a Spotted enemy in LOS, once per turn, at \
         any range, with no SW.",
    ),
    ruling("RUL-54", "A GO medic may treat himself; healing removes Wounded only."),
    ruling("RUL-55", "Mixed target hexes take one attack die and one defence die, with totals per unit."),
    ruling("RUL-56", "What is chosen at random is rolled by the program, with equal chances."),
    ruling("RUL-57", "The -2 counts once for the whole attack if any unit under Assault Move or Stealth adds FP."),
    ruling("RUL-58", "A wreck uses a vehicle place of both players; SWs do not count for stacking."),
    ruling("RUL-59", "The slowest member limits a stack; nobody drops off before the end of the move."),
    ruling("RUL-60", "Light woods are degrading terrain with TM +1 and cost 2 MP."),
    ruling("RUL-61", "The retreat rule of 1.6.2 is that of the flamethrower."),
    ruling("RUL-62", "An SW is taken in the Rally Phase, not on entering its hex."),
    of_sources(
        "RUL-63",
        "Where the sources number a section differently, sections 1 to 12 keep one source's numbers and section 13 the \
         other's.",
    ),
    ruling(
        "RUL-64",
        "Stationary units in a hex that a mover made visible are hit by the Opportunity Fire, but do not stay Spotted.",
    ),
    later_ruling(
        "RUL-65",
        EVENT_MARKERS,
        "Event markers are checked at once and removed after triggering unless the paragraph says otherwise.",
    ),
    later_ruling(
        "RUL-66",
        ARMOUR_LEADERS,
        "The attack that an armour leader's leadership does not help is the HE equivalent attack.",
    ),
    ruling(
        "RUL-67",
        "A half-squad born of Casualties has the same markers, makes no second check, keeps one SW of its owner's \
         choice, and is Shaken.",
    ),
    later_ruling(
        "RUL-68",
        SKILL_CARDS,
        "The Ambush card: 1d6 of 3 or less makes this round of melee an ambush, FP tripled and not simultaneous; \
         otherwise the card is spent.",
    ),
    later_ruling(
        "RUL-69",
        SKILL_CARDS,
        "Plough the Row: one attack die, full FP, one defence die per hex. Erratic doubles the margin. Die Hard: a \
         chosen 1 may create a hero. After Preempt the announced impulse follows.",
    ),
    later_ruling(
        "RUL-70",
        AMBUSH,
        "A unit with the Ambush ability triples its FP in the first melee round, which is not simultaneous unless it \
         reinforces a melee.",
    ),
    later_ruling(
        "RUL-71",
        SCOUTS,
        "A scout carries and fires an SW as any SMC, at half FP; in that action he has no Stealth exemption and no \
         spotting bonus.",
    ),
    ruling("RUL-72", "A unit makes one rally attempt per Rally Phase unless a rule expressly grants another."),
    ruling("RUL-73", "Units in a melee hex may rally."),
    ruling("RUL-74", "A GO unit that moved, fired or is under Ops Complete still makes adjacent hexes Spotted."),
    ruling("RUL-75", "SMCs under Ops Complete do not use Opportunity Fire, not even with an SW."),
    ruling("RUL-76", "Shaken units in a hex that a leader activates may be activated, to move only."),
    ruling("RUL-77", "The FP sum is rounded up first, then modifiers are added."),
    ruling(
        "RUL-78",
        "A mover that stops is under Move, so its hex stays Spotted; one that is eliminated leaves no trace.",
    ),
    ruling(
        "RUL-79",
        "Each hex a Shaken unit enters must not be nearer to any enemy unit in LOS of the hex being left.",
    ),
    ruling(
        "RUL-80",
        "A bocage hexside of the firer's or target's own hex degrades by 1; any other bocage hexside crossed blocks.",
    ),
    ruling(
        "RUL-81",
        "From outside one enters the ground floor; upper storeys of one building connect at its normal hex cost; a \
         storey change costs 2 MP.",
    ),
    ruling(
        "RUL-82",
        "When a unit spends MP in a hex, what lies in the hex comes first, then Opportunity Fire, then the next step.",
    ),
    ruling(
        "RUL-83",
        "Entry against only ineligible enemies takes no roll and leaves no Melee marker; the enterers are under Move \
         and may not go on.",
    ),
    ruling(
        "RUL-84",
        "Half-squads join if side, colour and FP-range-MF are the same; the two kinds that come from one squad type \
         may join to it.",
    ),
    ruling(
        "RUL-85",
        "A GO leader helps Damage Checks of all friends in his Location, but rallies and aids fire only for his own \
         force.",
    ),
    ruling(
        "RUL-86",
        "In a multi-storey building stacking counts per storey, and fire at an enemy storey is allowed although \
         friends hold the other one.",
    ),
    ruling("RUL-87", "Boards join along whole edges, turn by 180 degrees, and the halves of a joined hex must agree."),
    ruling("RUL-88", "An impulse in which nothing was done is a pass; one stack uses one kind of movement."),
    switch(
        "RUL-89",
        "Hexside TM counts instead of the hex's TM where it is higher; a LOS through a vertex takes the higher of the \
         two hexsides; rally, medics and snipers have no use of it.",
    ),
    ruling(
        "RUL-90",
        "Opportunity Fire needs a LOS that is not blocked, and is asked for again after each result while the MP limit \
         leaves room.",
    ),
    ruling("RUL-91", "Roads set the cost of a move from road to road; each level gained costs the hill cost on top."),
    ruling("RUL-92", "A melee round started by entry waits for all moves of the impulse into the hex."),
    ruling("RUL-93", "One GO leader in the Location, whichever, lends his leadership to the melee attack."),
    ruling("RUL-94", "The spotting attempt comes before any unit acts in the impulse."),
    ruling(
        "RUL-95",
        "With no hero counter or no place for it there is no hero; a wounded hero has FP and morale 1 less.",
    ),
    ruling(
        "RUL-96",
        "A sniper's placement is a free order and never a question; his owner is asked only for the target; he fires \
         before Opportunity Fire.",
    ),
    ruling("RUL-97", "Set-up, entry, exit and victory follow the scenario frame; a scenario may override each."),
    ruling(
        "RUL-98",
        "Dice are taken in a fixed order, attack before defence and then unit by unit, so that a list of dice can name \
         every chance.",
    ),
    ruling("RUL-99", "Force, nationality and background colour are one thing: the counter's formation."),
    ruling("RUL-100", "A captured SW fights melee with its printed FP; an SMC still has half of it."),
    ruling(
        "RUL-101",
        "An SMC with an SW has 2 MP less in everything; the +2 of Double Time goes to the units that move with the \
         leader, not to himself.",
    ),
    ruling(
        "RUL-102",
        "In SS Fanaticism all Shaken SS units of the Location roll, leaders first, with all rally modifiers; GO SS \
         units there change nothing.",
    ),
    ruling(
        "RUL-103",
        "A sniper's victim is drawn first; a GO leader in the Location who is not checked still helps, and the attack \
         does not count in the limit per MP.",
    ),
    ruling(
        "RUL-104",
        "A leader who failed his own withdrawal check helps nobody; a GO leader who passed or does not try helps.",
    ),
    ruling(
        "RUL-105",
        "The glider majority counts all units that take part in that attack or are chosen as its defenders, SMCs \
         included.",
    ),
    ruling("RUL-106", "A Shaken squad that a flamethrower attack reduces to a Shaken half-squad does not retreat."),
    ruling("RUL-107", "A clear hex with smoke is not Spotted automatically; it is spotted as blocking terrain."),
    ruling(
        "RUL-108",
        "A Shaken unit without a marker keeps the Operations Phase open like every unit that could still act; passes \
         end it.",
    ),
];
