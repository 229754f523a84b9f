//! What a hull sweeps over when it drives or turns. What a disc sweeps over is a [`Line`](crate::shapes::Line) with its radius around it.

use crate::numbers::{Heading, Point, Vector};
use crate::shapes::{Convex, Hull, Leg, Shape, outline, overlaps};
use smallvec::SmallVec;

/// The ground between a hull and the same hull driven straight on: at most six corners of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Driven {
    middle: Point,
    corners: SmallVec<[Point; 8]>,
}

impl Driven {
    /// From a hull so far ahead, or back by a distance below zero. The hull at its end is `hull.driven(distance)`.
    pub fn new(hull: &Hull, distance: i32) -> Self {
        Self::between(hull, &hull.driven(distance))
    }
    /// Between a hull and itself driven on.
    pub fn between(hull: &Hull, end: &Hull) -> Self {
        let corners = hull.corners().into_iter().chain(end.corners()).collect();
        Self { middle: hull.at(), corners: taut(corners) }
    }
}

impl Shape for Driven {
    fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        outline::closed(&self.corners)
    }
    fn encloses(&self, point: Point) -> bool {
        self.holds(point)
    }
}

impl Convex for Driven {
    fn clockwise(&self) -> &[Point] {
        &self.corners
    }
    fn middle(&self) -> Point {
        self.middle
    }
}

/// The corners of the least shape without a dent that holds these points, clockwise: a band drawn taut around them.
fn taut(mut points: SmallVec<[Point; 8]>) -> SmallVec<[Point; 8]> {
    points.sort_unstable();
    points.dedup();
    let mut band: SmallVec<[Point; 8]> = SmallVec::new();
    let draw = |band: &mut SmallVec<[Point; 8]>, least: usize, point: Point| {
        let turns = |a: Point, b: Point| -> bool {
            let (a, b): (Vector, Vector) = (b - a, point - b);
            a.cross(b) > 0
        };
        while band.len() > least && !turns(band[band.len() - 2], band[band.len() - 1]) {
            band.pop();
        }
        band.push(point);
    };
    for point in &points {
        draw(&mut band, 1, *point);
    }
    let there = band.len();
    for point in points.iter().rev().skip(1) {
        draw(&mut band, there, *point);
    }
    band.pop();
    band
}

/// The hulls over which a hull turns about its middle, the shorter way and clockwise if both are equal: itself, one for each whole degree
/// between, and the hull turned. That is the sweep of a turn.
pub fn turning(hull: &Hull, to: Heading) -> impl Iterator<Item = Hull> + use<> {
    let (hull, turn) = (*hull, hull.heading().turn_to(to));
    let first = hull.heading().tenths();
    let passed = move |tenths: &i32| *tenths != first && tenths.rem_euclid(10) == 0;
    let (ahead, back) = if turn >= 0 { (first..first + turn, 0..0) } else { (0..0, first + turn + 1..first) };
    let between = ahead.chain(back.rev()).filter(passed).map(move |tenths| hull.turned_to(Heading::new(tenths)));
    let last = (turn != 0).then(|| hull.turned_to(to));
    std::iter::once(hull).chain(between).chain(last)
}

/// True if a hull that is driven on or turned sweeps over a shape: touching is no overlap.
pub fn sweeps_over(from: &Hull, to: &Hull, shape: &impl Shape) -> bool {
    if from.heading() == to.heading() {
        overlaps(&Driven::between(from, to), shape)
    } else {
        turning(from, to.heading()).any(|hull| overlaps(&hull, shape))
    }
}
