//! Whether all vehicles have a drawing in `vehicle_shapes.ron`.

use board_art::{DRAWINGS, Drawings};
use lock_n_load::definition::UnitFile;
use play::library::read;
use scenario_files::{Mistake, Read, Report, did_you_mean};
use std::path::Path;

/// Checks whether all vehicles have a drawing. A file of drawings that is missing is told too, if there is a vehicle, and so is one that
/// is broken: all vehicles would be plain hulls, which one can play with.
pub fn check_drawings(root: &Path, units: &Read<UnitFile>, report: &mut Report) {
    let path = root.join(DRAWINGS);
    let drives = units.value.units.iter().any(|unit| unit.vehicle.is_some());
    if drives && !path.exists() {
        let hint = "without drawings all vehicles of units.ron are plain hulls".to_owned();
        report.add(Mistake::of_file(&path, "there is no such file", Some(hint)).warning());
    } else if drives {
        let mut own = Report::new();
        let drawings = read::<Drawings>(&path, &mut own);
        report.add_errors_of(&own, |_| true);
        drawings.iter().for_each(|drawings| check_names(units, &drawings.value, report));
    }
}

/// A vehicle whose drawing is missing is shown as a plain hull: one can play all the same.
fn check_names(units: &Read<UnitFile>, drawings: &Drawings, report: &mut Report) {
    for (n, unit) in units.value.units.iter().enumerate() {
        let Some(vehicle) = &unit.vehicle else { continue };
        if !drawings.contains_key(&vehicle.shape) {
            let known = || format!("known: {}", drawings.keys().cloned().collect::<Vec<_>>().join(", "));
            let hint = did_you_mean(&vehicle.shape, drawings.keys().map(String::as_str)).or_else(|| Some(known()));
            let message = format!("nobody has drawn `{}`: see vehicle_shapes.ron", vehicle.shape);
            report.add(units.mistake(&format!("units[{n}].vehicle.shape"), message, hint).warning());
        }
    }
}
