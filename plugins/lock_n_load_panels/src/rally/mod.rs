//! The Rally Phase (3.0): two dice against morale.

mod told;

pub(crate) use told::{Rolled, rallied, rolled};
