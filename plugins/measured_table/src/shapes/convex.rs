//! Shapes without a dent: hulls, and the ground that a hull drives over.

use crate::numbers::Point;
use crate::shapes::{Leg, Shape, gap, outline};

/// A shape without a dent, its corners clockwise.
pub trait Convex: Shape {
    /// Its corners, clockwise.
    fn clockwise(&self) -> &[Point];
    /// A point strictly within.
    fn middle(&self) -> Point;

    /// True if it holds a point, its edge included.
    fn holds(&self, point: Point) -> bool {
        outline::closed(self.clockwise()).all(|edge| edge.vector().cross(point - edge.from) >= 0)
    }
    /// True if a leg has a point strictly within.
    ///
    /// If not, a line separates both: that of one of the edges, or that of the leg itself.
    fn passed_by(&self, leg: Leg) -> bool {
        let beyond = |edge: Leg| {
            let vector = edge.vector();
            vector.cross(leg.from - edge.from) <= 0 && vector.cross(leg.to - edge.from) <= 0
        };
        let vector = leg.vector();
        let side = |corner: &Point| vector.cross(*corner - leg.from);
        let aside = leg.from != leg.to
            && (self.clockwise().iter().all(|corner| side(corner) >= 0)
                || self.clockwise().iter().all(|corner| side(corner) <= 0));
        !aside && !outline::closed(self.clockwise()).any(beyond)
    }
}

/// True if a shape without a dent and another one strictly overlap: touching is no overlap.
pub fn overlaps(convex: &impl Convex, other: &impl Shape) -> bool {
    let reach = convex.bounds().grown(convex.around() + other.around());
    reach.meets(other.bounds())
        && (gap(convex, other).is_overlap()
            || other.legs().any(|leg| convex.passed_by(leg))
            || other.encloses(convex.middle()))
}
