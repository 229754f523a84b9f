//! The flight of the Panicked (PH-H-12).

mod crews;
pub mod rules;

use crate::facts::event::Event;
use crate::facts::figures::{Figure, Is};
use crate::facts::situation::Table;
use crate::files::values::{Edge, Gait, Health, Left, Morale, Posture};
use crate::sections::movement::{Mover, SetsOut, sets_out, to_edge};
use crate::sections::points::{left, pay};
use crate::sections::sight;
use measured_table::ways::{self, Reach, way};
use measured_table::{Leg, Obstacles, Point};
use table::DiceCup;

/// The side of a cell in which a place of flight is looked for.
const CELL: i32 = 50;

/// Those of a team who flee do so, one after another in the order of the list, before anybody else of it acts.
///
/// Dice: of traps in whose area one starts.
pub(crate) fn flees(table: &Table, dice: &mut DiceCup, team: u8) -> Vec<Event> {
    if let Some(figure) = table.team(team).find(must_flee) {
        return runs(table, dice, &figure);
    }
    let vehicle = table.of_card(team).find(|figure| table.is_manned(figure) && must_flee(figure));
    vehicle.map_or_else(|| vec![Event::Fled], |vehicle| crews::drives_away(table, dice, &vehicle))
}

/// True if a figure flees and has not yet done so. Who is Wounded lies where he is; Treated men run.
fn must_flee(figure: &Figure) -> bool {
    figure.morale == Morale::Panicked && figure.health != Health::Wounded && !figure.spent
}

/// He stands up, pays what he can, does nothing more in this turn, and runs.
fn runs(table: &Table, dice: &mut DiceCup, figure: &Figure) -> Vec<Event> {
    let up = Figure { posture: Posture::Standing, ..*figure };
    let mut events = Vec::new();
    events.extend((figure.posture != up.posture).then_some(Event::Is(figure.id, Is::Holds(up.posture))));
    events.push(Event::Is(figure.id, Is::Spent(true)));
    let flight = Mover::new(table, &up, Gait::Run).ok().and_then(|mover| flight(&mover));
    let Some(flight) = flight else { return events };
    events.extend(pay(table, &[(up, flight.price.min(left(table, &up)))]));
    let Flight { way, most, leaves, .. } = flight;
    events.extend(sets_out(table, dice, &up, SetsOut { gait: Gait::Run, way, leaves, most, flees: true }));
    events
}

/// How somebody flees.
struct Flight {
    way: Vec<Point>,
    leaves: Left,
    most: i32,
    price: u8,
}

/// From whom or where to somebody runs.
#[derive(Clone, Copy)]
enum Flees {
    From(Point),
    To(Edge),
}

impl Flees {
    /// How good a place is: the least is the best. Then the nearest to his own edge.
    fn rank(self, mover: &Mover, at: Point) -> (i64, i32) {
        let field = mover.table.field;
        let home = to_edge(field.ground.bounds, at, field.side(mover.figure.side).edge);
        match self {
            Self::From(enemy) => (-(enemy.squared(at) as i64), home),
            Self::To(_) => (0, home),
        }
    }
    /// The end of the straight way.
    fn straight(self, mover: &Mover, most: i32) -> Point {
        let (from, bounds) = (mover.from, mover.table.field.ground.bounds);
        match self {
            Self::From(enemy) => from + (from - enemy).cut_to(most),
            Self::To(edge) => {
                let far = to_edge(bounds, from, edge).min(most);
                match edge {
                    Edge::North => Point::new(from.x, from.y - far),
                    Edge::South => Point::new(from.x, from.y + far),
                    Edge::West => Point::new(from.x - far, from.y),
                    Edge::East => Point::new(from.x + far, from.y),
                }
            }
        }
    }
}

/// Where somebody runs, and over which way; none: he can go nowhere.
fn flight(mover: &Mover) -> Option<Flight> {
    let field = mover.table.field;
    let flees =
        nearest_in_sight(mover.table, &mover.figure).map_or(Flees::To(field.side(mover.figure.side).edge), Flees::From);
    let most = mover.room();
    let end = flees.straight(mover, most);
    let straight = field.ground.bounds.holds(end).then_some(end).or_else(|| edge_on_the_way(mover, end));
    let lawful = |to: Point| mover.runs(&[to]);
    let report = match straight.and_then(lawful) {
        Some(report) => report,
        None => around(mover, flees, most)?,
    };
    Some(Flight {
        leaves: if report.leaves == Left::No { Left::No } else { Left::Fled },
        way: report.way,
        most: report.most,
        price: report.cost,
    })
}

/// Where a straight way comes to the edge of the table: the last whole tenth on it.
fn edge_on_the_way(mover: &Mover, beyond: Point) -> Option<Point> {
    let bounds = mover.table.field.ground.bounds;
    let leg = Leg::new(mover.from, beyond);
    let (mut least, mut most) = (0, leg.length());
    while most - least > 1 {
        let middle = (least + most) / 2;
        if bounds.holds(leg.place(middle)) {
            least = middle;
        } else {
            most = middle;
        }
    }
    (least > 0).then(|| leg.place(least))
}

/// The nearest enemy on the table to whom he has a line of sight; of equally near ones the first.
fn nearest_in_sight(table: &Table, figure: &Figure) -> Option<Point> {
    // Nobody flees from a vehicle that is empty.
    let is_one = |enemy: &Figure| !enemy.concealed && table.is_somebody(enemy) && sight::is_open(table, figure, enemy);
    let enemies = table.bodies(figure.side.other()).filter(is_one);
    let away = |enemy: &Figure| table.gap(figure, enemy).map(measured_table::Gap::rank);
    enemies.min_by_key(away).and_then(|enemy| enemy.at)
}

/// The best place in reach, and the way to it (PH-R-72).
fn around(mover: &Mover, flees: Flees, most: i32) -> Option<crate::sections::movement::MoveReport> {
    let obstacles: Obstacles = mover.obstacles();
    let field = mover.table.field;
    let reach: Reach = ways::reach(mover.from, most, CELL, &obstacles);
    let may_end = |at: Point| field.has(at) && mover.stands_there(at).is_none();
    let mut places: Vec<((i64, i32), Point)> = reach
        .cells()
        .filter(|(at, length)| *length > 0 && may_end(*at))
        .map(|(at, _)| (flees.rank(mover, at), at))
        .filter(|(rank, _)| *rank < flees.rank(mover, mover.from))
        .collect();
    places.sort_unstable();
    // A way over more bends than an order holds is none.
    let over = |at: Point| {
        let found = way(mover.from, at, most, &obstacles)?;
        mover.runs(found.points.get(1..)?)
    };
    places.into_iter().find_map(|(_, at)| over(at))
}

#[cfg(test)]
#[path = "crews_test.rs"]
mod crews_test;
#[cfg(test)]
#[path = "flight_test.rs"]
mod tests;
