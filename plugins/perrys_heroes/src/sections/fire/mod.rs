//! Ranged fire of men (7.7), and their firearms (9.1).
//!
//! A volley is dealt to figures before its first die is rolled; what falls to somebody who has died by then is lost. Each die has its own
//! lines, as it would have if he were fired at alone.

mod arms;
pub mod odds;
mod offers;
mod orders;
pub mod rows;
pub mod rules;
mod shot;
mod suppress;
mod target;
mod volley;
pub(crate) mod words;

pub(crate) use arms::{assistant, ready};
pub(crate) use offers::offers;
pub use shot::{COSTS, FireReport};
pub(crate) use shot::{aimed, counted, planned, planned_by_vehicle};
pub use suppress::SuppressReport;
pub(crate) use target::{enemy, known};
pub use volley::{KILLS, Salvo, Shot, Struck, Test, Zone};
pub(crate) use volley::{casualty, struck_by_round};

#[cfg(test)]
#[path = "fire_test.rs"]
mod fire_test;
#[cfg(test)]
#[path = "odds_test.rs"]
mod odds_test;
#[cfg(test)]
#[path = "suppress_test.rs"]
mod suppress_test;
