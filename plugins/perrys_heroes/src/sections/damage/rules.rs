//! The rules of hits on vehicles, and of the table of damage (PH-7.2.3, PH-7.18.3, PH-8.2).

use rule_book::rules;

rules! {
    // 7.2 Attack a vehicle: its result
    ARMOUR = "PH-7.2-07": now, "A hit finds the part and the face of the vehicle that are struck, and its armour there protects.";
    DISTANCE = "PH-7.2-09": now, "The penetration is a four-sided die and the power of the weapon less 4, and less over a distance.";
    "PH-7.2-10": now, "If the penetration is strictly more than what protects, the table of damage is rolled on.";
    // 7.18 Fire the main gun: its result
    DAMAGE = "PH-7.18-07": now,
        "If the penetration is strictly more than what protects, a ten-sided die is rolled on the table of damage, with 2 more if turret or \
         casemate was struck.";
    STATES = "PH-7.18-08": now, "A row of the table immobilises a vehicle, damages it, or destroys it.";
    "PH-7.18-09": now, "What a row says of turret or hull holds whichever part was struck.";
    "PH-7.18-10": now, "After a roll on the table of damage friends within less than 10 cm of the vehicle test their morale.";
    // 8.2 Rally of vehicles
    "PH-8.2-01": now, "At the end of a turn a vehicle that is more than 50 cm from any friend tests its morale.";
    CREW_RALLY = "PH-8.2-02": now,
        "Then its commander, if he is an officer or NCO, may rally the crew: a ten-sided die with the modifiers of the table.";
    "PH-8.2-03": now, "With 6 or more the morale of the crew is one level better.";
    "PH-8.2-04": now, "If the roll fails and the vehicle cannot move any more, its crew abandons it.";
    // 10 Vehicles
    PENETRATION = "PH-10-02": now, "What goes through is a four-sided die and the power of the gun less 4.";
    // House values and rulings
    PART = "PH-H-01": now, "Of a six-sided die 1 to 4 strikes the hull, 5 and 6 turret or casemate; a mine strikes the hull.";
    FACE = "PH-H-02": now,
        "The face that is struck is the one from which the hit comes, seen from the heading of hull or turret: front and rear 45 degrees to \
         both sides. On a limit it is the face with more armour.";
    TOP = "PH-H-03": now, "The armour on top counts against Molotov cocktails and calls for fire alone.";
    FIXED = "PH-H-18": now, "A high-explosive round goes through with its power, without a die and at any distance; an anti-tank round that hits a man has him \
         alone roll the casualty die.";
    BAILS_OUT = "PH-H-29": now,
        "A crew that leaves its vehicle stands within 2 cm of it, upright, with pistols and the submachine guns that it carries, and is a \
         team with a card of its own from the next turn.";
    CREW_MORALE = "PH-H-44": now,
        "A Pinned crew does not drive, a Demoralised one neither drives nor fires, a Panicked one drives away with all its points or leaves a \
         vehicle that cannot move. Who is inside does not test for those outside; the test of a vehicle has modifiers of its own.";
    "PH-R-22": now, "The power of portable weapons has its die too.";
    "PH-R-23": now, "Distance makes the penetration less.";
    SHELTERED = "PH-R-25": now, "A low wall or a building in front of a vehicle protects it by 2 more against shots, and not against assaults.";
    VETERAN = "PH-R-34": now, "A Veteran crew gets its 1 once, though it is printed twice.";
    "PH-R-46": now, "I means immobilised, E damaged, D destroyed.";
    "PH-R-48": now, "Rows that name the turret count after a hit on the hull too.";
}
