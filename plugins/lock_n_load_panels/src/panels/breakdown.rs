//! The breakdown: what counts, how much, by which rule, and the sum. Attack and defence stand side by side.

use super::widgets::{font, one_line, open_rule, rule_text};
use super::{Panels, words};
use crate::theme::{self, FIGURE, SMALL, TEXT, TINY};
use bevy_egui::egui;
use egui::{Align2, Color32, FontId, Sense, Stroke, Ui, WidgetInfo, WidgetType};
use lock_n_load::Line;
use table::RuleId;

/// Height of a line.
const ROW: f32 = 19.0;

/// One line of a breakdown.
pub(crate) struct Row<'a> {
    pub what: &'a str,
    pub value: &'a str,
    pub colour: Color32,
    pub rule: Option<RuleId>,
}

/// Draws a line: what it is, its value, its rule. The whole line explains itself under the pointer and opens the rule by a click.
pub(crate) fn row(ui: &mut Ui, panels: &mut Panels, row: &Row) {
    let theme = panels.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), ROW), Sense::click());
    response.widget_info(|| {
        let rule = row.rule.map_or("", |rule| rule.0);
        WidgetInfo::labeled(WidgetType::Label, true, format!("{} {} {rule}", row.what, row.value))
    });
    if !ui.is_rect_visible(rect) {
        return;
    }
    if response.hovered() && row.rule.is_some() {
        ui.painter().rect_filled(rect.expand2(egui::vec2(4.0, 0.0)), 4.0, theme.raised);
    }
    let painter = ui.painter();
    let number = row.rule.map_or("", words::rule_number);
    let number = painter.layout_no_wrap(number.to_owned(), font(TINY), theme.muted);
    // Numbers of one column end at one line, whatever the length of their rules.
    let number_width = if row.rule.is_some() { number.size().x.max(36.0) } else { 0.0 };
    let value = painter.layout_no_wrap(row.value.to_owned(), FontId::new(TEXT, theme::medium()), row.colour);
    let middle = rect.center().y;
    painter.galley(egui::pos2(rect.right() - number.size().x, middle - number.size().y / 2.0), number, theme.muted);
    let value_right = rect.right() - number_width - 6.0;
    let value_left = value_right - value.size().x;
    painter.galley(egui::pos2(value_left, middle - value.size().y / 2.0), value, row.colour);
    let what = one_line(ui, row.what, font(SMALL), theme.text, value_left - 4.0 - rect.left());
    let cut = what.elided;
    ui.painter().galley(egui::pos2(rect.left(), middle - what.size().y / 2.0), what, theme.text);
    let Some(rule) = row.rule else {
        if cut {
            response.on_hover_text(row.what);
        }
        return;
    };
    let response = response.on_hover_ui(|ui| {
        ui.label(theme::title(format!("{}  {}", row.what, row.value), TEXT, theme.text));
        rule_text(ui, theme, rule);
    });
    if response.clicked() {
        open_rule(panels, rule);
    }
}

/// Draws the lines of a report.
pub(crate) fn lines(ui: &mut Ui, panels: &mut Panels, lines: &[Line]) {
    let table = panels.table();
    for line in lines {
        let (what, value) = (words::line(&table, line), words::value(line));
        row(
            ui,
            panels,
            &Row { what: &what, value: &value, colour: panels.theme.of_value(line.value), rule: Some(line.rule) },
        );
    }
}

/// The same where less is better for whoever acts: modifiers of a die that must be low.
pub(crate) fn lines_low(ui: &mut Ui, panels: &mut Panels, lines: &[Line]) {
    let table = panels.table();
    for line in lines {
        let (what, value) = (words::line(&table, line), words::value(line));
        let colour = panels.theme.of_value(-line.value);
        row(ui, panels, &Row { what: &what, value: &value, colour, rule: Some(line.rule) });
    }
}

/// Draws the sum under a rule. The text is what tests compare with the report.
pub(crate) fn total(ui: &mut Ui, panels: &Panels, what: &str, value: &str) {
    let theme = panels.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 26.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{what} {value}")));
    let painter = ui.painter();
    painter.hline(rect.x_range(), rect.top() + 2.0, Stroke::new(1.0, theme.line));
    let middle = rect.center().y + 2.0;
    painter.text(egui::pos2(rect.left(), middle), Align2::LEFT_CENTER, what, font(SMALL), theme.muted);
    let figure = FontId::new(FIGURE, theme::figures());
    painter.text(egui::pos2(rect.right(), middle), Align2::RIGHT_CENTER, value, figure, theme.text);
}

/// Two columns beside each other, with a heading each.
pub(crate) fn side_by_side(
    ui: &mut Ui,
    panels: &mut Panels,
    headings: [&str; 2],
    mut column: impl FnMut(&mut Ui, &mut Panels, usize),
) {
    let gap = 14.0;
    let width = (ui.available_width() - gap) / 2.0;
    let top = ui.cursor().top();
    let left = ui.cursor().left();
    let mut bottom = top;
    for (n, heading) in headings.iter().enumerate() {
        let x = left + n as f32 * (width + gap);
        let area = egui::Rect::from_min_size(egui::pos2(x, top), egui::vec2(width, f32::INFINITY));
        let mut half = ui.new_child(egui::UiBuilder::new().max_rect(area).id_salt(("half", n)));
        half.spacing_mut().item_spacing.y = 0.0;
        half.set_width(width);
        if !heading.is_empty() {
            super::widgets::heading(&mut half, panels.theme, heading);
        }
        column(&mut half, panels, n);
        bottom = f32::max(bottom, half.min_rect().bottom());
    }
    let all = egui::Rect::from_min_max(egui::pos2(left, top), egui::pos2(left + 2.0 * width + gap, bottom));
    ui.painter().vline(left + width + gap / 2.0, (top + 2.0)..=(bottom - 2.0), Stroke::new(1.0, panels.theme.line));
    ui.advance_cursor_after_rect(all);
}
