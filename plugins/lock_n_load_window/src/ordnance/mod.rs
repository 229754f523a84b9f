//! Ordnance (14): shots with a to-hit roll, hits on vehicles and on all others.

mod result;
mod told;
pub(crate) mod words;

pub(crate) use told::resolved;
