//! Bases: what soldiers stand on.

use crate::Point;

/// The width of a base.
pub const BASE: u32 = 250;

/// True if two bases touch.
pub fn touch(one: Point, other: Point) -> bool {
    one.within(other, BASE)
}
