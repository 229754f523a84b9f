//! A hint for whoever is new, at the top of the side panel.

use crate::hints::Hint;
use crate::panels::reads::Panels;
use crate::panels::widgets::{Wide, card, note, wide_button};
use crate::panels::words;
use crate::seams::wish::Wish;
use crate::theme::{self, SMALL, TEXT, TINY};
use bevy_egui::egui::{self, Ui};
use board_art::Icon;

/// Draws the hint of the moment, if there is one.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels) {
    let Some(hint) = panels.hint.filter(|_| panels.past.is_none() && !panels.busy) else { return };
    let theme = panels.theme;
    let number = Hint::ALL.iter().position(|other| *other == hint).unwrap_or_default() + 1;
    let frame = card(theme).fill(theme.focus.gamma_multiply(0.14)).stroke(egui::Stroke::new(1.0, theme.focus));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal(|ui| {
            ui.label(theme::title(hint.title().said(), TEXT, theme.focus));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(theme::text(words::hint_of(number, Hint::ALL.len()).said(), TINY, theme.muted));
            });
        });
        note(ui, theme::text(hint.text().said(), SMALL, theme.text));
        let width = Some((ui.available_width() - 8.0) / 2.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let name = &words::got_it().said();
            let seen = Wide { icon: Some(Icon::Done), name, width, main: Some(theme.focus), ..Wide::default() };
            if wide_button(ui, panels, seen).clicked() {
                panels.wishes.push(Wish::HintSeen(hint));
            }
            let off = Wide { name: &words::no_more_hints().said(), width, ..Wide::default() };
            if wide_button(ui, panels, off).clicked() {
                panels.wishes.push(Wish::NoHints);
            }
        });
    });
}
