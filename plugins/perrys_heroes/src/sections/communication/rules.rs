//! The rules of what men tell each other (PH-7.5).

use rule_book::rules;

rules! {
    "PH-7.5-01": now, "Men tell each other which enemies are located.";
    "PH-7.5-02": of_sources, "Players whose figures cannot tell each other anything may not either.";
    SHUT_IN = "PH-7.5-03": now, "A vehicle with all hatches shut speaks by radio alone.";
    GIVER = "PH-7.5-04": now, "Only an officer or an NCO sends word by a messenger.";
    BY_VOICE = "PH-7.5-05": now, "Less than 10 cm apart, in uncut line of sight, telling costs nothing.";
    BY_GESTURE = "PH-7.5-06": now, "More than 10 and less than 20 cm apart, in uncut line of sight, it costs 1 action point.";
    BY_RADIO = "PH-7.5-07": now,
        "More than 10 cm apart, or where the line of sight is cut, both need a radio set, and it costs 2 action points.";
    GIVEN = "PH-7.5-08": now,
        "An officer or NCO gives word to a messenger less than 5 cm away for 2 action points.";
    HANDED_OVER = "PH-7.5-09": now, "The messenger hands it over where he arrives, for 2 action points of who receives it.";
    "PH-7.5-10": now, "Exactly 10 cm is near, if the line of sight is clear.";
    KNOWLEDGE = "PH-7.5-11": now, "A figure fires only at enemies that it has spotted or been told of: each knows for himself.";
    // House values
    "PH-H-23": now, "Every armoured vehicle has a radio.";
    // Rulings
    "PH-R-55": now, "Exactly 10 cm counts as near; further away a voice carries only where the line of sight is not cut.";
}
