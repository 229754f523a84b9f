//! What became of a counter.

use crate::words;
use table::{CounterId, Side};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// It is better off.
    Better,
    /// It is worse off for a time.
    Worse,
    /// It is harmed for good.
    Harmed,
    /// It is gone.
    Gone,
}

/// What became of a counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Who.
    pub who: CounterId,
    /// What it was called before.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// Its state before and after, in words.
    pub states: [String; 2],
    /// How bad that is.
    pub grade: Grade,
}

impl Change {
    /// The counter, its state before, and its state after.
    pub fn in_words(&self) -> String {
        let [before, after] = &self.states;
        words::became(&self.name, before, after).said()
    }
}
