//! The rules of grenades, and of what bursts (PH-7.12, PH-7.20, and what they take from PH-7.8).

use rule_book::rules;

rules! {
    // 0
    "PH-0-05": now, "Only with grenades, by hand or by rifle, does a natural 1 always fail and a natural 10 always succeed.";
    // 7.8, how shells burst: grenades refer to it
    SHELL_DIE = "PH-7.8-08": now,
        "Everybody within 20 cm of a mortar's strike, or 30 cm of a gun's, rolls 8 or 10 dice; each gets 1 less if he is prone, 1 less in \
         light cover, 2 less in hard cover.";
    "PH-7.8-09": now,
        "Each die of a burst that comes to 3 or more is a wound. One wound: a Fit man is Wounded, one with a wound marker dies. Two or \
         more: he dies.";
    "PH-7.8-10": now, "Whoever is in the area of a burst and takes no wound tests his morale.";
    "PH-7.8-11": now, "Whoever takes 2 wounds or more from a burst dies a violent death.";
    "PH-7.8-12": now, "Light and hard cover do not add up, the better one counts; lying prone adds to it.";
    // 7.12
    THROW = "PH-7.12-01": now, "A man with grenades may throw one at a point up to 20 cm away, for 2 action points.";
    THROW_ROLL = "PH-7.12-02": now, "A ten-sided die with the modifiers of the thrower; 6 or more succeeds.";
    "PH-7.12-03": now,
        "A natural 1 always fails. A natural 10 always succeeds, and the grenade lands exactly where it was aimed.";
    "PH-7.12-04": now, "Otherwise a grenade that succeeds lands within 1 cm of the point.";
    "PH-7.12-05": now,
        "One that fails lands a four-sided die plus 1 cm away, in the direction of an eight-sided die: 1 is straight beyond, the others \
         clockwise by eighths.";
    "PH-7.12-06": now, "A smoke grenade lays a smoke marker where it lands.";
    BURST_DIE = "PH-7.12-07": now,
        "Everybody within 5 cm of a fragmentation grenade rolls four six-sided dice of his own; each gets 1 less if he is prone, 1 less in \
         light cover, 2 less in hard cover, 2 more in a confined space with the grenade.";
    "PH-7.12-08": now, "Wounds, morale tests and violent deaths by grenades follow the rules of bursts (PH-7.8-09 to PH-7.8-12).";
    CONFINED = "PH-7.12-09": now,
        "In a confined space with the grenade the building is no cover: of the two only the 2 more of each die count.";
    // 7.20
    RIFLE_GRENADE = "PH-7.20-01": now,
        "A man with a rifle and a launcher fits it, takes it off, or fires a rifle grenade at a point up to 40 cm away, for 2 action points \
         each. With the launcher fitted the rifle fires nothing else, without it no rifle grenade.";
    RIFLE_ROLL = "PH-7.20-02": now, "A ten-sided die with the modifiers of the firer; 6 or more succeeds.";
    "PH-7.20-03": now,
        "A natural 1 always fails. A natural 10 always succeeds, and the rifle grenade lands exactly where it was aimed.";
    "PH-7.20-04": now, "Otherwise a rifle grenade that succeeds lands within 5 cm of the point.";
    "PH-7.20-05": now, "One that fails lands a six-sided die plus 2 cm away, in the direction of an eight-sided die.";
    "PH-7.20-06": now, "A rifle grenade bursts as a hand grenade does: four dice for everybody within 5 cm.";
    // Classes, geometry, house values
    BLAST = "PH-CL-08": now, "Grenades reach 5 cm and have four dice for each figure, mortars 20 cm and eight, guns 30 cm and ten with 2 more on each.";
    "PH-GEO-04": now, "A figure is in an area if any part of its base is; the edge belongs to it.";
    "PH-GEO-13": now, "An eight-sided die of drift turns clockwise by eighths from the line of the throw: 1 is beyond.";
    "PH-H-13": now, "A hand grenade that succeeds lands a two-sided die less 1 cm away, in the direction of an eight-sided die.";
    "PH-H-14": now, "A rifle grenade that succeeds lands a six-sided die less 1 cm away, in the direction of an eight-sided die.";
    // Rulings
    "PH-R-17": now, "A success lands near the point, by a small die; only a natural 10 lands on it.";
    "PH-R-18": now, "The line of the throw goes from the thrower to the point: 1 lies beyond it.";
    "PH-R-19": now, "Everybody in a burst has a full roll of his own.";
    "PH-R-58": now, "In a confined space with the grenade each die gets 2 more, and the building is no hard cover.";
    // Examples
    "PH-W-11": repeats["PH-7.12-02", "PH-7.12-05"], "A Veteran's throw at 12 cm misses by a die of 5, and lands 3 cm to the right.";
    "PH-W-12": repeats["PH-7.12-07", "PH-7.8-09"], "Prone in a wood, dice of 6, 4, 3 and 5 make two wounds: a violent death.";
}
