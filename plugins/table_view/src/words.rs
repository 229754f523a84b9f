//! What the view of any table says.

table::words! { "view";
    view_left = "View left";
    view_right = "View right";
    view_up = "View up";
    view_down = "View down";
    zoom_in = "Zoom in";
    zoom_out = "Zoom out";
    whole_map = "Whole map";
    centre = "Centre under the pointer";
    spread_all_stacks = "Spread all stacks";
}

/// All lines that the view says: a translation has them beside those of rules and panels.
pub fn lines() -> &'static [&'static table::Words] {
    ALL
}
