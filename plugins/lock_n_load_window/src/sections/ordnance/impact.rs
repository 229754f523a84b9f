//! The place that a shot strikes, before and after the dice: its side, its armour, penetration line by line.

use super::words;
use crate::sheets::{Page, lines, vehicle_plan};
use lock_n_load::sections::ordnance::hit;
use lock_n_load::sections::ordnance::target::{Plate, VehicleTarget};
use lock_n_load::{Table, VehiclePart};
use panel_kit::sheet::{Ink, text};
use panel_kit::theme::SMALL;
use table::Line;

/// Side of the drawing of a vehicle.
pub(super) const SIDE: f32 = 148.0;

/// What is struck, in the colour of the drawing, and its armour.
pub(super) fn legend(page: &mut Page, part: VehiclePart, plate: Plate) {
    vehicle_plan::legend(page, part, plate.sector);
    let armour = plate.factor.map_or_else(words::unarmoured, words::armour);
    page.text(text(armour.said(), SMALL, Ink::Text));
}

/// Penetration and armour before their dice, line by line; both sums.
pub(super) fn strengths(page: &mut Page, table: &Table, vehicle: &VehicleTarget, plate: Plate) -> [i32; 2] {
    let mut penetration: Vec<Line> = Vec::new();
    hit::penetration_lines(vehicle, &mut |line| penetration.push(line));
    let armour = hit::armour_line(plate);
    lines::sided(page, table, &penetration, 0);
    lines::sided(page, table, &[armour], 1);
    [penetration.iter().map(|line| line.value).sum(), armour.value]
}
