//! Distances and gaps: squares that stay exact, and the radii that are taken off.

use crate::shapes::Shape;
use std::cmp::Ordering;
use std::fmt;

/// No distance of a table is so great, in tenths; greater limits are met by all.
const GREATER_THAN_ALL: i64 = 53_741;

/// A distance between points of legs, as the exact square of it: a whole number or a fraction.
#[derive(Clone, Copy, Debug)]
pub struct Distance {
    squared: i64,
    over: i64,
}

impl Distance {
    /// No distance.
    pub const NONE: Self = Self::whole(0);

    pub(crate) const fn whole(squared: i64) -> Self {
        Self { squared, over: 1 }
    }
    pub(crate) const fn fraction(squared: i64, over: i64) -> Self {
        Self { squared, over }
    }
    /// This distance compared with a limit in tenths.
    pub fn compared_with(self, limit: i64) -> Ordering {
        if limit < 0 {
            return Ordering::Greater;
        }
        let limit = limit.min(GREATER_THAN_ALL);
        self.squared.cmp(&(limit * limit * self.over))
    }
    /// Its square as a whole number and what is left over.
    const fn divided(self) -> (i64, i64) {
        (self.squared / self.over, self.squared % self.over)
    }
    /// Its root in 1/1024 of a tenth, rounded down.
    fn in_1024ths(self) -> i64 {
        let (whole, rest) = self.divided();
        ((whole << 20) + (rest << 20) / self.over).isqrt()
    }
}

impl Ord for Distance {
    fn cmp(&self, other: &Self) -> Ordering {
        let ((a, rest_a), (b, rest_b)) = (self.divided(), other.divided());
        a.cmp(&b).then_with(|| (rest_a * other.over).cmp(&(rest_b * self.over)))
    }
}
impl PartialOrd for Distance {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl PartialEq for Distance {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for Distance {}

/// The gap between the nearest points of two shapes. It prints centimetres with two decimals, rounded down, and a `+` where something is
/// left: `30.00` is within 30 cm, `30.00+` is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    distance: Distance,
    around: i32,
}

impl Gap {
    /// The gap is at most so great, in tenths.
    pub fn within(self, limit: i32) -> bool {
        self.compared_with(limit).is_le()
    }
    /// The gap is less than that, in tenths.
    pub fn less_than(self, limit: i32) -> bool {
        self.compared_with(limit).is_lt()
    }
    fn compared_with(self, limit: i32) -> Ordering {
        // No gap is less than none, however far one lies in the other.
        if limit <= 0 && !self.is_open() {
            return 0.cmp(&limit);
        }
        self.distance.compared_with(i64::from(limit) + i64::from(self.around))
    }
    /// True if there is a gap at all: the shapes neither touch nor overlap.
    pub fn is_open(self) -> bool {
        self.distance.compared_with(i64::from(self.around)).is_gt()
    }
    /// True if one reaches strictly into what is around the legs of the other: touching is no overlap. Of two shapes with nothing
    /// around them ask [`overlaps`](crate::shapes::overlaps).
    pub fn is_overlap(self) -> bool {
        self.distance.compared_with(i64::from(self.around)).is_lt()
    }
    /// For *the nearest of several*: 1/1024 of a tenth, rounded down. Equal ranks are settled by the order of a list.
    pub fn rank(self) -> i64 {
        (self.distance.in_1024ths() - (i64::from(self.around) << 10)).max(0)
    }
    /// In whole tenths, rounded down.
    pub fn in_tenths(self) -> i64 {
        self.rank() >> 10
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.in_tenths();
        let left = if self.within(tenths as i32) { "" } else { "+" };
        write!(f, "{}.{:02}{left}", tenths / 100, tenths % 100)
    }
}

/// The gap between two shapes, the same either way.
pub fn gap(a: &impl Shape, b: &impl Shape) -> Gap {
    Gap { distance: distance(a, b), around: a.around() + b.around() }
}

fn distance(a: &impl Shape, b: &impl Shape) -> Distance {
    let begins_in_a = b.legs().next().is_some_and(|leg| a.encloses(leg.from));
    if begins_in_a || a.legs().next().is_some_and(|leg| b.encloses(leg.from)) {
        return Distance::NONE;
    }
    between_legs(a, b)
}

fn between_legs(a: &impl Shape, b: &impl Shape) -> Distance {
    let legs = a.legs().flat_map(|leg| b.legs().map(move |other| leg.distance_between(other)));
    legs.min().unwrap_or(Distance::NONE)
}

/// The gap between a shape and the legs of another, from whichever side: how near it is to the outline that it may stand in.
pub fn gap_to_outline(a: &impl Shape, b: &impl Shape) -> Gap {
    Gap { distance: between_legs(a, b), around: a.around() + b.around() }
}
