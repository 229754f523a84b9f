//! Everything that happened, in order: the saved game, the replay and the log.

use crate::{Order, RuleSet};
use serde::{Deserialize, Serialize};

/// One order and all that followed from it until somebody had to decide again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "R: RuleSet")]
pub struct JournalEntry<R: RuleSet> {
    /// The order; none for what happens by itself at the start.
    pub order: Option<Order<R>>,
    /// What happened.
    pub events: Vec<R::Event>,
    /// How many dice have been thrown in all after it.
    pub drawn: u64,
}

/// The journal of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "R: RuleSet")]
pub struct Journal<R: RuleSet> {
    /// The entries, oldest first.
    pub entries: Vec<JournalEntry<R>>,
}

impl<R: RuleSet> Default for Journal<R> {
    fn default() -> Self {
        Self { entries: Vec::new() }
    }
}

impl<R: RuleSet> Journal<R> {
    /// Every event so far.
    pub fn events(&self) -> impl Iterator<Item = &R::Event> {
        self.entries.iter().flat_map(|entry| &entry.events)
    }
    /// How many dice had been thrown before the last entry.
    pub fn drawn_before_last(&self) -> u64 {
        self.entries.len().checked_sub(2).map_or(0, |n| self.entries[n].drawn)
    }
}
