//! How far a vehicle comes, and by which drive: help for those who order drives. The rule is the driver's own question ([`Driver::goes`]).

use super::driver::Driver;
use super::of_vehicle;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::sections::points::left;
use measured_table::ways::{self, Reach, Step, drive};
use measured_table::{Heading, Hull, Leg, Obstacles, Point};

/// The side of a cell of a reach.
const CELL: i32 = 100;

/// The cheapest drive found that brings a vehicle's middle to a place in one order, to a millimetre; of equally cheap ones one that is run
/// over nobody of the own side.
pub fn cheapest(table: &Table, vehicle: &Figure, to: Point) -> Option<Vec<Step>> {
    round(&of_vehicle(table, vehicle).ok()?, to)
}

/// The same, of a vehicle that is about to drive.
pub(super) fn round(driver: &Driver, to: Point) -> Option<Vec<Step>> {
    let budget = u32::from(left(driver.table, &driver.vehicle));
    let price = |drive: &ways::Drive| {
        let priced = driver.priced(&drive.steps).ok()?;
        let cost = u32::from(priced.cost);
        // Of the same price the shorter one.
        (cost <= budget).then(|| (cost << 16) + priced.drive.length().unsigned_abs().min(0xFFFF))
    };
    let found = drive(&driver.hull, to, &driver.obstacles(), price)?;
    driver.goes(&found.steps).is_ok().then_some(found.steps)
}

/// Turn and drive to a place, ahead or back, whatever forbids it; none: it is there, or no vehicle that drives.
pub fn straight(table: &Table, vehicle: &Figure, to: Point, back: bool) -> Option<Vec<Step>> {
    turn_and_drive(&table.hull(vehicle)?, to, back)
}

/// The same, of its hull.
pub(super) fn turn_and_drive(hull: &Hull, to: Point, back: bool) -> Option<Vec<Step>> {
    let heading = Heading::towards(hull.at(), to)?;
    let far = Leg::new(hull.at(), to).length();
    let (heading, far) = if back { (heading.turned(Heading::TURN / 2), -far) } else { (heading, far) };
    let turn = (heading != hull.heading()).then_some(Step::Turn(heading));
    Some(turn.into_iter().chain([Step::Drive(far)]).collect())
}

/// Where a vehicle's middle could come with one turn and one stretch, ahead or back, as far as it has points and allowance: to shade the
/// table with. Its own place alone where it cannot drive.
pub fn reach(table: &Table, vehicle: &Figure, back: bool) -> Reach {
    let open = Obstacles::new(table.field.ground.bounds, 0);
    let at = vehicle.at.unwrap_or_default();
    let Ok(driver) = of_vehicle(table, vehicle) else { return ways::reach(at, 0, CELL, &open) };
    let mut reach = ways::reach(at, driver.room(), CELL, &open);
    let lawful = |steps: Vec<Step>| driver.goes(&steps).is_ok();
    reach.keep(|to| to == at || turn_and_drive(&driver.hull, to, back).is_some_and(lawful));
    reach
}
