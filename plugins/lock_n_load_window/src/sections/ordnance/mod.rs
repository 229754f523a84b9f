//! Ordnance (14): shots with a to-hit roll, hits on vehicles and on all others.

mod draft;
mod fates;
mod impact;
mod panel;
mod result;
mod told;
pub(crate) mod words;

pub use draft::ShotPreview;
pub(crate) use draft::{draft, harm};
pub(crate) use fates::fates;
pub(crate) use panel::in_short;
pub(crate) use told::resolved;
