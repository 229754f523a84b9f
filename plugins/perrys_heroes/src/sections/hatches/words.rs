//! What is said of hatches.

table::words! { "hatches";
    no_hatch = "it is open on top, and has no hatch to shut";
    is_open = "the hatch is open already";
    is_shut = "the hatch is shut already";

    // What its orders are, in a few words.
    open = "open the hatch";
    shut = "shut the hatch";
}
