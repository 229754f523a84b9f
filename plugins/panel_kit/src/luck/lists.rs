//! The decisions that cost most, each with a way to try it again, and the greatest strokes of luck.

use super::Wanted;
use super::waterfall::{self, points, signed};
use super::words;
use crate::Kit;
use crate::noted::note_seen;
use crate::theme::{self, SMALL, TEXT, TITLE};
use crate::widgets::{Wide, card, heading, note, pill, wide_button};
use bevy_egui::egui;
use egui::{Color32, CornerRadius, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType};
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
pub(super) fn heading_of(panels: &Kit, blunder: &Blunder) -> String {
    words::in_turn(panels.side_name(blunder.side), i64::from(blunder.turn)).said()
}

/// Draws the bad decisions, the worst first; returns the one that was clicked, by its place in the list as it is handed over.
pub(super) fn decisions(
    ui: &mut Ui,
    panels: &mut Kit,
    blunders: &[Blunder],
    chosen: Option<usize>,
    wanted: &mut Vec<Wanted>,
) -> Option<usize> {
    let theme = panels.theme;
    heading(ui, theme, &words::bad_decisions().said());
    if blunders.is_empty() {
        note(ui, theme::text(words::no_bad_decision().said(), TEXT, theme.text));
    }
    let mut worst: Vec<usize> = (0..blunders.len()).collect();
    worst.sort_by_key(|n| (std::cmp::Reverse(blunders[*n].loss), *n));
    let mut clicked = None;
    for (place, n) in worst.into_iter().enumerate() {
        if decision(ui, panels, (place, &blunders[n]), chosen == Some(n), wanted) {
            clicked = Some(n);
        }
    }
    clicked
}

/// What of a side's decisions is not in the list, so that the list and the sum can be held against each other; none where none is listed.
pub(super) fn not_listed(panels: &Kit, ledger: &Ledger, blunders: &[Blunder], side: Side) -> Option<Say> {
    let own: Vec<i32> =
        blunders.iter().filter(|blunder| blunder.side == side).map(|blunder| points(blunder.loss)).collect();
    let listed: i32 = own.iter().sum();
    // The very number that stands in the side's account.
    let all = waterfall::own_decisions(ledger, side);
    let said = || words::not_listed(panels.side_name(side), signed(all), signed(-listed), signed(all + listed));
    (!own.is_empty()).then(said)
}

/// A bad decision; true if it was clicked.
fn decision(
    ui: &mut Ui,
    panels: &mut Kit,
    (place, blunder): (usize, &Blunder),
    chosen: bool,
    wanted: &mut Vec<Wanted>,
) -> bool {
    let (theme, accent) = (panels.theme, panels.accent(blunder.side));
    let line = Line { entry: blunder.entry, turn: blunder.turn };
    let colour = theme.results[1 + blunder.grade as usize];
    clickable(ui, panels, (&words::decision_no(place as i64 + 1).said(), line), chosen, |ui, panels| {
        ui.horizontal(|ui| {
            ui.label(theme::title(heading_of(panels, blunder), TEXT, accent));
            pill(ui, &grade(blunder.grade).said(), colour);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let error = points(blunder.error).max(1);
                ui.label(theme::text(format!("± {error}"), SMALL, theme.muted));
                ui.label(theme::figure(signed(-points(blunder.loss)), TITLE, theme.bad));
            });
        });
        note(ui, theme::text(&blunder.done, TEXT, theme.text));
        note(ui, theme::text(words::better(&blunder.better).said(), TEXT, theme.good));
        ui.add_space(2.0);
        let name = words::try_again().said();
        let button = Wide { icon: Some(board_art::Icon::Undo), name: &name, ..Wide::default() };
        let pressed = wide_button(ui, panels, button);
        note_seen(ui, &format!("{name} {}", place + 1), pressed.rect);
        if pressed.clicked() {
            wanted.push(Wanted::TryAgain { entries: blunder.entry });
        }
    })
}

/// Draws the greatest strokes of luck of both sides.
pub(super) fn strokes(ui: &mut Ui, panels: &mut Kit, ledger: &Ledger, wanted: &mut Vec<Wanted>) {
    let theme = panels.theme;
    heading(ui, theme, &words::great_luck().said());
    let mut greatest: Vec<&Account> =
        Side::BOTH.into_iter().flat_map(|side| ledger.greatest(side, STROKES, |account| account.luck)).collect();
    greatest.sort_by_key(|account| (std::cmp::Reverse(account.luck.abs()), account.entry));
    greatest.retain(|account| points(account.luck) != 0);
    greatest.truncate(STROKES);
    if greatest.is_empty() {
        note(ui, theme::text(words::no_luck().said(), TEXT, theme.text));
    }
    for (n, account) in greatest.into_iter().enumerate() {
        // As those see it who ordered.
        let (side, luck) = (account.side, points(account.luck));
        let luck = if side == Side::First { luck } else { -luck };
        let line = Line { entry: account.entry, turn: account.turn };
        let clicked = clickable(ui, panels, (&words::stroke_no(n as i64 + 1).said(), line), false, |ui, panels| {
            ui.horizontal(|ui| {
                let whose = words::in_turn(panels.side_name(side), i64::from(account.turn));
                ui.label(theme::title(whose.said(), TEXT, panels.accent(side)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    ui.label(theme::figure(signed(luck), TITLE, theme.of_value(luck)));
                });
            });
            note(ui, theme::text(&account.order, TEXT, theme.text));
        });
        if clicked {
            look_at(panels, line, wanted);
        }
    }
}

/// A card that is a button; true if it was clicked beside the buttons in it.
fn clickable(
    ui: &mut Ui,
    panels: &mut Kit,
    (name, line): (&str, Line),
    chosen: bool,
    contents: impl FnOnce(&mut Ui, &mut Kit),
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
pub(super) fn look_at(panels: &mut Kit, line: Line, wanted: &mut Vec<Wanted>) {
    panels.open.log = true;
    panels.open.log_turn = Some(line.turn);
    wanted.push(Wanted::LookAt { entry: line.entry });
}

/// A bar that fills.
pub(super) fn progress(ui: &mut Ui, empty: Color32, full: Color32, part: f32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 6.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(3), empty);
    let end = rect.left() + (rect.width() * part.clamp(0.0, 1.0)).max(2.0);
    ui.painter().rect_filled(rect.with_max_x(end), CornerRadius::same(3), full);
}
