//! What is said of traps.

table::words! { "traps";
    has_moved = "he has moved in this turn: who moves neither searches nor works at a trap";
    no_charge = "he has no charge for a trap";
    no_mine = "he has no anti-tank mine";
    none_found = "no trap that has been found lies within 5 cm of him";
    only_flees = "who is Panicked only flees, when his team's card is turned over";

    // What its orders are, in a few words.
    search = "search for traps";
    set = "set a trap";
    set_mine = "lay an anti-tank mine";
    disarm = "disarm a trap";
}
