//! Medics (11.3).

mod told;

pub(crate) use told::dressed;
