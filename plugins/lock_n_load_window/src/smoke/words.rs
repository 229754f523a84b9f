//! What the window says about smoke.

table::words! { "window.smoke";
    rises(unit: counter, at: text, die: number, needed: number) = "{unit} throws smoke into {at}: {die} where {needed} or less is needed, and smoke rises.";
    fails(unit: counter, at: text, die: number, needed: number) = "{unit} throws smoke into {at}: {die} where {needed} or less is needed, and the smoke fails.";
}
