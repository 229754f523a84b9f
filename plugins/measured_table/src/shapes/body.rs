//! What stands on a table and may move: discs and hulls.

use crate::numbers::{Heading, Point, Vector, nearest_quotient};
use crate::shapes::{Convex, Leg, Shape};

/// A base, or a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Disc {
    /// Its middle.
    pub at: Point,
    /// Its radius, in tenths.
    pub radius: i32,
}

impl Disc {
    /// A disc.
    pub const fn new(at: Point, radius: i32) -> Self {
        Self { at, radius }
    }
}

impl Shape for Disc {
    fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        std::iter::once(Leg::new(self.at, self.at))
    }
    fn encloses(&self, _: Point) -> bool {
        false
    }
    fn around(&self) -> i32 {
        self.radius
    }
}

/// A rectangle: a vehicle, a house, a square of smoke (that is a hull of heading 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hull {
    at: Point,
    heading: Heading,
    length: i32,
    width: i32,
    corners: [Point; 4],
}

impl Hull {
    /// A hull around its middle. Its corners are rounded once, around the middle: a shifted hull is exactly the hull shifted.
    pub fn new(at: Point, heading: Heading, length: i32, width: i32) -> Self {
        let (ahead, right) = (heading.vector(), heading.vector().right());
        let corner = |forward: i64, aside: i64| {
            let (forward, aside) = (forward * i64::from(length), aside * i64::from(width));
            let side = |ahead: i64, right: i64| nearest_quotient(ahead * forward + right * aside, 2 * Heading::LENGTH);
            at + Vector::new(side(ahead.x, right.x), side(ahead.y, right.y))
        };
        let corners = [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
        Self { at, heading, length, width, corners }
    }
    /// Its middle.
    pub const fn at(&self) -> Point {
        self.at
    }
    /// Where its front looks.
    pub const fn heading(&self) -> Heading {
        self.heading
    }
    /// From its front to its rear, in tenths.
    pub const fn length(&self) -> i32 {
        self.length
    }
    /// From side to side, in tenths.
    pub const fn width(&self) -> i32 {
        self.width
    }
    /// Its corners, clockwise from the left one of the front.
    pub const fn corners(&self) -> [Point; 4] {
        self.corners
    }
    /// The same hull in another place.
    pub fn moved_to(&self, at: Point) -> Self {
        Self { at, corners: self.corners.map(|corner| at + (corner - self.at)), ..*self }
    }
    /// The same hull with another heading.
    pub fn turned_to(&self, heading: Heading) -> Self {
        Self::new(self.at, heading, self.length, self.width)
    }
    /// The same hull, driven straight ahead, or back by a distance below zero; its end is rounded once.
    pub fn driven(&self, distance: i32) -> Self {
        self.moved_to(self.at + self.heading.at_distance(distance))
    }
}

impl Shape for Hull {
    fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        crate::shapes::outline::closed(&self.corners)
    }
    fn encloses(&self, point: Point) -> bool {
        self.holds(point)
    }
}

impl Convex for Hull {
    fn clockwise(&self) -> &[Point] {
        &self.corners
    }
    fn middle(&self) -> Point {
        self.at
    }
}
