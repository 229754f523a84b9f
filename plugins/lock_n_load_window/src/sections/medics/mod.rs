//! Medics (11.3).

mod buttons;
mod told;
pub(crate) mod words;

pub(crate) use buttons::buttons;
pub(crate) use told::dressed;
