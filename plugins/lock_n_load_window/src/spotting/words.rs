//! What the window says about spotting.

table::words! { "window.spotting";
    finds(unit: counter, at: text, total: number, needed: number) = "{unit} spots {at}: {total} where {needed} or less is needed.";
    sees_nothing(unit: counter, at: text, total: number, needed: number) = "{unit} tries to spot {at}: {total} where {needed} or less is needed, and sees nothing.";
    spotted(at: text) = "{at} is Spotted.";
}
