//! Hexes of a tactical map, drawn over a table: flat sides north and south, 10 cm from flat to flat.

use crate::numbers::{CM, Point, Vector};
use serde::{Deserialize, Serialize};

/// From one column of hexes to the next, in tenths.
const COLUMN: i32 = 866;
/// From a hex to the one below, in tenths.
const ROW: i32 = 10 * CM;
/// From a centre to a corner, and half of a side, in tenths: each to the nearest, and together the way from column to column.
const CORNER: i64 = 577;
const HALF_SIDE: i64 = 289;

/// A hex of the tactical map.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TacticalHex {
    /// Columns to the east.
    pub q: i32,
    /// Rows to the south; each column begins half a row lower than the one before.
    pub r: i32,
}

impl TacticalHex {
    /// A hex.
    pub const fn new(q: i32, r: i32) -> Self {
        Self { q, r }
    }
    /// Its centre, on a map whose hex (0, 0) has its centre at `origin`.
    pub fn centre(self, origin: Point) -> Point {
        origin + Vector::new(i64::from(COLUMN * self.q), i64::from(ROW * self.r + ROW / 2 * self.q))
    }
    /// The hex whose centre is nearest to a point; of equal ones the lower, by column and then row.
    pub fn at(origin: Point, point: Point) -> Self {
        let way = point - origin;
        let column = way.x.div_euclid(i64::from(COLUMN)) as i32;
        let rows = |q: i32| {
            let row = (way.y - i64::from(ROW / 2 * q)).div_euclid(i64::from(ROW)) as i32;
            [Self::new(q, row), Self::new(q, row + 1)]
        };
        let near = [column, column + 1].into_iter().flat_map(rows);
        near.min_by_key(|hex| (point.squared(hex.centre(origin)), *hex)).expect("four hexes")
    }
    /// Its corners on the same map: first that to the east, then clockwise. Hexes that meet share them exactly.
    pub fn corners(self, origin: Point) -> [Point; 6] {
        let (centre, flat) = (self.centre(origin), i64::from(ROW / 2));
        [(CORNER, 0), (HALF_SIDE, flat), (-HALF_SIDE, flat), (-CORNER, 0), (-HALF_SIDE, -flat), (HALF_SIDE, -flat)]
            .map(|(east, south)| centre + Vector::new(east, south))
    }
    /// The hex beside it in one of six directions: 0 is north, then clockwise.
    pub const fn beside(self, direction: u8) -> Self {
        let (q, r) = match direction % 6 {
            0 => (0, -1),
            1 => (1, -1),
            2 => (1, 0),
            3 => (0, 1),
            4 => (-1, 1),
            _ => (-1, 0),
        };
        Self::new(self.q + q, self.r + r)
    }
}
