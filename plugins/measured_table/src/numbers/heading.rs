//! Headings: tenths of a degree, with whole vectors as their directions.
//!
//! The vector *is* the direction: arcs and faces are asked of it by crosses. The table is worked out in whole numbers, so it is the same on
//! every machine, and an eighth of the circle is mirrored to make the rest, so it is exactly symmetrical.

use crate::numbers::{Point, Vector, nearest_quotient};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A direction in tenths of a degree: 0 is north, and it grows clockwise to 3,599.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Heading(u16);

/// No heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadingError(u16);

impl fmt::Display for HeadingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no heading (expected tenths of a degree, 0 to 3599)", self.0)
    }
}
impl std::error::Error for HeadingError {}

impl TryFrom<u16> for Heading {
    type Error = HeadingError;
    fn try_from(tenths: u16) -> Result<Self, HeadingError> {
        if i32::from(tenths) < Self::TURN { Ok(Self(tenths)) } else { Err(HeadingError(tenths)) }
    }
}
impl From<Heading> for u16 {
    fn from(heading: Heading) -> Self {
        heading.0
    }
}

impl Heading {
    /// North: towards the upper edge of the table.
    pub const NORTH: Self = Self(0);
    /// East.
    pub const EAST: Self = Self(900);
    /// South.
    pub const SOUTH: Self = Self(1800);
    /// West.
    pub const WEST: Self = Self(2700);
    /// A whole turn, in tenths of a degree.
    pub const TURN: i32 = 3600;
    /// Vectors of headings are so long, to the nearest whole numbers: 2 to the power of 20.
    pub const LENGTH: i64 = 1 << LENGTH_BITS;

    /// The heading of so many tenths of a degree, whole turns taken away.
    pub const fn new(tenths: i32) -> Self {
        Self(tenths.rem_euclid(Self::TURN) as u16)
    }
    /// In tenths of a degree.
    pub const fn tenths(self) -> i32 {
        self.0 as i32
    }
    /// Turned clockwise by tenths of a degree; below zero counter-clockwise.
    pub const fn turned(self, tenths: i32) -> Self {
        Self::new(self.tenths() + tenths.rem_euclid(Self::TURN))
    }
    /// How far it is clockwise to another heading: 0 to 3,599 tenths.
    pub const fn clockwise_to(self, other: Self) -> i32 {
        (other.tenths() - self.tenths()).rem_euclid(Self::TURN)
    }
    /// The shorter turn to another heading: -1,799 to 1,800 tenths, above zero clockwise.
    pub const fn turn_to(self, other: Self) -> i32 {
        let clockwise = self.clockwise_to(other);
        if clockwise > Self::TURN / 2 { clockwise - Self::TURN } else { clockwise }
    }
    /// How many turns of at most 45 degrees lead to another heading: 0 to 4.
    pub const fn eighths_to(self, other: Self) -> u8 {
        ((self.turn_to(other).abs() + EIGHTH - 1) / EIGHTH) as u8
    }
    /// Its direction.
    pub fn vector(self) -> Vector {
        let quarter = |tenths: usize| {
            let (tenths, swapped) = if tenths <= EIGHTH as usize { (tenths, false) } else { (900 - tenths, true) };
            let (sine, cosine) = SINES[tenths];
            if swapped { (i64::from(cosine), i64::from(sine)) } else { (i64::from(sine), i64::from(cosine)) }
        };
        let (sine, cosine) = quarter(usize::from(self.0 % 900));
        match self.0 / 900 {
            0 => Vector::new(sine, -cosine),
            1 => Vector::new(cosine, sine),
            2 => Vector::new(-sine, cosine),
            _ => Vector::new(-cosine, -sine),
        }
    }
    /// So far in this direction, rounded once.
    pub fn at_distance(self, distance: i32) -> Vector {
        let vector = self.vector();
        let side = |side: i64| nearest_quotient(side * i64::from(distance), Self::LENGTH);
        Vector::new(side(vector.x), side(vector.y))
    }
    /// The heading nearest to the way from one point to another, an even one if two are equally near; none from a point to itself.
    pub fn towards(from: Point, to: Point) -> Option<Self> {
        Self::nearest(to - from)
    }
    /// The heading nearest to a direction, an even one if two are equally near; none of a vector without length.
    pub fn nearest(direction: Vector) -> Option<Self> {
        if direction == Vector::default() {
            return None;
        }
        let quarter = [Self::NORTH, Self::EAST, Self::SOUTH, Self::WEST]
            .into_iter()
            .find(|from| from.vector().cross(direction) >= 0 && direction.cross(from.turned(900).vector()) > 0)
            .expect("the quarters make a circle");
        let passed = |tenths: i32| quarter.turned(tenths).vector().cross(direction) >= 0;
        // The last tenth of this quarter that is not beyond the direction.
        let (mut low, mut high) = (0, 900);
        while high - low > 1 {
            let middle = i32::midpoint(low, high);
            if passed(middle) {
                low = middle;
            } else {
                high = middle;
            }
        }
        let (before, after) = (quarter.turned(low), quarter.turned(low + 1));
        let side = (before.vector() + after.vector()).cross(direction);
        let even = if before.0.is_multiple_of(2) { before } else { after };
        Some(match side.signum() {
            1 => after,
            0 => even,
            _ => before,
        })
    }
}

const LENGTH_BITS: u32 = 20;
/// An eighth of the circle.
const EIGHTH: i32 = 450;

/// Sine and cosine of each tenth of a degree up to 45 degrees, times 2 to the power of 20.
static SINES: [(i32, i32); EIGHTH as usize + 1] = sines();

/// By the series of both, in numbers with 60 binary places.
const fn sines() -> [(i32, i32); EIGHTH as usize + 1] {
    const PLACES: u32 = 60;
    /// The circle's number with so many binary places.
    const PI: i128 = 3_622_009_729_038_561_421;
    let mut table = [(0, 0); EIGHTH as usize + 1];
    let mut tenth = 0;
    while tenth < table.len() {
        let angle = PI * tenth as i128 / 1800;
        let square = (angle * angle) >> PLACES;
        let (mut sine, mut cosine) = (0i128, 0i128);
        let (mut of_sine, mut of_cosine) = (angle, 1i128 << PLACES);
        let mut n = 1;
        while n < 28 {
            sine += of_sine;
            cosine += of_cosine;
            of_cosine = -(((of_cosine * square) >> PLACES) / (n * (n + 1)));
            of_sine = -(((of_sine * square) >> PLACES) / ((n + 1) * (n + 2)));
            n += 2;
        }
        let half = 1 << (PLACES - LENGTH_BITS - 1);
        table[tenth] =
            (((sine + half) >> (PLACES - LENGTH_BITS)) as i32, ((cosine + half) >> (PLACES - LENGTH_BITS)) as i32);
        tenth += 1;
    }
    // At 45 degrees both are the same number, whichever way the last place fell.
    let (sine, cosine) = table[EIGHTH as usize];
    let equal = if sine > cosine { sine } else { cosine };
    table[EIGHTH as usize] = (equal, equal);
    table
}
