//! The drawings of vehicles: `vehicle_shapes.ron`.

use crate::library::read;
use board_art::VehicleShape;
use scenario_files::{Read, Report, did_you_mean};
use std::collections::BTreeMap;
use std::path::Path;

use lock_n_load::definition::UnitFile;

/// Where it lies below the folder of data files.
pub const SHAPES: &str = "assets/lock_n_load/vehicle_shapes.ron";

/// What vehicles look like, by the keys that their definitions name.
pub type Shapes = BTreeMap<String, VehicleShape>;

/// Reads the drawings; mistakes go into the report.
pub fn shapes(root: &Path, report: &mut Report) -> Option<Shapes> {
    read::<Shapes>(&root.join(SHAPES), report).map(|read| read.value)
}

/// A vehicle whose drawing is missing is shown as a plain hull: one can play all the same.
pub fn check_names(units: &Read<UnitFile>, shapes: &Shapes, report: &mut Report) {
    for (n, unit) in units.value.units.iter().enumerate() {
        let Some(vehicle) = &unit.vehicle else { continue };
        if !shapes.contains_key(&vehicle.shape) {
            let known = || format!("known: {}", shapes.keys().cloned().collect::<Vec<_>>().join(", "));
            let hint = did_you_mean(&vehicle.shape, shapes.keys().map(String::as_str)).or_else(|| Some(known()));
            let message = format!("nobody has drawn `{}`: see vehicle_shapes.ron", vehicle.shape);
            report.add(units.mistake(&format!("units[{n}].vehicle.shape"), message, hint).warning());
        }
    }
}
