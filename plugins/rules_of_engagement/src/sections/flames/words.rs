//! What is said of flamethrowers.

table::words! { "flames";
    out_of_reach = "the flamethrower reaches nobody of them whom its man sees";

    // What its order is, in a few words.
    burn(at: counter) = "fire the flamethrower at {at}";
}
