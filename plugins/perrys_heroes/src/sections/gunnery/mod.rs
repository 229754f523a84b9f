//! The guns of vehicles: loading (7.3), aiming (7.21) and firing the main gun (7.18), and their machine guns (7.19).
//!
//! What strikes a vehicle is worked out in [`damage`](super::damage); what a machine gun's volley does is that of [`fire`](super::fire), with
//! the vehicle as its firer.

mod aim;
mod load;
mod machine_guns;
pub mod odds;
mod offers;
mod orders;
mod rolled;
pub mod rows;
pub mod rules;
mod shell;
mod shot;
mod swing;
pub(crate) mod words;
mod would;

pub use aim::{AimReport, target};
pub(crate) use aim::{enemy, lost, of_moves};
pub use load::LoadReport;
pub use machine_guns::{MachineGunReport, arc, reaches, server};
pub(crate) use machine_guns::{planned as volley, serves};
pub(crate) use offers::offers;
pub use shell::{REACH, Shell, fate, is_reached};
pub(crate) use shell::{bursts, course};
pub use shot::{COST, Effect, GunReport};
pub(crate) use shot::{Goal, fires, planned};
pub use swing::Swing;
pub(crate) use swing::{swing, within};
pub use would::{would, would_after};

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::vehicles::GunDef;
use rules::LOADED;
use table::Refusal;

/// The main gun of a vehicle, if it can be used.
///
/// Reading: a gun on a carriage has rules of its own (PH-H-30).
///
/// # Errors
/// It has none, or it is useless for the rest of the game.
fn gun<'w>(table: &Table<'w>, vehicle: &Figure) -> Result<&'w GunDef, Refusal> {
    let gun = table.vehicle(vehicle).filter(|def| !def.is_carriage()).and_then(|def| def.gun());
    match gun {
        None => Err(Refusal::new(LOADED, words::no_gun())),
        Some(_) if vehicle.gun_useless => Err(Refusal::new(LOADED, words::useless())),
        Some(gun) => Ok(gun),
    }
}

#[cfg(test)]
#[path = "aim_test.rs"]
mod aim_test;
#[cfg(test)]
#[path = "machine_guns_test.rs"]
mod machine_guns_test;
#[cfg(test)]
#[path = "shot_test.rs"]
mod shot_test;
