//! Where units begin: what is lawful, and what the program chooses.

use super::rules::SET_UP;
use super::{unplaced, words};
use crate::facts::command::PlaceOf;
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::Unit;
use crate::files::values::{Edge, Veil};
use crate::sections::hiding;
use crate::sections::movement::{is_shut, rules::COHESION};
use measured_table::shapes::{Bounds, gap};
use measured_table::ways::chains;
use measured_table::{Disc, Heading, Point, Shape as _, Vector};
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
fn is_in_zone(table: &Table, side: Side, base: Disc) -> bool {
    let field = table.field;
    let on_table = field.ground.bounds.grown(-base.radius).holds(base.at);
    on_table && field.side(side).zone.encloses(base.at) && !is_shut(table, base.at)
}

/// The bases of all who stand on the table, but those of a unit.
fn others(table: &Table, but: CounterId) -> Vec<(CounterId, Disc)> {
    let units = table.units.iter().filter(|unit| unit.id != but);
    let bases = units.flat_map(|unit| table.standing(&unit).collect::<Vec<Figure>>());
    bases.filter_map(|figure| Some((figure.id, table.base(&figure)?))).collect()
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
    let others = others(seen, unit.id);
    let mut bases: Vec<Disc> = Vec::new();
    for figure in seen.present(&unit) {
        let mut named = how.at.iter().filter(|place| place.who == figure.id);
        let (Some(place), None) = (named.next(), named.next()) else { return refuse(words::each_once(figure.id)) };
        let base = Disc::new(place.at, seen.field.base_of(&figure));
        if !is_in_zone(seen, side, base) {
            return refuse(words::outside(figure.id));
        }
        if let Some((other, _)) = others.iter().find(|(_, other)| gap(other, &base).is_overlap()) {
            return refuse(words::somebody_stands_there(*other));
        }
        if bases.iter().any(|other| gap(other, &base).is_overlap()) {
            return refuse(words::in_each_others_way());
        }
        bases.push(base);
    }
    if how.at.len() != bases.len() {
        return refuse(words::nobody_else());
    }
    if chains(&bases, seen.field.charts.moves.cohesion.0).iter().any(|chain| *chain > 0) {
        return Err(Refusal::new(COHESION, words::not_together()));
    }
    let events = placed(seen, &unit, how);
    if how.hidden { hidden(seen, &unit, how, events) } else { Ok(events) }
}

/// A unit that begins Hidden must be where it may hide (ROE-HID-01). First it is hidden, then placed: nobody is to keep in mind where it was.
fn hidden(seen: &Seen, unit: &Unit, how: Placed, placed: Vec<Event>) -> Result<Vec<Event>, Refusal> {
    let bases = how.at.iter().map(|place| Disc::new(place.at, seen.field.base()));
    hiding::may_begin_hidden(seen, unit.side, &bases.collect::<Vec<Disc>>())?;
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
        events.push(Event::Is(*who, figures::Is::Stands(Some(*at))));
        events.push(Event::Is(*who, figures::Is::Faces(facing)));
    }
    events
}

/// Places all units of a side that are not placed yet: beside each other, each around its part of the zone's middle line.
///
/// # Errors
/// There is no room.
pub(crate) fn all(seen: &Seen, side: Side) -> Result<Vec<Event>, Refusal> {
    let open: Vec<Unit> = unplaced(seen, side).collect();
    let Some(first) = open.first() else { return Err(Refusal::new(SET_UP, words::all_placed())) };
    let mut taken: Vec<Disc> = others(seen, first.id).into_iter().map(|(_, base)| base).collect();
    let mut events = Vec::new();
    for unit in open {
        let around = middle_of(seen, side, &unit);
        let mut lattice: Vec<Point> = lattice(seen, side).collect();
        lattice.sort_by_key(|at| (around.squared(*at), *at));
        let formation = lattice.into_iter().find_map(|at| formed(seen, &unit, at, &taken));
        let Some(formation) = formation else { return Err(Refusal::new(SET_UP, words::no_room(unit.id))) };
        taken.extend(formation.iter().map(|place| Disc::new(place.at, seen.field.base())));
        events.extend(placed(seen, &unit, Placed { at: &formation, facing: None, hidden: false }));
    }
    Ok(events)
}

/// Some places for a unit that are lawful as the table stands, spread over the zone.
pub(super) fn sensible(seen: &Seen, unit: &Unit) -> Vec<Vec<PlaceOf>> {
    let taken: Vec<Disc> = others(seen, unit.id).into_iter().map(|(_, base)| base).collect();
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
fn formed(table: &Table, unit: &Unit, at: Point, taken: &[Disc]) -> Option<Vec<PlaceOf>> {
    let facing = away_from(table.field.side(unit.side).edge);
    let ahead = facing.at_distance(APART);
    let right = ahead.right();
    let mut formed = Vec::new();
    for (no, figure) in table.present(unit).enumerate() {
        let no = i32::try_from(no).ok()?;
        let (row, place) = (no / IN_A_ROW, no % IN_A_ROW);
        // The first stands in the middle, the next ones to his right and left by turns.
        let aside = if place % 2 == 0 { place / 2 } else { -(place + 1) / 2 };
        let there = at + times(right, aside) + times(ahead, -row);
        let base = Disc::new(there, table.field.base_of(&figure));
        let free = !taken.iter().any(|other| gap(other, &base).is_overlap());
        if !free || !is_in_zone(table, unit.side, base) {
            return None;
        }
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
