//! Spotting (10.0).

mod buttons;
mod draft;
mod told;
pub(crate) mod words;

pub(crate) use buttons::buttons;
pub(crate) use draft::Searching;
pub use draft::SpotPreview;
pub(crate) use told::{Rolled, rolled, spotted};
