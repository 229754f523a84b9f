//! What the window says about snipers.

table::words! { "window.snipers";
    placed(unit: counter, at: text) = "{unit} is placed in {at}.";
}
