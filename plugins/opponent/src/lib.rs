//! Chooses orders for a side, for any rule set.
//!
//! A [`Player`] is asked for one of the legal orders. It never touches the table: what it answers goes through the same door as a
//! person's order.

mod random;

pub use random::RandomPlayer;

use table::{Game, RuleSet};

/// Somebody who chooses orders.
pub trait Player<R: RuleSet> {
    /// Chooses one of `commands`, by position. `commands` is never empty.
    fn choose(&mut self, game: &mut Game<R>, commands: &[R::Command]) -> usize;
}
