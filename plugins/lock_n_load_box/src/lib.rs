//! *Lock 'n Load* in its box: how its data files are read and checked, and what its things are called where no window shows them.
//!
//! | File | Holds |
//! |---|---|
//! | `game_box.rs` | the box: all that saves, scripts, simulation and replay must know of the game |
//! | `held.rs`, `book.rs`, `check.rs` | the game as one of those that the program holds: its data files, its rule book, the check of its files |
//! | `kinds.rs` | what a file is, by its name or by the fields it begins with |
//! | `definitions.rs` | the files that all scenarios share: terrain, classes, units, charts |
//! | `library.rs` | these and the boards; scenarios, their maps and their start positions |
//! | `sight.rs` | the sight tool |
//! | `shapes.rs` | the drawings of vehicles |
//! | `order_words.rs`, `witness.rs` | orders in words; what records of whole games hold of events and positions |

mod book;
mod check;
mod definitions;
pub mod game_box;
mod held;
mod kinds;
pub mod library;
mod order_words;
pub mod shapes;
mod sight;
mod witness;

pub use game_box::LockNLoadBox;
pub use kinds::Kind;
pub use library::Library;
