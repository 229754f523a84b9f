//! From the map's lattice to Bevy's world and back: 1 world unit is 1 lattice unit, y is turned upwards.

use bevy::prelude::*;
use hex_board::{HexId, Map, Point, Spot};
use table_view::{PLACE_WIDTH, Place};

/// Width of a hex in world units, corner to corner.
pub const HEX_WIDTH: f32 = PLACE_WIDTH;
/// Height of a hex in world units.
pub const HEX_HEIGHT: f32 = 208.0;

/// A lattice point in the world.
pub fn world(point: Point) -> Vec2 {
    Vec2::new(point.0 as f32, -point.1 as f32)
}

/// The lattice point nearest to a place in the world.
pub fn lattice(place: Vec2) -> Point {
    // Casts saturate; nothing on a board comes near their limits.
    Point(place.x.round() as i32, (-place.y).round() as i32)
}

/// The centre of a hex in the world; the origin for a hex that is not on the map.
pub fn centre(map: &Map, hex: HexId) -> Vec2 {
    map.hexes.get(hex.index()).map_or(Vec2::ZERO, |hex| world(hex.centre))
}

/// Where counters of a Location lie.
pub fn place(map: &Map, spot: Spot) -> Place {
    Place { key: spot.hex.0.into(), storey: spot.storey, at: centre(map, spot.hex) }
}

/// The hex at a place in the world.
pub fn hex_at(map: &Map, place: Vec2) -> Option<HexId> {
    map.hex_at(lattice(place))
}

/// The rectangle that the map covers in the world.
pub fn bounds(map: &Map) -> Rect {
    let (low, high) = map.bounds();
    Rect::from_corners(world(low), world(high))
}

/// How far a counter reaches above the centre of its hex, with its badge, and below it.
const ABOVE: f32 = 116.0;
const BELOW: f32 = 72.0;

/// The rectangle within which counters lie, also at an edge that halves hexes, and the badges above them.
pub fn room(map: &Map) -> Rect {
    let centres = map.hexes.iter().map(|hex| world(hex.centre));
    let around =
        |at: Vec2| Rect::from_corners(at - Vec2::new(HEX_WIDTH / 2.0, BELOW), at + Vec2::new(HEX_WIDTH / 2.0, ABOVE));
    centres.map(around).fold(bounds(map), |all, hex| all.union(hex))
}

#[cfg(test)]
#[path = "space_test.rs"]
mod tests;
