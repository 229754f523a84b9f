//! The whole-number lattice on which boards, silhouettes and sight lines lie (RUL-51, item 14).
//!
//! Within a hex: centre (0, 0), vertices (120, 0), (60, 104), (-60, 104), (-120, 0), (-60, -104), (60, -104);
//! columns are 180 apart, rows 208; x grows to the east, y to the south.

use serde::{Deserialize, Serialize};

/// Distance of neighbouring columns.
pub const COLUMN: i32 = 180;
/// Distance of neighbouring rows of one column.
pub const ROW: i32 = 208;
/// The corners of a hex around its centre, clockwise on the screen from the east.
pub const VERTICES: [Point; 6] =
    [Point(120, 0), Point(60, 104), Point(-60, 104), Point(-120, 0), Point(-60, -104), Point(60, -104)];
/// The way from a centre to the centre of each neighbour: north, north-east, south-east, south, south-west, north-west (LNL-1.4-05: 1 to 6).
pub const DIRECTIONS: [Point; 6] =
    [Point(0, -208), Point(180, -104), Point(180, 104), Point(0, 208), Point(-180, 104), Point(-180, -104)];

/// A point on the lattice (x, y).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Point(pub i32, pub i32);

impl std::ops::Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point(self.0 + other.0, self.1 + other.1)
    }
}
impl std::ops::Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point(self.0 - other.0, self.1 - other.1)
    }
}

/// The two corners of the hexside towards `direction` (0 = north), relative to the centre.
pub const fn hexside(direction: usize) -> (Point, Point) {
    match direction {
        0 => (VERTICES[4], VERTICES[5]),
        1 => (VERTICES[5], VERTICES[0]),
        2 => (VERTICES[0], VERTICES[1]),
        3 => (VERTICES[1], VERTICES[2]),
        4 => (VERTICES[2], VERTICES[3]),
        _ => (VERTICES[3], VERTICES[4]),
    }
}

/// The centre of the hex in `column` and `row` (both from 1) of a board that lies unturned with its north-west corner at the origin.
/// Even columns lie half a hex further north (LNL-1.4-04).
pub const fn centre(column: u8, row: u8) -> Point {
    let x = (column as i32 - 1) * COLUMN;
    let y = (row as i32 - 1) * ROW;
    if column % 2 == 1 { Point(x, y + ROW / 2) } else { Point(x, y) }
}
