//! What is the same for all rule sets and needs no window: saved games, scripts, simulation, tournaments, balance, luck, replay, the witness.
//!
//! A rule set comes here in its [`GameBox`]: its rules, how its data files make a start position, and what its things are called.
//! Whoever puts a program together writes one of it, and gets all of this.

pub mod balance;
mod game_box;
mod json;
pub mod library;
pub mod luck;
pub mod replay;
pub mod save;
pub mod script;
pub mod simulate;
pub mod tournament;
pub mod train;
pub mod witness;
pub mod write;

pub use game_box::{Command, End, Event, GameBox, Start, Table};
pub use json::event_json;
