//! The drawings of vehicles: `vehicle_shapes.ron`.

use board_art::VehicleShape;
use lock_n_load::definition::UnitFile;
use play::library::read;
use scenario_files::{Mistake, Read, Report, did_you_mean};
use std::collections::BTreeMap;
use std::path::Path;

/// Where it lies below the folder of data files.
pub const SHAPES: &str = "assets/lock_n_load/vehicle_shapes.ron";

/// What vehicles look like, by the keys that their definitions name.
pub type Shapes = BTreeMap<String, VehicleShape>;

/// Reads the drawings; mistakes go into the report.
pub fn shapes(root: &Path, report: &mut Report) -> Option<Shapes> {
    read::<Shapes>(&root.join(SHAPES), report).map(|read| read.value)
}

/// Checks whether all vehicles have a drawing. A file of drawings that is missing is told too, if there is a vehicle, and so is one that
/// is broken: all vehicles would be plain hulls, which one can play with.
pub fn check_drawings(root: &Path, units: &Read<UnitFile>, report: &mut Report) {
    let path = root.join(SHAPES);
    let drives = units.value.units.iter().any(|unit| unit.vehicle.is_some());
    if drives && !path.exists() {
        let hint = "without drawings all vehicles of units.ron are plain hulls".to_owned();
        report.add(Mistake::of_file(&path, "there is no such file", Some(hint)).warning());
    } else if drives {
        let mut own = Report::new();
        let shapes = shapes(root, &mut own);
        report.add_errors_of(&own, |_| true);
        shapes.iter().for_each(|shapes| check_names(units, shapes, report));
    }
}

/// A vehicle whose drawing is missing is shown as a plain hull: one can play all the same.
fn check_names(units: &Read<UnitFile>, shapes: &Shapes, report: &mut Report) {
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
