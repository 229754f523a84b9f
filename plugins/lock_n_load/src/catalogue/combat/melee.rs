//! Melee (LNL-8.0 to LNL-8.2).

use crate::catalogue::reasons::{ORDNANCE, SCOUTS, SKILL_CARDS, VEHICLES_AND_HELICOPTERS, WEAPON_TEAMS};
use crate::catalogue::{Rule, later, now};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 8.0 Melee
    now(
        "LNL-8.0-01",
        "Melee happens when a unit moves into a hex that holds an enemy unit; the entering units get a Move marker.",
    ),
    now("LNL-8.0-02", "In a multi-storey building melee needs both sides on the same storey."),
    now("LNL-8.0-03", "Units may not enter melee by Assault Move; Stealth is allowed."),
    now(
        "LNL-8.0-04",
        "Opportunity Fire at a stack that enters melee is possible in the hexes before, never in the melee hex.",
    ),
    now(
        "LNL-8.0-05",
        "SMCs that may not fight do not enter an enemy-occupied hex without a melee-eligible unit of their side.",
    ),
    now(
        "LNL-8.0-06",
        "In melee \"attacker\" is the side whose attack is being rolled, \"defender\" the units it has chosen; who \
         entered the hex is irrelevant.",
    ),
    now("LNL-8.0-07", "A unit that can only defend in melee makes no attack, but is not eliminated for that reason."),
    now(
        "LNL-8.0-08",
        "In a melee round each side makes one attack; the player who started the round declares and rolls first.",
    ),
    now(
        "LNL-8.0-09",
        "Melee attacks are simultaneous: units eliminated by the first attack still take part in the second, and all \
         losses are removed afterwards.",
    ),
    now(
        "LNL-8.0-10",
        "Melee attack strength is the sum of own FP of all attacking units and their usable SWs (MGs, satchel charges, \
         flamethrowers), with no halving of further units.",
    ),
    now(
        "LNL-8.0-11",
        "Melee defence strength is the sum of own FP and usable SWs of those enemy units that the attacker chooses, \
         one at least.",
    ),
    now(
        "LNL-8.0-12",
        "Melee odds, attack to defence, are lowered to the next printed column: 5 to 2 is 2-1, 7 to 2 is 3-1, 6 to 4 \
         is 3-2.",
    ),
    now(
        "LNL-8.0-13",
        "Melee odds lower than 1-3 before modification count as 1-3, but then only one unit may be attacked.",
    ),
    now(
        "LNL-8.0-14",
        "A melee attack rolls 2d6 plus leadership and the modifiers of 8.2; a result equal to or above the column's \
         kill number eliminates all chosen defenders.",
    ),
    now(
        "LNL-8.0-15",
        "A hero in a melee attack shifts the odds one column in favour of his side, several heroes no more than one; a \
         hero in defence shifts nothing.",
    ),
    now(
        "LNL-8.0-16",
        "Melee column shifts are applied after the odds are set and never go beyond the first or last column.",
    ),
    now(
        "LNL-8.0-17",
        "Units fight melee with their printed FP; fire modifiers such as adjacent, moving, Assault Move, Ops Complete \
         or wounded do not exist there.",
    ),
    now("LNL-8.0-18", "In melee two 2-5-4 have strength 4, and three 1-6-4 with one MG42 have 5: no unit is halved."),
    now("LNL-8.0-19", "Activity markers (Fired, Move, Ops Complete ...) do not stop a unit from fighting."),
    now("LNL-8.0-20", "If both sides are still in the hex after a melee round, it gets a Melee marker."),
    now(
        "LNL-8.0-21",
        "SW limits hold in melee attack and defence: a squad uses own FP and 1 SW, or 2 SWs without own FP; a \
         half-squad or crew 1 SW without its own FP.",
    ),
    later("LNL-8.0-22", ORDNANCE, "Ordnance SWs and mortars are not usable in melee."),
    now(
        "LNL-8.0-23",
        "A leader or advisor with an MG or flamethrower attacks and defends in melee with half its FP, rounded up.",
    ),
    now("LNL-8.0-24", "Two leaders or advisors who carry one MG or flamethrower together use its full FP in melee."),
    now("LNL-8.0-25", "A leader or advisor with a satchel charge may use its full 6 FP in melee."),
    now("LNL-8.0-26", "A satchel charge used in a melee round, in attack or in defence, is removed after it."),
    now(
        "LNL-8.0-27",
        "A hero fights melee with his printed FP or, if he uses an SW, with the SW's FP for an SMC instead.",
    ),
    later("LNL-8.0-28", WEAPON_TEAMS, "WTs defend in melee with 1 and do not attack."),
    now(
        "LNL-8.0-29",
        "The melee round that an entry starts is fought when the active player has made all moves of this impulse into \
         the hex; all who entered take part.",
    ),
    now(
        "LNL-8.0-30",
        "The leadership in a melee attack comes from one GO leader of the attacking side in the Location, whether or \
         not he fights with an SW himself.",
    ),
    later(
        "LNL-8.0-B01",
        VEHICLES_AND_HELICOPTERS,
        "Vehicles and helicopters take no part in melee; infantry attacks vehicles by Close Assault.",
    ),
    later("LNL-8.0-B02", ORDNANCE, "Ordnance SWs add nothing in melee."),
    later("LNL-8.0-B03", WEAPON_TEAMS, "A Shaken WT or crew entered by GO enemy infantry surrenders and is removed."),
    // 8.1 After the round, withdrawal, who does not fight
    now("LNL-8.1-01", "Units in a hex with a Melee marker may not move (except to withdraw) and may not fire."),
    now(
        "LNL-8.1-02",
        "In a following turn a player may use an impulse on a melee hex either for another round or for an attempt to \
         withdraw.",
    ),
    now("LNL-8.1-03", "At most one melee round is fought per hex and turn."),
    now("LNL-8.1-04", "The Melee marker stays as long as both sides have units in the hex."),
    now(
        "LNL-8.1-05",
        "When one side of a melee has been eliminated, the Melee marker is removed in the next Administrative Phase.",
    ),
    now(
        "LNL-8.1-06",
        "A withdrawal is announced at the start of the side's impulse, before the opponent has started a melee round \
         in that hex in the same turn.",
    ),
    now(
        "LNL-8.1-07",
        "Each unit that wants to withdraw makes a Morale Check; leadership applies, and leaders check first.",
    ),
    now("LNL-8.1-08", "A failed withdrawal check has no penalty: the unit stays."),
    now("LNL-8.1-09", "Units that pass the withdrawal check may leave, paying normal MP; they get a Move marker."),
    now(
        "LNL-8.1-10",
        "Each unit tries to withdraw at most once per turn; a unit that failed may still take part in a melee round of \
         that turn.",
    ),
    now(
        "LNL-8.1-11",
        "If the last unit of a side withdraws, the Melee marker is removed at once, and the enemy units left may use \
         Opportunity Fire at the leaving units.",
    ),
    now(
        "LNL-8.1-12",
        "If some units of the withdrawing side stay behind, the enemy in the hex remains locked and may not fire.",
    ),
    now(
        "LNL-8.1-13",
        "Not melee-eligible are Shaken units, leaders and advisors without an MG, flamethrower or satchel charge, \
         snipers, chaplains and medics.",
    ),
    now("LNL-8.1-14", "Units that are not melee-eligible make no melee attack and may not be chosen as defenders."),
    now(
        "LNL-8.1-15",
        "When the last melee-eligible friendly unit of the hex is eliminated, all friendly units there that are not \
         eligible are removed too.",
    ),
    now(
        "LNL-8.1-16",
        "When an eligible unit enters a hex that holds only enemy units that are not melee-eligible, those are \
         eliminated without a roll and the enterer stops there; SS Fanaticism is the exception.",
    ),
    // 8.15 Reinforcing a melee
    now("LNL-8.15-01", "Either side may move further units into a melee hex."),
    now(
        "LNL-8.15-02",
        "If no melee round has been fought in the hex in this turn, a reinforcement's entry starts the round and the \
         newcomers take part fully.",
    ),
    now(
        "LNL-8.15-03",
        "If a melee round has been fought in the hex in this turn, reinforcements take part from the next turn on.",
    ),
    later(
        "LNL-8.15-04",
        SKILL_CARDS,
        "Reinforcements with the Ambush ability add their tripled FP to the FP of the other friendly units, but the \
         round is simultaneous.",
    ),
    // 8.2 Firepower 0 and "M" units
    now("LNL-8.2-01", "An MMC with FP 0 attacks and defends in melee with FP 1."),
    now("LNL-8.2-02", "For each FP 0 MMC that takes part in a melee attack, subtract 1 from that attack's roll."),
    now(
        "LNL-8.2-03",
        "For each FP 0 MMC among the chosen defenders, add 1 to the roll of the melee attack against them.",
    ),
    now(
        "LNL-8.2-04",
        "The FP 0 melee modifiers apply only to units that fight with their own FP; one that fights with its SW \
         instead is not counted.",
    ),
    now(
        "LNL-8.2-05",
        "Two 0-5-4 attack a 2-5-4 in melee at 1-1 with -2 to the roll; the 2-5-4 attacks both at 1-1 with +2.",
    ),
    now("LNL-8.2-06", "A unit marked \"M\" adds 1 to its FP in melee attack and melee defence, per unit."),
    later("LNL-8.2-07", SCOUTS, "A scout counts as an MMC with FP 0 in melee."),
];
