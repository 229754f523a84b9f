//! What a main gun could do that is not loaded or aimed yet.

use super::aim::AimReport;
use super::shot::{Goal, GunReport, planned};
use super::swing::Swing;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::Round;

/// What a shot at an enemy would come to with this round, once the gun is loaded with it and laid on him, as far as one knows; none: it would
/// not reach him.
pub fn would(table: &Table, vehicle: &Figure, round: Round, target: &Figure) -> Option<GunReport> {
    let loaded = Figure { round, ..*vehicle };
    let swing = Swing { facing: vehicle.facing, turret: vehicle.turret, by_turret: 0, by_hull: 0 };
    planned(table, &loaded, Goal::Target(target), swing).ok()
}

/// The same once the gun is aimed as this report says, with what it holds.
pub fn would_after(table: &Table, vehicle: &Figure, aim: &AimReport, target: &Figure) -> Option<GunReport> {
    let laid = Figure { facing: aim.swing.facing, turret: aim.swing.turret, ..*vehicle };
    planned(table, &laid, Goal::Target(target), aim.swing).ok()
}
