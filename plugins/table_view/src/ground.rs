//! The ground below all counters, as its painter paints it, and parts of it in colour.

pub(crate) mod chunks;
pub(crate) mod shades;
