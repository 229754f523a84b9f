//! Close Assaults on vehicles (17.1).

mod asked;
mod buttons;
pub(crate) mod duel;
mod told;
pub(crate) mod words;

pub(crate) use asked::NextVehicle;
pub(crate) use buttons::buttons;
pub(crate) use told::{Rolled, rolled};
