//! Chooses orders for a side, for any rule set.
//!
//! A [`Commander`] gives the orders of one side. He is given a [`View`]: what his side sees, and sandboxes to try things out in; never the
//! game, its dice or what is hidden. What he orders goes through the same door as a person's order.
//!
//! Three of them are yardsticks that never change: [`RandomPlayer`], [`BoldPlayer`] and [`Greedy`]. [`Thinker`] is the one to play against:
//! he makes plans, tries them out and carries out the best, by what the rule set tells him of itself ([`Insight`]).

mod bold;
mod chance;
mod contest;
mod greedy;
mod insight;
pub mod learning;
mod level;
pub mod maths;
mod opponents;
mod random;
mod rollout;
mod search;
mod seat;
pub mod statistics;
mod sums;
mod thinker;
mod watch;

pub use bold::BoldPlayer;
pub use chance::{Chance, seed_of};
pub use greedy::Greedy;
pub use insight::{Insight, Next, ONE, Offer, OrderOf, SeenOf, TableOf};
pub use level::{Effort, Level, Temper};
pub use opponents::{Character, Opponent, seeds};
pub use random::{RandomPlayer, Rollout};
pub use search::{Judged, Verdict};
pub use seat::Seat;
pub use thinker::{Slips, Thinker};
pub use watch::Watch;

use table::{Game, RuleSet, Seen, Side, View};

/// Somebody who gives the orders of a side.
pub trait Commander<R: RuleSet>: Send {
    /// An order for the side whose view it is, which has to decide. None: there is nothing that it may order.
    fn order(&mut self, view: &View<R>) -> Option<R::Command>;
    /// What must not happen and has happened to him so far.
    fn slips(&self) -> Slips {
        Slips::default()
    }
}

/// Somebody who chooses from a list of orders.
pub trait Player<R: RuleSet> {
    /// Chooses one of `commands` for a side, by position. `commands` is never empty.
    fn choose(&mut self, seen: &Seen<R::Table<'_>>, side: Side, commands: &[R::Command]) -> usize;
}

/// Asks a player to choose for a side, by what it sees of a game.
pub fn ask<R: RuleSet>(
    player: &mut (impl Player<R> + ?Sized),
    game: &Game<R>,
    side: Side,
    commands: &[R::Command],
) -> usize {
    game.seen_by(side, |seen| player.choose(seen, side, commands))
}
