//! Melee (8.0) and the withdrawal from it (8.1).

mod result;
mod told;

pub(crate) use told::{Rolled, rolled};
