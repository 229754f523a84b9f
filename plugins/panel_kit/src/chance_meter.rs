//! The chance to win as a small meter in the bar at the top: a part for each side, with the course of the game under the pointer. Whoever
//! does not want to see it shuts it by a click, and by another opens it again.

use crate::theme::{self, SMALL, TINY};
use crate::widgets::{SIGN, Sign, sign_button};
use crate::{Kit, noted, words};
use bevy_egui::egui;
use egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType};
use table::Side;

/// Width of the meter and height of its bar.
const WIDTH: f32 = 84.0;
const BAR: f32 = 16.0;
/// Width and height of the course.
const COURSE: egui::Vec2 = egui::vec2(220.0, 44.0);
/// A side with less than this part has no room for its figure.
const ROOM: f32 = 0.38;

/// The chance to win of the first side, from 0 to 1.
#[derive(Clone, Debug)]
pub struct Chance<'a> {
    /// As things stand.
    pub now: f32,
    /// After each step of the game so far; none where it is not known.
    pub course: &'a [Option<f32>],
    /// What it is and what it is not, in a sentence.
    pub about: &'a str,
}

/// The width that the meter takes in the bar.
pub(crate) fn width(kit: &Kit) -> f32 {
    if kit.open.chances { WIDTH } else { SIGN }
}

/// Draws the meter, or the sign that opens it again.
pub(crate) fn show(ui: &mut Ui, kit: &mut Kit, chance: &Chance) {
    if !kit.open.chances {
        let name = words::show_chance().said();
        kit.open.chances = sign_button(ui, kit, Sign::Letter("\u{bd}"), &name, false).clicked();
        return;
    }
    let (rect, response) = ui.allocate_exact_size(egui::vec2(WIDTH, 34.0), Sense::click());
    let spoken = words::chance_of(kit.side_name(Side::First), percent(chance.now)).said();
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
    noted::note_seen(ui, &words::chance_to_win().said(), rect);
    let theme = kit.theme;
    let painter = ui.painter();
    let ink = if response.hovered() { theme.text } else { theme.muted };
    let font = FontId::new(TINY, theme::medium());
    painter.text(rect.center_top() + egui::vec2(0.0, 7.0), Align2::CENTER_CENTER, words::to_win().said(), font, ink);
    bar(ui, kit, rect.with_min_y(rect.bottom() - BAR - 1.0).translate(egui::vec2(0.0, -1.0)), chance.now);
    if response.clicked() {
        kit.open.chances = false;
    }
    let (sides, accents) = (kit.sides, kit.accents);
    response.on_hover_ui(|ui| {
        ui.set_max_width(COURSE.x);
        for side in Side::BOTH {
            let part = if side == Side::First { chance.now } else { 1.0 - chance.now };
            let words = format!("{}: {}", sides[side.index()], percent(part));
            ui.label(theme::title(words, SMALL, accents[side.index()]));
        }
        if chance.course.len() > 2 {
            course(ui, kit, chance.course);
        }
        for words in [chance.about, &words::click_to_hide().said()] {
            ui.add(egui::Label::new(theme::text(words, SMALL, theme.muted)).wrap());
        }
    });
}

fn percent(part: f32) -> String {
    format!("{:.0} %", part * 100.0)
}

/// Both sides' parts of certainty.
fn bar(ui: &Ui, kit: &Kit, rect: Rect, first: f32) {
    let x = rect.left() + rect.width() * first.clamp(0.0, 1.0);
    let round = |west, east| CornerRadius { nw: west, sw: west, ne: east, se: east };
    let painter = ui.painter();
    painter.rect_filled(rect, round(4, 4), kit.accent(Side::Second));
    painter.rect_filled(rect.with_max_x(x), round(4, if first > 0.98 { 4 } else { 0 }), kit.accent(Side::First));
    painter.vline(x, rect.y_range(), Stroke::new(1.5, kit.theme.panel.to_opaque()));
    let font = || FontId::new(TINY, theme::figures());
    let ink = Color32::from_rgb(0x16, 0x19, 0x1C);
    if first > ROOM {
        painter.text(rect.left_center() + egui::vec2(5.0, 0.0), Align2::LEFT_CENTER, percent(first), font(), ink);
    }
    if first < 1.0 - ROOM {
        let other = percent(1.0 - first);
        painter.text(rect.right_center() - egui::vec2(5.0, 0.0), Align2::RIGHT_CENTER, other, font(), ink);
    }
}

/// The first side's chance over the game.
fn course(ui: &mut Ui, kit: &Kit, course: &[Option<f32>]) {
    let (rect, _) = ui.allocate_exact_size(COURSE, Sense::hover());
    let theme = kit.theme;
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(3), theme.card);
    painter.hline(rect.x_range(), rect.center().y, Stroke::new(1.0, theme.line));
    let inner = rect.shrink(3.0);
    let last = (course.len() - 1).max(1) as f32;
    let at = |n: usize, first: f32| -> Pos2 {
        egui::pos2(inner.left() + inner.width() * n as f32 / last, inner.bottom() - inner.height() * first)
    };
    let points: Vec<Pos2> = course.iter().enumerate().filter_map(|(n, first)| Some(at(n, (*first)?))).collect();
    paint_course(painter, rect, &points, kit.accents);
    if let Some(end) = points.last() {
        painter.circle_filled(*end, 2.5, theme.text);
    }
}

/// A line of chances in the colour of who is ahead, half by half.
pub fn paint_course(painter: &egui::Painter, rect: Rect, points: &[Pos2], accents: [Color32; 2]) {
    let middle = rect.center().y;
    for (accent, half) in accents.into_iter().zip([rect.with_max_y(middle), rect.with_min_y(middle)]) {
        let painter = painter.with_clip_rect(half.intersect(painter.clip_rect()));
        painter.add(Shape::line(points.to_vec(), Stroke::new(1.75, accent)));
    }
}
