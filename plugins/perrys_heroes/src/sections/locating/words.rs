//! What is said here.

table::words! { "locating";
    to_do = "this is not in the game yet";
}
