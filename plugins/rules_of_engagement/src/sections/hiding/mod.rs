//! Hiding and spotting (ROE-HID): who may hide, who knows of whom, and what ends it.
//!
//! That a unit Hides is seen by all, where it is by its owner alone (ROE-R-53). An enemy unit that has spotted it knows it, with its friends
//! nearby (ROE-R-44): then its place is seen by their whole side, but only those who know it aim at it ([`knows`]).

mod orders;
pub mod rules;
mod spotting;
mod veils;
pub(crate) mod words;

pub(crate) use spotting::offers;
pub use spotting::{SpotReport, reach, unknown};
pub(crate) use veils::noticed;
pub use veils::{contacted, hides, opens, spotted, veiled};

use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Cover, Order, Veil};
use crate::sections::sight;
use measured_table::{Disc, Point};
use rules::{IN_COVER, NOT_AGAIN, VEHICLES_HIDE, WHEN_HIDDEN};
use table::{Refusal, Side};

/// True if a unit knows of another one, and may aim at it as far as hiding goes (ROE-HID-04): that one does not Hide, or this one has
/// spotted it or been told of it (ROE-R-44).
pub fn knows(_: &Table, by: &Unit, of: &Unit) -> bool {
    by.side == of.side || !of.is_hidden() || of.known.has(by.no.0.into())
}

/// True if a unit that Hides is noticed by an enemy unit without a test: a figure of that one sees one of its within a short distance
/// (ROE-HID-06).
pub fn notices(table: &Table, by: &Unit, of: &Unit) -> bool {
    let hiding = &table.field.charts.hiding;
    let reach = if table.def(of).is_vehicle() { hiding.seen_vehicles.0 } else { hiding.seen_men.0 };
    let sees = |from: &Figure, to: &Figure| {
        let bodies = table.body(from).zip(table.body(to));
        bodies.is_some_and(|(from, to)| from.gap(&to).within(reach)) && sight::sees(table, from, to)
    };
    table.standing(by).any(|from| table.standing(of).any(|to| sees(&from, &to)))
}

/// Whether a unit may Hide where it is, as far as it knows its enemies.
///
/// # Errors
/// The rule that forbids it.
pub fn may_hide(table: &Table, unit: &Unit) -> Result<(), Refusal> {
    if table.def(unit).is_vehicle() {
        return Err(Refusal::new(VEHICLES_HIDE, words::is_vehicle()));
    }
    let bases: Vec<Disc> = table.bases(unit).collect();
    if bases.is_empty() {
        return Err(Refusal::new(IN_COVER, words::nowhere()));
    }
    let near = |at: &Point| {
        let gap = table.gap_to(Disc::new(*at, 0), unit);
        gap.is_some_and(|gap| gap.within(table.field.charts.hiding.again.0))
    };
    // Who has hidden elsewhere since then comes back as he is.
    if unit.veil != Veil::Hidden && unit.spotted_at.as_ref().is_some_and(near) {
        return Err(Refusal::new(NOT_AGAIN, words::spotted_here()));
    }
    if !is_sheltered(table, unit.side, &bases) {
        return Err(Refusal::new(IN_COVER, words::not_in_cover()));
    }
    match sight::watchers(table, unit.side).find(|enemy| notices(table, enemy, unit)) {
        Some(enemy) => Err(Refusal::new(WHEN_HIDDEN, words::enemy_near(enemy.id))),
        None => Ok(()),
    }
}

/// Whether a unit of a side may begin Hidden with its bases here: in cover, as whoever hides (ROE-HID-01).
///
/// # Errors
/// It would not be in cover.
pub fn may_begin_hidden(table: &Table, side: Side, bases: &[Disc]) -> Result<(), Refusal> {
    if is_sheltered(table, side, bases) { Ok(()) } else { Err(Refusal::new(IN_COVER, words::not_in_cover())) }
}

/// Whether a Hidden unit that moves stays so with its bases here: it sneaks, and is in cover on its whole way (ROE-HID-03). Else it is open
/// from there on (ROE-H-21).
pub fn stays_hidden(table: &Table, unit: &Unit, bases: &[Disc]) -> bool {
    unit.has(Order::Sneak) && is_sheltered(table, unit.side, bases)
}

/// True if a unit of a side with its bases here is in cover or behind it (ROE-HID-01).
// Reading: as for fire, at least half its figures are; and from each enemy unit that sees some of them, as far as its side knows of it.
fn is_sheltered(table: &Table, side: Side, bases: &[Disc]) -> bool {
    let beside = bases.iter().filter(|base| sight::in_cover(table, **base).is_some()).count();
    let covered_from = |enemy: &Unit| {
        let sees = |from: Figure| bases.iter().any(|base| sight::sees_place(table, &from, *base));
        !table.standing(enemy).any(sees)
            || sight::cover_at(table, &table.bases(enemy).collect::<Vec<Disc>>(), bases) != Cover::None
    };
    sight::at_least(table, beside, bases.len()) && sight::watchers(table, side).all(|enemy| covered_from(&enemy))
}

#[cfg(test)]
#[path = "hiding_test.rs"]
mod hiding_test;
#[cfg(test)]
#[path = "secrets_test.rs"]
mod secrets_test;
#[cfg(test)]
#[path = "spotting_test.rs"]
mod spotting_test;
