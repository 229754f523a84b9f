//! What the window says about fire that is held.

table::words! { "window.opportunity_fire";
    holds(side: text, holds: say) = "{side} {holds} fire.";
    holds_for_the_move(side: text, holds: say) = "{side} {holds} fire for the rest of this move.";
}
