//! A side's account as a waterfall: from its chance before the first order over luck and decisions to the result. What is printed adds up.

use super::words;
use crate::Kit;
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use egui::{Align2, CornerRadius, FontId, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType};
use opponent::ONE;
use play::luck::Ledger;
use table::{Say, Side};

/// Parts of an account: luck in both sides' orders, decisions of both.
const PARTS: usize = 4;
/// Heights of the line with the side's name, of the bars, of the numbers over them and of the words below.
const NAME: f32 = 20.0;
const BARS: f32 = 50.0;
const NUMBER: f32 = 18.0;
const WORDS: f32 = 16.0;
/// A column is no wider than this.
const COLUMN: f32 = 190.0;

/// What stands in a column, for a side, in parts of [`ONE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Account {
    /// Before the first order.
    pub(super) start: i32,
    /// What each part has added.
    pub(super) parts: [i32; PARTS],
}

impl Account {
    pub(super) fn of(ledger: &Ledger, side: Side) -> Self {
        let start = if side == Side::First { ledger.start } else { ONE - ledger.start };
        let [own, other] = ledger.luck(side);
        Self { start, parts: [own, other, ledger.decisions(side), -ledger.decisions(side.other())] }
    }
    /// In whole points: where it stood before the first part and after each. The differences are what is printed, so it adds up.
    pub(super) fn stations(&self) -> [i32; PARTS + 1] {
        let mut now = self.start;
        let mut stations = [points(now); PARTS + 1];
        for (station, part) in stations[1..].iter_mut().zip(self.parts) {
            now += part;
            *station = points(now);
        }
        stations
    }
}

/// What a side's own decisions have added, in whole points, as its account prints it.
pub(super) fn own_decisions(ledger: &Ledger, side: Side) -> i32 {
    let stations = Account::of(ledger, side).stations();
    stations[3] - stations[2]
}

/// In whole points of a hundred.
pub(super) fn points(parts: i32) -> i32 {
    (f64::from(parts) * 100.0 / f64::from(ONE)).round() as i32
}

/// With its sign; what is nothing has none.
pub(super) fn signed(points: i32) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("\u{2212}{}", points.unsigned_abs()),
    }
}

/// Draws the account of a side.
pub(super) fn show(ui: &mut Ui, panels: &Kit, ledger: &Ledger, side: Side) {
    let (theme, accent) = (panels.theme, panels.accent(side));
    let stations = Account::of(ledger, side).stations();
    let size = egui::vec2(ui.available_width(), NAME + NUMBER + BARS + WORDS);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let name = panels.side_name(side);
    let told = told(&stations);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{name}: {told}")));
    let painter = ui.painter();
    painter.text(rect.left_top(), Align2::LEFT_TOP, name, FontId::new(TITLE, theme::medium()), accent);
    let room = rect.with_min_y(rect.top() + NAME);
    let columns = PARTS + 2;
    let width = (room.width() / columns as f32).min(COLUMN);
    let bars = Rect::from_min_size(room.min + egui::vec2(0.0, NUMBER), egui::vec2(width * columns as f32, BARS));
    let (low, high) = stations.iter().fold((0, 100), |(low, high), at| (low.min(*at), high.max(*at)));
    let y = |points: i32| bars.bottom() - bars.height() * (points - low) as f32 / (high - low) as f32;
    for edge in [0, 100] {
        painter.hline(bars.x_range(), y(edge), Stroke::new(1.0, theme.line));
    }
    let last = if ledger.is_over { words::result() } else { words::now() };
    let heads: [Say; PARTS + 2] = [
        words::before(),
        words::own_luck(),
        words::other_luck(),
        words::own_decisions(),
        words::other_decisions(),
        last,
    ];
    for (n, head) in heads.iter().enumerate() {
        let column = bars.with_min_x(bars.left() + width * n as f32).with_max_x(bars.left() + width * (n + 1) as f32);
        let end = stations[n.min(PARTS)];
        let (from, number, colour) = match n.checked_sub(1).map(|part| stations[part]) {
            Some(from) if n <= PARTS => (from, signed(end - from), theme.of_value(end - from)),
            Some(_) | None => (0, end.to_string(), accent),
        };
        let bar = column.shrink2(egui::vec2(width * 0.18, 0.0));
        let bar = bar.with_min_y(y(from.max(end))).with_max_y(y(from.min(end)).max(y(from.max(end)) + 2.0));
        painter.rect_filled(bar, CornerRadius::same(2), colour);
        if n <= PARTS {
            // To where the next part begins.
            let next = egui::Rangef::new(bar.right(), bar.right() + width * 0.36);
            painter.hline(next, y(end), Stroke::new(1.0, theme.muted));
        }
        let font = if n == 0 || n > PARTS { FontId::new(TITLE, theme::figures()) } else { figures(TEXT + 1.0) };
        painter.text(egui::pos2(column.center().x, room.top()), Align2::CENTER_TOP, number, font, colour);
        let head = head.said();
        let words = crate::widgets::one_line(ui, &head, crate::widgets::font(SMALL), theme.muted, width);
        let at = egui::pos2(column.center().x - words.size().x / 2.0, bars.bottom() + 2.0);
        painter.galley(at, words, theme.muted);
    }
}

fn figures(size: f32) -> FontId {
    FontId::new(size, theme::figures())
}

/// The account in a line, for those who do not see it.
fn told(stations: &[i32; PARTS + 1]) -> String {
    let parts: Vec<String> = stations.windows(2).map(|pair| signed(pair[1] - pair[0])).collect();
    format!("{} {} = {}", stations[0], parts.join(" "), stations[PARTS])
}

#[cfg(test)]
#[path = "waterfall_test.rs"]
mod tests;
