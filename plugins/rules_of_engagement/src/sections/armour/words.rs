//! What is said of hits on vehicles.

table::words! { "armour";
    owes_nothing = "a crew gets back in instead of the test or Fall Back that it owes, and this unit owes none";
    no_vehicle = "it has no vehicle in action";
    is_aboard = "it is in its vehicle";
    too_far = "somebody of it is too far from the vehicle";

    // What its orders are, in a few words.
    get_back_in = "get back into the vehicle";
}
