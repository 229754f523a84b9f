//! Vehicles out of control (ROE-H-17).

use super::driver::Driver;
use super::route::Route;
use super::{SetsOff, sets_off};
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::rolls::SwerveRolled;
use crate::facts::situation::Table;
use crate::facts::units::{Is, Unit};
use measured_table::ways::Step;
use table::{DiceCup, Side};

/// The first vehicle of a side that is out of control goes, before its owner orders anything in the Movement phase. Dice: where it turns; the
/// others fall on the way.
///
/// Reading: it goes its full Move whatever ground takes of it, and stops at the edge of the table too; where it cannot turn it does not.
pub(crate) fn goes_wild(table: &Table, dice: &mut DiceCup, side: Side) -> Vec<Event> {
    let mut vehicles = table.side(side).filter_map(|unit| Some((table.vehicle_of(&unit)?, unit)));
    let Some((vehicle, unit)) = vehicles.find(|(vehicle, _)| vehicle.wild) else { return Vec::new() };
    let stuck = vehicle.immobile || vehicle.engine_damaged || vehicle.bogged;
    match Driver::new(table, &unit).filter(|_| !stuck) {
        Some(driver) => swerves(table, dice, &driver),
        None => stays(&vehicle, &unit),
    }
}

fn stays(vehicle: &Figure, unit: &Unit) -> Vec<Event> {
    let mut events = vec![Event::Is(vehicle.id, figures::Is::OutOfControl(false))];
    events.extend(unit.becomes([Is::Gone(true)]));
    events
}

fn swerves(table: &Table, dice: &mut DiceCup, driver: &Driver) -> Vec<Event> {
    let def = table.field.charts.moves.out_of_control;
    let die = dice.roll(6);
    let turns = i16::try_from(def.turns).unwrap_or(0);
    let turn = if die <= def.left {
        -turns
    } else if die <= def.straight {
        0
    } else {
        turns
    };
    let mut events = vec![Event::Swerved(SwerveRolled { unit: driver.unit.id, die, turn })];
    let turned = driver.hull.turned_to(driver.hull.heading().turned(i32::from(turn) * 10));
    let turned = if driver.has_room(&turned) { turned } else { driver.hull };
    let far = driver.straight_on(&turned, driver.def.moves.0);
    let pivots = (turned.heading() != driver.hull.heading()).then_some(Step::Turn(turned.heading()));
    let steps: Vec<Step> = pivots.into_iter().chain((far > 0).then_some(Step::Drive(far))).collect();
    if steps.is_empty() {
        events.extend(stays(&driver.vehicle, &driver.unit));
        return events;
    }
    let route = Route::new(&driver.hull, &steps);
    let mut checks = if far > 0 { driver.bogs(&driver.crossed(&route)) } else { Vec::new() };
    checks.sort_by_key(|check| check.beat);
    let last = route.last();
    events.extend(sets_off(
        table,
        &driver.unit,
        SetsOff { steps, checks, last, turret: None, moves: true, wild: true },
    ));
    events
}
