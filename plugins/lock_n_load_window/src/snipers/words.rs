//! What the window says about snipers.

table::words! { "window.snipers";
    not_there = "no sniper appears there";
    no_target = "the sniper has no target there";

    placed(unit: counter, at: text) = "{unit} is placed in {at}.";
}
