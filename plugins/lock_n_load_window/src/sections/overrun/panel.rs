//! An overrun before it is made.

use super::draft::OverrunPreview;
use super::words;
use crate::panels::breakdown;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::odds_bar;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::heading;
use crate::sections::close_assault::duel::Odds;
use crate::theme::{self, TEXT};
use bevy_egui::egui::Ui;
use board_art::Icon;

/// Draws the preview of an overrun.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, overrun: &OverrunPreview) {
    let table = panels.table();
    let theme = panels.theme;
    let place = table.field.map.place(overrun.at);
    side_panel::title(ui, panels, Icon::Melee, &words::overrun_in(place).said());
    side_panel::in_card(ui, panels, |ui, panels| {
        values::who(ui, panels, overrun.vehicle);
        let lines = [&overrun.attack[..], &[]];
        Odds { lines, totals: [overrun.attack_total, 0] }.show(ui, panels);
    });
    for unit in &overrun.odds.units {
        side_panel::in_card(ui, panels, |ui, panels| {
            ui.horizontal(|ui| {
                values::small(ui, panels, unit.unit, 42.0);
                ui.label(theme::title(meanings::unit(&table, unit.unit), TEXT, theme.text));
            });
            odds_bar::fire(ui, panels, &overrun.odds, unit);
        });
    }
    side_panel::in_card(ui, panels, |ui, panels| {
        heading(ui, theme, &words::movement_points().said());
        ui.spacing_mut().item_spacing.y = 0.0;
        breakdown::lines_low(ui, panels, &overrun.cost);
        breakdown::total(ui, panels, &crate::words::points().said(), &overrun.points.to_string());
    });
}
