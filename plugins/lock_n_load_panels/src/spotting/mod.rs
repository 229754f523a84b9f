//! Spotting (10.0).

mod told;

pub(crate) use told::{Rolled, rolled, spotted};
