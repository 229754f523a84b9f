//! What the other side did in its last impulse: who did what, and what became of whom. It can be stepped through, and is put away by the
//! next order of the person at this screen.

use crate::account::{self, Account};
use crate::model::Does;
use crate::panels::reads::Panels;
use crate::panels::widgets::{Sign, Wide, card, dot, note, wide_button};
use crate::panels::words;
use crate::seams::wish::Wish;
use crate::sheets::{Page, results};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui;
use board_art::Icon;
use desk::players::Stride;
use egui::{Align, Layout, Sense, Ui, Vec2};
use panel_kit::widgets::{SIGN, icon_button, sign_button};
use table::Say;

/// The most sentences that it tells; the log has the others.
const LINES_MAX: usize = 7;

/// Draws it, if there is something that has not been read; what is prepared needs the room, and so does a question.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels) {
    let waits = panels.busy || panels.past.is_some() || !panels.battle.person_decides();
    if waits || panels.table().flow.question.is_some() || !panels.preview.is_nothing() {
        return;
    }
    let Some((stretch, all)) = account::shown(panels.battle, panels.results, panels.log) else { return };
    let Some(told) = account::account(panels.battle, panels.results, panels.log, stretch) else { return };
    let frame = card(panels.theme).stroke(egui::Stroke::new(1.0, panels.theme.focus.gamma_multiply(0.6)));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        head(ui, panels, &told, &all);
        sentences(ui, panels, &told);
        panels.show(ui, &Page::of(|page| results::changes(page, &told.changes)));
        if panels.results.told > told.entry {
            let width = Some(ui.available_width());
            let name = &words::see_it_on_the_map().said();
            let button = Wide { icon: Some(Icon::Sight), name, width, ..Wide::default() };
            if wide_button(ui, panels, button).clicked() {
                panels.perform(Does::LookBack(Stride::To(told.entry)));
            }
        }
    });
}

/// Whose impulse it was, and the ways to those before and after it.
fn head(ui: &mut Ui, panels: &mut Panels, told: &Account, all: &[usize]) {
    let theme = panels.theme;
    let (whose, colour) = match told.side {
        Some(side) => (words::side_in_turn(panels.side_name(side), told.turn), panels.accent(side)),
        None => (words::other_side_in_turn(told.turn), theme.text),
    };
    let here = all.iter().position(|stretch| *stretch == told.stretch).unwrap_or_default();
    let (before, after) = (here.checked_sub(1).map(|n| all[n]), all.get(here + 1).copied());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.set_min_height(SIGN);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, panels, Icon::Close, &words::put_account_away().said(), false).clicked() {
                panels.wishes.push(Wish::ReadAccount);
            }
            let step = |ui: &mut Ui, panels: &mut Panels, sign, name: Say, to: Option<usize>| match to {
                None => _ = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover()),
                Some(to) => {
                    if sign_button(ui, panels, Sign::Letter(sign), &name.said(), false).clicked() {
                        panels.wishes.push(Wish::ShowAccount(to));
                    }
                }
            };
            if all.len() > 1 {
                step(ui, panels, "\u{203A}", words::next_impulse_of_theirs(), after);
                step(ui, panels, "\u{2039}", words::their_impulse_before(), before);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(theme::title(whose.said(), TEXT, colour)).truncate());
            });
        });
    });
}

/// What was done, in the sentences of the log.
fn sentences(ui: &mut Ui, panels: &mut Panels, told: &Account) {
    let theme = panels.theme;
    if told.lines.is_empty() {
        note(ui, theme::text(account::words::nothing_done().said(), SMALL, theme.muted));
    }
    for line in told.lines.iter().take(LINES_MAX) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            dot(ui, line.side.map_or(theme.muted, |side| panels.accent(side)));
            ui.add(egui::Label::new(theme::text(&line.text, SMALL, theme.text)).wrap());
        });
    }
    let more = told.lines.len().saturating_sub(LINES_MAX);
    if more > 0 {
        note(ui, theme::text(words::more_in_the_log(more).said(), SMALL, theme.muted));
    }
}
