//! What Opportunity Fire says.

table::words! { "opportunity_fire";
    all_attacks_made = "as many attacks have been made as movement points were spent in this hex";
    not_asked = "nobody asks for Opportunity Fire now";
    nobody_spends = "no enemy unit is spending movement points";
    retreat_is_one_hex = "a retreat is one hex: hold fire for this step";
}
