//! What is said of the set-up.

table::words! { "set_up";
    not_yours = "this is none of your figures";
    outside = "the middle of the base must lie in your own zone, and all of it on the table";
    nobody_stands_here = "nobody stands on such ground";
    somebody_stands_there(unit: counter) = "{unit} stands there: place him beside";
    nobody_concealed = "in this scenario nobody begins concealed";
    no_room(unit: counter) = "there is no room in the zone for {unit}";
    all_placed = "all your figures are placed";
    first_place(units: counters) = "first place {units}";

    // What its orders are, in a few words.
    place = "place";
    place_all = "place all others";
    done = "end the set-up";
}
