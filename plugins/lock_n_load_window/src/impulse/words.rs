//! What the window says about impulses and passes.

table::words! { "window.impulse";
    began(side: text) = "{side}: impulse";
    passed(side: text, passes: say, in_a_row: number) = "{side} {passes} ({in_a_row} of 3 in a row).";
}
