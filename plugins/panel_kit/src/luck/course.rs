//! The chance to win over the whole battle, with the bad decisions on it.

use super::words;
use crate::Kit;
use crate::chance_meter;
use crate::theme::{self, SMALL, TINY, Theme};
use bevy_egui::egui;
use egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType};
use opponent::ONE;
use play::luck::{Blunder, Ledger};
use table::Side;

/// Height of the picture.
const HEIGHT: f32 = 96.0;
/// Room at its sides.
const EDGE: f32 = 8.0;
/// Room at its foot for the turns.
const FOOT: f32 = 16.0;
/// Radius of the mark of a bad decision, and how far around it a click is meant for it.
const MARK: f32 = 5.0;
const REACH: f32 = 11.0;

/// Lines where turns begin, with their numbers at the foot as far as there is room.
fn begin_turns(painter: &egui::Painter, (theme, rect): (&Theme, Rect), ledger: &Ledger, x: impl Fn(usize) -> f32) {
    let font = FontId::new(TINY, theme::figures());
    let mut turn = None;
    let mut free = f32::NEG_INFINITY;
    for (n, order) in ledger.orders.iter().enumerate() {
        if turn != Some(order.turn) {
            turn = Some(order.turn);
            let place = x(n);
            painter.vline(place, rect.y_range(), Stroke::new(1.0, theme.line));
            // Before the first turn the sides set up.
            if place >= free && order.turn > 0 {
                let at = egui::pos2(place + 3.0, rect.bottom() - 2.0);
                free = painter.text(at, Align2::LEFT_BOTTOM, order.turn.to_string(), font.clone(), theme.muted).right()
                    + 4.0;
            }
        }
    }
}

/// Draws the course; returns the decision that was clicked, by its place in the list.
pub(super) fn show(
    ui: &mut Ui,
    panels: &Kit,
    ledger: &Ledger,
    blunders: &[Blunder],
    chosen: Option<usize>,
) -> Option<usize> {
    let theme = panels.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), HEIGHT), Sense::click());
    let label = words::course().said();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &label));
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(3), theme.card);
    let small = || FontId::new(SMALL, theme::medium());
    let names = Side::BOTH.map(|side| {
        let most = rect.width() / 5.0;
        crate::widgets::one_line(ui, panels.side_name(side), small(), panels.accent(side), most)
    });
    let gutter = names.iter().map(|name| name.size().x).fold(0.0, f32::max) + 2.0 * EDGE;
    let field = rect.with_max_y(rect.bottom() - FOOT).with_min_x(rect.left() + gutter).shrink2(egui::vec2(EDGE, 5.0));
    painter.hline(field.x_range(), field.center().y, Stroke::new(1.0, theme.line));
    // Whose chance it is that is the better the higher the line stands, and whose the lower.
    let [first, second] = names;
    let foot = egui::pos2(rect.left() + EDGE, field.bottom() - second.size().y);
    painter.galley(egui::pos2(rect.left() + EDGE, field.top()), first, theme.text);
    painter.galley(foot, second, theme.text);
    let course: Vec<i32> = ledger.course().collect();
    let last = (course.len() - 1).max(1) as f32;
    let x = |n: usize| field.left() + field.width() * n as f32 / last;
    let at = |n: usize, chance: i32| egui::pos2(x(n), field.bottom() - field.height() * chance as f32 / ONE as f32);
    begin_turns(painter, (theme, rect), ledger, x);
    let points: Vec<Pos2> = course.iter().enumerate().map(|(n, chance)| at(n, *chance)).collect();
    chance_meter::paint_course(painter, field.expand2(egui::vec2(0.0, 3.0)), &points, panels.accents);
    // Before the order the decision could still have been another.
    let mark = |blunder: &Blunder| {
        let n = ledger.orders.partition_point(|order| order.entry < blunder.entry);
        points.get(n).copied().unwrap_or(field.center())
    };
    for (n, blunder) in blunders.iter().enumerate() {
        let place = mark(blunder);
        if chosen == Some(n) {
            painter.vline(place.x, rect.y_range(), Stroke::new(1.5, theme.focus));
        }
        painter.circle(place, MARK, panels.accent(blunder.side), Stroke::new(1.5, Color32::WHITE));
    }
    let near = |pointer: Pos2| {
        let distance = |n: &usize| mark(&blunders[*n]).distance(pointer);
        (0..blunders.len()).filter(|n| distance(n) <= REACH).min_by(|a, b| distance(a).total_cmp(&distance(b)))
    };
    let pointed = response.hover_pos().and_then(near);
    if let Some(blunder) = pointed.map(|n| &blunders[n]) {
        let told = format!("{}\n{}", super::lists::heading_of(panels, blunder), blunder.done);
        response.clone().on_hover_cursor(egui::CursorIcon::PointingHand).on_hover_text(told);
    }
    for (n, blunder) in blunders.iter().enumerate() {
        let around = Rect::from_center_size(mark(blunder), egui::Vec2::splat(2.0 * MARK));
        crate::noted::note_seen(ui, &format!("Mark {}", n + 1), around);
    }
    response.clicked().then(|| response.interact_pointer_pos().and_then(near)).flatten()
}
