//! Transport (ROE-EMB): who gets into a vehicle and out of it, and where those stand who got out.
//!
//! Reading: who gets in touches the vehicle with one figure, and has none further from it than cohesion asks; who gets out stands around the
//! vehicle as near as there is room, and then moves by his own order.

pub mod rules;
pub(crate) mod words;

use crate::facts::body::{Body, beside};
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use crate::files::values::{Discipline, Mover, Order};
use crate::sections::discipline::rules::DEMORALISED_STAYS;
use crate::sections::{hiding, movement};
use measured_table::shapes::sweeps_over;
use measured_table::{Disc, Hull, Point};
use rules::{DISEMBARKS, EMBARKS, NO_CHARGE, TRANSPORT};
use table::{CounterId, Refusal};

#[cfg(test)]
#[path = "riding_test.rs"]
mod tests;

/// At this gap two bodies touch, in tenths: a millimetre, as in close quarters.
const TOUCH: i32 = 10;
/// So far apart are the places around a vehicle, in tenths: a base and a little more.
const APART: i32 = 260;
/// So many rings of places lie around it.
const RINGS: i32 = 2;

/// A vehicle at a point of its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop<'a> {
    /// The vehicle's unit.
    pub unit: &'a Unit,
    /// The vehicle.
    pub vehicle: &'a Figure,
    /// Where it is.
    pub hull: Hull,
    /// Where it goes from there.
    pub later: &'a [Hull],
}

/// How many men a vehicle may still take.
pub fn room(table: &Table, vehicle: &Figure) -> usize {
    let seats = table.vehicle_def(vehicle).map_or(0, |def| usize::from(def.passengers));
    seats.saturating_sub(table.passengers(vehicle).count())
}

/// Whether a unit may get out of a vehicle at a stop, or into it; true: into it.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn may_ride(table: &Table, stop: &Stop, rider: &Unit) -> Result<bool, Refusal> {
    let (unit, id) = (stop.unit, rider.id);
    if rider.side != unit.side || table.def(rider).is_vehicle() || !table.is_left(rider) {
        return Err(Refusal::new(EMBARKS, words::no_rider(id)));
    }
    match unit.ordered() {
        Order::Hold | Order::Advance => {}
        Order::Sneak | Order::Run | Order::ReserveFire | Order::FallBack => {
            return Err(Refusal::new(TRANSPORT, words::other_order(unit.id)));
        }
    }
    match table.ride_of(rider) {
        Some(ride) if ride.id == stop.vehicle.id => gets_out(table, stop, rider).map(|_| false),
        Some(_) => Err(Refusal::new(EMBARKS, words::another_vehicle(id))),
        None => gets_in(table, stop, rider).map(|()| true),
    }
}

/// Where the men of a unit stand who get out.
fn gets_out(table: &Table, stop: &Stop, rider: &Unit) -> Result<Vec<(CounterId, Point)>, Refusal> {
    match rider.order {
        Some(Order::Advance | Order::Sneak) => {}
        None | Some(Order::Hold | Order::Run | Order::ReserveFire | Order::FallBack) => {
            return Err(Refusal::new(DISEMBARKS, words::no_order(rider.id)));
        }
    }
    let who: Vec<CounterId> = table.present(rider).map(|figure| figure.id).collect();
    let found = places(table, stop, &who);
    let found = found.ok_or_else(|| Refusal::new(DISEMBARKS, words::no_place(rider.id)))?;
    Ok(who.into_iter().zip(found).collect())
}

fn gets_in(table: &Table, stop: &Stop, rider: &Unit) -> Result<(), Refusal> {
    let (id, refuse) = (rider.id, |why| Err(Refusal::new(EMBARKS, why)));
    if rider.locked.is_some() {
        return refuse(words::fights(id));
    }
    if rider.discipline == Discipline::Demoralised {
        return Err(Refusal::new(DEMORALISED_STAYS, movement::words::demoralised(id)));
    }
    may_sit(table, stop.vehicle, rider)?;
    let limit = table.field.charts.moves.cohesion;
    let gaps = || table.standing(rider).filter_map(|man| Some((man.id, table.body(&man)?.gap_to(&stop.hull))));
    if !gaps().any(|(_, gap)| gap.within(TOUCH)) {
        return refuse(words::not_touching(id));
    }
    match gaps().find(|(_, gap)| !gap.within(limit.0)) {
        Some((who, _)) => refuse(words::too_far(who, limit)),
        None => Ok(()),
    }
}

