//! The rules of guns, of support weapons and of the weapons of vehicles (ROE-WPN, ROE-VWP).

use crate::catalogue::modules::{NO_FOOT, NO_VEHICLES};
use rule_book::rules;

rules! {
    // Anti-tank guns
    CARRIAGE = "ROE-WPN-11": now, "An anti-tank gun is a support weapon, with which its crew moves 5 cm less.";
    "ROE-WPN-12": later(NO_VEHICLES), "The crew of a gun is never given Run.";
    "ROE-WPN-13": later(NO_VEHICLES), "If the crew falls back, the gun stays where it is.";
    "ROE-WPN-14": later(NO_VEHICLES),
        "The gun itself may be targeted: if it is hit, a D6 and the AT of the shot of 8 or more destroy it.";
    "ROE-WPN-15": later(NO_VEHICLES), "A gun without BLAST has BLAST 1 against a unit in a building.";
    "ROE-WPN-16": later(NO_VEHICLES), "The crew of a gun with a shield is in hard cover.";
    // Support weapons
    "ROE-WPN-20": later(NO_FOOT),
        "A support weapon without crew that enemies touch at the end of their move is destroyed.";
    "ROE-WPN-21": now, "HE shells with BLAST have half their AT, rounded down.";
    // Weapons of vehicles
    "ROE-VWP-01": later(NO_VEHICLES),
        "Guns of vehicles fire AT and HEAT, with BLAST 1 into buildings, HE with half the AT, rounded down, and Smoke; \
         HEAT has the AT of short range at any, and -1 to hit at long range.";
    GUN_LEAST = "ROE-VWP-02": now, "The gun of a vehicle cannot target infantry less than 15 cm away.";
    RAISED = "ROE-VWP-03": now,
        "No weapon of a tank but a pintle one fires at a target 5 cm or more above its roof within 20 cm, or 10 cm or \
         more above it within 30 cm.";
    VEHICLE_MG = "ROE-VWP-04": now, "The MG of a vehicle has -1 to hit if the vehicle does not have Hold.";
    BESIDE_GUN = "ROE-VWP-05": now,
        "A turret or coaxial MG has ROF 2 if the main gun fires, and fires only where the turret points.";
    HULL_MG = "ROE-VWP-06": now, "A hull MG fires in an arc of 45 degrees.";
    PINTLE = "ROE-VWP-07": now,
        "A pintle MG needs an unbuttoned vehicle whose main gun does not fire; it fires in an arc of 90 degrees to the \
         front, at raised targets too.";
    "ROE-VWP-08": now, "Support weapons that vehicles carry may fire though the vehicle moved.";
    TURRET_TURNS = "ROE-VWP-09": now, "A turret turns up to 90 degrees in a turn, whatever the order.";
    TURNED = "ROE-VWP-10": now,
        "A tank that turned its turret and fires at infantry that moved in its own previous turn counts as having \
         moved: -1 to hit.";
    "ROE-VWP-11": later(NO_VEHICLES),
        "An embarked unit may fire its own MG from the mount, with -1 if the vehicle moves, in an arc of 90 degrees.";
    "ROE-VWP-12": later(NO_VEHICLES), "Smoke dischargers lay smoke once in a game, on the vehicle itself.";
    // House values and rulings
    SHELLS = "ROE-H-13": now,
        "The table of guns: AT at short and long range, AP and BLAST of HE; all reach 200 cm, and AT shells have AP 2 \
         against people.";
    "ROE-R-27": later(NO_VEHICLES), "The AT that may destroy a gun is that of the weapon that fires at it.";
    "ROE-R-29": repeats["ROE-VWP-10"],
        "The -1 of a turned turret counts only against infantry that moved, and for the main gun too.";
    // Examples
    "ROE-W-17": of_sources, "A rifle grenade of AT 3 hits an anti-tank gun: a 5 and 3 are 8, and the gun is destroyed.";
    "ROE-W-22": of_sources,
        "AT 9 and 8 firing HE at a building at long range: 8 becomes 4, of which half, 2, counts against the building.";
}
