//! Where units begin: what is lawful, and what the program chooses.

use super::rules::SET_UP;
use super::{unplaced, words};
use crate::facts::body::Body;
use crate::facts::command::PlaceOf;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::Unit;
use crate::files::values::{Edge, Veil};
use crate::sections::buildings::rules::NO_VEHICLE_ENTERS;
use crate::sections::movement::{is_shut, rules::COHESION};
use crate::sections::{hiding, riding};
use measured_table::shapes::{Bounds, overlaps};
use measured_table::ways::chains;
use measured_table::{Disc, Heading, Hull, Point, Shape as _, Vector};
use table::{CounterId, Refusal, Side};

/// Most places that are offered for a unit.
const OFFERED: usize = 12;
/// The lattice of places that the program looks at.
const STEP: i32 = 500;
/// How far apart the men of a unit are put, from middle to middle.
const APART: i32 = 350;
/// Most men of a unit in a row.
const IN_A_ROW: i32 = 5;

/// How a unit is to be placed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed<'a> {
    pub at: &'a [PlaceOf],
    /// None: away from the own edge.
    pub facing: Option<Heading>,
    pub hidden: bool,
}

/// Away from an edge of the table.
const fn away_from(edge: Edge) -> Heading {
    match edge {
        Edge::North => Heading::SOUTH,
        Edge::East => Heading::WEST,
        Edge::South => Heading::NORTH,
        Edge::West => Heading::EAST,
    }
}

/// True if a figure of a side could begin there, others aside.
fn is_in_zone(table: &Table, unit: &Unit, body: &Body) -> bool {
    let (field, at) = (table.field, body.at());
    let in_zone = body.lies_on(field.ground.bounds) && field.side(unit.side).zone.encloses(at);
    in_zone && !is_shut(table, at, table.def(unit).mover)
}

/// What a figure would cover in a place.
fn body_at(table: &Table, figure: &Figure, at: Point, facing: Heading) -> Body {
    match table.vehicle(figure) {
        Some(vehicle) => Body::Hull(Hull::new(at, facing, vehicle.size.0, vehicle.size.1)),
        None => Body::Base(Disc::new(at, table.field.base_of(figure))),
    }
}

/// True of a vehicle or a gun that would stand in a building (ROE-MOV-07).
fn is_indoors(table: &Table, figure: &Figure, body: &Body) -> bool {
    let field = table.field;
    let mut houses = field.ground.pieces.iter().enumerate().filter(|(no, _)| field.does(*no).building);
    match body {
        Body::Hull(hull) => houses.any(|(_, house)| overlaps(hull, house)),
        Body::Base(base) => figure.is_vehicle() && houses.any(|(_, house)| house.encloses(base.at)),
    }
}

/// Those of a unit who are placed with it: not a crew that sits in its own vehicle.
fn placed_with(table: &Table, unit: &Unit) -> impl Iterator<Item = Figure> {
    let crew = table.vehicle_of(unit).is_some();
    table.present(unit).filter(move |figure| !crew || figure.aboard.is_none())
}

/// What all cover who stand on the table, but those of a unit.
fn others(table: &Table, but: &Unit) -> Vec<(CounterId, Body)> {
    let others = table.solid().filter(|(figure, _)| figure.unit != but.no);
    others.map(|(figure, body)| (figure.id, body)).collect()
}

