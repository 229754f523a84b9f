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

/// The journal of a game. It changes only with its game.
///
/// Whoever follows it (a saved game, the log) keeps the [`Journal::generation`] that he has seen and asks [`Journal::kept_since`] how
/// many entries still stand: the number of entries alone does not tell an order that was taken back and given anew in another way.
#[derive(Clone, Debug)]
pub struct Journal<R: RuleSet> {
    /// The entries, oldest first.
    pub entries: Vec<JournalEntry<R>>,
    /// The generation in which each entry came.
    came: Vec<u64>,
    generation: u64,
}

impl<R: RuleSet> Journal<R> {
    pub(crate) fn new() -> Self {
        Self { entries: Vec::new(), came: Vec::new(), generation: 0 }
    }
    /// Every event so far.
    pub fn events(&self) -> impl Iterator<Item = &R::Event> {
        self.entries.iter().flat_map(|entry| &entry.events)
    }
    /// How many dice had been thrown before the last entry.
    pub fn drawn_before_last(&self) -> u64 {
        self.entries.len().checked_sub(2).map_or(0, |n| self.entries[n].drawn)
    }
    /// Grows with every change: an order, an order taken back, a journal put in its place.
    pub fn generation(&self) -> u64 {
        self.generation
    }
    /// How many entries, from the first, are those that were there in that generation. What comes after them is new.
    pub fn kept_since(&self, generation: u64) -> usize {
        self.came.partition_point(|came| *came <= generation)
    }

    pub(crate) fn push(&mut self, entry: JournalEntry<R>) {
        self.generation += 1;
        self.entries.push(entry);
        self.came.push(self.generation);
    }
    pub(crate) fn take_last(&mut self) {
        self.generation += 1;
        self.entries.pop();
        self.came.pop();
    }
    pub(crate) fn replace(&mut self, entries: Vec<JournalEntry<R>>) {
        self.generation += 1;
        self.came = vec![self.generation; entries.len()];
        self.entries = entries;
    }
}
