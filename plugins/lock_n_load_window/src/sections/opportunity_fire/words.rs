//! What the window says about fire that is held.

table::words! { "window.opportunity_fire";
    holds(side: text, holds: say) = "{side} {holds} fire.";
    holds_for_the_move(side: text, holds: say) = "{side} {holds} fire for the rest of this move.";

    open_fire_at(targets: counters, at: text) = "open fire at {targets} in {at}, or hold fire?";
    fire = "Fire";
    fire_hint = "Opens Opportunity Fire as shown.";
    hold_fire = "Hold fire";
    hold_fire_hint = "No fire at this step of the move.";
    hold_for_move = "Hold for this move";
    hold_for_move_hint = "No fire until this stack has ended its move.";
    who_moves(units: counters, at: text) = "{units} in {at}.";
    from = "  From";
    from_place(at: text) = "From {at}";

    opportunity_fire_title = "Opportunity Fire?";
}
