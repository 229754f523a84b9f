//! Close Assaults on vehicles (17.1).

mod asked;
mod buttons;
mod draft;
pub(crate) mod duel;
mod panel;
mod told;
pub(crate) mod words;

pub(crate) use asked::NextVehicle;
pub(crate) use buttons::buttons;
pub use draft::AssaultPreview;
pub(crate) use told::rolled;
