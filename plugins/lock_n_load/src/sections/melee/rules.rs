//! The rules of melee (LNL-8.0 to LNL-8.2) and of glider infantry in it (LNL-13.92).

use crate::catalogue::reasons::{SCOUTS, SKILL_CARDS};
use rule_book::rules;

rules! {
    // 8.0 Melee
    MELEE_BEGINS = "LNL-8.0-01": now,
        "Melee happens when a unit moves into a hex that holds an enemy unit; the entering units get a Move marker.";
    "LNL-8.0-02": now, "In a multi-storey building melee needs both sides on the same storey.";
    "LNL-8.0-03": now, "Units may not enter melee by Assault Move; Stealth is allowed.";
    "LNL-8.0-04": now,
        "Opportunity Fire at a stack that enters melee is possible in the hexes before, never in the melee hex.";
    NEEDS_FIGHTER = "LNL-8.0-05": now,
        "SMCs that may not fight do not enter an enemy-occupied hex without a melee-eligible unit of their side.";
    MELEE_SIDES = "LNL-8.0-06": now,
        "In melee \"attacker\" is the side whose attack is being rolled, \"defender\" the units it has chosen; who \
         entered the hex is irrelevant.";
    "LNL-8.0-07": now, "A unit that can only defend in melee makes no attack, but is not eliminated for that reason.";
    ONE_ATTACK = "LNL-8.0-08": now,
        "In a melee round each side makes one attack; the player who started the round declares and rolls first.";
    "LNL-8.0-09": now,
        "Melee attacks are simultaneous: units eliminated by the first attack still take part in the second, and all \
         losses are removed afterwards.";
    MELEE_SUM = "LNL-8.0-10": now,
        "Melee attack strength is the sum of own FP of all attacking units and their usable SWs (MGs, satchel charges, \
         flamethrowers), with no halving of further units.";
    DEFENDERS = "LNL-8.0-11": now,
        "Melee defence strength is the sum of own FP and usable SWs of those enemy units that the attacker chooses, \
         one at least.";
    ODDS_COLUMN = "LNL-8.0-12": now,
        "Melee odds, attack to defence, are lowered to the next printed column: 5 to 2 is 2-1, 7 to 2 is 3-1, 6 to 4 \
         is 3-2.";
    ODDS_FLOOR = "LNL-8.0-13": now,
        "Melee odds lower than 1-3 before modification count as 1-3, but then only one unit may be attacked.";
    MELEE_ROLL = "LNL-8.0-14": now,
        "A melee attack rolls 2d6 plus leadership and the modifiers of 8.2; a result equal to or above the column's \
         kill number eliminates all chosen defenders.";
    HERO_SHIFT = "LNL-8.0-15": now,
        "A hero in a melee attack shifts the odds one column in favour of his side, several heroes no more than one; a \
         hero in defence shifts nothing.";
    "LNL-8.0-16": now,
        "Melee column shifts are applied after the odds are set and never go beyond the first or last column.";
    "LNL-8.0-17": now,
        "Units fight melee with their printed FP; fire modifiers such as adjacent, moving, Assault Move, Ops Complete \
         or wounded do not exist there.";
    "LNL-8.0-18": now, "In melee two 2-5-4 have strength 4, and three 1-6-4 with one MG42 have 5: no unit is halved.";
    "LNL-8.0-19": now, "Activity markers (Fired, Move, Ops Complete ...) do not stop a unit from fighting.";
    "LNL-8.0-20": now, "If both sides are still in the hex after a melee round, it gets a Melee marker.";
    MELEE_WEAPONS = "LNL-8.0-21": now,
        "SW limits hold in melee attack and defence: a squad uses own FP and 1 SW, or 2 SWs without own FP; a \
         half-squad or crew 1 SW without its own FP.";
    NO_ORDNANCE = "LNL-8.0-22": now, "Ordnance SWs and mortars are not usable in melee.";
    LEADER_HALF = "LNL-8.0-23": now,
        "A leader or advisor with an MG or flamethrower attacks and defends in melee with half its FP, rounded up.";
    TWO_LEADERS = "LNL-8.0-24": now,
        "Two leaders or advisors who carry one MG or flamethrower together use its full FP in melee.";
    LEADER_SATCHEL = "LNL-8.0-25": now, "A leader or advisor with a satchel charge may use its full 6 FP in melee.";
    MELEE_SATCHELS = "LNL-8.0-26": now,
        "A satchel charge used in a melee round, in attack or in defence, is removed after it.";
    HERO_WEAPON = "LNL-8.0-27": now,
        "A hero fights melee with his printed FP or, if he uses an SW, with the SW's FP for an SMC instead.";
    "LNL-8.0-28": repeats["LNL-1.6.3-B05"], "WTs defend in melee with 1 and do not attack.";
    "LNL-8.0-29": now,
        "The melee round that an entry starts is fought when the active player has made all moves of this impulse into \
         the hex; all who entered take part.";
    MELEE_LEADER = "LNL-8.0-30": now,
        "The leadership in a melee attack comes from one GO leader of the attacking side in the Location, whether or \
         not he fights with an SW himself.";
    "LNL-8.0-B01": now,
        "Vehicles and helicopters take no part in melee; infantry attacks vehicles by Close Assault.";
    "LNL-8.0-B02": repeats["LNL-8.0-22"], "Ordnance SWs add nothing in melee.";
    "LNL-8.0-B03": repeats["LNL-8.1-16"], "A Shaken WT or crew entered by GO enemy infantry surrenders and is removed.";
    // 8.1 After the round, withdrawal, who does not fight
    LOCKED = "LNL-8.1-01": now,
        "Units in a hex with a Melee marker may not move (except to withdraw) and may not fire.";
    LOCKED_IMPULSE = "LNL-8.1-02": now,
        "In a following turn a player may use an impulse on a melee hex either for another round or for an attempt to \
         withdraw.";
    ONE_ROUND = "LNL-8.1-03": now, "At most one melee round is fought per hex and turn.";
    "LNL-8.1-04": now, "The Melee marker stays as long as both sides have units in the hex.";
    "LNL-8.1-05": now,
        "When one side of a melee has been eliminated, the Melee marker is removed in the next Administrative Phase.";
    WITHDRAWAL_ANNOUNCED = "LNL-8.1-06": now,
        "A withdrawal is announced at the start of the side's impulse, before the opponent has started a melee round \
         in that hex in the same turn.";
    WITHDRAWAL_CHECK = "LNL-8.1-07": now,
        "Each unit that wants to withdraw makes a Morale Check; leadership applies, and leaders check first.";
    "LNL-8.1-08": now, "A failed withdrawal check has no penalty: the unit stays.";
    WITHDRAWAL = "LNL-8.1-09": now,
        "Units that pass the withdrawal check may leave, paying normal MP; they get a Move marker.";
    ONE_WITHDRAWAL = "LNL-8.1-10": now,
        "Each unit tries to withdraw at most once per turn; a unit that failed may still take part in a melee round of \
         that turn.";
    "LNL-8.1-11": now,
        "If the last unit of a side withdraws, the Melee marker is removed at once, and the enemy units left may use \
         Opportunity Fire at the leaving units.";
    STAYS_LOCKED = "LNL-8.1-12": now,
        "If some units of the withdrawing side stay behind, the enemy in the hex remains locked and may not fire.";
    NOT_ELIGIBLE = "LNL-8.1-13": now,
        "Not melee-eligible are Shaken units, leaders and advisors without an MG, flamethrower or satchel charge, \
         snipers, chaplains and medics.";
    LEFT_OUT = "LNL-8.1-14": now,
        "Units that are not melee-eligible make no melee attack and may not be chosen as defenders.";
    LAST_FIGHTER = "LNL-8.1-15": now,
        "When the last melee-eligible friendly unit of the hex is eliminated, all friendly units there that are not \
         eligible are removed too.";
    SURRENDERED = "LNL-8.1-16": now,
        "When an eligible unit enters a hex that holds only enemy units that are not melee-eligible, those are \
         eliminated without a roll and the enterer stops there; SS Fanaticism is the exception.";
    // 8.15 Reinforcing a melee
    "LNL-8.15-01": now, "Either side may move further units into a melee hex.";
    "LNL-8.15-02": now,
        "If no melee round has been fought in the hex in this turn, a reinforcement's entry starts the round and the \
         newcomers take part fully.";
    "LNL-8.15-03": now,
        "If a melee round has been fought in the hex in this turn, reinforcements take part from the next turn on.";
    "LNL-8.15-04": later(SKILL_CARDS),
        "Reinforcements with the Ambush ability add their tripled FP to the FP of the other friendly units, but the \
         round is simultaneous.";
    // 8.2 Firepower 0 and \"M\" units
    ZERO_IS_ONE = "LNL-8.2-01": now, "An MMC with FP 0 attacks and defends in melee with FP 1.";
    ZERO_ATTACKS = "LNL-8.2-02": now,
        "For each FP 0 MMC that takes part in a melee attack, subtract 1 from that attack's roll.";
    ZERO_DEFENDS = "LNL-8.2-03": now,
        "For each FP 0 MMC among the chosen defenders, add 1 to the roll of the melee attack against them.";
    "LNL-8.2-04": now,
        "The FP 0 melee modifiers apply only to units that fight with their own FP; one that fights with its SW \
         instead is not counted.";
    "LNL-8.2-05": now,
        "Two 0-5-4 attack a 2-5-4 in melee at 1-1 with -2 to the roll; the 2-5-4 attacks both at 1-1 with +2.";
    MELEE_BONUS = "LNL-8.2-06": now,
        "A unit marked \"M\" adds 1 to its FP in melee attack and melee defence, per unit.";
    "LNL-8.2-07": later(SCOUTS), "A scout counts as an MMC with FP 0 in melee.";
    // 13.92 American glider infantry
    GLIDER_SHIFT = "LNL-13.92-02": now,
        "In melee glider squads shift the odds one column right when they attack and one column left when they defend.";
    "LNL-13.92-03": now, "The glider shift in melee is once per attack, not per squad.";
    "LNL-13.92-04": now, "Glider half-squads do not give the melee shift.";
    "LNL-13.92-05": now,
        "Mixed with other troops, the glider shift counts only if glider MMCs are more than half of the friendly units \
         in that melee, with at least one full glider squad.";
    "LNL-13.92-06": now, "Two glider MMCs with one 2-5-4 have the melee shift; one glider MMC with one 2-5-4 has not.";
    // Rulings
    "RUL-05": now, "Melee odds are lowered to the next printed column.";
    "RUL-35": now,
        "In a melee round each side makes one attack against one group of chosen defenders; each eligible unit may \
         join or stay out.";
    SOMEBODY_FRESH = "RUL-36": now,
        "One melee round per hex and turn, started by entry, by reinforcement, or by an own impulse with a locked GO \
         unit without activity marker; the round gives no marker.";
    "RUL-37": now, "A unit tries to withdraw once per turn; failing gives no marker, and the unit may fight.";
    "RUL-38": now, "Shaken units in melee are removed when no melee-eligible friend is left in the hex.";
    "RUL-39": now, "A leader is melee-eligible with an MG, a satchel charge, a flamethrower or a Molotov.";
    "RUL-40": now,
        "SMCs that are not melee-eligible enter an enemy hex only together with, or after, a melee-eligible friend.";
    "RUL-41": now, "The FP 0 melee penalty counts only where the MMC's own FP is counted.";
    "RUL-43": now,
        "Melee shifts of different sources add up and opposite ones cancel; the column never leaves the table, and \
         odds under 1-3 are first set to 1-3.";
    "RUL-44": now,
        "For the glider shift half-squads count towards the majority, but one full glider squad must take part.";
    "RUL-83": now,
        "Entry against only ineligible enemies takes no roll and leaves no Melee marker; the enterers are under Move \
         and may not go on.";
    "RUL-92": now, "A melee round started by entry waits for all moves of the impulse into the hex.";
    "RUL-93": now, "One GO leader in the Location, whichever, lends his leadership to the melee attack.";
    "RUL-100": now, "A captured SW fights melee with its printed FP; an SMC still has half of it.";
    "RUL-104": now,
        "A leader who failed his own withdrawal check helps nobody; a GO leader who passed or does not try helps.";
    "RUL-105": now,
        "The glider majority counts all units that take part in that attack or are chosen as its defenders, SMCs \
         included.";
    // 1.6.3 Weapon Teams in melee
    "LNL-1.6.3-05": repeats["LNL-1.6.3-B05"],
        "In melee a WT defends with FP 1 whatever is printed, and makes no melee attack.";
    TEAM_DEFENDS = "LNL-1.6.3-B05": now, "In melee a WT defends with FP 1 and never attacks.";
}
