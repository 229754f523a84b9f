//! What is said here.

table::words! { "grenades";
    to_do = "this is not in the game yet";
}
