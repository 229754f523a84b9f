//! The drives that are offered. On a free table nobody can list every point: some sensible ends stand for them, and every other lawful drive is
//! taken too.

use super::{Driver, Wanted, hatches, is_mobile, may_drive, recovery};
use crate::facts::command::{Command, RideOf};
use crate::facts::figures::Figure;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::Unit;
use crate::files::values::{Edge, Order, Phase};
use crate::sections::riding::{Stop, may_ride};
use measured_table::ways::{Drive, Step, drive};
use measured_table::{Heading, Point};
use table::Side;

/// So many enemies are driven towards.
const ENEMIES: usize = 2;
/// So far it keeps from them, in tenths.
const KEEPS: u64 = 1_500;
/// A pace of computer players, in tenths.
const PACE: u64 = 500;

/// What vehicles of a side may be ordered: their hatches in the Orders phase, drives in the Movement phase.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    let kind = if seen.flow.phase == Phase::Orders { Kind::Order } else { Kind::Move };
    if !out.wants(kind) {
        return;
    }
    let vehicles = seen.side(side).filter(|unit| seen.vehicle_of(unit).is_some());
    for unit in vehicles.collect::<Vec<Unit>>() {
        if !out.wants_from(unit.no.0.into()) || !out.wants_unit(unit.id) {
            continue;
        }
        if kind == Kind::Order {
            let lawful = [true, false].into_iter().filter(|open| hatches(seen, side, unit.id, *open).is_ok());
            out.extend(lawful.map(|open| Command::Hatches { unit: unit.id, open }));
        } else {
            of_vehicle(seen, side, &unit, out);
        }
    }
}

fn of_vehicle(seen: &Seen, side: Side, unit: &Unit, out: &mut Offers) {
    let id = unit.id;
    if recovery::recovers(seen, side, id).is_ok() {
        out.push(Command::Recover { unit: id });
    }
    let Ok((driver, order)) = may_drive(seen, side, id) else { return };
    let command = |steps: Vec<Step>, turret: Option<Heading>, rides: Vec<RideOf>| Command::Drive {
        unit: id,
        steps,
        turret,
        rides,
        test: false,
    };
    if is_mobile(seen, &driver.vehicle).is_ok() {
        out.extend(sensible(&driver, order).into_iter().map(|steps| command(steps, None, Vec::new())));
    }
    let turret = nearest(&driver).and_then(|at| turned_towards(&driver, at));
    let wanted = Wanted { steps: &[], turret, rides: &[], test: false };
    out.extend(turret.filter(|_| driver.goes(order, &wanted).is_ok()).map(|to| command(vec![], Some(to), vec![])));
    let stop = Stop { unit, vehicle: &driver.vehicle, hull: driver.hull, later: &[] };
    let riders = seen.side(side).filter(|rider| may_ride(seen, &stop, rider).is_ok());
    out.extend(riders.map(|rider| command(vec![], None, vec![RideOf { unit: rider.id, after: 0 }])));
}

/// Enemies on the table, the nearest first.
fn enemies(driver: &Driver) -> Vec<Point> {
    let (table, from) = (&driver.table, driver.hull.at());
    let nearest = |enemy: Unit| {
        let places = table.standing(&enemy).filter_map(|figure| figure.at);
        places.min_by_key(|at| from.squared(*at))
    };
    let mut enemies: Vec<Point> = table.on_table(driver.unit.side.other()).filter_map(nearest).collect();
    enemies.sort_by_key(|at| (from.squared(*at), *at));
    enemies
}

fn nearest(driver: &Driver) -> Option<Point> {
    enemies(driver).first().copied()
}

/// Where its turret is to look at a place, as far as it may be turned.
fn turned_towards(driver: &Driver, at: Point) -> Option<Heading> {
    let to = Heading::towards(driver.hull.at(), at).filter(|to| *to != driver.vehicle.turret)?;
    let most = i32::from(driver.table.field.charts.arcs.turret_turns) * 10;
    Some(driver.vehicle.turret.turned(driver.vehicle.turret.turn_to(to).clamp(-most, most)))
}

