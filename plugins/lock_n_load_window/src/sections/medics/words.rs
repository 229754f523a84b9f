//! What the window says about first aid.

table::words! { "window.medics";
    dressed(unit: counter) = "The wound of {unit} is dressed.";
    treat(unit: counter) = "Treat {unit}";
}
