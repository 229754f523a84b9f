//! An attack in melee before it is made: strengths, odds column and shifts, kill number, chance.

use super::draft::MeleePreview;
use super::words;
use crate::drafting::crew;
use crate::model::Choose;
use crate::panels::breakdown;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::odds_bar;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{card, heading, rule_text, tick};
use crate::theme::{self, SMALL, TEXT, TINY};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Align2, FontId, Sense, Stroke, StrokeKind, Ui};
use lock_n_load::sections::melee::MeleeReport;
use lock_n_load::sections::melee::rules::ODDS_COLUMN;
use table::{CounterId, Line};

/// Draws the preview of an attack.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, melee: &MeleePreview) {
    let theme = panels.theme;
    let place = panels.table().field.map.place(melee.at);
    side_panel::title(ui, panels, Icon::Melee, &words::melee_in(place).said());
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        crew::show(ui, panels, &words::who_attacks().said(), &melee.crew);
        crew::leader(ui, panels, &words::leader_who_adds().said(), &melee.leaders, melee.leader);
        defenders(ui, panels, &melee.defenders);
    });
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        report(ui, panels, &melee.report);
    });
}

/// Enemies with a tick each: only those chosen are attacked.
fn defenders(ui: &mut Ui, panels: &mut Panels, defenders: &[(CounterId, bool)]) {
    let theme = panels.theme;
    let table = panels.table();
    ui.add_space(2.0);
    heading(ui, theme, &words::who_is_attacked().said());
    egui::Grid::new("defenders").num_columns(2).spacing(egui::vec2(14.0, 2.0)).show(ui, |ui| {
        for (n, (unit, attacked)) in defenders.iter().enumerate() {
            ui.horizontal(|ui| {
                values::small(ui, panels, *unit, 28.0);
                let name = meanings::unit(&table, *unit);
                if tick(ui, *attacked, &name, theme::text(&name, TEXT, theme.text)).changed() {
                    panels.choose(Choose::Defender(*unit));
                }
            });
            if n % 2 == 1 {
                ui.end_row();
            }
        }
    });
}

/// What an attack comes to, in one line: for the question's card.
pub(super) fn summary(ui: &mut Ui, panels: &Panels, report: &MeleeReport) {
    let theme = panels.theme;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let [attack, defence] = [report.attack.total, report.defence.total].map(meanings::number);
        ui.label(theme::title(crate::words::against(attack, defence).said(), TEXT, theme.text));
        let chance = meanings::percent(u64::from(report.chance_of_36), 36);
        let rest = words::kill_number_in_short(report.needed, chance);
        ui.label(theme::text(rest.said(), TEXT, theme.muted));
    });
}

/// Strengths, the column, the number and the chance.
pub(super) fn report(ui: &mut Ui, panels: &mut Panels, report: &MeleeReport) {
    strengths(ui, panels, [&report.attack.lines, &report.defence.lines], [report.attack.total, report.defence.total]);
    ui.add_space(4.0);
    columns(ui, panels, report.columns);
    breakdown::lines(ui, panels, &report.shifts);
    if !report.lines.is_empty() {
        heading(ui, panels.theme, &words::roll().said());
        breakdown::lines(ui, panels, &report.lines);
    }
    breakdown::total(ui, panels, &words::kill_number().said(), &words::at_least_on_two(report.needed).said());
    odds_bar::success(ui, panels, &words::all_attacked_fall().said(), u64::from(report.chance_of_36), 36);
}

/// Attack and defence, line by line, with their sums.
pub(super) fn strengths(ui: &mut Ui, panels: &mut Panels, lines: [&[Line]; 2], totals: [i32; 2]) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        breakdown::sides_head(ui, panels);
        for (half, lines) in lines.into_iter().enumerate() {
            breakdown::sided_lines(ui, panels, lines, half);
        }
        let [attack, defence] = totals.map(meanings::number);
        breakdown::sided_total(ui, panels, &crate::words::total().said(), [&attack, &defence]);
    });
}

/// All columns of the table with their kill numbers; the one that counts is marked, and the one before shifts.
pub(super) fn columns(ui: &mut Ui, panels: &Panels, marked: [usize; 2]) {
    let theme = panels.theme;
    let table = panels.table();
    let all = &table.field.definitions.tables.melee;
    let gap = 2.0;
    let width = (ui.available_width() - gap * (all.len() as f32 - 1.0)) / all.len() as f32;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 34.0), Sense::hover());
    let painter = ui.painter();
    for (n, (attack, defence, kill)) in all.iter().enumerate() {
        let at = egui::Rect::from_min_size(
            rect.min + egui::vec2(n as f32 * (width + gap), 0.0),
            egui::vec2(width, rect.height()),
        );
        let (fill, ink) = if n == marked[1] {
            (theme.focus, egui::Color32::from_rgb(0x16, 0x19, 0x1C))
        } else {
            (theme.raised, theme.muted)
        };
        painter.rect_filled(at, 4, fill);
        if n == marked[0] && n != marked[1] {
            painter.rect_stroke(at, 4, Stroke::new(1.0, theme.focus), StrokeKind::Inside);
        }
        let top = at.center_top() + egui::vec2(0.0, 9.0);
        painter.text(
            top,
            Align2::CENTER_CENTER,
            format!("{attack}-{defence}"),
            FontId::new(TINY, theme::figures()),
            ink,
        );
        let bottom = at.center_bottom() - egui::vec2(0.0, 10.0);
        painter.text(bottom, Align2::CENTER_CENTER, kill.to_string(), FontId::new(SMALL, theme::medium()), ink);
    }
    response.on_hover_ui(|ui| {
        rule_text(ui, theme, ODDS_COLUMN);
        ui.label(theme::text(words::above_and_below().said(), SMALL, theme.muted));
    });
}
