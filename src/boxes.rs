//! The games that the program holds.

use lock_n_load_box::MARKS;
use std::path::PathBuf;

/// The folder that holds `assets`: the one given, the present one, the program's own or the one it was built in.
///
/// # Errors
/// None of them holds `assets`.
pub fn find_root(given: Option<PathBuf>) -> anyhow::Result<PathBuf> {
    play::library::find_root(given, env!("CARGO_MANIFEST_DIR"), MARKS)
}
