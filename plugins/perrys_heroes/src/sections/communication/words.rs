//! What is said here.

table::words! { "communication";
    to_do = "this is not in the game yet";
}
