//! The Rally Phase (3.0): two dice against morale.

mod buttons;
mod draft;
mod panel;
mod phase;
mod told;
pub(crate) mod words;

pub(crate) use buttons::{buttons, done};
pub use draft::MoralePreview;
pub(crate) use draft::chance;
pub(crate) use phase::Rally;
pub(crate) use told::{Rolled, rallied, rolled};
