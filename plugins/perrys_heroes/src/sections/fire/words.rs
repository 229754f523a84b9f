//! What is said here.

table::words! { "fire";
    to_do = "this is not in the game yet";
}
