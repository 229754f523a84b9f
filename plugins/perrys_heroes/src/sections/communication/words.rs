//! What is said of telling.

table::words! { "communication";
    nobody = "no living friend of this name stands on the table";
    himself = "nobody tells himself";
    nothing_new = "he has nothing to tell that the other does not know";
    shut_in(unit: counter) = "{unit} is shut in, and has the radio alone: open the hatch";
    too_far_for_a_voice = "a voice carries less than 20 cm: try a radio or a messenger";
    near_enough = "they are near enough to speak, which costs nothing";
    no_set(unit: counter) = "{unit} has no radio set: armoured vehicles have one; of men a radio operator, another for each of them, must be within 2.5 cm";
    no_messenger = "word is given to a messenger, or handed over by one";
    no_leader = "only an officer or an NCO gives word to a messenger";
    messenger_is_far = "the messenger must be less than 5 cm away";
    carries_nothing = "the messenger carries nothing that is new to him";

    // What its orders are, in a few words.
    by_voice(to: counter) = "tell {to}";
    by_radio(to: counter) = "tell {to} by radio";
    by_messenger(to: counter) = "send word by messenger, {to}";
}
