//! Where something comes down that is thrown and drifts.

use crate::numbers::{Point, Vector};

/// The point so far from where something was aimed at, in the direction of the throw turned clockwise by eighths of a circle: none is
/// straight beyond. It is rounded once; thrown at one's own feet it does not drift.
pub fn drifted(from: Point, aimed: Point, eighths: u8, distance: i32) -> Point {
    let throw = aimed - from;
    // Turned by an eighth it is longer, which a direction may be.
    let eighth = |way: Vector| way + way.right();
    let turned = match eighths % 8 {
        0 => throw,
        1 => eighth(throw),
        2 => throw.right(),
        3 => eighth(throw.right()),
        4 => -throw,
        5 => -eighth(throw),
        6 => -throw.right(),
        _ => -eighth(throw.right()),
    };
    aimed + turned.cut_to(distance)
}
