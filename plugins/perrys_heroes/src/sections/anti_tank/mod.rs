//! Attacks on vehicles by men on foot (7.2): assaults with mines and Molotov cocktails, shots with anti-tank weapons; and guns on carriages
//! (PH-H-30). What a hit does stands in damage.

mod attack;
mod carriage;
mod means;
mod odds;
mod offers;
mod orders;
mod rolled;
pub mod rows;
pub mod rules;
pub(crate) mod words;
mod would;

pub use attack::{AttackReport, COST, Strikes};
pub(crate) use attack::{best_shot, enemy_vehicle};
pub use carriage::{ARC, HANDS, covers, traverse_cost};
pub(crate) use carriage::{acting_gun, alert_round, crew as gun_crew, eyes, is_gun, waits};
pub(crate) use means::tubes;
pub use means::{Means, of_charge, of_tube};
pub use odds::{AttackOdds, aftermath, odds};
pub(crate) use offers::{of_gun, offers};
pub use would::{would, would_fire};

#[cfg(test)]
mod anti_tank_test;
#[cfg(test)]
#[path = "carriage_test.rs"]
mod carriage_test;
