//! The breakdown: what counts, how much, by which rule, and the sum. Attack and defence stand side by side.

use crate::noted::note_seen;
use crate::theme::{self, FIGURE, SMALL, TEXT, TINY, Theme};
use crate::widgets::{font, open_rule, rule_text};
use crate::{Kit, words};
use bevy_egui::egui;
use egui::text::LayoutJob;
use egui::{Align2, Color32, FontId, Galley, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType};
use std::sync::Arc;
use table::RuleId;

/// Height of a line.
const ROW: f32 = 19.0;

/// One line of a breakdown.
pub struct Row<'a> {
    /// What it stands for.
    pub what: &'a str,
    /// How much.
    pub value: &'a str,
    /// The colour of the value.
    pub colour: Color32,
    /// By which rule.
    pub rule: Option<RuleId>,
}

/// Draws a line: what it is, its value, its rule. The whole line explains itself under the pointer and opens the rule by a click.
pub fn row(ui: &mut Ui, kit: &mut Kit, row: &Row) {
    let name = format!("{} {} {}", row.what, row.value, row.rule.map_or("", |rule| rule.0));
    let theme = kit.theme;
    let number = row.rule.map_or("", |rule| kit.book.number(rule));
    let number = ui.painter().layout_no_wrap(number.to_owned(), font(TINY), theme.muted);
    // Numbers of one column end at one line, whatever the length of their rules.
    let number_width = if row.rule.is_some() { number.size().x.max(36.0) } else { 0.0 };
    let value = ui.painter().layout_no_wrap(row.value.to_owned(), FontId::new(TEXT, theme::medium()), row.colour);
    let taken = number_width + 10.0 + value.size().x;
    let words = words(ui, theme, row.what, ui.available_width() - taken);
    let Some((rect, response)) = place(ui, theme, name, row.rule, &words) else { return };
    let middle = rect.center().y;
    let number_at = egui::pos2(rect.right() - number.size().x, middle - number.size().y / 2.0);
    ui.painter().galley(number_at, number, theme.muted);
    let value_left = rect.right() - number_width - 6.0 - value.size().x;
    ui.painter().galley(egui::pos2(value_left, middle - value.size().y / 2.0), value, row.colour);
    explain(ui, kit, rect, response, [row.what, row.value], row.rule, words);
}

/// What a line stands for, in at most two lines within this room: nothing of it is cut off.
fn words(ui: &Ui, theme: &Theme, what: &str, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(what.to_owned(), font(SMALL), theme.text, room.max(40.0));
    job.wrap.max_rows = 2;
    ui.painter().layout_job(job)
}

/// The place of a line, as high as its words need, named for those who do not see it and lit under the pointer; none: it is scrolled out
/// of sight.
fn place(ui: &mut Ui, theme: &Theme, name: String, rule: Option<RuleId>, words: &Galley) -> Option<(Rect, Response)> {
    let height = ROW.max(words.size().y + 4.0);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    if !ui.is_rect_visible(rect) {
        return None;
    }
    if rule.is_some() {
        // Lines of one rule are told apart by what they say.
        note_seen(ui, &name, rect);
    }
    if response.hovered() && rule.is_some() {
        ui.painter().rect_filled(rect.expand2(egui::vec2(4.0, 0.0)), 4.0, theme.raised);
    }
    Some((rect, response))
}

/// What a line stands for, at its left; under the pointer its rule, which a click opens.
fn explain(
    ui: &Ui,
    kit: &mut Kit,
    rect: Rect,
    response: Response,
    [what, value]: [&str; 2],
    rule: Option<RuleId>,
    words: Arc<Galley>,
) {
    let (theme, book) = (kit.theme, kit.book);
    let cut = words.elided;
    let at = egui::pos2(rect.left(), rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, theme.text);
    let Some(rule) = rule else {
        if cut {
            response.on_hover_text(what);
        }
        return;
    };
    note_seen(ui, &format!("rule {}", book.number(rule)), rect);
    let response = response.on_hover_ui(|ui| {
        ui.label(theme::title(format!("{what}  {value}"), TEXT, theme.text));
        rule_text(ui, theme, book, rule);
    });
    if response.clicked() {
        open_rule(kit, rule);
    }
}

