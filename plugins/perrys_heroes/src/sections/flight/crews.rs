//! The flight of a crew that has panicked (PH-H-44).

use super::nearest_in_sight;
use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::values::Left;
use crate::sections::casualties::Harm;
use crate::sections::damage::abandons;
use crate::sections::driving::{DriveReport, Driver, SetsOff, sets_off};
use crate::sections::movement::to_edge;
use crate::sections::points::{left, pay};
use measured_table::ways::Step;
use measured_table::{Heading, Point};
use table::DiceCup;

/// Headings are tried so far from each other, in tenths of a degree.
const APART: i32 = 225;
/// Of the room that a vehicle has so many parts are tried.
const PARTS: i32 = 4;

/// A crew spends all its points to drive away from the nearest enemy that it sees, or to its own edge if it sees none, and does nothing more in
/// this turn.
///
/// Who cannot drive any more leaves his vehicle instead.
pub(super) fn drives_away(table: &Table, dice: &mut DiceCup, vehicle: &Figure) -> Vec<Event> {
    let mut events = vec![Event::Is(vehicle.id, Is::Spent(true))];
    if vehicle.immobile {
        let mut harm = Harm::new(table);
        abandons(table, &mut harm, vehicle.id, nearest_in_sight(table, vehicle));
        events.extend(harm.over(dice));
        return events;
    }
    let drive = Driver::new(table, vehicle).ok().and_then(|driver| away(&driver));
    let Some(DriveReport { steps, most, leaves, .. }) = drive else { return events };
    events.extend(pay(table, &[(*vehicle, left(table, vehicle))]));
    let leaves = if leaves == Left::No { Left::No } else { Left::Fled };
    events.extend(sets_off(table, dice, vehicle, SetsOff { steps, leaves, most, flees: true }));
    events
}

/// The drive that leads furthest away, with one turn at most, ahead or back; of equally good ones that whose end is nearest to the own edge,
/// then the first. None: none leads further away than it stands.
fn away(driver: &Driver) -> Option<DriveReport> {
    let enemy = nearest_in_sight(driver.table, &driver.vehicle);
    let rank = |at: Point| {
        let field = driver.table.field;
        let home = to_edge(field.ground.bounds, at, field.side(driver.vehicle.side).edge);
        enemy.map_or((0, home), |enemy| (-(enemy.squared(at) as i64), home))
    };
    let here = rank(driver.at());
    let straight_away = enemy.and_then(|enemy| Heading::towards(enemy, driver.at()));
    let around = (0..Heading::TURN / APART).map(|n| Heading::new(n * APART));
    let headings: Vec<Heading> = straight_away.into_iter().chain([driver.hull.heading()]).chain(around).collect();
    let room = driver.room();
    let parts = (1..=PARTS).rev().map(|part| room * part / PARTS);
    let lengths: Vec<i32> = parts.flat_map(|far| [far, -far / 2]).filter(|far| *far != 0).collect();
    let drives = headings.into_iter().flat_map(|heading| {
        let turn = (heading != driver.hull.heading()).then_some(Step::Turn(heading));
        lengths.iter().map(move |far| turn.into_iter().chain([Step::Drive(*far)]).collect::<Vec<Step>>())
    });
    let lawful = drives.filter_map(|steps| driver.goes(&steps).ok());
    let end = |report: &DriveReport| report.hulls.last().map_or(here, |hull| rank(hull.at()));
    lawful.filter(|report| end(report) < here).min_by_key(end)
}
