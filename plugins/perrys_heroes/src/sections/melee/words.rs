//! What is said here.

table::words! { "melee";
    to_do = "this is not in the game yet";
}
