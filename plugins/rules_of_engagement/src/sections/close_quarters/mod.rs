//! Close quarters (ROE-CQ): a charge into contact, and a fight of at most three rounds in a phase (ROE-H-10).
//!
//! A fight is between two units, which are locked as long as it goes on ([`Unit::locked`]): they do not move, do not fire and get no order
//! but Hold. A charge is a frame `Charging` below the move; who has met fights in a frame `Melee`; what people decide of it are frames
//! above that: `Losing` and `Consolidating`.

mod charge;
mod consolidation;
mod contact;
mod group;
mod losing;
mod melee;
mod offered;
mod orders;
mod rows;
pub mod rules;
pub(crate) mod words;

pub use contact::TOUCH;
pub use group::{Group, GroupOdds, Outcome, groups_of_charge, next_groups};
pub use melee::losers_test;
pub(crate) use offered::offers;
pub use rows::{loser_lines, own_lines};

use crate::facts::event::Event;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use contact::fighters;
use rules::ROUND;
use table::{CounterId, Refusal, Side};

#[cfg(test)]
#[path = "bench_test.rs"]
mod bench;
#[cfg(test)]
#[path = "charge_test.rs"]
mod charge_tests;
#[cfg(test)]
#[path = "group_test.rs"]
mod group_tests;
#[cfg(test)]
#[path = "melee_test.rs"]
mod melee_tests;

/// The enemy unit with which a unit is locked in a fight; none: it is in none, or nobody of that unit is left to fight.
pub fn opponent(table: &Table, unit: &Unit) -> Option<Unit> {
    let enemy = unit.locked.and_then(|no| table.unit_at(no));
    enemy.filter(|enemy| enemy.side != unit.side && !fighters(table, enemy).is_empty())
}

/// A unit fights in this phase; in the enemy's turn it is engaged (ROE-ST-06).
fn is_fought_by(table: &Table, unit: &Unit) -> Vec<Event> {
    unit.becomes([Is::Fought(true), Is::Engaged(unit.engaged || unit.side != table.flow.active)])
}

/// The units of a side whose fight is to go on in this phase (ROE-H-10).
fn still_to_fight<'a>(table: &'a Table, side: Side) -> impl Iterator<Item = Unit> + 'a {
    let fights = move |unit: &Unit| !fighters(table, unit).is_empty() && opponent(table, unit).is_some();
    table.side(side).filter(move |unit| !unit.fought && fights(unit))
}

/// Whether all fights have gone on that must: charges need not be made (ROE-D-22).
///
/// # Errors
/// Which fight has not.
pub(crate) fn all_fought(seen: &Seen, side: Side) -> Result<(), Refusal> {
    let open: Vec<CounterId> = still_to_fight(seen, side).map(|unit| unit.id).collect();
    if open.is_empty() { Ok(()) } else { Err(Refusal::new(ROUND, words::first_fight(&open))) }
}
