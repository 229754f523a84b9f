//! Exact chances as a bar, in per cent, and as fractions under the pointer.

use crate::theme::{self, SMALL, TEXT, TINY};
use crate::widgets::font;
use crate::{Kit, printed, words};
use bevy_egui::egui;
use egui::{Color32, CornerRadius, FontId, Rect, Sense, Ui, WidgetInfo, WidgetType};

/// What may come of something: each result with its chance and colour, in the order of the bar.
pub struct Chance<'a> {
    /// What it is called.
    pub what: &'a str,
    /// In how many throws it comes.
    pub part: u64,
    /// The same as a fraction in lowest terms.
    pub fraction: (u64, u64),
    /// Its colour.
    pub colour: Color32,
}

impl<'a> Chance<'a> {
    /// A result that comes in so many of all throws.
    pub const fn of(what: &'a str, part: u64, out_of: u64, colour: Color32) -> Self {
        let (mut a, mut b) = (part, out_of);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = if a == 0 { 1 } else { a };
        Self { what, part, fraction: (part / divisor, out_of / divisor), colour }
    }
}

/// Draws the chances of results that shut each other out, and those that come beside them, which have no place in the bar.
pub fn results(ui: &mut Ui, kit: &Kit, chances: &[Chance], beside: &[Chance], out_of: u64) {
    let theme = kit.theme;
    let percent = |part: u64| printed::percent(part, out_of);
    let spoken: Vec<String> = chances.iter().map(|one| format!("{} {}", one.what, percent(one.part))).collect();
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 18.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, spoken.join(", ")));
    let parts: Vec<(u64, Color32)> = chances.iter().map(|one| (one.part, one.colour)).collect();
    bar(ui, rect, &parts, out_of);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(10.0, 0.0);
        for one in chances.iter().filter(|one| one.part > 0) {
            entry(ui, one.colour, [&percent(one.part), one.what], [theme.text, theme.muted]);
        }
        for one in beside.iter().filter(|one| one.part > 0) {
            entry(ui, one.colour, [&percent(one.part), one.what], [one.colour; 2]);
        }
    });
    response.on_hover_ui(|ui| {
        egui::Grid::new("odds").num_columns(3).spacing([14.0, 3.0]).show(ui, |ui| {
            for one in chances.iter().chain(beside) {
                let (a, b) = one.fraction;
                ui.label(theme::text(one.what, TEXT, one.colour.lerp_to_gamma(Color32::WHITE, 0.3)));
                ui.label(theme::title(percent(one.part), TEXT, theme.text));
                ui.label(theme::text(words::part_of(a, b).said(), SMALL, theme.muted));
                ui.end_row();
            }
        });
        ui.label(theme::text(words::exact_odds().said(), TINY, theme.muted));
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
fn bar(ui: &Ui, rect: Rect, parts: &[(u64, Color32)], out_of: u64) {
    const LEAST: f32 = 3.0;
    let painter = ui.painter();
    let seen = parts.iter().filter(|(part, _)| *part > 0).count() as f32;
    let gaps = (seen - 1.0).max(0.0) * 1.0;
    let room = (rect.width() - gaps - seen * LEAST).max(0.0);
    let mut x = rect.left();
    let last = parts.iter().rposition(|(part, _)| *part > 0);
    let first = parts.iter().position(|(part, _)| *part > 0);
    for (n, (part, colour)) in parts.iter().enumerate().filter(|(_, (part, _))| *part > 0) {
        let width = LEAST + room * (*part as f32 / out_of.max(1) as f32);
        let piece = Rect::from_min_size(egui::pos2(x, rect.top()), egui::vec2(width, rect.height()));
        let round = |is: bool| if is { 4 } else { 0 };
        let (west, east) = (round(first == Some(n)), round(last == Some(n)));
        let corners = CornerRadius { nw: west, sw: west, ne: east, se: east };
        painter.rect_filled(piece, corners, *colour);
        let label = printed::percent(*part, out_of);
        let bright = u32::from(colour.r()) + u32::from(colour.g()) + u32::from(colour.b()) > 330;
        let ink = if bright { Color32::from_rgb(0x16, 0x19, 0x1C) } else { Color32::WHITE };
        let galley = painter.layout_no_wrap(label, FontId::new(TINY, theme::medium()), ink);
        if galley.size().x + 6.0 < width {
            painter.galley(piece.center() - galley.size() / 2.0, galley, ink);
        }
        x += width + 1.0;
    }
}

/// Draws one chance of success: so many of so many.
pub fn success(ui: &mut Ui, kit: &Kit, what: &str, chance: u64, out_of: u64) {
    let theme = kit.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 18.0), Sense::hover());
    let percent = printed::percent(chance, out_of);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{what} {percent}")));
    bar(ui, rect, &[(chance, theme.good), (out_of - chance.min(out_of), theme.line)], out_of);
    ui.horizontal(|ui| {
        ui.label(theme::text(what, SMALL, theme.muted));
        ui.label(theme::title(percent, SMALL, theme.text));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(theme::text(words::part_of(chance, out_of).said(), SMALL, theme.muted));
        });
    });
}

#[cfg(test)]
#[path = "odds_bar_test.rs"]
mod tests;
