//! What the other side did in its last impulse: who did what, and what became of whom. It can be stepped through, and is put away by the
//! next order of the person at this screen.

use crate::sheet::{self, Print};
use crate::theme::{self, SMALL, TEXT};
use crate::widgets::{SIGN, Sign, Wide, card, dot, icon_button, note, sign_button, wide_button};
use crate::{Kit, words};
use bevy_egui::egui;
use board_art::Icon;
use desk::account::{self, Account};
use desk::players::Stride;
use desk::{Battle, Log, Results, WindowBox};
use egui::{Align, Layout, Sense, Ui, Vec2};
use table::Say;

/// The most sentences that it tells; the log has the others.
const LINES_MAX: usize = 7;

/// What was asked of an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// That of this stretch is shown.
    Show(usize),
    /// It has been read.
    Read,
    /// The table as it was then.
    LookBack(Stride),
}

/// Draws what others did, where that has not been read.
pub fn show<W: WindowBox>(
    ui: &mut Ui,
    kit: &mut Kit,
    battle: &Battle<W>,
    results: &Results<W>,
    log: &Log<W>,
) -> Option<Asked> {
    let (stretch, all) = account::shown(battle, results, log)?;
    let told = account::account(battle, results, log, stretch)?;
    let frame = card(kit.theme).stroke(egui::Stroke::new(1.0, kit.theme.focus.gamma_multiply(0.6)));
    let mut asked = None;
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        asked = head(ui, kit, &told, &all);
        sentences(ui, kit, &told);
        sheet::show(ui, kit, &Print::of(|print| print.changes(&told.changes)));
        if results.told > told.entry {
            let width = Some(ui.available_width());
            let name = &words::see_it_on_the_map().said();
            let button = Wide { icon: Some(Icon::Sight), name, width, ..Wide::default() };
            if wide_button(ui, kit, button).clicked() {
                asked = Some(Asked::LookBack(Stride::To(told.entry)));
            }
        }
    });
    asked
}

/// Whose impulse it was, and the ways to those before and after it.
fn head<W: WindowBox>(ui: &mut Ui, kit: &mut Kit, account: &Account<W>, all: &[usize]) -> Option<Asked> {
    let theme = kit.theme;
    let (whose, colour) = match account.side {
        Some(side) => (words::side_in_turn(kit.side_name(side), account.turn), kit.accent(side)),
        None => (words::other_side_in_turn(account.turn), theme.text),
    };
    let here = all.iter().position(|stretch| *stretch == account.stretch).unwrap_or_default();
    let (before, after) = (here.checked_sub(1).map(|n| all[n]), all.get(here + 1).copied());
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.set_min_height(SIGN);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if icon_button(ui, kit, Icon::Close, &words::put_account_away().said(), false).clicked() {
                asked = Some(Asked::Read);
            }
            let mut step = |ui: &mut Ui, kit: &mut Kit, sign, name: Say, to: Option<usize>| match to {
                None => _ = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover()),
                Some(to) => {
                    if sign_button(ui, kit, Sign::Letter(sign), &name.said(), false).clicked() {
                        asked = Some(Asked::Show(to));
                    }
                }
            };
            if all.len() > 1 {
                step(ui, kit, "\u{203A}", words::next_impulse_of_theirs(), after);
                step(ui, kit, "\u{2039}", words::their_impulse_before(), before);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(theme::title(whose.said(), TEXT, colour)).truncate());
            });
        });
    });
    asked
}

/// What was done, in the sentences of the log.
fn sentences<W: WindowBox>(ui: &mut Ui, kit: &Kit, account: &Account<W>) {
    let theme = kit.theme;
    if account.lines.is_empty() {
        note(ui, theme::text(words::nothing_done().said(), SMALL, theme.muted));
    }
    for line in account.lines.iter().take(LINES_MAX) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            dot(ui, line.side.map_or(theme.muted, |side| kit.accent(side)));
            ui.add(egui::Label::new(theme::text(&line.text, SMALL, theme.text)).wrap());
        });
    }
    let more = account.lines.len().saturating_sub(LINES_MAX);
    if more > 0 {
        note(ui, theme::text(words::more_in_the_log(more).said(), SMALL, theme.muted));
    }
}
