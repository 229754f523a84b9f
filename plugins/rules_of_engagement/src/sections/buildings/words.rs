//! What is said of fire at buildings.

table::words! { "buildings";
    in_no_building = "the enemy unit is in no building";
    no_weapon = "nobody has a weapon of AT 1 or more that reaches the building where he sees them";
    destroyed = "that level of the building is destroyed";

    // What its order is, in a few words.
    breach(at: counter) = "fire at the building of {at}";
}
