//! Vehicles that are bogged down, and what the end of the Movement phase asks of vehicles (ROE-MOV-09 to -11, ROE-VCV-03).

use super::driver::approach::is_near_cover;
use super::rules::{BOGS, FREES};
use super::{approach_test, is_escorted, words};
use crate::facts::body::Body;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure, Stand};
use crate::facts::rolls::Attempt;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::files::values::Order;
use crate::sections::ordering::rules::ORDERS;
use crate::sections::riding::{Stop, places};
use crate::sections::trials::ExperienceTest;
use measured_table::{Hull, Point};
use table::{CounterId, DiceCup, Refusal, Side};

/// A crew gets out to free its vehicle: where each of it stands then, touching the vehicle (ROE-MOV-09). Who is out already stays there.
///
/// # Errors
/// The rule that forbids it.
pub(super) fn recovers(seen: &Seen, side: Side, id: CounterId) -> Result<Vec<Event>, Refusal> {
    let own = seen.unit(id).filter(|one| one.side == side);
    let Some((unit, vehicle)) = own.and_then(|own| Some((own, seen.vehicle_of(&own)?))) else {
        return Err(Refusal::new(FREES, words::not_yours(id)));
    };
    let Some(hull) = seen.hull(&vehicle) else { return Err(Refusal::new(FREES, words::not_yours(id))) };
    if unit.gone {
        return Err(Refusal::new(ORDERS, words::has_moved(id)));
    }
    if !vehicle.bogged {
        return Err(Refusal::new(BOGS, words::not_bogged(id)));
    }
    if unit.order != Some(Order::Hold) {
        return Err(Refusal::new(FREES, words::needs_hold(id)));
    }
    let inside: Vec<CounterId> = seen.crew_aboard(&vehicle).map(|man| man.id).collect();
    if inside.is_empty() && crew_outside(seen, &unit).next().is_none() {
        return Err(Refusal::new(FREES, words::no_crew(id)));
    }
    let stop = Stop { unit: &unit, vehicle: &vehicle, hull, later: &[] };
    let found: Vec<Point> = places(seen, &stop, &inside).ok_or_else(|| Refusal::new(FREES, words::no_place(id)))?;
    let mut events = Vec::new();
    for (who, at) in inside.into_iter().zip(found) {
        let is = [figures::Is::Aboard(None), figures::Is::Stands(Some(at)), figures::Is::Faces(vehicle.facing)];
        events.extend(is.map(|is| Event::Is(who, is)));
    }
    events.extend(unit.becomes([Is::Gone(true)]));
    Ok(events)
}

/// The crew of a vehicle, as far as it is out of it.
pub(super) fn crew_outside<'t>(table: &Table<'t>, unit: &Unit) -> impl Iterator<Item = Figure> + use<'t> {
    table.standing(unit).filter(|figure| !figure.is_vehicle())
}

/// What the end of a side's Movement phase asks of its vehicles. Dice: the crews that free their vehicles, then those near to cover from
/// which their infantry has gone.
pub(crate) fn phase_ends(table: &Table, dice: &mut DiceCup, side: Side) -> Vec<Event> {
    let vehicles = || table.side(side).filter_map(|unit| Some((table.vehicle_of(&unit)?, unit)));
    let mut events = Vec::new();
    for (vehicle, unit) in vehicles() {
        events.extend(frees(table, dice, &unit, &vehicle));
    }
    for (vehicle, unit) in vehicles() {
        events.extend(put_back(table, dice, &unit, &vehicle));
        // ROE-ORD-01: Reserve Fire goes on opportunity fire at the end of the move, of who does not drive too.
        if unit.has(Order::ReserveFire) && !unit.gone {
            events.extend(unit.becomes([Is::Ready(true)]));
        }
    }
    events
}

/// The Experience test of a crew that tries to free its vehicle (ROE-MOV-10).
///
/// Reading: the crew has one test, by its first man who is out.
fn frees(table: &Table, dice: &mut DiceCup, unit: &Unit, vehicle: &Figure) -> Vec<Event> {
    let mut outside = crew_outside(table, unit);
    let tries = vehicle.bogged && unit.has(Order::Hold) && unit.gone && !vehicle.bailed;
    let Some(first) = outside.next().filter(|_| tries) else { return Vec::new() };
    let Some(test) = ExperienceTest::of(table, &first, false) else { return Vec::new() };
    let rolled = test.roll(table, dice, first.id, Attempt::Recover);
    let passed = rolled.passed;
    let mut events = vec![Event::Tried(rolled)];
    if passed {
        let no = table.figure_no(vehicle.id).and_then(|no| u8::try_from(no).ok());
        events.push(Event::Is(vehicle.id, figures::Is::Bogged(false)));
        for man in std::iter::once(first).chain(outside) {
            events.push(Event::Is(man.id, figures::Is::Stands(None)));
            events.push(Event::Is(man.id, figures::Is::Aboard(no)));
        }
    }
    events
}

/// The test of a vehicle whose infantry is gone when the phase ends: if it fails the vehicle is put back (ROE-VCV-03).
///
/// Reading: where somebody stands on its place by then it stays where it is.
fn put_back(table: &Table, dice: &mut DiceCup, unit: &Unit, vehicle: &Figure) -> Vec<Event> {
    let (Some(Stand { at, facing }), Some(hull)) = (vehicle.trusts, table.hull(vehicle)) else { return Vec::new() };
    if is_escorted(table, unit) || !is_near_cover(table, unit, &hull) {
        return Vec::new();
    }
    let rolled = approach_test(table, unit).roll(table, dice);
    let passed = rolled.passed;
    let mut events = vec![Event::Disciplined(rolled)];
    let back = Hull::new(at, facing, hull.length(), hull.width());
    let taken = || table.solid().any(|(other, body)| other.id != vehicle.id && Body::Hull(back).overlaps(&body));
    if !passed && !taken() {
        let turret = super::carried(vehicle, facing);
        let is = [figures::Is::Stands(Some(at)), figures::Is::Faces(facing), figures::Is::Turret(turret)];
        events.extend(is.map(|is| Event::Is(vehicle.id, is)));
    }
    events
}
