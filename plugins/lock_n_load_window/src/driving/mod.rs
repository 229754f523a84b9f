//! Facing (0.2, 15.1, 1.6.3): handles at the corners of a hex, by which vehicles, turrets and teams are turned.

mod handles;
mod turn;

pub(crate) use handles::{draft, update_handles};
