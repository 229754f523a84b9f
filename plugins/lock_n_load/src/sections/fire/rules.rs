//! The rules of fire combat (LNL-5.0 to LNL-5.2, LNL-11.11) and of what is left of squads (LNL-13.82, LNL-13.93, LNL-23.0).

use crate::catalogue::entry::rules;

rules! {
    // 5.0 Fire combat
    CONDITIONS = "LNL-5.0-01": now,
        "The target must be in range of the firing weapon, in its LOS, and Spotted; each FP source (squad, SW) is \
         checked against its own range.";
    RANGE = "LNL-5.0-02": now,
        "Range counts hexes from the firer to the target, the target hex included, the firer's hex not.";
    "LNL-5.0-03": now, "Fire may pass through hexes with friendly units.";
    MIXED = "LNL-5.0-04": now, "Nobody fires into a hex that holds units of both sides.";
    MELEE_HEX = "LNL-5.0-05": now, "Nobody fires into a hex with a Melee marker.";
    ATTACK_TOTAL = "LNL-5.0-06": now, "The attack total is FP + 1d6 + leadership + attacker modifiers.";
    "LNL-5.0-07": now, "The defence total is 1d6 + TM of the target's terrain.";
    "LNL-5.0-08": now, "An attack total equal to or less than the defence total has no effect.";
    "LNL-5.0-09": now,
        "If the attack total is greater, every unit in the target Location makes a Damage Check; the margin is the \
         difference of the totals.";
    MARGIN = "LNL-5.0-10": now, "A Damage Check is 1d6 + margin, read on the DFT against the unit's morale.";
    "LNL-5.0-11": now, "Leaders make their Damage Checks first.";
    HELP = "LNL-5.0-12": now,
        "A leader who is GO after his own check subtracts his leadership from the checks of the other units of the \
         Location, never from his own.";
    CHECK_ORDER = "LNL-5.0-13": now,
        "With several leaders the owner chooses the order of their Damage Checks; each later check uses at most one \
         leader's modifier.";
    "LNL-5.0-14": now,
        "An attack uses one attack die and one defence die; where modifiers differ between the units of the target, \
         the totals are computed per unit.";
    "LNL-5.0-15": now, "FP after modifiers may be zero or negative; the attack is still rolled.";
    "LNL-5.0-16": now, "In a multi-storey building the bans on fire into a mixed hex or a melee count per storey.";
    COVER = "LNL-5.0-17": now,
        "TM against direct fire is the higher of the TM of the target's hex and that of the hexside terrain over which \
         the LOS enters it, plus the additive parts.";
    "LNL-5.0-18": now,
        "\"Terrain with a positive TM\", as for rally, medics and snipers, means the hex and its additive parts only, \
         never hexside terrain.";
    "LNL-5.0-B01": later(HEAVY_WEAPONS),
        "Ordnance and vehicle MGs need range, LOS and a Spotted target as all direct fire does.";
    "LNL-5.0-B02": later(VEHICLES),
        "Nobody may fire into a hex of both sides or with a Melee marker, so no other unit can shoot at a vehicle that \
         shares a hex with its friends.";
    // 5.01 Leaders in fire combat
    LEADER_AIDS = "LNL-5.01-01": now,
        "A GO leader without Move, Low Crawl, Fired or Ops Complete marker may aid all attacks of units of his force \
         in his Location in the impulse.";
    "LNL-5.01-02": now, "Any one attack is aided by at most one leader.";
    AIDING_LEADERSHIP = "LNL-5.01-03": now, "On the DFT the aiding leader's leadership is added to the attack.";
    "LNL-5.01-04": later(ORDNANCE),
        "On the OFT the aiding leader's leadership is subtracted from the to-hit roll of SWs and WTs.";
    "LNL-5.01-05": later(ORDNANCE),
        "In one impulse a leader may aid both the small-arms attack and each ordnance attack of his Location.";
    "LNL-5.01-06": now, "A leader who aided an attack gets a Fired marker.";
    "LNL-5.01-07": now, "Assault Move does not stop a leader from aiding the later fire of his stack.";
    "LNL-5.01-08": now, "A leader may aid Opportunity Fire of his Location in the same way.";
    "LNL-5.01-09": later(INDIRECT_FIRE),
        "A leader may not direct on-board mortars or off-board artillery and aid direct fire in the same turn.";
    "LNL-5.01-10": now, "A leader who fires an SW aids nothing in that attack.";
    "LNL-5.01-B01": later(ORDNANCE),
        "A GO leader free of Moved, Low Crawl, Fired and Ops Complete may subtract his leadership from the to-hit \
         rolls of ordnance SWs and WTs of his hex.";
    "LNL-5.01-B02": later(VEHICLES), "Infantry leaders do not modify the fire of vehicles; only armour leaders do.";
    // 5.1 Results of the Direct Fire Table
    "LNL-5.1-01": now, "A unit with the result Shaken is turned to its Shaken side.";
    "LNL-5.1-02": now, "A Shaken unit may return to GO by a rally attempt in a following Rally Phase.";
    SHAKEN_FIRE = "LNL-5.1-03": now, "Shaken units fire neither their own FP nor SWs.";
    SHAKEN_APPROACH = "LNL-5.1-04": now, "Shaken units may not move closer to an enemy unit that is in their LOS.";
    SHAKEN_SPOTTING = "LNL-5.1-05": now,
        "Shaken units do not spot, and enemy units do not become Spotted by being adjacent to them.";
    "LNL-5.1-06": now,
        "Shaken units caught in melee surrender and are removed when no melee-eligible friend is left in the hex.";
    SHAKEN_LEADER = "LNL-5.1-07": now,
        "Shaken leaders rally nobody but themselves and use their leadership for nothing.";
    "LNL-5.1-08": now, "Shaken medics heal nobody, themselves included.";
    "LNL-5.1-09": now, "Shaken snipers do not fire; they may rally themselves.";
    "LNL-5.1-10": later(CHAPLAINS), "Shaken chaplains rally nobody.";
    "LNL-5.1-11": later(ADVISORS), "Shaken US advisors do not raise the morale of ARVN units stacked with them.";
    "LNL-5.1-12": later(VEHICLES), "Shaken vehicles are Buttoned, have half MF and do not fire.";
    "LNL-5.1-13": now, "Heroes are never Shaken.";
    "LNL-5.1-14": now, "A squad with the result Casualties is replaced by a Shaken half-squad.";
    "LNL-5.1-15": now, "A half-squad, crew or WT with the result Casualties is eliminated.";
    "LNL-5.1-16": now,
        "A half-squad born of Casualties takes over the squad's activity markers, keeps at most one SW, and makes no \
         second Damage Check for the same attack.";
    "LNL-5.1-17": now, "A moving SMC that is wounded stops at once.";
    "LNL-5.1-18": now, "An SMC other than a hero is turned to its Shaken side and gets a Wounded marker.";
    "LNL-5.1-19": now, "A wounded hero is turned to his wounded side; he does not become Shaken.";
    WOUNDED_LEADER = "LNL-5.1-20": now, "A wounded leader has morale, leadership and leadership range 1 lower.";
    WOUNDED_ACTIVATES = "LNL-5.1-21": now, "A wounded leader activates only units of his own hex.";
    "LNL-5.1-22": now, "An SMC under Wounded, or a wounded hero, that is wounded again is eliminated.";
    "LNL-5.1-23": now, "Wounded stays over the Administrative Phase; a medic can remove it.";
    HERO_ROLL = "LNL-5.1-24": now,
        "When a squad or half-squad, GO or Shaken, rolls a natural 1 on a Damage Check, its owner rolls 1d6: an even \
         number creates a hero in the hex.";
    "LNL-5.1-25": now, "Crews, WTs, SMCs and vehicles create no heroes.";
    "LNL-5.1-26": now, "The hero roll is made whether or not the Damage Check has an effect.";
    HERO_DRAWN = "LNL-5.1-27": now,
        "The hero counter is drawn at random; Skill Cards come with a later part of the game.";
    "LNL-5.1-28": now, "The hero takes over the activity markers of the unit that created him.";
    "LNL-5.1-B01": later(VEHICLES), "A Shaken vehicle is Buttoned, has its MF halved and may not fire.";
    "LNL-5.1-B02": repeats["LNL-5.1-15"], "Casualties eliminate a crew or a WT, as they do a half-squad.";
    "LNL-5.1-B03": repeats["LNL-5.1-13"], "A hero is never Shaken.";
    // 5.2 Several units in one attack
    JOINT_ATTACK = "LNL-5.2-01": now, "Only units of one Location attack together, and only at one target Location.";
    LEAD = "LNL-5.2-02": now, "One MMC leads a joint attack and counts its full FP; the owner chooses which.";
    FURTHER = "LNL-5.2-03": now, "Each further MMC in a joint attack adds half its FP.";
    "LNL-5.2-04": now, "A further MMC with FP 0 adds nothing of its own to a joint attack; its SW counts as usual.";
    ROUND_UP = "LNL-5.2-05": now,
        "All FP of an attack are added and a fraction left in the sum is rounded up; modifiers come after that.";
    FULL_WEAPONS = "LNL-5.2-06": now, "MGs and flamethrowers add their full FP to a joint attack.";
    "LNL-5.2-07": now, "Satchel charges and heroes add their full FP to a joint attack.";
    "LNL-5.2-08": now, "US glider infantry is the exception to the halving of further MMCs.";
    "LNL-5.2-09": later(HEAVY_WEAPONS),
        "Ordnance SWs, WTs, vehicles and helicopters always make their own separate attacks.";
    "LNL-5.2-10": later(HEAVY_WEAPONS),
        "WTs, vehicles and helicopters may also fire in another impulse than the rest of the hex; ordnance SWs may \
         not.";
    "LNL-5.2-B01": later(HEAVY_WEAPONS),
        "Ordnance SWs, WTs, vehicles and helicopters always fire as separate attacks, also in one impulse from one \
         hex.";
    "LNL-5.2-B02": later(HEAVY_WEAPONS),
        "WTs, vehicles and helicopters may fire in another impulse than the other units of their hex; ordnance SWs may \
         not.";
    // 11.11 Leaders and combat
    "LNL-11.11-01": now, "A leader aids fire as 5.01 says; one attack is aided by one leader only.";
    "LNL-11.11-02": later(INDIRECT_FIRE),
        "A leader may not both call on-board mortar or off-board artillery and add leadership to a direct attack in \
         the same turn.";
    // 13.82 Wehrmacht half-squads
    HALF_SQUAD_ROLL = "LNL-13.82-01": now,
        "When a Wehrmacht half-squad is created, roll 1d6: even gives the 1-5-4, odd the 0-5-4, unless the squad has a \
         fixed half-squad.";
    // 13.92 American glider infantry
    GLIDER = "LNL-13.92-01": now, "Glider squads and their half-squads are not halved as further units in an attack.";
    // 13.93 American glider half-squads
    "LNL-13.93-01": now, "When a glider squad becomes a half-squad, roll 1d6: even 1-5-4, odd 0-5-4.";
    // 23.0 Squad reductions
    "LNL-23.0-01": now,
        "When a squad suffers Casualties it is replaced by the half-squad of its row in the squad reductions table.";
    "LNL-23.0-02": now, "The half-squad that replaces a squad appears Shaken.";
    // Rulings
    "RUL-02": now,
        "Under Ops Complete FP is halved per weapon and per MMC, rounded down, before further MMCs are halved.";
    "RUL-03": now,
        "A further MMC with FP 0 under Ops Complete adds 0; only the leading MMC uses -1, and an MMC that fires only \
         its SW brings neither.";
    "RUL-09": now, "Terrain that cancels the +1 against moving units, low crops and wheat, is marked so in its data.";
    "RUL-13": now, "A Damage Check of exactly twice the morale falls in the double band.";
    "RUL-14": now, "A leader helps Damage Checks whatever markers he has: Good Order is enough.";
    "RUL-15": now,
        "A leader may aid Opportunity Fire under the same marker conditions as other fire; he then gets Fired.";
    "RUL-16": now, "An attack has at most one leader; one leader may aid all attacks of his Location in the impulse.";
    "RUL-17": now, "Leaders do not add up: one modifier per roll, the owner's choice.";
    TWO_MEN = "RUL-42": now,
        "An SW replaces a hero's FP in that action; two SMCs in one hex may fire one SW at full FP, and both then \
         count as having fired.";
    "RUL-49": now,
        "A squad with a fixed half-squad in the reductions table gets that one; the die is for the 1-6-4 squad.";
    "RUL-55": now, "Mixed target hexes take one attack die and one defence die, with totals per unit.";
    "RUL-57": now, "The -2 counts once for the whole attack if any unit under Assault Move or Stealth adds FP.";
    "RUL-67": now,
        "A half-squad born of Casualties has the same markers, makes no second check, keeps one SW of its owner's \
         choice, and is Shaken.";
    "RUL-77": now, "The FP sum is rounded up first, then modifiers are added.";
    "RUL-85": now,
        "A GO leader helps Damage Checks of all friends in his Location, but rallies and aids fire only for his own \
         force.";
    HEXSIDES_ADD = "RUL-89": switch,
        "Hexside TM counts instead of the hex's TM where it is higher; a LOS through a vertex takes the higher of the \
         two hexsides; rally, medics and snipers have no use of it.";
}
