//! The rules of artillery (PH-7.8).

use rule_book::rules;

rules! {
    // 5.1
    REGISTERED = "PH-5.1-02": now,
        "Who has bought artillery marks his registered points: one hex for mortars, three for guns.";
    // 7.8
    CALLS = "PH-7.8-01": now, "Who has bought artillery calls for it by naming a hex.";
    CALLER = "PH-7.8-02": now, "An officer or NCO calls, with a radio less than 2.5 cm away in his sight.";
    "PH-7.8-03": now, "A call costs 8 points, half of them the radio operator's.";
    "PH-7.8-04": now, "The call names a hex and a mission: shells, smoke or light.";
    DELAY = "PH-7.8-05": now, "Mortars strike after 2 or 3 turns, guns after 5 to 8.";
    ACCURACY = "PH-7.8-06": now, "On its arrival 6 or more of a ten-sided die strikes the hex.";
    DRIFT = "PH-7.8-07": now, "Else the strike drifts by one or two hexes.";
    "PH-7.8-13": now, "A mission of smoke lays a marker of smoke on the hex.";
    // Decisions
    "PH-D-05": now, "Who has bought artillery chooses his registered points, or takes those of his objectives.";
    "PH-D-13": now, "Who calls chooses the hex and what is fired: shells if he says nothing.";
    // House values
    LIGHT = "PH-H-15": now, "A mission of light makes night dusk for a turn, where a scenario allows it.";
    SUPPORT_PRICE = "PH-H-16": now,
        "Mortars cost 15 points for 3 calls, guns 25 points for 2; of each one call is in the air at a time.";
    ON_VEHICLES = "PH-H-17": now,
        "A vehicle whose hull comes within 5 cm of a shell's strike compares the armour on its top with a four-sided die, 3 more for guns; \
         strictly more goes through. Grenades do nothing to it.";
    // Rulings
    "PH-R-20": now, "Each die of a gun's shell gets 2 more.";
    "PH-R-56": now, "A call arrives before the first card of its turn, and is rolled then: who has called and is dead helps it no more.";
    // Examples
    "PH-W-17": repeats["PH-7.8-05", "PH-7.8-07"], "A call for mortars of turn 3 strikes in turn 5, two hexes to the north-east.";
}
