//! Breakdowns of the rules' reports: their lines in our words.

use crate::panels::meanings;
use crate::panels::reads::Panels;
use bevy_egui::egui::Ui;
use table::Line;

pub(crate) use panel_kit::breakdown::{Row, Sided, row, sided, sided_total, sides_head, total};

/// Draws the lines of a report.
pub(crate) fn lines(ui: &mut Ui, panels: &mut Panels, lines: &[Line]) {
    lines_as(ui, panels, lines, 1);
}

/// The same where less is better for whoever acts: modifiers of a die that must be low.
pub(crate) fn lines_low(ui: &mut Ui, panels: &mut Panels, lines: &[Line]) {
    lines_as(ui, panels, lines, -1);
}

fn lines_as(ui: &mut Ui, panels: &mut Panels, lines: &[Line], good: i32) {
    let table = panels.table();
    for line in lines {
        let (what, value) = (meanings::line(&table, line), meanings::value(line));
        let colour = panels.theme.of_value(good * line.value);
        row(ui, panels, &Row { what: &what, value: &value, colour, rule: Some(line.rule) });
    }
}

/// Lines of a report on one side of the table. What helps the defence harms whoever attacks.
pub(crate) fn sided_lines(ui: &mut Ui, panels: &mut Panels, lines: &[Line], half: usize) {
    let table = panels.table();
    for line in lines {
        let (what, value) = (meanings::line(&table, line), meanings::value(line));
        let colour = panels.theme.of_value(if half == 0 { line.value } else { -line.value });
        sided(ui, panels, &Sided { what: &what, value: &value, half, colour, rule: Some(line.rule) });
    }
}
