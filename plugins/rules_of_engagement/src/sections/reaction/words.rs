//! What is said of opportunity fire.

table::words! { "reaction";
    not_ready(unit: counter) = "{unit} has prepared no opportunity fire";
    nobody_moves = "nobody comes into its fire now";
    not_known(unit: counter, at: counter) = "{unit} has not spotted {at}";
    fire_or_wait = "opportunity fire first: fire, or let him go on";
    not_yours(unit: counter) = "{unit} is not a unit of yours";

    // What its orders are, in a few words.
    react = "fire at who moves";
    wait = "let him go on";
    at_best = "opportunity fire where it is best";
    at_once = "opportunity fire at once";
    ask = "ask me before opportunity fire";
    never = "let all enemies pass";
}
