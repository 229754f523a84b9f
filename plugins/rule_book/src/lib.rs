//! The rule book of a rule set, whichever it is: every rule with its number and a sentence of our own, its section, its module, and
//! whether it is in the game.
//!
//! A rule set writes each rule once, as an entry of [`rules!`]: the entry is the constant by which code names the rule. It declares its
//! modules ([`modules!`], or a constant [`Module`] where it has but one) and says the rest in a [`Book`]: its sections in their order and
//! the lists of entries. The [`Catalogue`] that is made of it is what tooltips, refusals, the log, the rule reference, `hedgerow rules` and
//! the coverage test read. [`Plays`] is which of the rules a battle is played with.
//!
//! | File | Holds |
//! |---|---|
//! | `number.rs` | what a rule's number tells: the book, the section, the place in it |
//! | `rule.rs` | a rule as it is looked up |
//! | `entry.rs` | a rule as it is written down |
//! | `module.rs` | the parts in which rules come into the game |
//! | `catalogue.rs` | all rules of a book in its order, and what needs a test |
//! | `game_book.rs` | the book as commands and tests take it |
//! | `plays.rs` | which rules a battle is played with |
//!
//! A rule set keeps this in its folder `catalogue` and in the files `rules.rs` of those who carry rules out, which use nothing but
//! [`rules!`] and the reasons why rules come later. So every file may name every rule. `tin_soldiers/src/catalogue.rs` is the shortest
//! example. What tests and commands know of a rule set's book is its [`GameBook`].

mod catalogue;
mod entry;
mod game_book;
mod module;
mod number;
mod plays;
mod rule;

pub use catalogue::{Book, Catalogue, Coverage};
pub use entry::{Entry, Gap};
pub use game_book::GameBook;
pub use module::Module;
pub use number::{prefix_of, section_of, test_prefix};
pub use plays::Plays;
pub use rule::{Kind, Rule, Scope};
/// The macro [`rules!`] makes constants of it.
pub use table::RuleId;
