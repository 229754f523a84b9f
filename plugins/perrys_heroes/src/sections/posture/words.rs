//! What is said here.

table::words! { "posture";
    to_do = "this is not in the game yet";
}
