//! What Opportunity Fire says.

table::words! { "opportunity_fire";
    all_attacks_made = "as many attacks have been made as movement points were spent in this hex";
    not_asked = "nobody asks for Opportunity Fire now";
    nobody_spends = "no enemy unit is spending movement points";
    retreat_is_one_hex = "a retreat is one hex: hold fire for this step";

    // What its orders are, in a few words: who carries them out is said beside it.
    hold_fire = "hold fire";
    hold_for_move = "hold fire for this move";
}
