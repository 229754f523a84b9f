//! What the window says about impulses and passes.

table::words! { "window.impulse";
    began(side: text) = "{side}: impulse";
    passed(side: text, passes: say, in_a_row: number) = "{side} {passes} ({in_a_row} of 3 in a row).";

    lead = "Lead";
    lead_hint(leader: counter) = "{leader} activates this hex and all adjacent ones.";
    lead_the_house = "Lead the house";
    lead_the_house_hint(leader: counter) = "{leader} activates the storeys of this hex.";
    end_impulse = "End impulse";
    end_hint = "Your impulse is over.";
    pass = "Pass";
    pass_hint = "Three passes in a row end the Operations Phase.";
    stop_and_end_hint = "Stops and ends the impulse.";
    activate_or_pass = "activate a hex, spot, or pass";
    act_in(places: text) = "act with units in {places}";
    bring_in = "bring in the units that wait at the edge of the map";
    or_end(what: say) = "{what}, or end the impulse";
    passes(side: text, passes: say) = "{side} {passes}";
    in_a_row(count: number) = "{count} of 3 in a row";

    mouse_click = "Click";
    choose_who_acts = "a stack to choose who acts";
    mouse_point = "Point";
    see_what_comes = "at a hex or an enemy to see what comes of it";
    mouse_click_there = "Click there";
    order_what_is_shown = "to order what is shown";
    mouse_shift_click = "Shift+click";
    hold_or_bend = "to hold it first, or to bend a way there";
    mouse_right_click = "Right click";
    go_back = "to go back";
    mouse_wheel = "Wheel";
    zoom_or_drag = "to zoom, drag to move the map";
}
