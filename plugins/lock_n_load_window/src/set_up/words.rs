//! What the window says in the set-up.

table::words! { "window.set_up";
    beside_the_map(unit: counter) = "{unit} is set up in a hex of its zone";
}
