//! Hits on vehicles (ROE-VEH): where they strike, what they do to the armour, the table of damage, and crews that leave their vehicles.
//!
//! Who has hit a vehicle brings an [`Impact`] for each hit to [`Blows`], which keeps what has become of the vehicle and of those in it by
//! the hits before. What it comes to are events, as of all fire.

mod back;
mod blows;
mod damage;
mod orders;
pub mod rules;
mod struck;
mod upkeep;
mod vehicle;
pub(crate) mod words;

pub use back::BackInReport;
pub(crate) use back::offers;
pub use blows::{Blows, Impact};
pub use damage::{damage_lines, pierces, row_of};
pub use struck::{Zone, best_location, face_towards, is_masked, is_plunging, locations, zone};
pub(crate) use upkeep::{after_moving, at_risk, stations};
pub(crate) use vehicle::aboard;
pub use vehicle::{body_of, def_of, hull_of};

#[cfg(test)]
#[path = "armour_test.rs"]
mod armour_test;
#[cfg(test)]
#[path = "bail_test.rs"]
mod bail_test;
#[cfg(test)]
#[path = "effects_test.rs"]
mod effects_test;
