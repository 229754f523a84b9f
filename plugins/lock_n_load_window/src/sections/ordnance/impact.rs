//! The place that a shot strikes, before and after the dice: its side, its armour, penetration line by line.

use super::words;
use crate::panels::breakdown;
use crate::panels::cards::vehicle_plan;
use crate::panels::reads::Panels;
use crate::theme::{self, SMALL};
use bevy_egui::egui::Ui;
use lock_n_load::VehiclePart;
use lock_n_load::sections::ordnance::hit;
use lock_n_load::sections::ordnance::target::{Plate, VehicleTarget};
use table::Line;

/// Side of the drawing of a vehicle.
pub(super) const SIDE: f32 = 148.0;

/// What is struck, in the colour of the drawing, and its armour.
pub(super) fn legend(ui: &mut Ui, panels: &Panels, part: VehiclePart, plate: Plate) {
    vehicle_plan::legend(ui, panels, part, plate.sector);
    let armour = plate.factor.map_or_else(words::unarmoured, words::armour);
    ui.label(theme::text(armour.said(), SMALL, panels.theme.text));
}

/// Penetration and armour before their dice, line by line; both sums.
pub(super) fn strengths(ui: &mut Ui, panels: &mut Panels, vehicle: &VehicleTarget, plate: Plate) -> [i32; 2] {
    let mut lines: Vec<Line> = Vec::new();
    hit::penetration_lines(vehicle, &mut |line| lines.push(line));
    let armour = hit::armour_line(plate);
    breakdown::sided_lines(ui, panels, &lines, 0);
    breakdown::sided_lines(ui, panels, &[armour], 1);
    [lines.iter().map(|line| line.value).sum(), armour.value]
}
