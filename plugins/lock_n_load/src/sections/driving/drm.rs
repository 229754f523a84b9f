//! Optional: how size and speed of a vehicle change to-hit rolls against it (15.7). The to-hit lines of ordnance ask here.

use crate::facts::situation::{Table, UnitNow};
use crate::files::markers::Marker;
use crate::sections::driving::rules::{SIZE, SPEED};

/// What speed adds to the to-hit roll (LNL-15.7-02).
const FAST: i32 = 2;

/// What the size of a vehicle adds to the to-hit roll of every shot at it, where that is played (LNL-15.7-01): -1 for the largest to 1 for
/// the smallest. It stands beside the one for movement (LNL-15.7-04).
pub fn size_drm(table: &Table, vehicle: UnitNow) -> i32 {
    let size = table.vehicle(vehicle).map_or(0, |def| def.size);
    if table.plays(SIZE) { i32::from(size) } else { 0 }
}

/// What the speed of a vehicle under Moved or Assault Move adds to the to-hit roll, where that is played; 0: the ordinary 1 for a moving
/// vehicle holds, in place of which this stands otherwise (LNL-15.7-02, LNL-15.7-03).
pub fn speed_drm(table: &Table, vehicle: UnitNow) -> i32 {
    let moves = vehicle.markers.any(&[Marker::Moved, Marker::AssaultMoved]) || vehicle.is_still_moving();
    if !moves || !table.plays(SPEED) {
        return 0;
    }
    let column = &table.field.definitions.mobilities[usize::from(table.mobility(vehicle).0)];
    let Some(fast) = column.fast else { return 0 };
    let printed = table.definition(vehicle).front.movement;
    let on_road = || {
        let road = vehicle.spot().is_some_and(|spot| table.field.map.at(spot.hex).roads != 0);
        road && vehicle.road_halves >= 2 * fast.on_road
    };
    if printed >= fast.movement && (fast.on_road == 0 || on_road()) { FAST } else { 0 }
}

#[cfg(test)]
#[path = "drm_test.rs"]
mod tests;
