//! The decisions that cost most, each with a way to try it again, and the greatest strokes of luck.

use super::waterfall::{self, points, signed};
use super::words;
use crate::model::Choose;
use crate::names;
use crate::panels::{Panels, Wish};
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use egui::{Color32, CornerRadius, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};
use panel_kit::noted::note_seen;
use panel_kit::widgets::{Wide, card, heading, note, pill, wide_button};
use play::luck::{Account, Blunder, Grade, Ledger};
use table::{Say, Side};

/// So many strokes of luck are told.
const STROKES: usize = 8;

/// A line that can be clicked: its place in the journal and its turn.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub(super) entry: usize,
    pub(super) turn: u8,
}

/// What a grade is called.
fn grade(grade: Grade) -> Say {
    match grade {
        Grade::Slip => words::slip(),
        Grade::Mistake => words::mistake(),
        Grade::Blunder => words::blunder(),
    }
}

/// Who made a bad decision, and when.
pub(super) fn heading_of(panels: &Panels, blunder: &Blunder) -> String {
    let when = words::in_turn(panels.side_name(blunder.side), i64::from(blunder.turn));
    names::told(&panels.table(), &when)
}

/// Draws the bad decisions, the worst first; returns the one that was clicked, by its place in the list as it is handed over.
pub(super) fn decisions(
    ui: &mut Ui,
    panels: &mut Panels,
    blunders: &[Blunder],
    chosen: Option<usize>,
) -> Option<usize> {
    let (theme, table) = (panels.theme, panels.table());
    heading(ui, theme, &names::told(&table, &words::bad_decisions()));
    if blunders.is_empty() {
        note(ui, theme::text(names::told(&table, &words::no_bad_decision()), TEXT, theme.text));
    }
    let mut worst: Vec<usize> = (0..blunders.len()).collect();
    worst.sort_by_key(|n| (std::cmp::Reverse(blunders[*n].loss), *n));
    let mut clicked = None;
    for (place, n) in worst.into_iter().enumerate() {
        if decision(ui, panels, (place, &blunders[n]), chosen == Some(n)) {
            clicked = Some(n);
        }
    }
    clicked
}

/// What of a side's decisions is not in the list, so that the list and the sum can be held against each other; none where none is listed.
pub(super) fn not_listed(panels: &Panels, ledger: &Ledger, blunders: &[Blunder], side: Side) -> Option<Say> {
    let own: Vec<i32> =
        blunders.iter().filter(|blunder| blunder.side == side).map(|blunder| points(blunder.loss)).collect();
    let listed: i32 = own.iter().sum();
    // The very number that stands in the side's account.
    let all = waterfall::own_decisions(ledger, side);
    let said = || words::not_listed(panels.side_name(side), signed(all), signed(-listed), signed(all + listed));
    (!own.is_empty()).then(said)
}

/// A bad decision; true if it was clicked.
fn decision(ui: &mut Ui, panels: &mut Panels, (place, blunder): (usize, &Blunder), chosen: bool) -> bool {
    let (theme, table, accent) = (panels.theme, panels.table(), panels.accent(blunder.side));
    let line = Line { entry: blunder.entry, turn: blunder.turn };
    let colour = theme.results[1 + blunder.grade as usize];
    clickable(ui, panels, (&format!("Decision {}", place + 1), line), chosen, |ui, panels| {
        ui.horizontal(|ui| {
            ui.label(theme::title(heading_of(panels, blunder), TEXT, accent));
            pill(ui, &names::told(&table, &grade(blunder.grade)), colour);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let error = points(blunder.error).max(1);
                ui.label(theme::text(format!("± {error}"), SMALL, theme.muted));
                ui.label(theme::figure(signed(-points(blunder.loss)), TITLE, theme.bad));
            });
        });
        note(ui, theme::text(&blunder.done, TEXT, theme.text));
        note(ui, theme::text(names::told(&table, &words::better(&blunder.better)), TEXT, theme.good));
        ui.add_space(2.0);
        let name = names::told(&table, &words::try_again());
        let button = Wide { icon: Some(board_art::Icon::Undo), name: &name, ..Wide::default() };
        let pressed = wide_button(ui, panels, button);
        note_seen(ui, &format!("{name} {}", place + 1), pressed.rect);
        if pressed.clicked() {
            panels.wishes.push(Wish::TryAgain { entries: blunder.entry });
        }
    })
}

/// Draws the greatest strokes of luck of both sides.
pub(super) fn strokes(ui: &mut Ui, panels: &mut Panels, ledger: &Ledger) {
    let (theme, table) = (panels.theme, panels.table());
    heading(ui, theme, &names::told(&table, &words::great_luck()));
    let mut greatest: Vec<&Account> =
        Side::BOTH.into_iter().flat_map(|side| ledger.greatest(side, STROKES, |account| account.luck)).collect();
    greatest.sort_by_key(|account| (std::cmp::Reverse(account.luck.abs()), account.entry));
    greatest.retain(|account| points(account.luck) != 0);
    greatest.truncate(STROKES);
    if greatest.is_empty() {
        note(ui, theme::text(names::told(&table, &words::no_luck()), TEXT, theme.text));
    }
    for (n, account) in greatest.into_iter().enumerate() {
        // As those see it who ordered.
        let (side, luck) = (account.side, points(account.luck));
        let luck = if side == Side::First { luck } else { -luck };
        let line = Line { entry: account.entry, turn: account.turn };
        let clicked = clickable(ui, panels, (&format!("Stroke {}", n + 1), line), false, |ui, panels| {
            ui.horizontal(|ui| {
                let whose = words::in_turn(panels.side_name(side), i64::from(account.turn));
                ui.label(theme::title(names::told(&table, &whose), TEXT, panels.accent(side)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.label(theme::figure(signed(luck), TITLE, theme.of_value(luck)));
                });
            });
            note(ui, theme::text(&account.order, TEXT, theme.text));
        });
        if clicked {
            look_at(panels, line);
        }
    }
}

/// A card that is a button; true if it was clicked beside the buttons in it.
fn clickable(
    ui: &mut Ui,
    panels: &mut Panels,
    (name, line): (&str, Line),
    chosen: bool,
    contents: impl FnOnce(&mut Ui, &mut Panels),
) -> bool {
    let theme = panels.theme;
    let area = egui::UiBuilder::new().id_salt(("line", name, line.entry)).sense(Sense::click());
    let shown = ui.scope_builder(area, |ui| {
        let lit = ui.response().contains_pointer();
        let frame = card(theme).fill(if lit { theme.raised } else { theme.card });
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            contents(ui, panels);
        });
    });
    let response = shown.response;
    note_seen(ui, name, response.rect);
    if chosen {
        let stroke = Stroke::new(1.5, theme.focus);
        ui.painter().rect_stroke(response.rect, CornerRadius::same(theme::RADIUS), stroke, StrokeKind::Inside);
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// Opens the log at the turn, and looks at the place.
pub(super) fn look_at(panels: &mut Panels, line: Line) {
    panels.open.log = true;
    panels.open.log_turn = Some(line.turn);
    panels.open.log_at = Some(line.entry);
    let place = panels.log.lines.iter().filter(|told| told.entry == line.entry).find_map(|told| told.place);
    if let Some(place) = place {
        panels.choose(Choose::Look(place));
    }
}

/// A bar that fills.
pub(super) fn progress(ui: &mut Ui, empty: Color32, full: Color32, part: f32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 6.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(3), empty);
    let end = rect.left() + (rect.width() * part.clamp(0.0, 1.0)).max(2.0);
    ui.painter().rect_filled(rect.with_max_x(end), CornerRadius::same(3), full);
}
