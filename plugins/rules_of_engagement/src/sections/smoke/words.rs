//! What is said of smoke.

table::words! { "smoke";
    no_such_unit = "your side has no such unit on the table";
    needs_an_order = "a unit fires smoke when it has an order that lets it fire";
    friends_alone = "smoke is fired on friendly units";
    itself_alone = "the smoke of this unit is for itself alone";
    out_of_range = "it is out of range";
    too_near(least: text) = "it is nearer than {least} cm";
    not_seen = "neither crew nor observer sees it";

    // What its order is, in a few words.
    smoke(at: counter) = "smoke on {at}";
}
