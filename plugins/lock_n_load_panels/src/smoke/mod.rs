//! Smoke (7.0).

mod told;

pub(crate) use told::{rises, rolled};
