//! The rules of Close Assaults on vehicles (LNL-17.1).

use crate::catalogue::reasons::HELICOPTERS;
use rule_book::rules;

rules! {
    // 17.1 Close Assault
    ASSAULTERS = "LNL-17.1-01": now,
        "A GO MMC other than a WT, or a hero, may Close Assault an enemy vehicle by moving into its hex in an own \
         impulse.";
    BARRED = "LNL-17.1-02": now,
        "No Close Assault is allowed while a melee-eligible enemy (GO MMC, hero, or armed leader, advisor or scout) is \
         in the vehicle's hex: entry then means melee.";
    "LNL-17.1-03": now,
        "Passengers inside and riders on top do not prevent a Close Assault; GO passengers who dismount do.";
    "LNL-17.1-04": later(HELICOPTERS), "Helicopters cannot be Close Assaulted.";
    ASSAULT_STEP = "LNL-17.1-05": now,
        "Entering for a Close Assault costs the normal MP and is normal movement, not Assault Move.";
    "LNL-17.1-06": now,
        "Before entering for a Close Assault each MMC, hero and accompanying leader makes a Morale Check.";
    OUT_OF_COVER = "LNL-17.1-07": now,
        "Subtract 2 from the Morale Check before a Close Assault if the unit enters from a hex with a positive TM.";
    LEADER_CHECKS = "LNL-17.1-08": now,
        "A leader checks first before a Close Assault; if he passes, his leadership helps the Morale Checks of the \
         MMCs, not of heroes.";
    "LNL-17.1-09": now,
        "A unit that fails the Morale Check before a Close Assault stays in its hex, not Shaken, under Moved if it had \
         already moved, else Ops Complete.";
    ASSAULT_TOTAL = "LNL-17.1-10": now,
        "Each assaulting MMC or hero attacks alone with 1d6 + its FP + a leader's leadership + one weapon: an HE \
         equivalent, 6 for a satchel charge, Molotov FP, 3 for an RPG-43.";
    LEADER_HELPS = "LNL-17.1-11": now,
        "One leader helps only one Close Assault; several leaders may help one each.";
    ONE_WEAPON = "LNL-17.1-12": now, "Only one anti-tank weapon is added per assaulting unit.";
    "LNL-17.1-13": now, "FP 0 adds 0 in a Close Assault; the melee rule for FP 0 is not used.";
    WEAKEST_ARMOUR = "LNL-17.1-14": now,
        "Against a Close Assault the vehicle rolls 1d6 + its lowest armour factor, 0 with an unarmoured facing, \
         without TM.";
    "LNL-17.1-15": now,
        "A Close Assault total greater than the vehicle's destroys it and leaves a Wreck; equal or less has no effect.";
    "LNL-17.1-16": now,
        "A 1-6-4 squad with a Panzerfaust of HE 1 adds 2 in a Close Assault; an M4A1 with hull rear 2 adds 2.";
    "LNL-17.1-17": now,
        "A Close Assault that destroys a vehicle eliminates its crew, armour leader and all passengers.";
    "LNL-17.1-18": now, "Assaulters that destroy the vehicle stay in the hex, marked Moved.";
    "LNL-17.1-19": now,
        "When the vehicle is destroyed every enemy Shaken unit, leader or advisor without an MG, sniper, chaplain and \
         medic in its hex is eliminated.";
    RETURN = "LNL-17.1-20": now,
        "Assaulters that do not destroy the vehicle return to the hex they came from, marked Moved.";
    "LNL-17.1-21": now,
        "Satchel charges, Molotovs and RPG-43s used in a Close Assault are removed whatever the result.";
    NEXT_VEHICLE = "LNL-17.1-22": now,
        "With several vehicles in the hex each assaulter names its target before rolling, one after the other; after a \
         success a later one may name another vehicle.";
    LAST_VEHICLE = "LNL-17.1-23": now,
        "If any assault destroys the last enemy vehicle in the hex all assaulters stay; otherwise all return.";
    "LNL-17.1-24": now,
        "A leader who passed his Morale Check moves with the assaulters and shares their fate; he never assaults \
         alone.";
    "LNL-17.1-25": now,
        "A hero's assault may have a leader's help like an MMC's; only the hero's Morale Check before it cannot.";
    // 1.6.3 Weapon Teams
    "LNL-1.6.3-13": now, "WTs may not Close Assault vehicles.";
    "LNL-1.6.3-B13": repeats["LNL-1.6.3-13"], "WTs never Close Assault vehicles.";
    // 1.6.22 Molotov cocktails
    "LNL-1.6.22-B04": now,
        "The FP of a Molotov may be added to the unit's total in a Close Assault on a vehicle.";
    // 1.6.23 RPG-43 anti-tank grenades
    "LNL-1.6.23-01": now,
        "The RPG-43 is a Soviet SW with FP 3 and one use, after which it is removed.";
    "LNL-1.6.23-02": now,
        "The RPG-43 is used only in a Close Assault on an enemy vehicle; never on the DFT, never in melee against \
         infantry.";
    "LNL-1.6.23-B01": repeats["LNL-1.6.23-01"], "The RPG-43 anti-tank grenade is a single-use SW with FP 3.";
    "LNL-1.6.23-B02": now,
        "In a Close Assault on an enemy vehicle an RPG-43 adds 3 to the assaulting unit's total.";
    GRENADE_FOR_VEHICLES = "LNL-1.6.23-B03": now, "An RPG-43 may not be used in melee or against infantry.";
    "LNL-1.6.23-B04": repeats["LNL-1.6.23-01"], "An RPG-43 is removed after use, whatever the result.";
    // Rulings
    "LNL-RB-19": now, "A Close Assault must be strictly greater than the vehicle's total.";
    "LNL-RB-32": now,
        "Riders do not block a Close Assault, each unit adds one weapon and names its vehicle, one leader helps one \
         assault, and all return unless the last vehicle is destroyed.";
    SPENT_ASSAULTERS = "LNL-RB-72": now,
        "Units under Ops Complete, Moved or Fired may not start a Close Assault; only the answer to an Overrun ignores \
         markers.";
}
