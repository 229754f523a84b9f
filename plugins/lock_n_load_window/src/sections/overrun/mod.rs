//! Overruns (15.3).

mod asked;
mod buttons;
mod draft;
mod panel;
mod told;
pub(crate) mod words;

pub(crate) use asked::{GiveWay, StrikeBack};
pub(crate) use buttons::buttons;
pub use draft::OverrunPreview;
pub(crate) use told::resolved;
