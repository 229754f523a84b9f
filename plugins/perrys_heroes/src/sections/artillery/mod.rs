//! Artillery (7.8): hexes that are registered, calls for fire, and what comes of them some turns later.
//!
//! Nobody but its owner knows of a support, of what is registered for it and of a call in the air: what all see is what strikes.

mod calls;
mod light;
mod odds;
mod offers;
mod orders;
mod registered;
pub mod rules;
mod strikes;
pub(crate) mod words;

pub use calls::{CallReport, PART, nearest_radio, operators, report};
pub(crate) use light::burnt_out;
pub use odds::{CallOdds, HexOdds, VehicleOdds, aftermath, odds, of_call};
pub(crate) use offers::{offers, registers};
pub use registered::hex_of;
pub(crate) use registered::{as_objectives, by_itself, register};
pub(crate) use strikes::strikes;
pub use strikes::{NEEDED, Strike, accuracy};

#[cfg(test)]
#[path = "calls_test.rs"]
mod calls_test;
#[cfg(test)]
#[path = "secrets_test.rs"]
mod secrets_test;
#[cfg(test)]
#[path = "strikes_test.rs"]
mod strikes_test;
