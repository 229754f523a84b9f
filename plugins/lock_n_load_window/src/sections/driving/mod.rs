//! Facing (0.2, 15.1, 1.6.3): handles at the corners of a hex, by which vehicles, turrets and teams are turned; and what weapons cover as
//! they point, on request.

mod arcs;
mod handles;
mod turn;
pub(crate) mod words;

pub(crate) use arcs::arcs;
pub(crate) use handles::{draft, handles};
