//! What is said here.

table::words! { "healing";
    to_do = "this is not in the game yet";
}
