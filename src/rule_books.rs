//! The rule books that the program knows, a row for each rule set: what `hedgerow rules` prints, and what the tests of catalogues and of
//! words go by.

use lock_n_load::sections::{opportunity_fire::rules::CRAWLER, set_up::rules::SET_UP, spotting::rules::EXACT_SIGHT};
use lock_n_load_box::LockNLoadBox;
use play::GameBox;
use rule_book::Catalogue;
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

/// All of them, the game of the program first; the toy of the tests comes at no cost and shows how short a book may be.
pub static BOOKS: [GameBook; 2] = [
    GameBook {
        key: LockNLoadBox::KEY,
        catalogue: &lock_n_load::catalogue::CATALOGUE,
        examples: &[CRAWLER, SET_UP, EXACT_SIGHT],
        words: || lock_n_load::sections::words().collect(),
        for_files: &["catalogue", "checks", "dispatch/admit", "dispatch/rests", "facts/old_saves", "files", "testing"],
    },
    GameBook {
        key: "tin_soldiers",
        catalogue: &tin_soldiers::catalogue::CATALOGUE,
        examples: &[tin_soldiers::END],
        words: || tin_soldiers::words().to_vec(),
        for_files: &["admit", "catalogue", "start"],
    },
];

impl GameBook {
    /// The book of a rule set.
    ///
    /// # Errors
    /// There is none of this key: which there are.
    pub fn of(key: &str) -> Result<&'static Self, String> {
        BOOKS.iter().find(|book| book.key == key).ok_or_else(|| {
            let known: Vec<&str> = BOOKS.iter().map(|book| book.key).collect();
            format!("there is no game `{key}`; known are {}", known.join(", "))
        })
    }

    /// The sources of the rule set's own crate, from the root of the source tree.
    pub fn sources(&self) -> PathBuf {
        PathBuf::from("plugins").join(self.key).join("src")
    }
    /// Whether a crate is one of this rule set: its own, its window, its players.
    pub fn has_crate(&self, name: &str) -> bool {
        name.strip_prefix(self.key).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
    }
}
