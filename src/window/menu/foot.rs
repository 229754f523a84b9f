//! The foot of a briefing: who plays each side, and the button that begins.

use crate::window::tell::Landmarks;
use bevy_egui::egui;
use egui::{Color32, FontId, vec2};
use lock_n_load_window::{Briefing, CHOICE_WIDTH, Force, choose_player};
use opponent::Opponent;
use panel_kit::theme::{self, Theme};

/// What stands below the briefing: who plays, and the button that begins.
pub(super) struct Foot {
    /// Its height.
    pub height: f32,
    /// All of it in one line.
    beside: bool,
}

/// Width of the button that begins.
const BEGIN: f32 = 160.0;

impl Foot {
    /// The foot of a page, as there is room for it.
    pub fn of(ui: &egui::Ui, briefing: &Briefing) -> Self {
        let font = FontId::new(theme::TEXT, theme::medium());
        let name =
            |force: &Force| ui.painter().layout_no_wrap(force.name.clone(), font.clone(), Color32::WHITE).size().x;
        let wanted: f32 = briefing.forces.iter().map(|force| name(force) + CHOICE_WIDTH).sum();
        let beside = wanted + BEGIN < ui.available_width();
        Self { height: if beside { 50.0 } else { 50.0 + 2.0 * 32.0 }, beside }
    }

    /// Draws it; true if the battle is to begin.
    pub fn show(
        &self,
        ui: &mut egui::Ui,
        theme: &Theme,
        landmarks: &mut Landmarks,
        briefing: &Briefing,
        chosen: &mut [Option<Opponent>; 2],
    ) -> bool {
        if !self.beside {
            players(ui, theme, landmarks, briefing, chosen);
            return begin(ui, theme, landmarks);
        }
        let mut begins = false;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            players(ui, theme, landmarks, briefing, chosen);
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| begins = begin(ui, theme, landmarks));
        });
        begins
    }
}

/// Who plays each side.
fn players(
    ui: &mut egui::Ui,
    theme: &Theme,
    landmarks: &mut Landmarks,
    briefing: &Briefing,
    chosen: &mut [Option<Opponent>; 2],
) {
    for (force, player) in briefing.forces.iter().zip(chosen) {
        choose_player(ui, theme, (&force.name, force.accent), player, &mut |label, rect| landmarks.note(label, rect));
    }
}

fn begin(ui: &mut egui::Ui, theme: &Theme, landmarks: &mut Landmarks) -> bool {
    let button = egui::Button::new(theme::title("Begin", theme::FIGURE, Color32::BLACK)).fill(theme.focus);
    let begin = ui.add_sized(vec2(BEGIN, 38.0), button);
    landmarks.note("Begin", begin.rect);
    begin.clicked()
}
