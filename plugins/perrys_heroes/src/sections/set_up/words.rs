//! What is said here.

table::words! { "set_up";
    to_do = "this is not in the game yet";
}
