//! What the window says in the set-up.

table::words! { "window.set_up";
    beside_the_map(unit: counter) = "{unit} is set up in a hex of its zone";
    place_all = "Place all";
    place_all_hint = "Places all counters that are left, by the program's choice.";
    set_up_done = "Set-up done";
    set_up_done_hint = "Ends your set-up.";
    other_storey = "To the other storey of this building.";
    all_are_placed = "all counters are placed; move them within their zone, or finish the set-up";
    place_more(left: number) = "place {left} more counter in its zone" | "place {left} more counters in their zones";
    is_placed(unit: counter, at: text) = "{unit} is placed in {at}.";

    mouse_drag = "Drag";
    drag_a_counter = "a counter to a hex of its zone";
    mouse_click = "Click";
    click_a_counter = "a counter, then a hex";
}
