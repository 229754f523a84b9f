//! What is said of artillery.

table::words! { "artillery";
    none_bought = "your side has no such artillery";
    too_many_hexes(most: number) = "register one hex" | "register up to {most} hexes";
    beside_the_table = "name a hex of the table";
    twice = "this hex is named twice";
    leads_nobody = "only an officer or NCO calls for fire";
    no_radio(unit: counter) = "{unit} has no radio";
    not_there = "he is not on the table";
    not_himself = "the radio is another man's: an operator stands beside who calls";
    radio_too_far = "the radio operator must be less than 2.5 cm away";
    nothing_more(unit: counter) = "{unit} does nothing more in this activation";
    no_calls_left = "no call is left";
    in_the_air = "a call is in the air already: the next one waits until it has struck";
    no_light = "in this scenario nobody calls for light";

    // What its orders are, in a few words.
    register = "register hexes";
    call_shells = "call for shells";
    call_smoke = "call for smoke";
    call_light = "call for light";
}
