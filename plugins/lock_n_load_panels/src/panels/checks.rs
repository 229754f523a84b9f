//! Rolls against a number before they are made: spotting, smoke, rally, medic, Dedication, withdrawal.

use super::breakdown::{self, Row};
use super::widgets::{card, note};
use super::{Panels, crew, odds_bar, values, words};
use crate::model::{Mode, MoralePreview, SmokePreview, SpotPreview};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui;
use board_art::Icon;
use egui::Ui;
use hex_board::Seen;
use table::RuleId;

/// LNL-10.1-13: the number to spot.
const NUMBER: RuleId = RuleId("LNL-10.1-13");
/// LNL-7.0-04: smoke capability.
const CAPABILITY: RuleId = RuleId("LNL-7.0-04");

/// Draws a spotting attempt.
pub(crate) fn spot(ui: &mut Ui, panels: &mut Panels, spot: &SpotPreview) {
    let theme = panels.theme;
    let table = panels.table();
    let place = table.field.map.place(spot.at);
    super::side_panel::title(ui, panels, Icon::Spot, &format!("Spot {place}"));
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        who(ui, panels, spot.unit);
        let needed = format!("\u{2264} {}", spot.report.needed);
        breakdown::row(
            ui,
            panels,
            &Row { what: "number of the terrain", value: &needed, colour: theme.text, rule: Some(NUMBER) },
        );
        breakdown::lines_low(ui, panels, &spot.report.lines);
        let modifier: i32 = spot.report.lines.iter().map(|line| line.value).sum();
        let roll = match modifier {
            0 => format!("1d6 \u{2264} {}", spot.report.needed),
            more => format!("1d6 {} \u{2264} {}", words::signed(more), spot.report.needed),
        };
        breakdown::total(ui, panels, "spotted with", &roll);
        odds_bar::success(ui, panels, "spotted", u64::from(spot.report.chance_of_6()), 6);
        if let Seen::Degraded(count) = spot.report.sight {
            note(ui, theme::text(format!("The line of sight is degraded {count} times."), SMALL, theme.muted));
        }
    });
}

/// Draws an attempt to place smoke.
pub(crate) fn smoke(ui: &mut Ui, panels: &mut Panels, smoke: &SmokePreview) {
    let theme = panels.theme;
    let place = smoke.at.map(|at| panels.table().field.map.place(at).to_string());
    let title = place.map_or_else(|| "Smoke: choose a hex".to_owned(), |place| format!("Smoke in {place}"));
    super::side_panel::title(ui, panels, Icon::Smoke, &title);
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        who(ui, panels, smoke.unit);
        let needed = format!("\u{2264} {}", smoke.needed);
        breakdown::row(
            ui,
            panels,
            &Row { what: "smoke capability", value: &needed, colour: theme.text, rule: Some(CAPABILITY) },
        );
        breakdown::total(ui, panels, "placed with", &format!("1d6 \u{2264} {}", smoke.needed));
        odds_bar::success(ui, panels, "placed", smoke.needed.clamp(0, 6) as u64, 6);
    });
}

/// Draws rolls of two dice against morale.
pub(crate) fn morale(ui: &mut Ui, panels: &mut Panels, rolls: &[MoralePreview]) {
    let theme = panels.theme;
    let rally = panels.selection.mode == Mode::Rally;
    let (icon, name) = if rally { (Icon::Rally, "Rally") } else { (Icon::Withdraw, "Morale Check") };
    super::side_panel::title(ui, panels, icon, name);
    for roll in rolls {
        card(theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            who(ui, panels, roll.unit);
            breakdown::lines(ui, panels, &roll.lines);
            breakdown::total(ui, panels, "passes with", &format!("2d6 \u{2264} {}", words::number(roll.needed)));
            odds_bar::success(ui, panels, "passes", u64::from(roll.chance_of_36), 36);
            if rally {
                helpers(ui, panels, roll);
            }
        });
    }
}

/// Who could help a rally, to choose from.
fn helpers(ui: &mut Ui, panels: &mut Panels, roll: &MoralePreview) {
    let table = panels.table();
    let Some(unit) = table.unit(roll.unit) else { return };
    let leaders: Vec<_> = lock_n_load::sections::rally::helpers(&table, unit).iter().map(|leader| leader.id).collect();
    crew::leader(ui, panels, "Leader who helps", &leaders, roll.by);
}

/// The unit that rolls.
fn who(ui: &mut Ui, panels: &mut Panels, unit: table::CounterId) {
    let theme = panels.theme;
    let table = panels.table();
    ui.horizontal(|ui| {
        values::small(ui, panels, unit, 42.0);
        ui.label(theme::title(words::unit(&table, unit), TEXT, theme.text));
    });
}
