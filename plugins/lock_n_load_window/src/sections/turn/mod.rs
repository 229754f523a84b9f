//! The sequence of play (2.0, 9.0) and the initiative (3.0).

mod phase;
mod told;
pub(crate) mod words;

pub(crate) use phase::Administrative;
pub(crate) use told::{asked, from_snapshot, initiative, phase_began};