/// Lawful drives: under Hold a pivot towards the nearest enemy; else towards enemies and the enemy's edge, as far as it may and half as far,
/// and straight back.
fn sensible(driver: &Driver, order: Order) -> Vec<Vec<Step>> {
    let lawful = |steps: &[Step]| driver.goes(order, &Wanted { steps, turret: None, rides: &[], test: false }).is_ok();
    let (from, heading) = (driver.hull.at(), driver.hull.heading());
    if order == Order::Hold {
        let most = i32::from(driver.table.field.charts.arcs.pivot) * 10;
        let to = nearest(driver).and_then(|at| Heading::towards(from, at));
        let to = to.map(|to| heading.turned(heading.turn_to(to).clamp(-most, most)));
        let turns = to.filter(|to| *to != heading).map(|to| vec![Step::Turn(to)]);
        return turns.into_iter().filter(|steps| lawful(steps)).collect();
    }
    let room = driver.room(order);
    let mut ends: Vec<Point> = Vec::new();
    let edge = edge_ahead(&driver.table, driver.unit.side, from);
    let near = enemies(driver).into_iter().take(ENEMIES).map(|at| (at, KEEPS));
    for (to, keep) in near.chain([(edge, u64::from(driver.hull.length().unsigned_abs()))]) {
        let far = u32::try_from(from.squared(to).isqrt().saturating_sub(keep)).unwrap_or(u32::MAX);
        for part in [room, room - 1_000, room / 2] {
            ends.push(from.on_the_way(to, far.min(part.unsigned_abs())));
        }
    }
    ends.dedup();
    let obstacles = driver.obstacles();
    let price = |drive: &Drive| lawful(&drive.steps).then_some(drive.length().unsigned_abs());
    let found = ends.into_iter().filter(|end| *end != from);
    let found = found.filter_map(|end| drive(&driver.hull, end, &obstacles, price)).map(|drive| drive.steps);
    let ahead = [room, room / 2, -room / 2].into_iter().filter(|far| *far != 0).map(|far| vec![Step::Drive(far)]);
    let mut all: Vec<Vec<Step>> = found.chain(ahead.filter(|steps| lawful(steps))).collect();
    let mut seen: Vec<Vec<Step>> = Vec::new();
    all.retain(|steps| {
        let new = !seen.contains(steps);
        seen.push(steps.clone());
        new
    });
    // Who must run is offered the ways by which he can.
    if all.is_empty() && order == Order::Run {
        let turns = (0..8).map(|n| heading.turned(n * Heading::TURN / 8));
        let drives = turns.map(|to| {
            let turn = (to != heading).then_some(Step::Turn(to));
            turn.into_iter().chain([Step::Drive(driver.def.moves.0)]).collect::<Vec<Step>>()
        });
        all.extend(drives.filter(|steps| lawful(steps)));
    }
    all
}

/// A point of the enemy's edge, straight towards it.
fn edge_ahead(table: &Table, side: Side, from: Point) -> Point {
    let bounds = table.field.ground.bounds;
    match table.field.side(side.other()).edge {
        Edge::North => Point::new(from.x, bounds.least.y),
        Edge::South => Point::new(from.x, bounds.most.y),
        Edge::West => Point::new(bounds.least.x, from.y),
        Edge::East => Point::new(bounds.most.x, from.y),
    }
}

/// How many paces nearer to the nearest enemy, or, where none is seen, to the enemy's edge, a drive leads.
pub(super) fn nearer(table: &Table, side: Side, vehicle: &Figure, steps: &[Step]) -> i16 {
    let Some(hull) = table.hull(vehicle) else { return 0 };
    let (from, to) = (hull.at(), Drive::new(&hull, steps.to_vec()).end.at());
    let far = |at: Point| {
        let enemies = table.on_table(side.other()).flat_map(|enemy| table.standing(&enemy));
        let nearest = enemies.filter_map(|enemy| enemy.at).map(|enemy| at.squared(enemy)).min();
        let nearest = nearest.unwrap_or_else(|| at.squared(edge_ahead(table, side, at)));
        i16::try_from(nearest.isqrt() / PACE).unwrap_or(i16::MAX)
    };
    far(from) - far(to)
}
