//! What is said here.

table::words! { "movement";
    to_do = "this is not in the game yet";
}
