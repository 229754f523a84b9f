//! What every board wargame has: sides, counter ids, dice, orders, events, refusals, the journal and the loop that resolves orders.
//!
//! Whoever plays writes an [`Order`]; the [`RuleSet`] decides what it leads to, as a list of events, or refuses with a rule
//! number; only [`RuleSet::apply`] changes the table, one event at a time. [`Game`] drives this loop without frames: the
//! window, the simulator, a script and a test all go through it.
//!
//! | File | Holds |
//! |---|---|
//! | `rule_set.rs`, `game.rs` | the door of a rule set; the loop through which every order goes, which also undoes and hashes |
//! | `frames.rs` | what is going on as a stack of frames: `Frame`, `frames!`, `Stack` |
//! | `orders.rs` | `orders!`: the list of orders, by the sections that own them |
//! | `offers.rs` | the list of what may be ordered, whole, by groups or for chosen counters; `kinds!` |
//! | `phases.rs` | bookkeeping before a phase: schedules of the engine that answer with events |
//! | `breakdown.rs` | how a number comes about: `Line`, `Tally` |
//! | `facts.rs` | `facts!`: the facts of counters, each declared once |
//! | `seen.rs`, `difference.rs` | the table as one side sees it; whether two games differ for a side, for tests of what leaks |
//! | `sandbox.rs` | `View`, what whoever plays a side has of a game; `Sandbox`, a game to try things out on. Neither holds the game's dice |
//! | `dice.rs`, `digest.rs` | the dice cup; the hash of a position |
//! | `journal.rs` | entries: an order, its events, the dice thrown so far, who was not told what |
//! | `memory.rs` | the same as one side was told it |
//! | `words.rs`, `words/language.rs` | what is said apart from who says it (`Say`, `words!`); the program's language |
//! | `rule_id.rs` | numbers of rules |
//!
//! # What is said
//!
//! What a rule or a window says to players is a `Say`: the id of a line with arguments (a counter, a number, a text such as a place,
//! another `Say`, a list of them). How the line reads stands in English in the `words.rs` of its section, one line for each id. The
//! compiler finds ids without words: a line that is not there has no function, and its English must name each argument and nothing
//! else. Lines that nobody says are found by a test (`tests/it/words.rs`).
//!
//! A `Language` is a table from ids to templates with the arguments where it wants them. A line that counts has two forms in English; a
//! language is asked for a line with its first number, and has as many forms as it needs. How several things are listed ("a, b and c",
//! "a, b or c") is its business too: no code puts a plural's "s" or an "and" into a text.
//!
//! `Say::said` is how the screen says it: in the program's language, which is set once at its start (`speak`); `Named` adds a battle's
//! names for counters. A `Say` that prints itself, or is written to a save or a script, is English whatever the program speaks. Read
//! back it is that text and in no language (`Say::told`), and it is equal to what reads the same. A `Say` without arguments allocates
//! nothing, as refusals are made and thrown away by the thousand. What is wrong with files and saves is told in English, where it is
//! checked.
//!
//! # What is seen
//!
//! `Seen` reads like the table but is a type of its own; lists of orders, aims and players get nothing else. Each fact says who sees it
//! (`seen by`); where nothing is hidden `Seen` is the table and costs nothing. The journal keeps with each event which side was not
//! told of it. `difference` tells in what two games differ for a side: it must be nothing where they differ only in what it cannot know
//! (`secrets_test.rs`: a toy with a hidden counter, and leaks that the test finds).
//!
//! # The same everywhere
//!
//! Dice come from the cup: `ChaCha8`, one word of 64 bits for each throw, or a forced list. A game that is tried again has a seed of its
//! own from some throw on. What rules read is in the order of the scenario's list of counters, never in that of a query. `Game::hash`
//! is a BLAKE3 hash of the position in a fixed order with the number of dice thrown; tests compare it after replay, undo and reload.
//!
//! Undo replays the journal without its last entry. It stops at the last order that threw a die or showed what was hidden: it gives no
//! information and no new dice.

mod aim;
mod breakdown;
mod counter;
mod dice;
mod difference;
mod digest;
mod facts;
#[cfg(test)]
mod facts_test;
mod frames;
mod game;
mod journal;
mod memory;
mod offers;
mod orders;
mod phases;
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
pub use breakdown::{Line, Tally};
pub use counter::{CounterId, CounterIdError};
pub use dice::{DiceCup, DiceFault};
pub use difference::{Difference, difference};
pub use frames::{AnotherFrame, Frame, FrameKinds, Framed, Stack};
pub use game::{Game, GameError, Misfit};
pub use journal::{Journal, JournalEntry, Told};
pub use memory::Memory;
pub use offers::Offers;
pub use phases::{Outbox, insert_phases, phase_begins};
pub use rule_id::{Refusal, RuleId};
pub use rule_set::{Group, Order, RuleSet};
pub use sandbox::{Sandbox, View};
pub use seen::{Everybody, Seen, SeenBy};
pub use side::Side;
pub use words::{Arg, Count, English, Forms, Language, Listing, Named, Say, Words, list_lines, speak, spoken};
