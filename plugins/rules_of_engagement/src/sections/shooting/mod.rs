//! Shooting: a unit's fire at men on foot (ROE-SHT-05 to -10), their weapons (ROE-WPN), what hits do (ROE-H-05 to -07).
//!
//! All hits are dealt to figures before the first of them is rolled for; what falls to somebody who has died by then counts as a hit and
//! does nothing more. So the chances are exact and quick (`odds.rs`). One report holds all that fire comes to before its dice: the preview,
//! the dice, the chances and the computer ask it.

mod arms;
mod breach;
mod burst;
mod choice;
mod lines;
mod offers;
mod orders;
mod report;
pub mod rows;
pub mod rules;
mod whole;
pub(crate) mod words;

pub use arms::Apart;
pub(crate) use arms::{apart, band, support_weapons};
pub(crate) use breach::{at_building, using_terrain};
pub(crate) use burst::harm::fired_on;
pub(crate) use burst::{burst, has_fired, under_point};
pub(crate) use choice::{chosen, firing, may_choose};
pub(crate) use offers::offers;
pub use report::odds::Odds;
pub use report::{FireReport, Shot, Struck, Volley, fire_report};
pub(crate) use report::{may_fire_at, may_fire_now};
pub use whole::{Chance, Spread};

use crate::facts::situation::Table;
use crate::facts::units::Unit;
use burst::told;

#[cfg(test)]
#[path = "harm_test.rs"]
mod harm_test;
#[cfg(test)]
#[path = "odds_test.rs"]
mod odds_test;
#[cfg(test)]
#[path = "shooting_test.rs"]
mod shooting_test;
#[cfg(test)]
#[path = "weapons_test.rs"]
mod weapons_test;

/// The score that the best dice of a unit need against an enemy unit in its sight and range, with all modifiers; none: it cannot fire at
/// it now (ROE-ORD-06).
pub(crate) fn score(table: &Table, unit: &Unit, at: &Unit) -> Option<i32> {
    fire_report(table, unit, at, false).ok()?.score()
}
