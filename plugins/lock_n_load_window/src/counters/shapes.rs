//! What vehicles look like, by the keys of their definitions: read from `vehicle_shapes.ron` by whoever opens the window, so that a
//! modder's vehicle needs no code.

use board_art::VehicleShape;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The drawings of a file, by key.
pub type Shapes = BTreeMap<String, VehicleShape>;

static SHAPES: OnceLock<Shapes> = OnceLock::new();

/// Says what vehicles look like, before the first of them is drawn. What was said before stays.
pub fn draw_vehicles_as(shapes: Shapes) {
    // A program opens its files once.
    drop(SHAPES.set(shapes));
}

/// The drawing of a key; a plain hull if nobody has drawn it.
pub fn shape(key: &str) -> VehicleShape {
    SHAPES.get().and_then(|shapes| shapes.get(key)).copied().unwrap_or_default()
}
