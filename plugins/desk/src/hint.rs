//! A hint for whoever is new.

use table::Say;

/// A hint.
#[derive(Clone, Copy, Debug)]
pub struct Hint {
    /// By which it is kept as seen; no hint of another game has it.
    pub id: &'static str,
    /// What it is about.
    pub title: fn() -> Say,
    /// What it says.
    pub text: fn() -> Say,
}

impl PartialEq for Hint {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Hint {}
