//! The chance to win as a bar of both sides, with its curve over the game below.

use super::Panels;
use crate::theme::{self, SMALL, TINY};
use bevy_egui::egui;
use egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType};
use panel_kit::widgets::floating;
use table::Side;

/// Width of the card.
pub(super) const WIDTH: f32 = 190.0;
/// Heights of the bar and of the curve.
const BAR: f32 = 16.0;
const CURVE: f32 = 34.0;
/// The card stands so far from the edges of the map.
pub(super) const EDGE: f32 = 10.0;

/// Draws the card, at first at the top left of the free map, where chances are shown; returns the height that it takes there.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) -> f32 {
    // What has not been seen yet is not given away.
    let until = panels.past.map_or(panels.results.told, |glimpse| glimpse.entries);
    let told = panels.results.told.min(panels.chances.len()).min(until);
    let curve: Vec<Option<f32>> = panels.chances[..told].to_vec();
    let Some(Some(now)) = curve.last().copied() else { return 0.0 };
    if free.width() < 2.0 * WIDTH {
        return 0.0;
    }
    let at = free.left_top() + egui::Vec2::splat(EDGE);
    let area = egui::Area::new("chances".into()).default_pos(at).movable(true).order(egui::Order::Middle);
    // It can be moved to where it covers nothing.
    let area = area.constrain_to(free).fade_in(false).show(ctx, |ui| {
        let shown = floating(panels.theme).inner_margin(8.0).show(ui, |ui| {
            ui.set_width(WIDTH);
            ui.spacing_mut().item_spacing.y = 5.0;
            ui.label(theme::title("CHANCE TO WIN", TINY, panels.theme.muted).extra_letter_spacing(0.6));
            bar(ui, panels, now);
            if curve.len() > 2 {
                line(ui, panels, &curve);
            }
        });
        shown.response.on_hover_ui(|ui| {
            for side in Side::BOTH {
                let part = if side == Side::First { now } else { 1.0 - now };
                let words = format!("{}: {:.0} %", panels.side_name(side), part * 100.0);
                ui.label(theme::title(words, SMALL, panels.accent(side)));
            }
            let words = "As the computer judges what you see, if both sides play on sensibly. The curve runs from the first order to the last.";
            ui.label(theme::text(words, SMALL, panels.theme.muted));
        });
    });
    if area.response.rect.min.distance(at) < 1.0 { area.response.rect.height() + EDGE } else { 0.0 }
}

/// Both sides' parts of certainty.
fn bar(ui: &mut Ui, panels: &Panels, first: f32) {
    let (rect, response) = ui.allocate_exact_size(egui::vec2(WIDTH, BAR), Sense::hover());
    let percent = |part: f32| format!("{:.0} %", part * 100.0);
    let spoken = format!("{}: {}", panels.side_name(Side::First), percent(first));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    super::noted::note_seen(ui, "Chance to win", rect);
    let x = rect.left() + rect.width() * first.clamp(0.0, 1.0);
    let round = |west, east| CornerRadius { nw: west, sw: west, ne: east, se: east };
    let painter = ui.painter();
    painter.rect_filled(rect, round(4, 4), panels.accent(Side::Second));
    painter.rect_filled(rect.with_max_x(x), round(4, if first > 0.98 { 4 } else { 0 }), panels.accent(Side::First));
    painter.vline(x, rect.y_range(), Stroke::new(1.5, panels.theme.panel.to_opaque()));
    let font = || FontId::new(TINY, theme::figures());
    let ink = Color32::from_rgb(0x16, 0x19, 0x1C);
    if first > 0.18 {
        painter.text(rect.left_center() + egui::vec2(6.0, 0.0), Align2::LEFT_CENTER, percent(first), font(), ink);
    }
    if first < 0.82 {
        painter.text(
            rect.right_center() - egui::vec2(6.0, 0.0),
            Align2::RIGHT_CENTER,
            percent(1.0 - first),
            font(),
            ink,
        );
    }
}

/// A line of chances in the colour of who is ahead, half by half.
pub(crate) fn paint_course(painter: &egui::Painter, rect: Rect, points: &[Pos2], accents: [Color32; 2]) {
    let middle = rect.center().y;
    for (accent, half) in accents.into_iter().zip([rect.with_max_y(middle), rect.with_min_y(middle)]) {
        let painter = painter.with_clip_rect(half.intersect(painter.clip_rect()));
        painter.add(Shape::line(points.to_vec(), Stroke::new(1.75, accent)));
    }
}

/// The first side's chance over the game.
fn line(ui: &mut Ui, panels: &Panels, curve: &[Option<f32>]) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(WIDTH, CURVE), Sense::hover());
    let theme = panels.theme;
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(3), theme.card);
    painter.hline(rect.x_range(), rect.center().y, Stroke::new(1.0, theme.line));
    let inner = rect.shrink2(egui::vec2(3.0, 3.0));
    let last = (curve.len() - 1).max(1) as f32;
    let at = |n: usize, first: f32| -> Pos2 {
        egui::pos2(inner.left() + inner.width() * n as f32 / last, inner.bottom() - inner.height() * first)
    };
    let points: Vec<Pos2> = curve.iter().enumerate().filter_map(|(n, first)| Some(at(n, (*first)?))).collect();
    paint_course(painter, rect, &points, panels.accents);
    if let Some(end) = points.last() {
        painter.circle_filled(*end, 2.5, theme.text);
    }
}