/// Whether a vehicle has room for a unit.
///
/// # Errors
/// It has not.
pub(crate) fn may_sit(table: &Table, vehicle: &Figure, rider: &Unit) -> Result<(), Refusal> {
    if table.present(rider).any(|figure| figure.is_vehicle()) {
        return Err(Refusal::new(EMBARKS, words::with_gun(rider.id)));
    }
    let room = room(table, vehicle);
    if table.present(rider).count() > room {
        return Err(Refusal::new(EMBARKS, words::no_room(rider.id, room)));
    }
    Ok(())
}

/// A unit gets out of a vehicle at a stop, or into it; nothing, if it cannot any more.
pub(crate) fn rides(table: &Table, stop: &Stop, rider: &Unit) -> Vec<Event> {
    match may_ride(table, stop, rider) {
        Ok(true) => {
            let mut events = into(table, stop.unit, stop.vehicle, rider);
            events.extend(rider.becomes([Is::Moved(true), Is::Ready(false)]));
            events
        }
        Ok(false) => gets_out(table, stop, rider).map_or_else(|_| Vec::new(), |places| out_of(stop, rider, places)),
        Err(_) => Vec::new(),
    }
}

fn out_of(stop: &Stop, rider: &Unit, places: Vec<(CounterId, Point)>) -> Vec<Event> {
    let mut events = vec![Event::Rode { unit: rider.id, vehicle: stop.unit.id, aboard: false }];
    let facing = stop.hull.heading();
    for (who, at) in places {
        let is = [figures::Is::Aboard(None), figures::Is::Stands(Some(at)), figures::Is::Faces(facing)];
        events.extend(is.map(|is| Event::Is(who, is)));
    }
    events.extend(rider.becomes([Is::Alighted(true), Is::Moved(true)]));
    events
}

/// A unit is in a vehicle now, and is not Hidden by itself.
pub(crate) fn into(table: &Table, unit: &Unit, vehicle: &Figure, rider: &Unit) -> Vec<Event> {
    let mut events = hiding::opens(table, rider);
    events.push(Event::Rode { unit: rider.id, vehicle: unit.id, aboard: true });
    let no = table.figure_no(vehicle.id).and_then(|no| u8::try_from(no).ok());
    for man in table.present(rider) {
        events.push(Event::Is(man.id, figures::Is::Stands(None)));
        events.push(Event::Is(man.id, figures::Is::Aboard(no)));
    }
    events
}

/// Free places around a hull for these figures, the nearest first; none: there are not so many. No later hull sweeps over them.
pub(crate) fn places(table: &Table, stop: &Stop, who: &[CounterId]) -> Option<Vec<Point>> {
    let field = table.field;
    let own = |figure: &Figure| figure.id == stop.vehicle.id || who.contains(&figure.id);
    let mut taken: Vec<Body> = table.solid().filter(|(figure, _)| !own(figure)).map(|(_, body)| body).collect();
    taken.push(Body::Hull(stop.hull));
    let is_free = |at: Point, taken: &[Body]| {
        let base = Disc::new(at, field.base());
        let swept = || stop.later.windows(2).any(|ends| sweeps_over(&ends[0], &ends[1], &base));
        let indoors = || field.ground.under(at).any(|no| field.does(no).building);
        field.has(at)
            && !taken.iter().any(|body| body.gap_to(&base).is_overlap())
            && !movement::is_shut(table, at, Mover::Foot)
            && !indoors()
            && !swept()
    };
    let mut found: Vec<Point> = Vec::new();
    for at in around(&stop.hull, field.base()) {
        if found.len() < who.len() && is_free(at, &taken) {
            taken.push(Body::Base(Disc::new(at, field.base())));
            found.push(at);
        }
    }
    (found.len() == who.len()).then_some(found)
}

/// Places around a hull: behind it, beside it, and before it, ring by ring.
fn around(hull: &Hull, radius: i32) -> Vec<Point> {
    let (half, side) = (hull.length() / 2, hull.width() / 2);
    // In the middle of a side, and from there to both ends.
    let along = |half: i32| {
        let steps = half / APART;
        (-steps..=steps).map(|n| n * APART)
    };
    let mut all = Vec::new();
    for ring in 0..RINGS {
        // A tenth more: places are rounded.
        let out = radius + 1 + ring * APART;
        all.extend(along(side).map(|aside| beside(hull, -(half + out), aside)));
        for right in [side + out, -(side + out)] {
            all.extend(along(half).map(|ahead| beside(hull, ahead, right)));
        }
        all.extend(along(side).map(|aside| beside(hull, half + out, aside)));
    }
    all
}

/// Whether a unit may engage in close quarters as far as riding goes (ROE-EMB-04).
///
/// # Errors
/// It has got out of a vehicle in this turn.
pub(crate) fn may_charge(unit: &Unit) -> Result<(), Refusal> {
    if unit.alighted { Err(Refusal::new(NO_CHARGE, words::alighted(unit.id))) } else { Ok(()) }
}
