//! What the window says about weapons that change hands.

table::words! { "window.weapons";
    taken(unit: counter, weapon: counter) = "{unit} takes the {weapon}.";
    left(weapon: counter, at: text) = "The {weapon} is left in {at}.";
    gone(weapon: counter) = "The {weapon} is used up or lost.";
    set_up(weapon: counter) = "The {weapon} is set up.";
    packed(weapon: counter) = "The {weapon} is packed.";
}
