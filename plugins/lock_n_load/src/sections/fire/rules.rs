//! The rules of fire combat (LNL-5.0 to LNL-5.2, LNL-11.11) and of what is left of squads (LNL-13.82, LNL-13.93, LNL-23.0).

use crate::catalogue::reasons::{ADVISORS, CHAPLAINS};
use rule_book::rules;

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
    "LNL-5.0-B01": repeats["LNL-5.0-01"],
        "Ordnance and vehicle MGs need range, LOS and a Spotted target as all direct fire does.";
    "LNL-5.0-B02": repeats["LNL-5.0-04", "LNL-5.0-05"],
        "Nobody may fire into a hex of both sides or with a Melee marker, so no other unit can shoot at a vehicle that \
         shares a hex with its friends.";
    // 5.01 Leaders in fire combat
    LEADER_AIDS = "LNL-5.01-01": now,
        "A GO leader without Move, Low Crawl, Fired or Ops Complete marker may aid all attacks of units of his force \
         in his Location in the impulse.";
    "LNL-5.01-02": now, "Any one attack is aided by at most one leader.";
    AIDING_LEADERSHIP = "LNL-5.01-03": now, "On the DFT the aiding leader's leadership is added to the attack.";
    DIRECTED = "LNL-5.01-04": now,
        "On the OFT the aiding leader's leadership is subtracted from the to-hit roll of SWs and WTs.";
    "LNL-5.01-05": now,
        "In one impulse a leader may aid both the small-arms attack and each ordnance attack of his Location.";
    "LNL-5.01-06": now, "A leader who aided an attack gets a Fired marker.";
    "LNL-5.01-07": now, "Assault Move does not stop a leader from aiding the later fire of his stack.";
    "LNL-5.01-08": now, "A leader may aid Opportunity Fire of his Location in the same way.";
    CALLS_OR_LEADS = "LNL-5.01-09": now,
        "A leader may not direct on-board mortars or off-board artillery and aid direct fire in the same turn.";
    "LNL-5.01-10": now, "A leader who fires an SW aids nothing in that attack.";
    "LNL-5.01-B01": repeats["LNL-5.01-04", "LNL-5.01-05"],
        "A GO leader free of Moved, Low Crawl, Fired and Ops Complete may subtract his leadership from the to-hit \
         rolls of ordnance SWs and WTs of his hex.";
    NOT_VEHICLES = "LNL-5.01-B02": now, "Infantry leaders do not modify the fire of vehicles; only armour leaders do.";
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
    "LNL-5.1-12": repeats["LNL-15.0-07"], "Shaken vehicles are Buttoned, have half MF and do not fire.";
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
        "The hero counter is drawn at random from the side's pool.";
    "LNL-5.1-28": now, "The hero takes over the activity markers of the unit that created him.";
    "LNL-5.1-B01": repeats["LNL-15.0-07"], "A Shaken vehicle is Buttoned, has its MF halved and may not fire.";
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
    "LNL-5.2-09": repeats["LNL-5.2-B01"],
        "Ordnance SWs, WTs, vehicles and helicopters always make their own separate attacks.";
    "LNL-5.2-10": repeats["LNL-5.2-B02"],
        "WTs, vehicles and helicopters may also fire in another impulse than the rest of the hex; ordnance SWs may \
         not.";
    APART = "LNL-5.2-B01": now,
        "Ordnance SWs, WTs, vehicles and helicopters always fire as separate attacks, also in one impulse from one \
         hex.";
    "LNL-5.2-B02": now,
        "WTs, vehicles and helicopters may fire in another impulse than the other units of their hex; ordnance SWs may \
         not.";
    // 11.11 Leaders and combat
    "LNL-11.11-01": now, "A leader aids fire as 5.01 says; one attack is aided by one leader only.";
    "LNL-11.11-02": repeats["LNL-5.01-09"],
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
    "RUL-120": now,
        "A unit of FP 0 under Assault Move adds no FP and brings no -2, alone or with others; a leader's aid is not FP.";
    "RUL-77": now, "The FP sum is rounded up first, then modifiers are added.";
    "RUL-85": now,
        "A GO leader helps Damage Checks of all friends in his Location, but rallies and aids fire only for his own \
         force.";
    HEXSIDES_ADD = "RUL-89": switch,
        "Hexside TM counts instead of the hex's TM where it is higher; a LOS through a vertex takes the higher of the \
         two hexsides; rally, medics and snipers have no use of it.";
    // 17.2 Small arms against armoured vehicles
    "LNL-17.2-01": now,
        "Small arms are weapons without a to-hit table: own FP, MGs, flamethrowers, and against vehicles satchel \
         charges too.";
    ARMOUR_PROOF = "LNL-17.2-02": now,
        "Small arms may attack Open armoured vehicles, open-topped ones such as the M10, riders on any vehicle, every \
         unarmoured vehicle and every helicopter.";
    ONE_TARGET = "LNL-17.2-03": now,
        "Small-arms fire at a hex with vehicles and other units chooses one vehicle, with its passengers, or all \
         non-vehicle units.";
    "LNL-17.2-04": repeats["LNL-5.0-01"],
        "Range, LOS and spotting hold for small-arms fire at vehicles as for any fire.";
    LOWEST_ARMOUR = "LNL-17.2-05": now,
        "Small arms attack a vehicle with 1d6 + FP + DFT modifiers against 1d6 + TM of the vehicle's hex + its lowest \
         armour factor.";
    "LNL-17.2-06": now,
        "If small arms beat the defence the vehicle, unless Buttoned and not open-topped, and every rider make a \
         Damage Check with the margin.";
    "LNL-17.2-07": now,
        "If the vehicle is Buttoned only its riders make the Damage Check from small arms.";
    "LNL-17.2-08": now,
        "A vehicle's Damage Check uses the armoured-vehicle column of the DFT: above its morale it is Shaken and so \
         Buttoned.";
    "LNL-17.2-09": repeats["LNL-11.8-B02", "LNL-11.8-B03"],
        "With a GO armour leader aboard the vehicle's Damage Check uses his morale and subtracts his leadership.";
    "LNL-17.2-10": now,
        "Leaders among the riders check first; if still GO they help the other riders' Damage Checks, not the \
         vehicle's.";
    DRIVEN_OFF = "LNL-17.2-11": now,
        "Riders who become Shaken must dismount at once, and the others may go with them; all who dismount are marked \
         Moved.";
    "LNL-17.3-01": now,
        "Against unarmoured vehicles small arms fire at Open and Buttoned ones alike, without armour in the defence, \
         and the DFT column has a Destroyed result.";
    "LNL-17.3-02": repeats["LNL-15.4-02", "LNL-16.1.1-01"],
        "For a vehicle destroyed by small arms roll for its crew and for its passengers' survival.";
    "LNL-17.3-03": repeats["LNL-17.2-06"], "Riders on an unarmoured vehicle check as those on an armoured one.";
    "LNL-17.3-04": now,
        "Fire through an unarmoured facing of a partly unarmoured vehicle counts as at an unarmoured vehicle, through \
         an armoured facing as at an armoured one.";
    "LNL-17.3-05": now,
        "Against fire through an armoured facing the lowest armour factor is the lowest printed number; an asterisk is \
         not read as 0 there.";
    "LNL-T-B3-02": repeats["RUL-13"],
        "A Damage Check of exactly twice the morale belongs to the band of twice the morale.";
    "LNL-T-B3-03": now, "A Shaken result from an attack with a Molotov means Abandoned for a vehicle.";
    // 15.0 Machine guns of vehicles
    "LNL-15.0-05": repeats["LNL-17.2-02"],
        "A Buttoned, fully armoured vehicle cannot be harmed by small arms, mortars or artillery.";
    "LNL-15.0-06": now,
        "A Buttoned vehicle may not spot, may not use MGs with an asterisk, and has no -1 to hit.";
    "LNL-15.0-13": now,
        "A vehicle's MG FP is underlined; an MG of FP 2 has range 10, one of FP 4 range 14.";
    ALL_ROUND = "LNL-15.0-14": now, "An MG with an asterisk fires in any direction, only while the vehicle is Open.";
    IN_ARC = "LNL-15.0-15": now,
        "An MG without an asterisk fires only in the turret's arc, or in the hull's front arc without a turret, Open \
         or Buttoned.";
    WEAPONS_ONCE = "LNL-15.0-16": now,
        "In one impulse a vehicle or helicopter may use any of its MGs and its main gun, at one target or at several; \
         MGs may fire as separate attacks.";
    "LNL-15.0-17": now,
        "MGs of one vehicle that fire at the same target may add up their full FP in one attack.";
    // 15.2 After an Assault Move
    AFTER_VEHICLE_ASSAULT = "LNL-15.2-02": now,
        "After an Assault Move a vehicle's MGs fire with -2 to the total FP of the attack.";
    // 11.8, 15.41 Armour leaders in fire
    "RUL-66": repeats["LNL-11.8-B05"],
        "The attack that an armour leader's leadership does not help is the HE equivalent attack.";
    "LNL-11.8-05": repeats["LNL-11.8-B03"],
        "An armour leader's leadership is subtracted from his vehicle's rally rolls and Damage Checks.";
    "LNL-11.8-06": repeats["LNL-11.8-B04"],
        "A vehicle with an armour leader checks damage on its vehicle column, armoured or unarmoured, never on the GO \
         SMC column.";
    "LNL-11.8-07": repeats["LNL-11.8-B05"],
        "An armour leader's leadership is subtracted from his vehicle's to-hit roll and added to its MG attack, both \
         in one turn, but never added to the HE attack after a hit.";
    COMMANDER_HELPS = "LNL-11.8-B03": now,
        "The armour leader's leadership helps the rally rolls and Damage Checks of his vehicle.";
    "LNL-11.8-B04": now,
        "A vehicle with an armour leader still uses the vehicle column of the DFT, never the SMC column.";
    COMMANDER = "LNL-11.8-B05": now,
        "An armour leader helps his vehicle's to-hit rolls and MG attacks, both in the same turn if wanted; never its \
         HE attack.";
    "LNL-15.41-01": repeats["LNL-11.8-B02", "LNL-11.8-B03"],
        "A vehicle with an armour leader has his morale, and his leadership is subtracted from its rally rolls and \
         Damage Checks.";
    "LNL-15.41-02": repeats["LNL-11.8-B05"],
        "An armour leader's leadership is subtracted from to-hit rolls and added to MG attacks and Overruns, not to HE \
         attacks.";
    // 1.6.22 Molotov cocktails
    "LNL-1.6.22-B01": now,
        "A Molotov is an SW for any unit that may use an SW, and is removed after one use.";
    MOLOTOV = "LNL-1.6.22-B02": now,
        "A Molotov may join the FP of an MMC or SMC in a DFT attack on infantry or vehicles in an adjacent hex.";
    "LNL-1.6.22-B05": now,
        "An enemy infantry unit made Shaken by a DFT attack that includes a Molotov must retreat one hex; melee \
         results do not cause this.";
    "LNL-1.6.22-B06": now,
        "An enemy vehicle made Shaken by a DFT attack that includes a Molotov is Abandoned: its crew leaves it and \
         retreats one hex.";
    "LNL-1.6.22-B07": now,
        "The leadership of a directing leader is added to a Molotov attack, unless he throws it himself.";
    "LNL-1.6.22-B08": now,
        "Beside leadership a Molotov has no attacker modifier, except that the modifiers of an MMC that fires its own \
         FP with it apply once.";
    "LNL-1.6.22-B09": now, "An eligible SMC throws a Molotov with its full FP.";
    "LNL-1.6.22-B10": repeats["LNL-17.2-02"],
        "A Molotov on the DFT has no effect on a Buttoned, fully armoured vehicle; in a Close Assault it works against \
         any vehicle.";
    // 1.6.3 Weapon Teams in fire
    "LNL-1.6.3-01": repeats["LNL-1.6.3-B01", "LNL-1.6.3-B02"], "A WT has its own FP and MF; no other unit can carry it or fire it.";
    "LNL-1.6.3-02": repeats["LNL-3.0-B05"], "WTs are marked SR: they may rally themselves.";
    "LNL-1.6.3-06": repeats["LNL-1.6.3-B06"], "An eliminated WT takes its weapon with it: nothing is left to capture.";
    "LNL-1.6.3-07": repeats["LNL-1.6.3-B07"], "A WT with a red arrow in a corner may fire only into the arc of that arrow.";
    "LNL-1.6.3-16": repeats["LNL-5.2-B01"],
        "A WT with a to-hit table uses ordnance rules, one without uses the DFT; both fire separately from all other \
         units of the hex.";
    "LNL-1.6.3-B01": now, "WTs have their own FP, range, MF and morale, and rally themselves.";
    "LNL-1.6.3-B02": now, "No other unit may carry or fire a WT.";
    "LNL-1.6.3-B06": now, "With an eliminated WT its weapon is gone: there is nothing to capture.";
    TEAM_ARC = "LNL-1.6.3-B07": now, "A WT with a red arrow in a counter corner may fire only inside its arc.";
    // 16.1 Passengers inside
    "LNL-16.1-06": now, "Passengers inside make no Damage Check when small arms hit the vehicle.";
    "LNL-16.2-05": repeats["LNL-17.2-02"], "Riders may be attacked by small arms, whether the vehicle is Open or Buttoned.";
    // Rulings of part B
    "LNL-RB-17": repeats["LNL-15.0-16", "LNL-15.0-17"],
        "Main-gun shots and MGs of one vehicle or helicopter may go at several targets, each a separate attack; MGs at \
         one target may be summed.";
    "LNL-RB-20": repeats["LNL-17.2-02"], "Small arms may attack an armoured vehicle that is not Buttoned.";
    "LNL-RB-21": repeats["LNL-17.2-02"],
        "Open-topped vehicles can always be attacked by small arms, mortars and artillery.";
    "LNL-RB-22": repeats["LNL-5.3-B04"],
        "On the DFT the +1 against moving units holds against vehicles and not against helicopters.";
    "LNL-RB-56": repeats["LNL-1.6.2-B02"], "A flamethrower makes no vehicle retreat.";
    "LNL-RB-57": repeats["LNL-1.6.22-B02"],
        "A Molotov is thrown at an adjacent hex, or used in its own hex in melee and Close Assault.";
    "LNL-RB-58": repeats["LNL-1.6.22-B09"], "It is SMCs who throw a Molotov at full FP.";
    "LNL-RB-74": now,
        "Small arms at a vehicle with riders make one attack and one defence roll; the same margin counts for vehicle \
         and riders.";
}
