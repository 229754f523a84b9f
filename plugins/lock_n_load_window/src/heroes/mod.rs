//! Heroes (5.1, 11.1).

mod told;

pub(crate) use told::rolled;
