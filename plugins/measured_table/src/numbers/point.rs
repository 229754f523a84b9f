//! Points of a table and the vectors between them.

use crate::numbers::{nearest_quotient, part_of_length, root_up};
use serde::{Deserialize, Serialize};
use std::ops::{Add, Neg, Sub};

/// Tenths in a centimetre.
pub const CM: i32 = 100;

/// The longest side of a table, in tenths: 3 m. All arithmetic fits 64 bits on such a table.
pub const MOST: i32 = 300 * CM;

/// How far beside a table a point may lie without its arithmetic leaving 64 bits: the corners of a hull at the edge, a grenade that
/// drifts over it.
pub const BESIDE: i32 = 40 * CM;

/// A point of a table, in tenths of a millimetre from its north-west corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point {
    /// To the east.
    pub x: i32,
    /// To the south.
    pub y: i32,
}

/// The way from one point to another, or a direction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vector {
    /// To the east.
    pub x: i64,
    /// To the south.
    pub y: i64,
}

/// In tenths, as tools and tests are told it.
impl std::fmt::Display for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

impl Point {
    /// A point.
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }
    /// The square of the distance: exact, where the distance itself is no whole number. For any two points, also beside a table.
    pub fn squared(self, other: Self) -> u64 {
        let [x, y] = [(self.x, other.x), (self.y, other.y)].map(|(a, b)| u64::from(a.abs_diff(b)));
        (x * x).saturating_add(y * y)
    }
    /// True if the other point is no further than `reach`. For any two points, also beside a table.
    pub fn within(self, other: Self, reach: u32) -> bool {
        self.squared(other) <= u64::from(reach) * u64::from(reach)
    }
    /// The point that lies so far on the way to another one, or that one if it is nearer; never further than `far`.
    pub fn on_the_way(self, other: Self, far: u32) -> Self {
        if self.within(other, far) {
            return other;
        }
        // Rounded up, and the parts of the way towards here: so the point is in reach whatever the angle.
        let distance = self.squared(other).isqrt() + 1;
        let part = |from: i32, to: i32| {
            let part = (u64::from(from.abs_diff(to)) * u64::from(far) / distance) as u32;
            if to < from { from.saturating_sub_unsigned(part) } else { from.saturating_add_unsigned(part) }
        };
        Self::new(part(self.x, other.x), part(self.y, other.y))
    }
    /// The mean of points, rounded once; none of none.
    pub fn mean(points: impl IntoIterator<Item = Self>) -> Option<Self> {
        let (mut x, mut y, mut count) = (0, 0, 0);
        for point in points {
            x += i64::from(point.x);
            y += i64::from(point.y);
            count += 1;
        }
        let mean = |sum: i64| nearest_quotient(sum, count) as i32;
        (count > 0).then(|| Self::new(mean(x), mean(y)))
    }
}

impl Vector {
    /// A vector.
    pub const fn new(x: i64, y: i64) -> Self {
        Self { x, y }
    }
    /// Above zero if the other points clockwise of this one, by less than half a turn; zero if both lie on one line.
    pub const fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }
    /// Above zero if the other points the same way, by less than a quarter turn.
    pub const fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }
    /// The square of its length.
    pub const fn squared(self) -> i64 {
        self.dot(self)
    }
    /// Its length, rounded up: whoever cuts a way into many short ones gets no further. Of any vector, also of one that an order holds
    /// and nobody has looked at.
    pub fn length(self) -> i32 {
        let [x, y] = [self.x, self.y].map(|side| side.unsigned_abs().saturating_pow(2));
        i32::try_from(root_up(x.saturating_add(y))).unwrap_or(i32::MAX)
    }
    /// Turned a quarter clockwise.
    pub const fn right(self) -> Self {
        Self::new(-self.y, self.x)
    }
    /// In the same direction, so long; rounded once. Nothing stays nothing.
    pub fn cut_to(self, length: i32) -> Self {
        let squared = self.squared();
        Self::new(part_of_length(self.x, length, squared), part_of_length(self.y, length, squared))
    }
}

impl Sub for Point {
    type Output = Vector;
    fn sub(self, other: Self) -> Vector {
        Vector::new(i64::from(self.x) - i64::from(other.x), i64::from(self.y) - i64::from(other.y))
    }
}

/// Where one comes to. For vectors of a table: others are cut off at the limits of the type.
impl Add<Vector> for Point {
    type Output = Self;
    fn add(self, way: Vector) -> Self {
        let add = |from: i32, way: i64| {
            i64::from(from).saturating_add(way).clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32
        };
        Self::new(add(self.x, way.x), add(self.y, way.y))
    }
}

impl Add for Vector {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Vector {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Vector {
    type Output = Self;
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}
