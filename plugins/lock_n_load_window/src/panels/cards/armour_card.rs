//! The card of a vehicle, a gun or a team in the panel at the side: its counter, how it stands, who is aboard, and what it can do.

use crate::panels::cards::berths;
use crate::panels::reads::Panels;
use crate::sheets::{Page, counters, mounted};
use bevy_egui::egui::Ui;
use lock_n_load::{Table, UnitNow};
use panel_kit::widgets::card;

/// True for a unit that has such a card: what it is does not fit on a counter.
pub(crate) fn is_for(table: &Table, unit: UnitNow) -> bool {
    table.vehicle(unit).is_some() || table.mounted_on(unit.id).next().is_some()
}

/// Draws the card; `brief` where something else is to be read as well: its counter, how it stands and who is aboard.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels, unit: UnitNow, brief: bool) {
    let reading = panels.reading();
    let vehicle = reading.table().vehicle(unit);
    let head = Page::of(|page| {
        page.across_top(|row| {
            row.apart_across(9.0);
            let counter = counters::unit_explained(&reading, unit, if brief { 60.0 } else { 92.0 });
            row.counter(counters::in_hand(counter, unit.id));
            row.down(|column| mounted::head(column, &reading.table(), unit, brief));
        });
    });
    card(panels.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 5.0;
        panels.show(ui, &head);
        if let Some(vehicle) = vehicle {
            berths::show(ui, panels, unit, vehicle);
        }
        if !brief {
            panels.show(ui, &Page::of(|page| mounted::values(page, &reading.table(), unit)));
        }
    });
}
