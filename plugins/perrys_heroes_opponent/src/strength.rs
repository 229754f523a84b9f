//! What men are still worth.

use perrys_heroes::values::{Health, Left, Morale, Speciality};
use perrys_heroes::{Figure, Table};
use table::Side;

/// A whole man of one point.
const WHOLE: i64 = 100;
/// What a man of whom nothing is known is thought to cost.
const UNKNOWN: i64 = 5;

/// What is left of a man who is alone, in hundredths.
const ALONE: i64 = 92;
/// Nobody is alone who has a friend as near as that.
const NEAR: u32 = 1_000;

/// The share of a man that his health leaves, in hundredths.
const fn by_health(health: Health) -> i64 {
    match health {
        Health::Fit => 100,
        Health::Treated => 60,
        Health::Wounded => 35,
        Health::Dead => 0,
    }
}

/// The share that his morale leaves, in hundredths.
const fn by_morale(morale: Morale) -> i64 {
    match morale {
        Morale::Operational => 100,
        Morale::Pinned => 80,
        Morale::Demoralised => 50,
        Morale::Panicked => 25,
    }
}

/// What a figure is worth, in hundredths of a point. Who has left as he was told fights no more, and is not lost.
pub(crate) fn of(table: &Table, figure: &Figure) -> i64 {
    if let Some(vehicle) = table.vehicle(figure) {
        return i64::from(vehicle.cost) * WHOLE * of_vehicle(figure) / 100 * by_morale(figure.morale) / 100;
    }
    let cost = table.man(figure).map_or(UNKNOWN, |man| i64::from(man.cost).max(1));
    let whole = cost * WHOLE * by_health(figure.health) / 100 * by_morale(figure.morale) / 100;
    match figure.left {
        Left::No | Left::Own | Left::Enemy | Left::Other => whole,
        Left::Fled => 0,
    }
}

/// The share of a vehicle that its damage leaves, in hundredths.
fn of_vehicle(figure: &Figure) -> i64 {
    let gone = figure.health == Health::Dead || figure.abandoned || figure.left == Left::Fled;
    let lost = [(figure.immobile, 35), (figure.gun_useless, 40), (figure.turret_jammed, 15), (figure.damaged, 10)];
    let lost: i64 = lost.into_iter().filter(|(is, _)| *is).map(|(_, lost)| lost).sum();
    if gone { 0 } else { (100 - lost).max(20) }
}

/// What those are worth who ride in a vehicle as passengers.
pub(crate) fn of_riders(table: &Table, vehicle: &Figure) -> i64 {
    if !vehicle.is_vehicle() {
        return 0;
    }
    table.passengers(vehicle).map(|man| of(table, &man)).sum()
}

/// What a side is still worth. Who is alone may lose heart at the end of the turn.
pub(crate) fn of_side(table: &Table, side: Side) -> i64 {
    let of_one = |figure: Figure| {
        let whole = of(table, &figure);
        if is_alone(table, &figure) { whole * ALONE / 100 } else { whole }
    };
    let vehicles: i64 = table.vehicles(side).map(|vehicle| of(table, &vehicle)).sum();
    vehicles + table.side(side).map(of_one).sum::<i64>()
}

/// True of a man on the table with no friend near him: he tests his morale when the turn ends (PH-8.1-01).
pub(crate) fn is_alone(table: &Table, figure: &Figure) -> bool {
    let Some(at) = figure.at.filter(|_| figure.is_there() && !figure.is_vehicle()) else { return false };
    let messenger = table.man(figure).is_some_and(|man| man.speciality == Speciality::Messenger);
    let near = NEAR + 2 * table.field.base().unsigned_abs();
    let mut others = table.standing(figure.side).filter(|other| other.id != figure.id);
    !messenger && !others.any(|other| other.at.is_some_and(|other| at.within(other, near)))
}
