//! Tests only: a plain generator of numbers, exact fractions, and shapes mirrored and turned.

use crate::numbers::Point;
use num_rational::BigRational;

/// A plain generator of numbers (`SplitMix64`).
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: i32) -> i32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % u64::try_from(n).expect("some choice")) as i32
    }
    pub(crate) fn between(&mut self, least: i32, most: i32) -> i32 {
        least + self.below(most - least + 1)
    }
    /// A point of a lattice of so many steps of a length.
    pub(crate) fn point(&mut self, steps: i32, step: i32) -> Point {
        Point::new(self.below(steps) * step, self.below(steps) * step)
    }
}

/// A whole number as a fraction.
pub(crate) fn exact(n: impl Into<i64>) -> BigRational {
    BigRational::from_integer(n.into().into())
}

/// One of the eight ways to lay a table: quarter turns about a point, and mirrored or not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Laid {
    pub(crate) quarters: i32,
    pub(crate) mirrored: bool,
    pub(crate) about: Point,
}

impl Laid {
    pub(crate) fn all(about: Point) -> impl Iterator<Item = Self> {
        (0..8).map(move |n| Self { quarters: n % 4, mirrored: n >= 4, about })
    }
    pub(crate) fn point(self, point: Point) -> Point {
        let (mut x, mut y) = (point.x - self.about.x, point.y - self.about.y);
        if self.mirrored {
            x = -x;
        }
        for _ in 0..self.quarters {
            (x, y) = (-y, x);
        }
        Point::new(self.about.x + x, self.about.y + y)
    }
    pub(crate) fn heading(self, heading: crate::Heading) -> crate::Heading {
        let tenths = if self.mirrored { -heading.tenths() } else { heading.tenths() };
        crate::Heading::new(tenths + 900 * self.quarters)
    }
}
