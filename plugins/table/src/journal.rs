//! Everything that happened, in order: the saved game, the replay and the log.

use crate::{Order, RuleSet, Side};
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
    /// The events that a side was not told of, by their places in the list, as it was when they happened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub untold: Vec<(usize, Side)>,
    /// It showed what had been hidden, so it is not taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
}

impl<R: RuleSet> JournalEntry<R> {
    /// What a side is given of it.
    pub fn told(&self, side: Side) -> Told<'_, R> {
        let kept_back = |n: usize| self.untold.contains(&(n, side));
        let events: Vec<&R::Event> =
            self.events.iter().enumerate().filter(|(n, _)| !kept_back(*n)).map(|(_, event)| event).collect();
        let open = |order: &&Order<R>| order.side == side || events.len() == self.events.len();
        Told { order: self.order.as_ref().filter(open), events }
    }
}

/// What a side has been given of one journal entry: all that its log, its save and its program at the other end of a line get.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Told<'a, R: RuleSet> {
    /// The order, if it was the side's own or nothing of what came of it was kept from it.
    pub order: Option<&'a Order<R>>,
    /// The events that it was told of.
    pub events: Vec<&'a R::Event>,
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
    /// What a side was given so far: its log, its save. What it was told nothing of is left out.
    pub fn told(&self, side: Side) -> impl Iterator<Item = Told<'_, R>> {
        let told = self.entries.iter().map(move |entry| entry.told(side));
        told.filter(|told| told.order.is_some() || !told.events.is_empty())
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
