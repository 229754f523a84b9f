//! Chooses orders for a side, for any rule set.
//!
//! A [`Commander`] gives the orders of one side. He is given a [`View`]: what his side sees, and sandboxes to try things out in; never the
//! game, its dice or what is hidden. What he orders goes through the same door as a person's order.
//!
//! Three of them are yardsticks that never change: [`RandomPlayer`], [`BoldPlayer`] and [`Greedy`]. [`Thinker`] is the one to play against:
//! he makes plans, tries them out and carries out the best, by what the rule set tells him of itself ([`Insight`]).
//!
//! | File | Holds |
//! |---|---|
//! | `commander.rs` | who gives orders, and who chooses from a list of them |
//! | `opponents.rs`, `seat.rs` | every opponent by its name; who sits at a side |
//! | `random.rs`, `bold.rs`, `greedy.rs` | the yardsticks: any order; orders by what they are for (`RuleSet::aim`); the best after one order |
//! | `insight.rs`, `untaught.rs` | what a rule set tells players beyond its rules; what they know of one that tells nothing |
//! | `thinker.rs`, `search.rs`, `contest.rs`, `sums.rs`, `rollout.rs` | who makes plans and tries them out; the search; how plans stand against each other; how a plan is carried out once and played on |
//! | `level.rs`, `watch.rs`, `chance.rs` | levels and characters as work and noise; what others see of the thinking; chance and seeds of its own |
//! | `learning.rs`, `learning/` | chances that are fitted to games: the trait `Learner`, logistic regression, the file of weights |
//! | `maths.rs` | functions of chances that come to the same on every machine |
//! | `statistics/` | what games tell of players: Wilson's intervals, means after Student, ratios of odds, the bootstrap, strengths after Bradley and Terry |
//!
//! The crate knows `table` alone. Work is counted in orders that are tried, never in time, and sums are whole numbers: a verdict is the
//! same on every machine and with any number of threads. No clock is read here; whoever is in a hurry tells the `Watch` to stop.
//! `docs/opponent.md` tells how the players think and how strong they are.

mod bold;
mod chance;
mod commander;
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
mod untaught;
mod watch;

pub use bold::BoldPlayer;
pub use chance::{Chance, seed_of};
pub use commander::{Commander, Player, Slips, ask};
pub use greedy::Greedy;
pub use insight::{Insight, Next, ONE, Offer, OrderOf, SeenOf, TableOf};
pub use level::{Effort, Level, Temper};
pub use opponents::{Character, Opponent, seeds};
pub use random::{RandomPlayer, Rollout};
pub use search::{Judged, Verdict};
pub use seat::Seat;
pub use thinker::Thinker;
pub use untaught::Untaught;
pub use watch::Watch;
