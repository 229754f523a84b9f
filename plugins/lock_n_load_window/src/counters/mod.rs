//! What is printed on counters, and what they are called.

pub mod faces;
pub mod names;
pub(crate) mod vehicle_face;
