//! What is said here.

table::words! { "concealment";
    to_do = "this is not in the game yet";
}
