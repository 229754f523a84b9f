//! Rules of Engagement in its box: how its data files are read and checked, and what its things are called where no window shows them.
//!
//! | File | Holds |
//! |---|---|
//! | `game_box.rs` | the box: all that saves, scripts, simulation and replay must know of the game |
//! | `held.rs`, `book.rs`, `check.rs` | the game as one of those that the program holds: its data files, its rule book, the check of its files |
//! | `kinds.rs` | what a file is, by its name or by the fields it begins with |
//! | `library.rs` | the files that all scenarios share, tables and forces; scenarios and their start positions |
//! | `position.rs` | a position for people and programs |
//! | `sight.rs` | the sight tool |
//! | `order_words.rs` | orders in words |

mod book;
mod check;
mod game_box;
mod held;
mod kinds;
pub mod library;
mod order_words;
mod position;
mod sight;

pub use game_box::RulesOfEngagementBox;
pub use kinds::Kind;
pub use library::Library;
