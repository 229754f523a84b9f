//! The rules of the Rally Phase (LNL-3.0), SS Fanaticism and Dedication among them (LNL-13.81).

use rule_book::rules;

rules! {
    // 3.0 Rally Phase
    RALLY_PARTS = "LNL-3.0-04": now,
        "The player with the initiative makes all his rally attempts first; then the other player makes all of his.";
    LEADERS_FIRST = "LNL-3.0-05": now, "Each player rallies Shaken leaders before other units.";
    "LNL-3.0-06": now, "A leader who has just rallied may at once help the others of his Location.";
    ONE_RALLY = "LNL-3.0-07": now,
        "Each Shaken unit makes at most one rally attempt per Rally Phase; only rules that say so, such as SS \
         Dedication, give another.";
    BY_LEADER = "LNL-3.0-08": now,
        "A Shaken unit may try to rally if a friendly GO leader of its own counter background colour is in the same \
         Location.";
    COLOUR = "LNL-3.0-09": now, "A leader can rally only units whose background colour equals his own.";
    BY_HERO = "LNL-3.0-10": now,
        "A Shaken unit may try to rally if a friendly hero is in the same Location, even without a leader.";
    LEADERS = "LNL-3.0-11": now, "Leaders may always try to rally themselves.";
    SELF_RALLY = "LNL-3.0-12": now, "Units marked SR, such as snipers, may always try to rally.";
    "LNL-3.0-13": repeats["LNL-3.0-B01"], "Vehicles may always try to rally.";
    "LNL-3.0-14": repeats["LNL-3.0-B03"], "An armour leader can rally only the vehicle he commands.";
    NOBODY_ELSE = "LNL-3.0-15": now,
        "A Shaken unit with no leader, no hero and no right of its own may not try to rally; SS Dedication is the \
         exception.";
    MEDIC_RALLIES = "LNL-3.0-16": now, "A medic is no SR unit: he needs a GO leader or a hero in his hex to rally.";
    RALLY_ROLL = "LNL-3.0-17": now,
        "Roll 2d6: the unit rallies if the modified roll is equal to or less than its morale, that of its Shaken side, \
         1 less for a wounded leader.";
    RALLY_LEADERSHIP = "LNL-3.0-18": now,
        "Subtract the leadership of the GO leader who enables or helps the rally attempt; he helps SR units in his \
         Location too.";
    OWN_LEADERSHIP = "LNL-3.0-19": now, "A leader never subtracts his own leadership from his own rally attempt.";
    "LNL-3.0-20": now, "Only one leader's modifier counts per rally attempt, the owner's choice.";
    RALLY_COVER = "LNL-3.0-21": now, "Subtract 2 from the rally roll if the unit is in terrain with a positive TM.";
    "LNL-3.0-22": now, "A failed rally attempt has no effect other than staying Shaken.";
    "LNL-3.0-23": now, "Shaken units in a melee hex may try to rally like others.";
    "LNL-3.0-24": now,
        "Players may not split squads; half-squads come only from combat results or from the scenario's order of \
         battle.";
    JOINING = "LNL-3.0-25": now,
        "Two GO half-squads of the same type and nationality in the same Location as a GO leader may be joined into \
         one squad of that type.";
    NO_CREWS = "LNL-3.0-26": now, "Crews may not be joined as half-squads are.";
    NOT_IN_MELEE = "LNL-3.0-27": now, "Half-squads in melee may not be joined.";
    TAKERS = "LNL-3.0-28": now,
        "A GO MMC other than a WT, or an eligible GO SMC, may take an abandoned SW in its Location in the Rally Phase.";
    EXCHANGE = "LNL-3.0-29": now,
        "GO friendly units in the same Location may exchange SWs in the Rally Phase, within carrying limits.";
    WHEN_TURNED = "LNL-3.0-30": now, "Tripod MGs are set up and packed in the Rally Phase.";
    MEDICS_PART = "LNL-3.0-31": now, "Medics act in their owner's part of the Rally Phase.";
    "LNL-3.0-B01": now, "A Shaken vehicle may always try to rally, with or without a leader in its hex.";
    COMMANDER_RALLIES = "LNL-3.0-B02": now,
        "A vehicle rallies with 2d6 equal to or less than its morale; an armour leader aboard gives his morale and his \
         leadership.";
    VEHICLE_ALONE = "LNL-3.0-B03": now,
        "Armour leaders rally only the vehicle they command; infantry leaders do not help vehicles.";
    "LNL-3.0-B04": now, "The -2 for terrain with a positive TM applies to a vehicle's rally roll too.";
    "LNL-3.0-B05": now, "WTs rally themselves; a GO leader in the hex may add his leadership.";
    "LNL-3.0-B06": repeats["LNL-3.0-26"], "Crews never combine into a squad.";
    // 13.81 SS
    "LNL-13.81-01": now,
        "SS Fanaticism: when a melee-eligible enemy enters a hex with Shaken SS units that would be eligible if GO, \
         these are not eliminated at once but try to rally.";
    FANATICISM = "LNL-13.81-02": now,
        "In SS Fanaticism leaders try to rally first, then the others; GO leaders help, but no leader is needed.";
    "LNL-13.81-03": now,
        "In SS Fanaticism units that fail to rally are eliminated; units that rally fight the melee round normally.";
    "LNL-13.81-04": now,
        "If after SS Fanaticism only GO units without melee eligibility are left, they are eliminated.";
    DEDICATION = "LNL-13.81-05": now,
        "SS Dedication: once per Rally Phase one Shaken SS unit outside a hex eligible for rallying may try, or one \
         failed rally roll of an SS unit is repeated.";
    ELIGIBLE_HEX = "LNL-13.81-06": now,
        "A hex eligible for rallying is, for SS Dedication, a hex with a friendly leader or a hero.";
    // Rulings
    "RUL-72": now, "A unit makes one rally attempt per Rally Phase unless a rule expressly grants another.";
    "RUL-73": now, "Units in a melee hex may rally.";
    SAME_TYPE = "RUL-84": now,
        "Half-squads join if side, colour and FP-range-MF are the same; the two kinds that come from one squad type \
         may join to it.";
    "RUL-102": now,
        "In SS Fanaticism all Shaken SS units of the Location roll, leaders first, with all rally modifiers; GO SS \
         units there change nothing.";
}
