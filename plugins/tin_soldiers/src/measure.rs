//! The tape measure: points and distances in whole tenths of a millimetre.

use serde::{Deserialize, Serialize};

/// A point of the table, in tenths of a millimetre from its near left corner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Away.
    pub y: i32,
}

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
    /// The square of the distance: exact, where the distance itself is no whole number.
    pub fn squared(self, other: Self) -> u64 {
        let [x, y] = [(self.x, other.x), (self.y, other.y)].map(|(a, b)| u64::from(a.abs_diff(b)));
        (x * x).saturating_add(y * y)
    }
    /// True if the other point is no further than `reach`.
    pub fn within(self, other: Self, reach: u32) -> bool {
        self.squared(other) <= u64::from(reach) * u64::from(reach)
    }
    /// The point that lies so far on the way to another one, or that one if it is nearer; never further than `far`.
    pub fn on_the_way(self, other: Self, far: u32) -> Self {
        if self.within(other, far) {
            return other;
        }
        // Rounded up, and the parts of the way towards here: so the point is in reach whatever the angle.
        let distance = i64::try_from(self.squared(other).isqrt() + 1).unwrap_or(i64::MAX);
        let part = |from: i32, to: i32| from + ((i64::from(to) - i64::from(from)) * i64::from(far) / distance) as i32;
        Self::new(part(self.x, other.x), part(self.y, other.y))
    }
}
