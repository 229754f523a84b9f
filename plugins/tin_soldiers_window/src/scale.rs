//! Where points of the table lie in the world.

use bevy::math::Vec2;
use table_view::Place;
use tin_soldiers::Point;

/// World units for a tenth of a millimetre: a base of 25 mm is as wide as a counter.
pub(crate) const SCALE: f32 = 128.0 / 250.0;

/// A point of the table in the world, whose y grows upwards.
pub fn world(at: Point) -> Vec2 {
    Vec2::new(at.x as f32, -at.y as f32) * SCALE
}

/// The point of the table there.
pub(crate) fn point(at: Vec2) -> Point {
    Point::new((at.x / SCALE).round() as i32, (-at.y / SCALE).round() as i32)
}

/// Where the soldier of a number in the list stands: nobody lies in a stack.
pub fn place(n: usize, at: Point) -> Place {
    Place { key: n as u32, storey: 0, at: world(at) }
}
