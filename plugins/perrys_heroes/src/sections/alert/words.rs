//! What is said here.

table::words! { "alert";
    to_do = "this is not in the game yet";
}
