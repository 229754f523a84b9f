//! Straight stretches, and the boxes around them.

use crate::numbers::{Point, Vector, nearest_quotient};
use crate::shapes::Part;
use crate::shapes::gap::Distance;
use serde::{Deserialize, Serialize};

/// A straight stretch from one point to another; both may be the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Leg {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Leg {
    /// A leg.
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }
    /// From its beginning to its end.
    pub fn vector(self) -> Vector {
        self.to - self.from
    }
    /// Its length, rounded up.
    pub fn length(self) -> i32 {
        self.vector().length()
    }
    /// The point so far along it, rounded once; its end if it is not so long.
    pub fn place(self, along: i32) -> Point {
        let vector = self.vector();
        if i64::from(along) * i64::from(along) >= vector.squared() {
            return self.to;
        }
        self.from + vector.cut_to(along)
    }
    /// The point at a part of it, rounded once.
    pub fn at_part(self, part: Part) -> Point {
        // A side has 16 bits; of the part's places 40 are left, so that the product fits 64 and errs by less than a millionth of a tenth.
        let steps = part.steps() >> (Part::PLACES - 40);
        let vector = self.vector();
        let side = |side: i64| nearest_quotient(side * steps, 1 << 40);
        self.from + Vector::new(side(vector.x), side(vector.y))
    }
    /// The same leg the other way.
    pub const fn reversed(self) -> Self {
        Self { from: self.to, to: self.from }
    }
    /// The distance to a point.
    pub fn distance_to(self, point: Point) -> Distance {
        let (vector, way) = (self.vector(), point - self.from);
        let along = vector.dot(way);
        let squared = vector.squared();
        if along <= 0 {
            Distance::whole(way.squared())
        } else if along >= squared {
            Distance::whole((point - self.to).squared())
        } else {
            let cross = vector.cross(way);
            Distance::fraction(cross * cross, squared)
        }
    }
    /// The least distance between points of both legs: none where they meet.
    pub fn distance_between(self, other: Self) -> Distance {
        if self.meets(other) {
            return Distance::NONE;
        }
        let ends = [self.distance_to(other.from), self.distance_to(other.to)];
        let others = [other.distance_to(self.from), other.distance_to(self.to)];
        ends.into_iter().chain(others).min().unwrap_or(Distance::NONE)
    }
    /// True if the least distance between points of both legs is less than a limit: what the sweep of a disc asks.
    pub fn comes_nearer(self, other: Self, limit: i32) -> bool {
        let less = |distance: Distance| distance.compared_with(limit.into()).is_lt();
        limit > 0
            && Bounds::of(self).grown(limit).meets(Bounds::of(other))
            && (self.meets(other)
                || less(self.distance_to(other.from))
                || less(self.distance_to(other.to))
                || less(other.distance_to(self.from))
                || less(other.distance_to(self.to)))
    }
    /// True if the legs have a point in common, be it an end.
    pub fn meets(self, other: Self) -> bool {
        if !Bounds::of(self).meets(Bounds::of(other)) {
            return false;
        }
        let parts = |leg: Self, other: Self| {
            let vector = leg.vector();
            let [a, b] = [other.from, other.to].map(|end| vector.cross(end - leg.from).signum());
            a * b > 0
        };
        // On one line the boxes have decided.
        !parts(self, other) && !parts(other, self)
    }
    /// True if a point lies on it.
    pub fn holds(self, point: Point) -> bool {
        self.vector().cross(point - self.from) == 0 && (self.from - point).dot(self.to - point) <= 0
    }
}

/// A box with sides along those of the table; its edges belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bounds {
    /// Its north-western corner.
    pub least: Point,
    /// Its south-eastern corner.
    pub most: Point,
}

impl Bounds {
    /// A box that holds nothing.
    pub const NOTHING: Self = Self { least: Point::new(i32::MAX, i32::MAX), most: Point::new(i32::MIN, i32::MIN) };

    /// The box of a leg.
    pub fn of(leg: Leg) -> Self {
        Self::NOTHING.with(leg.from).with(leg.to)
    }
    /// The least box that holds a point too.
    pub fn with(self, point: Point) -> Self {
        Self {
            least: Point::new(self.least.x.min(point.x), self.least.y.min(point.y)),
            most: Point::new(self.most.x.max(point.x), self.most.y.max(point.y)),
        }
    }
    /// Larger on all sides; smaller, below zero.
    pub const fn grown(self, by: i32) -> Self {
        let (least, most) = (self.least, self.most);
        Self {
            least: Point::new(least.x.saturating_sub(by), least.y.saturating_sub(by)),
            most: Point::new(most.x.saturating_add(by), most.y.saturating_add(by)),
        }
    }
    /// True if it holds a point.
    pub const fn holds(self, point: Point) -> bool {
        self.least.x <= point.x && point.x <= self.most.x && self.least.y <= point.y && point.y <= self.most.y
    }
    /// True if both have a point in common.
    pub const fn meets(self, other: Self) -> bool {
        self.least.x <= other.most.x
            && other.least.x <= self.most.x
            && self.least.y <= other.most.y
            && other.least.y <= self.most.y
    }
    /// True if a line has a point in it: its box does, and not all of this box lies on one side of it.
    pub fn met_by(self, line: Leg) -> bool {
        if !self.meets(Self::of(line)) {
            return false;
        }
        let vector = line.vector();
        // The two corners that lie furthest from the line on either side.
        let (a, b) = if (vector.x >= 0) == (vector.y >= 0) {
            (Point::new(self.least.x, self.most.y), Point::new(self.most.x, self.least.y))
        } else {
            (self.least, self.most)
        };
        vector.cross(a - line.from).signum() * vector.cross(b - line.from).signum() <= 0
    }
}
