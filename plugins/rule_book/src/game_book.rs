//! What a program and its tests must know of a rule set's book besides its rules: what `hedgerow rules` prints, and what the tests of
//! catalogues and of words go by.

use crate::Catalogue;
use std::path::PathBuf;
use std::sync::LazyLock;
use table::{RuleId, Words};

/// The rule book of a rule set, and where its source tree has what belongs to it.
pub struct GameBook {
    /// The rule set's name on the command line and in saved games; that of its crate, and what the names of its other crates begin with.
    pub key: &'static str,
    /// Its rules.
    pub catalogue: &'static LazyLock<Catalogue>,
    /// Rules whose numbers show how one writes them.
    pub examples: &'static [RuleId],
    /// All lines that the rules say.
    pub words: fn() -> Vec<&'static Words>,
    /// Folders and files of its crate that speak to those who write data files and saves, or not at all: the others say lines of `words`.
    pub for_files: &'static [&'static str],
}

impl GameBook {
    /// The sources of the rule set's own crate, from the root of the source tree.
    pub fn sources(&self) -> PathBuf {
        PathBuf::from("plugins").join(self.key).join("src")
    }
    /// Whether a crate is one of this rule set: its own, its window, its players.
    pub fn has_crate(&self, name: &str) -> bool {
        name.strip_prefix(self.key).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    }
}
