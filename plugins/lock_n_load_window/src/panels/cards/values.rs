//! Counters on panels that are drawn, with all that is printed on them explained under the pointer.

use crate::panels::reads::Panels;
use crate::sheets::counters;
use bevy_egui::egui::{Response, Ui};
use lock_n_load::UnitNow;
use panel_kit::sheet::{self, Counter};
use std::convert::Infallible;
use table::CounterId;

/// Draws a unit's counter with its tokens.
pub(crate) fn unit(ui: &mut Ui, panels: &mut Panels, unit: UnitNow, side: f32) -> Response {
    let reading = panels.reading();
    let counter: Counter<Infallible> = counters::unit(&reading, unit, side);
    let drawn = sheet::counter(ui, panels, &counter);
    sheet::explained(panels, drawn, |tip| counters::unit_tip(tip, &reading, unit))
}

/// Draws a weapon's counter.
pub(crate) fn weapon(ui: &mut Ui, panels: &mut Panels, id: CounterId, side: f32) -> Response {
    let reading = panels.reading();
    let counter: Counter<Infallible> = counters::weapon(&reading, id, side);
    let drawn = sheet::counter(ui, panels, &counter);
    sheet::explained(panels, drawn, |tip| counters::weapon_tip(tip, &reading.table(), id))
}
