//! The rules of visibility, camouflage and locating (PH-3.4-01 to -04, PH-7.13).

use rule_book::rules;

rules! {
    // 3.4 Camouflage
    AMBUSH = "PH-3.4-01": now,
        "A crouched or prone figure has a level of camouflage of 1, added to what it wears: 1 for a camouflaged helmet or for foliage \
         alone, 2 for a camouflaged suit, 4 for a suit with foliage.";
    CLOTHING = "PH-3.4-02": now,
        "Of what a figure wears only the best row counts, and its posture besides: its level lies between 0 and 5.";
    FOLIAGE = "PH-3.4-03": now, "Foliage counts only less than 5 cm from what grows: a wood, an orchard, a hedge or scrub.";
    "PH-3.4-04": now, "Where foliage does not count the level is what is left without it.";
    // 7.13 Locate
    VISIBILITY = "PH-7.13-01": now,
        "Figures see all round, as far as time of day and weather let them: with the naked eye from 10 cm in a foggy night to 80 cm on a \
         clear day, with optics from 10 to 160 cm.";
    ATTEMPT = "PH-7.13-08": now,
        "One attempt to locate one enemy costs 2 action points by eye, or 4 with optics, which see further.";
    IN_SIGHT = "PH-7.13-09": now,
        "A target without camouflage, in line of sight and within the visibility distance, is located without a roll.";
    "PH-7.13-10": now, "For a camouflaged target a six-sided die is rolled, less its level.";
    "PH-7.13-11": now, "A camouflaged target is located on a result of more than 3.";
    "PH-7.13-12": now, "The counter of who is located is replaced by his figure.";
    "PH-7.13-13": now,
        "Team-mates less than 10 cm from the spotter, and in uncut line of sight of him, know at once; each passes it on at once to any man \
         less than 10 cm from him under the same condition, and so on.";
    ONLY_LOCATED = "PH-7.13-14": now, "Only a located figure may be a target.";
    // Rulings
    "PH-R-27": now, "How far optics see stands in the table: it is not always twice as far.";
    "PH-R-28": now, "One row of what he wears and his posture add up, and a natural 6 finds even the best hidden.";
    "PH-R-71": now,
        "A located figure stays on the table even if nobody is left who knew of it; others need to be told, or an attempt without a roll.";
    // House values
    "PH-H-25": now,
        "At the end of each Rally phase a located figure that no enemy has in sight within his visibility distance is a counter again, for \
         everybody.";
    OPTICS = "PH-H-27": now, "Binoculars, a sniper's telescopic sight and a vehicle with its hatch open are optics.";
    "PH-H-39": now, "A natural 6 on the die of locating always locates.";
    // Worked examples
    "PH-W-16": of_sources, "A crouched figure in a camouflaged suit, level 3: a 5 less 3 does not find it; a 6 does.";
}
