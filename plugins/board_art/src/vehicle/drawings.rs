//! The drawings of vehicles that the games share, by their keys: whoever opens a window reads the file and says them once, so that a
//! modder's vehicle needs no code.

use super::shape::VehicleShape;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// Where the file lies below the folder of data.
pub const DRAWINGS: &str = "assets/vehicle_shapes.ron";

/// What vehicles look like, by the keys that their definitions name.
pub type Drawings = BTreeMap<String, VehicleShape>;

static SAID: OnceLock<Drawings> = OnceLock::new();

/// Says what vehicles look like, before the first of them is drawn. What was said before stays.
pub fn draw_vehicles_as(drawings: Drawings) {
    // A program opens its files once.
    drop(SAID.set(drawings));
}

/// The drawing of a key; a plain hull if nobody has drawn it.
pub fn drawing(key: &str) -> VehicleShape {
    SAID.get().and_then(|drawings| drawings.get(key)).copied().unwrap_or_default()
}
