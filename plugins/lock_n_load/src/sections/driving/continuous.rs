//! Optional: vehicles that keep moving from turn to turn (15.7.1). What they may not do until they move is refused where it is asked for:
//! passing, spotting, firing.

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::offers::Offers;
use crate::facts::situation::{Table, UnitNow, units};
use crate::files::classes::Trait;
use crate::files::markers::Marker;
use crate::sections::driving::rules::KEEPS_MOVING;
use crate::sections::driving::words;
use crate::sections::impulse;
use table::{CounterId, Refusal, Side};

/// Declares that a vehicle keeps moving (LNL-15.7.1-01).
// Reading: in any impulse of its owner after its move, as the Administrative Phase leaves nobody a decision.
pub(crate) fn keep(table: &Table, side: Side, unit: CounterId) -> Result<Vec<Event>, Refusal> {
    let vehicle = impulse::own_unit(table, side, unit, KEEPS_MOVING)?;
    may_keep(table, vehicle)?;
    Ok(vec![is(unit, true)])
}

fn may_keep(table: &Table, vehicle: UnitNow) -> Result<(), Refusal> {
    let no = |reason| Err(Refusal::new(KEEPS_MOVING, reason));
    if !table.plays(KEEPS_MOVING) {
        return no(words::nobody_keeps_moving());
    }
    if !vehicle.may(Trait::Drives) || vehicle.spot().is_none() {
        return no(words::no_vehicle(vehicle.id));
    }
    if vehicle.keeps_moving {
        return no(words::keeps_moving_already(vehicle.id));
    }
    if !vehicle.markers.any(&[Marker::Moved, Marker::AssaultMoved]) {
        return no(words::has_not_moved(vehicle.id));
    }
    Ok(())
}

/// A vehicle moves on, or stops.
pub(crate) const fn is(unit: CounterId, keeps: bool) -> Event {
    Event::UnitIs { unit, fact: units::Is::KeepsMoving(keeps) }
}

/// Those who should have moved in the Operations Phase that ends now and could not: they stand.
pub(crate) fn stopped(table: &Table) -> impl Iterator<Item = Event> + use<> {
    let still: Vec<CounterId> = table.units.iter().filter(UnitNow::is_still_moving).map(|unit| unit.id).collect();
    still.into_iter().map(|unit| is(unit, false))
}

/// The vehicles that could be declared to keep moving.
pub(crate) fn offers(table: &Table, side: Side, out: &mut Offers) {
    if table.plays(KEEPS_MOVING) {
        let keep = table.side(side).filter(|unit| may_keep(table, *unit).is_ok());
        out.extend(keep.map(|unit| Command::KeepMoving { unit: unit.id }));
    }
}

#[cfg(test)]
#[path = "continuous_test.rs"]
mod tests;
