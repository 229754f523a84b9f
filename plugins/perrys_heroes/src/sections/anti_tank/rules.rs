//! The rules of attacks on vehicles by men on foot (PH-7.2, PH-9.2), and of guns on carriages (PH-H-30).

use rule_book::rules;

rules! {
    // 7.2 Attack a vehicle
    ASSAULT = "PH-7.2-01": now,
        "Who has an anti-tank mine or a Molotov cocktail assaults a located vehicle in clear sight less than 2 cm away.";
    ANTI_TANK_SHOT = "PH-7.2-02": now, "Who has an anti-tank weapon fires it at a located vehicle in clear sight.";
    ANTI_TANK_ROWS = "PH-7.2-03": now,
        "Assault and shot cost 2 action points and roll a ten-sided die: 2 less at a moving vehicle, 2 less through smoke, 1 less at one behind \
         a low wall or partly behind a building, in scrub, at the edge of an orchard, 2 less at the edge of a wood.";
    ATTACKER = "PH-7.2-04": now,
        "Only an assault gets 1 more for an NCO, a Veteran, an engineer, and 2 less for a Green man.";
    RANGE = "PH-7.2-05": now, "A shot adds what the weapon gets at its range; where that says no it does not reach.";
    "PH-7.2-06": now, "An assault needs 5; a shot 4 nearer than 30 cm, 6 up to 60 cm, 8 up to 80 cm, 10 beyond.";
    "PH-7.2-08": now, "A vehicle behind a low wall or partly hidden by a building is protected by 2 more against shots.";
    "PH-7.2-11": now, "Panzerfausts, Molotov cocktails and mines are spent by the attempt, hit or miss.";
    // 9.2 Anti-tank weapons
    "PH-9.2-01": now, "The table of anti-tank weapons: their power, and what the die gets at each range.";
    REACH = "PH-9.2-02": now, "What does not reach at long range does not reach beyond 60 cm.";
    "PH-CL-06": now,
        "Mines and Molotov cocktails are for assaults, Panzerfausts are fired once, bazooka, PIAT and Panzerschreck again and again; guns \
         stand on carriages or in vehicles.";
    // House values and rulings
    CARRIAGE = "PH-H-30": now,
        "A gun on a carriage is served by two men of its team who touch it, for 2 action points each, once in a turn. It hits and goes through \
         as anti-tank weapons do, with modifiers of its own; 2 points turn it by 45 degrees; its high explosive is that of a 75L48.";
    "PH-R-24": now, "What the attacker is counts for assaults alone.";
    // Examples
    "PH-W-13": of_sources, "A bazooka at 25 cm hits the side of a tank, goes through and destroys a track.";
}
