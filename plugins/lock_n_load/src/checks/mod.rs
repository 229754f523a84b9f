//! What may be wrong with data files, each mistake with its place.

pub mod board_sense;

pub(crate) mod definition;
pub mod map_faults;
pub mod rules;
pub(crate) mod scenario;
mod start;
mod values;
