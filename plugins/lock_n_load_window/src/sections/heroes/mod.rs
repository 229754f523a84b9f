//! Heroes (5.1, 11.1).

mod told;
pub(crate) mod words;

pub(crate) use told::rolled;
