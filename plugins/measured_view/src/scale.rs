//! Where points of the table lie in the world.

use bevy::math::Vec2;
use measured_table::numbers::CM;
use measured_table::{Heading, Point};
use std::fmt;
use table_view::Place;

/// World units for a tenth of a millimetre: a base of 25 mm is as wide as a counter.
pub const SCALE: f32 = 128.0 / 250.0;

/// A point of the table in the world, whose y grows upwards.
pub fn world(at: Point) -> Vec2 {
    Vec2::new(at.x as f32, -at.y as f32) * SCALE
}

/// The point of the table there.
pub fn point(at: Vec2) -> Point {
    Point::new((at.x / SCALE).round() as i32, (-at.y / SCALE).round() as i32)
}

/// A length in tenths, in world units.
pub fn length(tenths: i32) -> f32 {
    tenths as f32 * SCALE
}

/// Where the body of a number in the list stands: nobody lies in a stack.
pub fn place(n: usize, at: Point) -> Place {
    Place { key: n as u32, storey: 0, at: world(at) }
}

/// A heading in whole degrees clockwise from up, as pictures are turned.
pub fn heading_in_degrees(heading: Heading) -> u16 {
    ((heading.tenths() + 5) / 10 % 360) as u16
}

/// A point as players read it: centimetres with one decimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot(pub Point);

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cm = |tenths: i32| f64::from(tenths) / f64::from(CM);
        write!(f, "{:.1}, {:.1}", cm(self.0.x), cm(self.0.y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_the_table_lies_in_the_world_and_comes_back() {
        for at in [Point::new(0, 0), Point::new(18_000, 12_000), Point::new(1, 7), Point::new(8_333, 119)] {
            assert_eq!(point(world(at)), at);
        }
        assert!(world(Point::new(0, 100)).y < 0.0, "south is down");
        assert_eq!(Spot(Point::new(6_430, 50)).to_string(), "64.3, 0.5");
    }
}
