//! Infantry and indirect fire against vehicles (LNL-17.1 to LNL-17.4, LNL-T-B3).

use crate::catalogue::reasons::{CLOSE_ASSAULT, INDIRECT_FIRE, VEHICLES};
use crate::catalogue::{Rule, later, repeats};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 17.1 Close Assault
    later(
        "LNL-17.1-01",
        CLOSE_ASSAULT,
        "A GO MMC other than a WT, or a hero, may Close Assault an enemy vehicle by moving into its hex in an own \
         impulse.",
    ),
    later(
        "LNL-17.1-02",
        CLOSE_ASSAULT,
        "No Close Assault is allowed while a melee-eligible enemy (GO MMC, hero, or armed leader, advisor or scout) is \
         in the vehicle's hex: entry then means melee.",
    ),
    later(
        "LNL-17.1-03",
        CLOSE_ASSAULT,
        "Passengers inside and riders on top do not prevent a Close Assault; GO passengers who dismount do.",
    ),
    later("LNL-17.1-04", CLOSE_ASSAULT, "Helicopters cannot be Close Assaulted."),
    later(
        "LNL-17.1-05",
        CLOSE_ASSAULT,
        "Entering for a Close Assault costs the normal MP and is normal movement, not Assault Move.",
    ),
    later(
        "LNL-17.1-06",
        CLOSE_ASSAULT,
        "Before entering for a Close Assault each MMC, hero and accompanying leader makes a Morale Check.",
    ),
    later(
        "LNL-17.1-07",
        CLOSE_ASSAULT,
        "Subtract 2 from the Morale Check before a Close Assault if the unit enters from a hex with a positive TM.",
    ),
    later(
        "LNL-17.1-08",
        CLOSE_ASSAULT,
        "A leader checks first before a Close Assault; if he passes, his leadership helps the Morale Checks of the \
         MMCs, not of heroes.",
    ),
    later(
        "LNL-17.1-09",
        CLOSE_ASSAULT,
        "A unit that fails the Morale Check before a Close Assault stays in its hex, not Shaken, under Moved if it had \
         already moved, else Ops Complete.",
    ),
    later(
        "LNL-17.1-10",
        CLOSE_ASSAULT,
        "Each assaulting MMC or hero attacks alone with 1d6 + its FP + a leader's leadership + one weapon: an HE \
         equivalent, 6 for a satchel charge, Molotov FP, 3 for an RPG-43.",
    ),
    later("LNL-17.1-11", CLOSE_ASSAULT, "One leader helps only one Close Assault; several leaders may help one each."),
    later("LNL-17.1-12", CLOSE_ASSAULT, "Only one anti-tank weapon is added per assaulting unit."),
    later("LNL-17.1-13", CLOSE_ASSAULT, "FP 0 adds 0 in a Close Assault; the melee rule for FP 0 is not used."),
    later(
        "LNL-17.1-14",
        CLOSE_ASSAULT,
        "Against a Close Assault the vehicle rolls 1d6 + its lowest armour factor, 0 with an unarmoured facing, \
         without TM.",
    ),
    later(
        "LNL-17.1-15",
        CLOSE_ASSAULT,
        "A Close Assault total greater than the vehicle's destroys it and leaves a Wreck; equal or less has no effect.",
    ),
    later(
        "LNL-17.1-16",
        CLOSE_ASSAULT,
        "A 1-6-4 squad with a Panzerfaust of HE 1 adds 2 in a Close Assault; an M4A1 with hull rear 2 adds 2.",
    ),
    later(
        "LNL-17.1-17",
        CLOSE_ASSAULT,
        "A Close Assault that destroys a vehicle eliminates its crew, armour leader and all passengers.",
    ),
    later("LNL-17.1-18", CLOSE_ASSAULT, "Assaulters that destroy the vehicle stay in the hex, marked Moved."),
    later(
        "LNL-17.1-19",
        CLOSE_ASSAULT,
        "When the vehicle is destroyed every enemy Shaken unit, leader or advisor without an MG, sniper, chaplain and \
         medic in its hex is eliminated.",
    ),
    later(
        "LNL-17.1-20",
        CLOSE_ASSAULT,
        "Assaulters that do not destroy the vehicle return to the hex they came from, marked Moved.",
    ),
    later(
        "LNL-17.1-21",
        CLOSE_ASSAULT,
        "Satchel charges, Molotovs and RPG-43s used in a Close Assault are removed whatever the result.",
    ),
    later(
        "LNL-17.1-22",
        CLOSE_ASSAULT,
        "With several vehicles in the hex each assaulter names its target before rolling, one after the other; after a \
         success a later one may name another vehicle.",
    ),
    later(
        "LNL-17.1-23",
        CLOSE_ASSAULT,
        "If any assault destroys the last enemy vehicle in the hex all assaulters stay; otherwise all return.",
    ),
    later(
        "LNL-17.1-24",
        CLOSE_ASSAULT,
        "A leader who passed his Morale Check moves with the assaulters and shares their fate; he never assaults \
         alone.",
    ),
    later(
        "LNL-17.1-25",
        CLOSE_ASSAULT,
        "A hero's assault may have a leader's help like an MMC's; only the hero's Morale Check before it cannot.",
    ),
    // 17.2 Small arms against armoured vehicles
    later(
        "LNL-17.2-01",
        CLOSE_ASSAULT,
        "Small arms are weapons without a to-hit table: own FP, MGs, flamethrowers, and against vehicles satchel \
         charges too.",
    ),
    later(
        "LNL-17.2-02",
        CLOSE_ASSAULT,
        "Small arms may attack Open armoured vehicles, open-topped ones such as the M10, riders on any vehicle, every \
         unarmoured vehicle and every helicopter.",
    ),
    later(
        "LNL-17.2-03",
        CLOSE_ASSAULT,
        "Small-arms fire at a hex with vehicles and other units chooses one vehicle, with its passengers, or all \
         non-vehicle units.",
    ),
    later(
        "LNL-17.2-04",
        CLOSE_ASSAULT,
        "Range, LOS and spotting hold for small-arms fire at vehicles as for any fire.",
    ),
    later(
        "LNL-17.2-05",
        CLOSE_ASSAULT,
        "Small arms attack a vehicle with 1d6 + FP + DFT modifiers against 1d6 + TM of the vehicle's hex + its lowest \
         armour factor.",
    ),
    later(
        "LNL-17.2-06",
        CLOSE_ASSAULT,
        "If small arms beat the defence the vehicle, unless Buttoned and not open-topped, and every rider make a \
         Damage Check with the margin.",
    ),
    later(
        "LNL-17.2-07",
        CLOSE_ASSAULT,
        "If the vehicle is Buttoned only its riders make the Damage Check from small arms.",
    ),
    later(
        "LNL-17.2-08",
        CLOSE_ASSAULT,
        "A vehicle's Damage Check uses the armoured-vehicle column of the DFT: above its morale it is Shaken and so \
         Buttoned.",
    ),
    later(
        "LNL-17.2-09",
        CLOSE_ASSAULT,
        "With a GO armour leader aboard the vehicle's Damage Check uses his morale and subtracts his leadership.",
    ),
    later(
        "LNL-17.2-10",
        CLOSE_ASSAULT,
        "Leaders among the riders check first; if still GO they help the other riders' Damage Checks, not the \
         vehicle's.",
    ),
    later(
        "LNL-17.2-11",
        CLOSE_ASSAULT,
        "Riders who become Shaken must dismount at once, and the others may go with them; all who dismount are marked \
         Moved.",
    ),
    // 17.3 Small arms against unarmoured vehicles
    later(
        "LNL-17.3-01",
        CLOSE_ASSAULT,
        "Against unarmoured vehicles small arms fire at Open and Buttoned ones alike, without armour in the defence, \
         and the DFT column has a Destroyed result.",
    ),
    later(
        "LNL-17.3-02",
        CLOSE_ASSAULT,
        "For a vehicle destroyed by small arms roll for its crew and for its passengers' survival.",
    ),
    later("LNL-17.3-03", CLOSE_ASSAULT, "Riders on an unarmoured vehicle check as those on an armoured one."),
    later(
        "LNL-17.3-04",
        CLOSE_ASSAULT,
        "Fire through an unarmoured facing of a partly unarmoured vehicle counts as at an unarmoured vehicle, through \
         an armoured facing as at an armoured one.",
    ),
    later(
        "LNL-17.3-05",
        CLOSE_ASSAULT,
        "Against fire through an armoured facing the lowest armour factor is the lowest printed number; an asterisk is \
         not read as 0 there.",
    ),
    // 17.4 Indirect fire against vehicles
    later(
        "LNL-17.4-01",
        INDIRECT_FIRE,
        "Mortar and artillery fire affects vehicles and hovering helicopters as small-arms fire does.",
    ),
    later(
        "LNL-17.4-02",
        INDIRECT_FIRE,
        "An Open armoured vehicle defends against indirect fire with 1d6 + lowest armour factor + TM; open-topped \
         vehicles always count as Open.",
    ),
    later(
        "LNL-17.4-03",
        INDIRECT_FIRE,
        "Indirect fire attacks a vehicle with an unarmoured side as unarmoured, from whatever direction.",
    ),
    later(
        "LNL-17.4-04",
        INDIRECT_FIRE,
        "A Buttoned armoured vehicle is not affected by indirect fire; riders on it are.",
    ),
    later(
        "LNL-17.4-05",
        INDIRECT_FIRE,
        "Indirect fire attacks every vehicle and every other unit in the hex; there is no choice of target.",
    ),
    // T-B3 Damage of vehicles on the Direct Fire Table
    later("LNL-T-B3-01", VEHICLES, "A vehicle that is already Shaken and gets Shaken again is Abandoned."),
    repeats(
        "LNL-T-B3-02",
        &["RUL-13"],
        "A Damage Check of exactly twice the morale belongs to the band of twice the morale.",
    ),
    later("LNL-T-B3-03", CLOSE_ASSAULT, "A Shaken result from an attack with a Molotov means Abandoned for a vehicle."),
];
