//! What is said here.

table::words! { "traps";
    to_do = "this is not in the game yet";
}
