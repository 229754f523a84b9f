//! The set-up (ROE-D-01): where units begin, and which begin Hidden.

mod orders;
mod places;
pub mod rules;
pub(crate) mod words;

pub(crate) use places::{Placed, all, embarks, places};

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::Unit;
use places::sensible;
use table::Side;

#[cfg(test)]
#[path = "set_up_test.rs"]
mod tests;

/// Units that begin on the table and are not placed yet.
pub fn unplaced<'w>(table: &Table<'w>, side: Side) -> impl Iterator<Item = Unit> + use<'w> {
    let table = *table;
    table.side(side).filter(move |unit| waits(&table, unit))
}

fn waits(table: &Table, unit: &Unit) -> bool {
    table.present(unit).any(|figure| figure.at.is_none() && figure.aboard.is_none())
}

/// True when nobody places figures any more.
pub(crate) fn is_over(table: &Table) -> bool {
    table.flow.placing.is_none() && Side::BOTH.into_iter().all(|side| unplaced(table, side).next().is_none())
}

/// A side has placed its units: the other one does, or nobody any more.
fn next(side: Side) -> Event {
    Event::Placing(match side {
        Side::First => Some(Side::Second),
        Side::Second => None,
    })
}

/// What a side may order that places its units.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    let open: Vec<Unit> = unplaced(seen, side).collect();
    if out.wants(Kind::Place) {
        // Who is placed is moved only by people: nobody who plays by the list is to place for ever.
        let placed = seen.side(side).filter(|unit| out.wants_everywhere() && !waits(seen, unit)).collect::<Vec<Unit>>();
        for unit in open.iter().chain(&placed) {
            if out.wants_from(unit.no.0.into()) && out.wants_unit(unit.id) {
                let place = |at| Command::Place { unit: unit.id, at, facing: None, hidden: false };
                out.extend(sensible(seen, unit).into_iter().map(place));
                let vehicles = seen.side(side).filter(|vehicle| embarks(seen, side, unit.id, vehicle.id).is_ok());
                out.extend(vehicles.map(|vehicle| Command::Embark { unit: unit.id, vehicle: vehicle.id }));
            }
        }
    }
    if out.wants(Kind::Finish) {
        out.push(if open.is_empty() { Command::SetUpDone } else { Command::PlaceAll });
    }
}
