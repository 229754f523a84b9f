//! What the window says about smoke.

table::words! { "window.smoke";
    rises(unit: counter, at: text, die: number, needed: number) = "{unit} throws smoke into {at}: {die} where {needed} or less is needed, and smoke rises.";
    fails(unit: counter, at: text, die: number, needed: number) = "{unit} throws smoke into {at}: {die} where {needed} or less is needed, and the smoke fails.";

    smoke = "Smoke";
    smoke_hint = "Try to place smoke here or in an adjacent hex.";
    choose_a_hex = "Smoke: choose a hex";
    smoke_in(at: text) = "Smoke in {at}";
    smoke_capability = "smoke capability";
    placed_with = "placed with";
    placed = "placed";
    no_smoke = "no smoke";

    throw_smoke = "Throw smoke";
    throw_smoke_confirm = "Rolls the attempt that is shown.";
    wants_hex_for_smoke = "choose the hex for smoke";
}
