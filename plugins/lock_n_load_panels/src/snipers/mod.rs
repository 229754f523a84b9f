//! Snipers (11.4).

mod told;

pub(crate) use told::placed;