/// What placing a unit comes to.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn places(seen: &Seen, side: Side, unit: CounterId, how: Placed) -> Result<Vec<Event>, Refusal> {
    let refuse = |why| Err(Refusal::new(SET_UP, why));
    let Some(unit) = seen.unit(unit).filter(|unit| unit.side == side && seen.is_left(unit)) else {
        return refuse(words::not_yours());
    };
    let others = others(seen, &unit);
    let facing = how.facing.unwrap_or(away_from(seen.field.side(side).edge));
    let mut bodies: Vec<Body> = Vec::new();
    for figure in placed_with(seen, &unit) {
        let mut named = how.at.iter().filter(|place| place.who == figure.id);
        let (Some(place), None) = (named.next(), named.next()) else { return refuse(words::each_once(figure.id)) };
        let body = body_at(seen, &figure, place.at, facing);
        if !is_in_zone(seen, &unit, &body) {
            return refuse(words::outside(figure.id));
        }
        if is_indoors(seen, &figure, &body) {
            return Err(Refusal::new(NO_VEHICLE_ENTERS, words::indoors(figure.id)));
        }
        if let Some((other, _)) = others.iter().find(|(_, other)| other.overlaps(&body)) {
            return refuse(words::somebody_stands_there(*other));
        }
        if bodies.iter().any(|other| other.overlaps(&body)) {
            return refuse(words::in_each_others_way());
        }
        bodies.push(body);
    }
    if how.at.len() != bodies.len() {
        return refuse(words::nobody_else());
    }
    let base = |body: &Body| match body {
        Body::Base(base) => Some(*base),
        Body::Hull(_) => None,
    };
    let bases: Vec<Disc> = bodies.iter().filter_map(base).collect();
    if chains(&bases, seen.field.charts.moves.cohesion.0).iter().any(|chain| *chain > 0) {
        return Err(Refusal::new(COHESION, words::not_together()));
    }
    let events = placed(seen, &unit, how);
    if how.hidden { hidden(seen, &unit, how, events) } else { Ok(events) }
}

/// A unit that begins Hidden must be where it may hide (ROE-HID-01). First it is hidden, then placed: nobody is to keep in mind where it was.
fn hidden(seen: &Seen, unit: &Unit, how: Placed, placed: Vec<Event>) -> Result<Vec<Event>, Refusal> {
    let base = |place: &PlaceOf| {
        let figure = seen.figure(place.who)?;
        Some(Disc::new(place.at, seen.field.base_of(&figure)))
    };
    let bases: Vec<Disc> = how.at.iter().filter_map(base).collect();
    hiding::may_begin_hidden(seen, unit.side, &bases)?;
    let mut events = hiding::veiled(seen, unit, Veil::Hidden);
    events.extend(placed);
    Ok(events)
}

/// The facts of a unit that is placed.
fn placed(table: &Table, unit: &Unit, how: Placed) -> Vec<Event> {
    let facing = how.facing.unwrap_or(away_from(table.field.side(unit.side).edge));
    let opens = !how.hidden && unit.veil != Veil::Open;
    let mut events = if opens { hiding::veiled(table, unit, Veil::Open) } else { Vec::new() };
    for PlaceOf { who, at } in how.at {
        let Some(figure) = table.figure(*who) else { continue };
        if figure.aboard.is_some() {
            events.push(Event::Is(*who, figures::Is::Aboard(None)));
        }
        events.push(Event::Is(*who, figures::Is::Stands(Some(*at))));
        events.push(Event::Is(*who, figures::Is::Faces(facing)));
        if figure.is_vehicle() {
            events.push(Event::Is(*who, figures::Is::Turret(facing)));
        }
    }
    events
}

/// What it comes to that a unit begins in a vehicle of its side.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn embarks(seen: &Seen, side: Side, unit: CounterId, vehicle: CounterId) -> Result<Vec<Event>, Refusal> {
    let own = |id: CounterId| seen.unit(id).filter(|unit| unit.side == side && seen.is_left(unit));
    let not_yours = || Refusal::new(SET_UP, words::not_yours());
    let rider = own(unit).filter(|unit| !seen.def(unit).is_vehicle()).ok_or_else(not_yours)?;
    let driven = own(vehicle).ok_or_else(not_yours)?;
    let vehicle = seen.vehicle_of(&driven).ok_or_else(not_yours)?;
    riding::may_sit(seen, &vehicle, &rider)?;
    Ok(riding::into(seen, &driven, &vehicle, &rider))
}

