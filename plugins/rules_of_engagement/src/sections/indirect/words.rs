//! What is said of indirect fire.

table::words! { "indirect";
    no_point = "it has not fired at any point yet";
    out_of_range = "it is out of range";
    too_near(least: text) = "it is nearer than {least} cm";
    in_building = "a mortar cannot aim at who is in a building";
    not_seen = "nobody sees it for the mortar";

    // What its order is, in a few words.
    bombard(at: counter) = "fire the mortar at {at}";
    again = "fire the mortar at the same point";
}
