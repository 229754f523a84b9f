//! Infantry and indirect fire against vehicles (LNL-17.1 to LNL-17.4, LNL-T-B3).

use crate::catalogue::entry::rules;

rules! {
    // 17.1 Close Assault
    "LNL-17.1-01": later(CLOSE_ASSAULT),
        "A GO MMC other than a WT, or a hero, may Close Assault an enemy vehicle by moving into its hex in an own \
         impulse.";
    "LNL-17.1-02": later(CLOSE_ASSAULT),
        "No Close Assault is allowed while a melee-eligible enemy (GO MMC, hero, or armed leader, advisor or scout) is \
         in the vehicle's hex: entry then means melee.";
    "LNL-17.1-03": later(CLOSE_ASSAULT),
        "Passengers inside and riders on top do not prevent a Close Assault; GO passengers who dismount do.";
    "LNL-17.1-04": later(CLOSE_ASSAULT), "Helicopters cannot be Close Assaulted.";
    "LNL-17.1-05": later(CLOSE_ASSAULT),
        "Entering for a Close Assault costs the normal MP and is normal movement, not Assault Move.";
    "LNL-17.1-06": later(CLOSE_ASSAULT),
        "Before entering for a Close Assault each MMC, hero and accompanying leader makes a Morale Check.";
    "LNL-17.1-07": later(CLOSE_ASSAULT),
        "Subtract 2 from the Morale Check before a Close Assault if the unit enters from a hex with a positive TM.";
    "LNL-17.1-08": later(CLOSE_ASSAULT),
        "A leader checks first before a Close Assault; if he passes, his leadership helps the Morale Checks of the \
         MMCs, not of heroes.";
    "LNL-17.1-09": later(CLOSE_ASSAULT),
        "A unit that fails the Morale Check before a Close Assault stays in its hex, not Shaken, under Moved if it had \
         already moved, else Ops Complete.";
    "LNL-17.1-10": later(CLOSE_ASSAULT),
        "Each assaulting MMC or hero attacks alone with 1d6 + its FP + a leader's leadership + one weapon: an HE \
         equivalent, 6 for a satchel charge, Molotov FP, 3 for an RPG-43.";
    "LNL-17.1-11": later(CLOSE_ASSAULT), "One leader helps only one Close Assault; several leaders may help one each.";
    "LNL-17.1-12": later(CLOSE_ASSAULT), "Only one anti-tank weapon is added per assaulting unit.";
    "LNL-17.1-13": later(CLOSE_ASSAULT), "FP 0 adds 0 in a Close Assault; the melee rule for FP 0 is not used.";
    "LNL-17.1-14": later(CLOSE_ASSAULT),
        "Against a Close Assault the vehicle rolls 1d6 + its lowest armour factor, 0 with an unarmoured facing, \
         without TM.";
    "LNL-17.1-15": later(CLOSE_ASSAULT),
        "A Close Assault total greater than the vehicle's destroys it and leaves a Wreck; equal or less has no effect.";
    "LNL-17.1-16": later(CLOSE_ASSAULT),
        "A 1-6-4 squad with a Panzerfaust of HE 1 adds 2 in a Close Assault; an M4A1 with hull rear 2 adds 2.";
    "LNL-17.1-17": later(CLOSE_ASSAULT),
        "A Close Assault that destroys a vehicle eliminates its crew, armour leader and all passengers.";
    "LNL-17.1-18": later(CLOSE_ASSAULT), "Assaulters that destroy the vehicle stay in the hex, marked Moved.";
    "LNL-17.1-19": later(CLOSE_ASSAULT),
        "When the vehicle is destroyed every enemy Shaken unit, leader or advisor without an MG, sniper, chaplain and \
         medic in its hex is eliminated.";
    "LNL-17.1-20": later(CLOSE_ASSAULT),
        "Assaulters that do not destroy the vehicle return to the hex they came from, marked Moved.";
    "LNL-17.1-21": later(CLOSE_ASSAULT),
        "Satchel charges, Molotovs and RPG-43s used in a Close Assault are removed whatever the result.";
    "LNL-17.1-22": later(CLOSE_ASSAULT),
        "With several vehicles in the hex each assaulter names its target before rolling, one after the other; after a \
         success a later one may name another vehicle.";
    "LNL-17.1-23": later(CLOSE_ASSAULT),
        "If any assault destroys the last enemy vehicle in the hex all assaulters stay; otherwise all return.";
    "LNL-17.1-24": later(CLOSE_ASSAULT),
        "A leader who passed his Morale Check moves with the assaulters and shares their fate; he never assaults \
         alone.";
    "LNL-17.1-25": later(CLOSE_ASSAULT),
        "A hero's assault may have a leader's help like an MMC's; only the hero's Morale Check before it cannot.";
    // 17.2 Small arms against armoured vehicles
    // 17.3 Small arms against unarmoured vehicles
    // T-B3 Damage of vehicles on the Direct Fire Table
    "LNL-T-B3-02": repeats["RUL-13"],
        "A Damage Check of exactly twice the morale belongs to the band of twice the morale.";
}
