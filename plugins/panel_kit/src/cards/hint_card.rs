//! A hint for whoever is new, at the top of the side panel.

use crate::theme::{self, SMALL, TEXT, TINY};
use crate::widgets::{Wide, card, note, wide_button};
use crate::{Kit, words};
use bevy_egui::egui::{self, Ui};
use board_art::Icon;
use desk::hints::Hint;

/// What was said to a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// It has been read.
    Seen(&'static Hint),
    /// No hint is wanted any more.
    NoMore,
}

/// Draws a hint, which is one of these.
pub fn show(ui: &mut Ui, kit: &mut Kit, hint: &'static Hint, all: &[Hint]) -> Option<Asked> {
    let theme = kit.theme;
    let number = all.iter().position(|other| other == hint).unwrap_or_default() + 1;
    let mut asked = None;
    let frame = card(theme).fill(theme.focus.gamma_multiply(0.14)).stroke(egui::Stroke::new(1.0, theme.focus));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.horizontal(|ui| {
            ui.label(theme::title((hint.title)().said(), TEXT, theme.focus));
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                ui.label(theme::text(words::hint_of(number, all.len()).said(), TINY, theme.muted));
            });
        });
        note(ui, theme::text((hint.text)().said(), SMALL, theme.text));
        let width = Some((ui.available_width() - 8.0) / 2.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let name = &words::got_it().said();
            let seen = Wide { icon: Some(Icon::Done), name, width, main: Some(theme.focus), ..Wide::default() };
            if wide_button(ui, kit, seen).clicked() {
                asked = Some(Asked::Seen(hint));
            }
            let off = Wide { name: &words::no_more_hints().said(), width, ..Wide::default() };
            if wide_button(ui, kit, off).clicked() {
                asked = Some(Asked::NoMore);
            }
        });
    });
    asked
}
