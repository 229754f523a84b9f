//! Areas with any outline, and lines with a thickness.

use crate::numbers::Point;
use crate::shapes::{Leg, Shape};

/// The legs of a closed ring of corners.
pub(crate) fn closed(corners: &[Point]) -> impl Iterator<Item = Leg> + '_ {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(from, to)| Leg::new(*from, *to))
}

/// True if closed legs hold a point: it lies on one, or a ray from it meets an odd number of them.
pub(crate) fn holds(legs: impl Iterator<Item = Leg>, point: Point) -> bool {
    let mut inside = false;
    for leg in legs {
        if leg.holds(point) {
            return true;
        }
        let down = leg.to.y > leg.from.y;
        if (leg.from.y > point.y) != (leg.to.y > point.y) && (leg.vector().cross(point - leg.from) > 0) == down {
            inside = !inside;
        }
    }
    inside
}

/// An area: an outline, and holes in it. All rings are closed and neither cross nor touch themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Its corners.
    pub outline: Vec<Point>,
    /// The corners of what is cut out of it.
    pub holes: Vec<Vec<Point>>,
}

impl Area {
    /// Its rings: the outline, then the holes.
    pub fn rings(&self) -> impl Iterator<Item = &[Point]> {
        std::iter::once(&self.outline).chain(&self.holes).map(Vec::as_slice)
    }
}

impl Shape for Area {
    fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.rings().flat_map(closed)
    }
    fn encloses(&self, point: Point) -> bool {
        self.bounds().holds(point) && holds(self.legs(), point)
    }
}

/// A line of legs with a thickness: a wall, a hedge, a road; and what a disc sweeps over on its way.
///
/// It is met where its middle line is met, and measured to at half its thickness.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The ends of its legs.
    pub points: Vec<Point>,
    /// Half its thickness, in tenths.
    pub half: i32,
}

impl Shape for Line {
    fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.points.windows(2).map(|ends| Leg::new(ends[0], ends[1]))
    }
    fn encloses(&self, _: Point) -> bool {
        false
    }
    fn around(&self) -> i32 {
        self.half
    }
}

/// One leg by itself, with nothing around it: a line of sight, an arm of a bent hedge.
impl Shape for Leg {
    fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        std::iter::once(*self)
    }
    fn encloses(&self, _: Point) -> bool {
        false
    }
}
