//! Hatches (PH-H-22): what is shut in hears nothing but its radio; who looks out is seen.

mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::field::Vehicle;
use crate::facts::figures::{Figure, Is};
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::sections::locating::steady;
use crate::sections::points;
use rules::HATCH;
use table::{CounterId, Refusal, Side};

/// What opening or shutting one costs (PH-H-22).
pub const COST: u8 = 1;

/// True of a vehicle that has a hatch: what is open on top has none (PH-H-22).
pub const fn has_one(vehicle: &Vehicle) -> bool {
    !vehicle.def.open
}

/// Whether a vehicle's hatch is opened or shut, and what comes of it.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn turned(table: &Table, side: Side, unit: CounterId, open: bool) -> Result<Vec<Event>, Refusal> {
    let vehicle = points::acting_vehicle(table, side, unit)?;
    steady(&vehicle)?;
    let refuse = |why| Err(Refusal::new(HATCH, why));
    if !table.vehicle(&vehicle).is_some_and(has_one) {
        return refuse(words::no_hatch());
    }
    match (open, vehicle.hatch) {
        (true, true) => return refuse(words::is_open()),
        (false, false) => return refuse(words::is_shut()),
        (true, false) | (false, true) => {}
    }
    points::can_pay(table, &[(vehicle, COST)])?;
    let mut events = points::pay(table, &[(vehicle, COST)]);
    events.push(Event::Is(unit, Is::Hatch(open)));
    // Who looks out of a located vehicle shows his wounds (PH-H-21).
    let shows = |man: &Figure| open && vehicle.located && man.is_marked() && !man.located;
    let looks_out = points::commander(table, &vehicle).filter(shows);
    events.extend(looks_out.map(|man| Event::Is(man.id, Is::Healthy(man.health))));
    Ok(events)
}

/// What a vehicle of the team that acts may be ordered.
pub(crate) fn offers(seen: &Seen<'_>, vehicle: &Figure, out: &mut Offers<'_>) {
    if !out.wants(Kind::Hatch) {
        return;
    }
    let lawful = [true, false].into_iter().filter(|open| turned(seen, vehicle.side, vehicle.id, *open).is_ok());
    out.extend(lawful.map(|open| Command::Hatch { unit: vehicle.id, open }));
}

#[cfg(test)]
#[path = "hatches_test.rs"]
mod tests;
