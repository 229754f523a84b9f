//! Melee (8.0) and the withdrawal from it (8.1).

mod asked;
mod buttons;
mod draft;
mod panel;
mod result;
mod told;
mod withdrawal;
pub(crate) mod words;

pub(crate) use asked::{Attack, Defence};
pub(crate) use buttons::buttons;
pub use draft::MeleePreview;
pub(crate) use told::rolled;

#[cfg(test)]
#[path = "melee_test.rs"]
mod tests;
