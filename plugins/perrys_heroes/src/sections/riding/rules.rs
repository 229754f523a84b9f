//! The rules of climbing into vehicles and out of them (PH-7.9).

use rule_book::rules;

rules! {
    // 7.9 Embark / disembark
    RIDES = "PH-7.9-01": now, "A man climbs into a halted vehicle of his side that has room for him, and out of it.";
    EMBARK = "PH-7.9-02": now, "Climbing in takes a vehicle less than 2 cm away, and 2 action points.";
    DISEMBARK = "PH-7.9-03": now, "Climbing out costs 1 action point, without a roll where the vehicle is halted.";
    JUMP = "PH-7.9-04": now,
        "Who jumps off a moving vehicle rolls a ten-sided die, with 2 more as a veteran and 1 as normal; with 4 or more he stands 2 cm from it.";
    "PH-7.9-05": now,
        "With less than 4 he falls: he lies there Wounded, even if he had been Treated, and tests his morale.";
    // Rulings
    "PH-R-30": now, "Nobody climbs into a moving vehicle; the roll is for jumping off alone.";
    // Gaps and states
    "PH-G-14": repeats["PH-H-21"], "Which vehicles carry men.";
    "PH-ST-18": repeats["PH-7.9-01"], "In which vehicle a figure rides.";
}