/// Places all units of a side that are not placed yet: beside each other, each around its part of the zone's middle line.
///
/// # Errors
/// There is no room.
pub(crate) fn all(seen: &Seen, side: Side) -> Result<Vec<Event>, Refusal> {
    let open: Vec<Unit> = unplaced(seen, side).collect();
    let Some(first) = open.first() else { return Err(Refusal::new(SET_UP, words::all_placed())) };
    let mut taken: Vec<Body> = others(seen, first).into_iter().map(|(_, body)| body).collect();
    let mut events = Vec::new();
    for unit in open {
        let around = middle_of(seen, side, &unit);
        let mut lattice: Vec<Point> = lattice(seen, side).collect();
        lattice.sort_by_key(|at| (around.squared(*at), *at));
        let formation = lattice.into_iter().find_map(|at| formed(seen, &unit, at, &taken));
        let Some(formation) = formation else { return Err(Refusal::new(SET_UP, words::no_room(unit.id))) };
        let facing = away_from(seen.field.side(side).edge);
        let body = |place: &PlaceOf| Some(body_at(seen, &seen.figure(place.who)?, place.at, facing));
        taken.extend(formation.iter().filter_map(body));
        events.extend(placed(seen, &unit, Placed { at: &formation, facing: None, hidden: false }));
    }
    Ok(events)
}

/// Some places for a unit that are lawful as the table stands, spread over the zone.
pub(super) fn sensible(seen: &Seen, unit: &Unit) -> Vec<Vec<PlaceOf>> {
    let taken: Vec<Body> = others(seen, unit).into_iter().map(|(_, body)| body).collect();
    let lattice: Vec<Point> = lattice(seen, unit.side).collect();
    let step = (lattice.len() / (2 * OFFERED)).max(1);
    let spread = lattice.into_iter().step_by(step);
    spread.filter_map(|at| formed(seen, unit, at, &taken)).take(OFFERED).collect()
}

fn lattice(table: &Table, side: Side) -> impl Iterator<Item = Point> {
    let Bounds { least, most } = table.field.side(side).zone.bounds();
    let step = STEP as usize;
    let rows = (least.y..=most.y).step_by(step);
    rows.flat_map(move |y| (least.x..=most.x).step_by(step).map(move |x| Point::new(x, y)))
}

/// A unit in rows around a place, if all of it has room there.
fn formed(table: &Table, unit: &Unit, at: Point, taken: &[Body]) -> Option<Vec<PlaceOf>> {
    let facing = away_from(table.field.side(unit.side).edge);
    let ahead = facing.at_distance(APART);
    let right = ahead.right();
    let gun = table.present(unit).any(|figure| figure.is_vehicle());
    let (mut formed, mut own) = (Vec::new(), Vec::new());
    for (no, figure) in placed_with(table, unit).enumerate() {
        let no = i32::try_from(no).ok()?;
        let (row, place) = (no / IN_A_ROW, no % IN_A_ROW);
        // The first stands in the middle, the next ones to his right and left by turns.
        let aside = if place % 2 == 0 { place / 2 } else { -(place + 1) / 2 };
        // Who stands beside a gun makes room for it.
        let wide = if no > 0 && gun { table.field.charts.bodies.gun.0 / 2 } else { 0 };
        let there =
            at + times(right, aside) + times(ahead, -row) + facing.turned(900).at_distance(wide * aside.signum());
        let body = body_at(table, &figure, there, facing);
        let free = !taken.iter().chain(&own).any(|other| other.overlaps(&body));
        if !free || !is_in_zone(table, unit, &body) || is_indoors(table, &figure, &body) {
            return None;
        }
        own.push(body);
        formed.push(PlaceOf { who: figure.id, at: there });
    }
    Some(formed)
}

fn times(vector: Vector, many: i32) -> Vector {
    Vector::new(vector.x * i64::from(many), vector.y * i64::from(many))
}

/// The middle of a unit's part of the zone.
fn middle_of(table: &Table, side: Side, unit: &Unit) -> Point {
    let field = table.field;
    let Bounds { least, most } = field.side(side).zone.bounds();
    let count = table.side(side).count() as i32;
    let place = table.side(side).position(|one| one.id == unit.id).unwrap_or(0) as i32;
    let part = |least: i32, most: i32| least + (most - least) * (2 * place + 1) / (2 * count.max(1));
    let middle = |least: i32, most: i32| (least + most) / 2;
    match field.side(side).edge {
        Edge::North | Edge::South => Point::new(part(least.x, most.x), middle(least.y, most.y)),
        Edge::East | Edge::West => Point::new(middle(least.x, most.x), part(least.y, most.y)),
    }
}
