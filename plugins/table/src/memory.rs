//! A game's journal as one side was told it.

use crate::{Journal, JournalEntry, RuleSet, Side};

/// What one side was told of a game, entry by entry: a journal of its own, in which nothing stands that was kept from it. An entry of
/// which it was told nothing is not there, so not even the number of entries gives one away.
#[derive(Clone, Debug)]
pub struct Memory<R: RuleSet> {
    side: Side,
    journal: Journal<R>,
    /// For each entry the one of the game's journal that it tells of.
    of: Vec<usize>,
    /// How far the game's journal has been followed, and in which of its generations.
    followed: (usize, u64),
}

impl<R: RuleSet> Memory<R> {
    /// The memory of a side that has been told nothing yet.
    pub fn new(side: Side) -> Self {
        Self { side, journal: Journal::new(), of: Vec::new(), followed: (0, 0) }
    }
    /// Whose.
    pub fn side(&self) -> Side {
        self.side
    }
    /// All that the side was told. No dice are counted in it: how many were thrown in all would tell of those that it did not see.
    pub fn journal(&self) -> &Journal<R> {
        &self.journal
    }
    /// How many entries of the game's journal there were when so many of these had been told, so that the next of these is the next of
    /// those.
    pub fn in_the_game(&self, entries: usize) -> usize {
        entries.checked_sub(1).and_then(|last| self.of.get(last)).map_or(0, |entry| entry + 1)
    }
    /// The entry of which an entry of the game's journal is told; none where the side was told nothing of it.
    pub fn of_game(&self, entry: usize) -> Option<usize> {
        self.of.binary_search(&entry).ok()
    }
    /// Follows the game's journal: what was taken back is forgotten, what is new is told.
    pub fn follow(&mut self, game: &Journal<R>) {
        let (entries, generation) = self.followed;
        let kept = game.kept_since(generation).min(entries);
        while self.of.last().is_some_and(|entry| *entry >= kept) {
            self.of.pop();
            self.journal.take_last();
        }
        for (n, entry) in game.entries.iter().enumerate().skip(kept) {
            let told = entry.told(self.side);
            // The first entry tells of the set-up, and stands in every journal.
            if n > 0 && told.order.is_none() && told.events.is_empty() {
                continue;
            }
            let events = told.events.into_iter().cloned().collect();
            let order = told.order.cloned();
            self.journal.push(JournalEntry { order, events, drawn: 0, untold: Vec::new(), reveals: entry.reveals });
            self.of.push(n);
        }
        self.followed = (game.entries.len(), game.generation());
    }
}
