//! Exact chances as a bar, in per cent, and as fractions under the pointer.

use super::widgets::font;
use super::{Panels, words};
use crate::theme::{self, SMALL, TEXT, TINY};
use bevy_egui::egui;
use egui::{Color32, CornerRadius, FontId, Rect, Sense, Ui, WidgetInfo, WidgetType};
use lock_n_load::sections::fire::odds::{FireOdds, UnitOdds};

/// The four results of an attack on a unit, in the order of the bar.
pub(crate) fn parts(odds: &UnitOdds, one_man: bool) -> [(&'static str, u64); 4] {
    let reduced = if one_man { "wounded" } else { "Casualties" };
    [("no effect", odds.no_effect), ("Shaken", odds.shaken), (reduced, odds.reduced), ("eliminated", odds.eliminated)]
}

/// Draws a unit's chances.
pub(crate) fn fire(ui: &mut Ui, panels: &Panels, all: &FireOdds, odds: &UnitOdds, one_man: bool) {
    let theme = panels.theme;
    let parts = parts(odds, one_man);
    let spoken: Vec<String> =
        parts.iter().map(|(what, part)| format!("{what} {}", words::percent(*part, all.out_of))).collect();
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 18.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken.join(", ")));
    bar(ui, rect, &parts.map(|(_, part)| part), all.out_of, &theme.results);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(10.0, 0.0);
        for (n, (what, part)) in parts.iter().enumerate().filter(|(_, (_, part))| *part > 0) {
            entry(ui, theme.results[n], [&words::percent(*part, all.out_of), what], [theme.text, theme.muted]);
        }
        if odds.hero > 0 {
            let chance = words::percent(odds.hero, all.out_of);
            entry(ui, theme.focus, [&chance, "hero"], [theme.focus; 2]);
        }
    });
    response.on_hover_ui(|ui| {
        egui::Grid::new("odds").num_columns(3).spacing([14.0, 3.0]).show(ui, |ui| {
            let hero = [("hero", odds.hero)];
            for (n, (what, part)) in parts.iter().chain(&hero).enumerate() {
                let (a, b) = all.fraction(*part);
                let colour = theme.results.get(n).copied().unwrap_or(theme.focus);
                ui.label(theme::text(*what, TEXT, colour.lerp_to_gamma(Color32::WHITE, 0.3)));
                ui.label(theme::title(words::percent(*part, all.out_of), TEXT, theme.text));
                ui.label(theme::text(format!("{a} of {b}"), SMALL, theme.muted));
                ui.end_row();
            }
        });
        ui.label(theme::text("Every die is counted; no die is thrown for it.", TINY, theme.muted));
    });
}

/// An entry of the legend: a square, a number and a word, which wrap together.
fn entry(ui: &mut Ui, colour: Color32, words: [&str; 2], inks: [Color32; 2]) {
    const SQUARE: f32 = 7.0;
    const APART: f32 = 4.0;
    let galleys = [0, 1].map(|n| ui.painter().layout_no_wrap(words[n].to_owned(), font(TINY), inks[n]));
    let width = SQUARE + galleys.iter().map(|galley| APART + galley.size().x).sum::<f32>();
    let (rect, _) = ui.allocate_exact_size(egui::vec2(width, 14.0), Sense::hover());
    let square = egui::pos2(rect.left() + SQUARE / 2.0, rect.center().y);
    ui.painter().rect_filled(Rect::from_center_size(square, egui::Vec2::splat(SQUARE)), 1.5, colour);
    let mut x = rect.left() + SQUARE;
    for (galley, ink) in galleys.into_iter().zip(inks) {
        let at = egui::pos2(x + APART, rect.center().y - galley.size().y / 2.0);
        x = at.x + galley.size().x;
        ui.painter().galley(at, galley, ink);
    }
}

/// A bar of parts; each part that can happen is seen, and has its number where there is room.
fn bar(ui: &Ui, rect: Rect, parts: &[u64], out_of: u64, colours: &[Color32]) {
    const LEAST: f32 = 3.0;
    let painter = ui.painter();
    let seen = parts.iter().filter(|part| **part > 0).count() as f32;
    let gaps = (seen - 1.0).max(0.0) * 1.0;
    let room = (rect.width() - gaps - seen * LEAST).max(0.0);
    let mut x = rect.left();
    let last = parts.iter().rposition(|part| *part > 0);
    let first = parts.iter().position(|part| *part > 0);
    for (n, part) in parts.iter().enumerate().filter(|(_, part)| **part > 0) {
        let width = LEAST + room * (*part as f32 / out_of.max(1) as f32);
        let piece = Rect::from_min_size(egui::pos2(x, rect.top()), egui::vec2(width, rect.height()));
        let round = |is: bool| if is { 4 } else { 0 };
        let (west, east) = (round(first == Some(n)), round(last == Some(n)));
        let corners = CornerRadius { nw: west, sw: west, ne: east, se: east };
        painter.rect_filled(piece, corners, colours[n]);
        let label = words::percent(*part, out_of);
        let bright = colours[n].r() as u32 + colours[n].g() as u32 + colours[n].b() as u32 > 330;
        let ink = if bright { Color32::from_rgb(0x16, 0x19, 0x1C) } else { Color32::WHITE };
        let galley = painter.layout_no_wrap(label, FontId::new(TINY, theme::medium()), ink);
        if galley.size().x + 6.0 < width {
            painter.galley(piece.center() - galley.size() / 2.0, galley, ink);
        }
        x += width + 1.0;
    }
}

/// Draws one chance of success: so many of so many.
pub(crate) fn success(ui: &mut Ui, panels: &Panels, what: &str, chance: u64, out_of: u64) {
    let theme = panels.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 18.0), Sense::hover());
    let percent = words::percent(chance, out_of);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{what} {percent}")));
    bar(ui, rect, &[chance, out_of - chance.min(out_of)], out_of, &[theme.good, theme.line]);
    ui.horizontal(|ui| {
        ui.label(theme::text(what, SMALL, theme.muted));
        ui.label(theme::title(percent, SMALL, theme.text));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(theme::text(format!("{chance} of {out_of}"), SMALL, theme.muted));
        });
    });
}
