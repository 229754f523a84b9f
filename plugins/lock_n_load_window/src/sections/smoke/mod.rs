//! Smoke (7.0).

mod buttons;
mod draft;
mod told;
pub(crate) mod words;

pub(crate) use buttons::buttons;
pub use draft::SmokePreview;
pub(crate) use draft::Throwing;
pub(crate) use told::{rises, rolled};
