//! Results that stand one after the other, to be stepped through. What was rolled and what came of it is a sheet ([`crate::sheet`]).

use crate::theme::{self, SMALL};
use crate::widgets::{SIGN, Sign, heading, icon_button, sign_button};
use crate::{Kit, words};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Sense, Ui, Vec2};
use table::Say;

/// Which of the results is shown.
#[derive(Clone, Debug)]
pub struct Place<'a> {
    /// Its number, from 0.
    pub shown: usize,
    /// How many there are.
    pub count: usize,
    /// The same in words.
    pub words: &'a str,
}

/// What was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// The results are put away.
    PutAway,
    /// This one is shown.
    Show(usize),
}

/// Which of the results this is, and the ways to the others.
pub fn head(ui: &mut Ui, kit: &mut Kit, place: &Place) -> Option<Asked> {
    let theme = kit.theme;
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        // As high as its buttons from the first: the words stand in their middle.
        ui.set_min_height(SIGN);
        heading(ui, theme, &words::result().said());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if icon_button(ui, kit, Icon::Close, &words::put_result_away().said(), false).clicked() {
                asked = Some(Asked::PutAway);
            }
            if place.count < 2 {
                return;
            }
            // A way that leads nowhere keeps its place, so that the other stays under the pointer.
            let mut step = |ui: &mut Ui, kit: &mut Kit, sign, name: Say, to: Option<usize>| match to {
                None => _ = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover()),
                Some(to) => {
                    if sign_button(ui, kit, Sign::Letter(sign), &name.said(), false).clicked() {
                        asked = Some(Asked::Show(to));
                    }
                }
            };
            step(ui, kit, "\u{203A}", words::next_result(), Some(place.shown + 1).filter(|to| *to < place.count));
            ui.label(theme::title(place.words, SMALL, theme.text));
            step(ui, kit, "\u{2039}", words::result_before(), place.shown.checked_sub(1));
        });
    });
    asked
}
