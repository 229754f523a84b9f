//! What the window says about rolls against morale.

table::words! { "window.rally";
    passes(unit: counter, tries: say, total: number, needed: number) = "{unit} {tries}: {total} where {needed} or less is needed, and passes.";
    fails(unit: counter, tries: say, total: number, needed: number) = "{unit} {tries}: {total} where {needed} or less is needed, and fails.";
    tries_to_rally = "tries to rally";
    gives_first_aid = "gives first aid";
    tries_to_withdraw = "tries to withdraw";
    dares_to_assault = "nerves itself to assault a vehicle";
    rolls_for_fanaticism = "rolls for Fanaticism";
    rolls_for_dedication = "rolls for Dedication";
    is_hit = "is hit";
    bails_out = "bails out";
    dismounts = "dismounts in danger";
    good_order(unit: counter) = "{unit} is in Good Order again.";
}
