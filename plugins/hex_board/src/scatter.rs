//! Where something comes down that drifts (LNL-18.2-05, LNL-18.2-06), and the hexes around it that it reaches (LNL-18.2-11).

use crate::lattice::{DIRECTIONS, Point};
use crate::map::Map;
use crate::map_hex::HexId;
use smallvec::SmallVec;

/// The hex this many hexes from another in the direction of a die: 1 = north, then clockwise to 6 = north-west (LNL-0.2-02).
///
/// None if it is off the map, and for a die that shows no direction.
// Reading: only the hex reached counts; what drifts may pass a corner of the map that no board fills (LNL-18.2-07).
pub fn along(map: &Map, from: HexId, die: u8, distance: u8) -> Option<HexId> {
    let step = DIRECTIONS.get(usize::from(die).checked_sub(1)?)?;
    let distance = i32::from(distance);
    map.hex_at(map.at(from).centre + Point(step.0 * distance, step.1 * distance))
}

/// A hex and those beside it, as many as there are on the map, ascending.
pub fn around(map: &Map, hex: HexId) -> SmallVec<[HexId; 7]> {
    let mut hexes: SmallVec<[HexId; 7]> = map.at(hex).neighbours.iter().flatten().copied().collect();
    hexes.push(hex);
    hexes.sort_unstable();
    hexes
}

#[cfg(test)]
#[path = "scatter_test.rs"]
mod tests;
