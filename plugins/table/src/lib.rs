//! What every board wargame has: sides, counter ids, dice, orders, events, refusals, the journal and the loop that resolves orders.
//!
//! Whoever plays writes an [`Order`]; the [`RuleSet`] decides what it leads to, as a list of events, or refuses with a rule
//! number; only [`RuleSet::apply`] changes the table, one event at a time. [`Game`] drives this loop without frames: the
//! window, the simulator, a script and a test all go through it.

mod aim;
mod counter;
mod dice;
mod digest;
mod facts;
#[cfg(test)]
mod facts_test;
mod game;
mod journal;
mod rule_id;
mod rule_set;
mod sandbox;
#[cfg(test)]
mod secrets_test;
mod seen;
mod side;
mod words;
#[cfg(test)]
mod words_test;

pub use aim::Aim;
pub use counter::{CounterId, CounterIdError};
pub use dice::{DiceCup, DiceFault};
pub use game::{Game, GameError, Misfit};
pub use journal::{Journal, JournalEntry};
pub use rule_id::{Refusal, RuleId};
pub use rule_set::{Group, Order, RuleSet};
pub use sandbox::{Sandbox, View};
pub use seen::{Difference, Everybody, Seen, SeenBy, Told, difference};
pub use side::Side;
pub use words::{Arg, English, Language, Say, Words};