/// Draws the sum under a rule. The text is what tests compare with the report.
pub fn total(ui: &mut Ui, kit: &Kit, what: &str, value: &str) {
    sum(ui, kit, what, format!("{what} {value}"), |rect| vec![(rect.right(), value)]);
}

/// The line of a sum: what it is at the left, each figure where its column ends.
fn sum<'a>(ui: &mut Ui, kit: &Kit, what: &str, name: String, figures: impl Fn(Rect) -> Vec<(f32, &'a str)>) {
    let theme = kit.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 24.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    let painter = ui.painter();
    painter.hline(rect.x_range(), rect.top() + 2.0, Stroke::new(1.0, theme.line));
    let middle = rect.center().y + 2.0;
    painter.text(egui::pos2(rect.left(), middle), Align2::LEFT_CENTER, what, font(SMALL), theme.muted);
    for (end, value) in figures(rect) {
        let figure = FontId::new(FIGURE, theme::figures());
        painter.text(egui::pos2(end, middle), Align2::RIGHT_CENTER, value, figure, theme.text);
    }
}

/// Width of a column of values, and of the rule numbers.
const VALUE: f32 = 64.0;
const RULE: f32 = 54.0;

/// A line of the table of attack and defence.
pub struct Sided<'a> {
    /// What it stands for.
    pub what: &'a str,
    /// How much.
    pub value: &'a str,
    /// On which side it counts: 0 the attack, 1 the defence.
    pub half: usize,
    /// The colour of the value.
    pub colour: Color32,
    /// By which rule.
    pub rule: Option<RuleId>,
}

/// Where the columns end: attack, defence.
fn column(rect: Rect, half: usize) -> f32 {
    rect.right() - RULE - if half == 0 { VALUE } else { 0.0 }
}

/// Room for what a line stands for in a table of this width.
pub fn room_for_words(width: f32) -> f32 {
    width - RULE - VALUE - VALUE * 0.55
}

/// The head of the table.
pub fn sides_head(ui: &mut Ui, kit: &Kit) {
    let theme = kit.theme;
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 16.0), Sense::hover());
    for (half, name) in [words::attack_column(), words::defence_column()].into_iter().enumerate() {
        let at = egui::pos2(column(rect, half), rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, name.said(), FontId::new(TINY, theme::medium()), theme.muted);
    }
}

/// One line of it: what, its value in the column of its side, the rule. It explains itself under the pointer.
pub fn sided(ui: &mut Ui, kit: &mut Kit, row: &Sided) {
    let rule = row.rule.map_or("", |rule| rule.0);
    let name = match row.half {
        0 => words::in_attack(row.what, row.value, rule),
        _ => words::in_defence(row.what, row.value, rule),
    };
    let name = name.said();
    let words = words(ui, kit.theme, row.what, room_for_words(ui.available_width()));
    let Some((rect, response)) = place(ui, kit.theme, name, row.rule, &words) else { return };
    let (painter, middle) = (ui.painter(), rect.center().y);
    if let Some(rule) = row.rule {
        let at = egui::pos2(rect.right(), middle);
        painter.text(at, Align2::RIGHT_CENTER, kit.book.number(rule), font(TINY), kit.theme.muted);
    }
    let value = FontId::new(TEXT, theme::medium());
    painter.text(egui::pos2(column(rect, row.half), middle), Align2::RIGHT_CENTER, row.value, value, row.colour);
    explain(ui, kit, rect, response, [row.what, row.value], row.rule, words);
}

/// Both sums under a rule.
pub fn sided_total(ui: &mut Ui, kit: &Kit, what: &str, values: [&str; 2]) {
    let name = words::both_sums(what, values[0], values[1]).said();
    sum(ui, kit, what, name, |rect| vec![(column(rect, 0), values[0]), (column(rect, 1), values[1])]);
}
