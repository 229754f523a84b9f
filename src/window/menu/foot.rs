//! The foot of a briefing: who plays each side, and the button that begins.

use super::words;
use crate::window::settings::AGAINST_THE_COMPUTER;
use crate::window::tell::Landmarks;
use bevy_egui::egui;
use egui::{Color32, vec2};
use hedgerow::boxes::shown::Brief;
use opponent::Opponent;
use panel_kit::players::{CHOICE_WIDTH, choose_player, width_of_name};
use panel_kit::theme::{self, Theme};

/// What stands below the briefing: who plays, and the button that begins.
pub(super) struct Foot {
    /// Its height.
    pub height: f32,
    /// All of it in one line.
    beside: bool,
    /// The buttons stand at the right of the two lines of players.
    at_right: bool,
    /// Width of the longer name of both sides.
    names: f32,
}

/// Width of the button that begins.
const BEGIN: f32 = 160.0;
/// Width of the button that changes between one person and two.
const MODE: f32 = 150.0;
/// Its height.
const HEIGHT: f32 = 38.0;
/// Height of a line of players.
const ROW: f32 = 32.0;
/// Between the parts of a line.
const APART: f32 = 18.0;

impl Foot {
    /// The foot of a page, as there is room for it.
    pub fn of(ui: &egui::Ui, brief: &Brief) -> Self {
        let names = brief.sides.iter().map(|side| width_of_name(ui, &side.name));
        let wanted: f32 = names.clone().map(|name| name + CHOICE_WIDTH + APART).sum();
        let beside = wanted + MODE + APART + BEGIN < ui.available_width();
        let names = names.fold(0.0, f32::max);
        let at_right = names + CHOICE_WIDTH + MODE + BEGIN + 3.0 * APART < ui.available_width();
        let height = match (beside, at_right) {
            (true, _) => 50.0,
            (false, true) => 2.0 * ROW + 8.0,
            (false, false) => 2.0 * ROW + 50.0,
        };
        Self { height, beside, at_right, names }
    }

    /// Draws it; true if the battle is to begin.
    pub fn show(
        &self,
        ui: &mut egui::Ui,
        theme: &Theme,
        landmarks: &mut Landmarks,
        brief: &Brief,
        chosen: &mut [Option<Opponent>; 2],
    ) -> bool {
        type Seats = [Option<Opponent>; 2];
        let players = |ui: &mut egui::Ui, landmarks: &mut Landmarks, room: f32, chosen: &mut Seats| {
            for (side, player) in brief.sides.iter().zip(chosen) {
                let mut note = |label: &str, rect| landmarks.note(label, rect);
                let chosen = (player, &*brief.strengths);
                choose_player(ui, theme, (&side.name, side.accent), room, chosen, &mut note);
            }
        };
        if !self.beside && self.at_right {
            let size = vec2(ui.available_width(), 2.0 * ROW);
            let row = egui::Layout::left_to_right(egui::Align::Center);
            let shown = ui.allocate_ui_with_layout(size, row, |ui| {
                ui.vertical(|ui| players(ui, landmarks, self.names, chosen));
                let right = egui::Layout::right_to_left(egui::Align::Center);
                let buttons = ui.with_layout(right, |ui| {
                    ui.spacing_mut().item_spacing.x = APART;
                    let begins = begin(ui, landmarks, theme);
                    mode(ui, landmarks, theme, chosen);
                    begins
                });
                buttons.inner
            });
            return shown.inner;
        }
        if !self.beside {
            // One below the other, in columns.
            players(ui, landmarks, self.names, chosen);
            return ui
                .horizontal(|ui| {
                    mode(ui, landmarks, theme, chosen);
                    begin(ui, landmarks, theme)
                })
                .inner;
        }
        let mut begins = false;
        let row = egui::Layout::left_to_right(egui::Align::Center);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), HEIGHT), row, |ui| {
            ui.spacing_mut().item_spacing.x = APART;
            players(ui, landmarks, 0.0, chosen);
            mode(ui, landmarks, theme, chosen);
            let right = egui::Layout::right_to_left(egui::Align::Center);
            ui.with_layout(right, |ui| begins = begin(ui, landmarks, theme));
        });
        begins
    }
}

/// From one person against the computer to two at this screen, and back.
fn mode(ui: &mut egui::Ui, landmarks: &mut Landmarks, theme: &Theme, chosen: &mut [Option<Opponent>; 2]) {
    let (name, players) = match chosen {
        [None, None] => (words::against_computer(), AGAINST_THE_COMPUTER),
        [Some(_), _] | [_, Some(_)] => (words::two_people(), [None; 2]),
    };
    let name = name.said();
    let button = ui.add_sized(vec2(MODE, 28.0), egui::Button::new(theme::text(&name, theme::SMALL, theme.text)));
    landmarks.note(&name, button.rect);
    if button.on_hover_text(words::two_people_hint().said()).clicked() {
        *chosen = players;
    }
}

fn begin(ui: &mut egui::Ui, landmarks: &mut Landmarks, theme: &Theme) -> bool {
    let name = words::begin().said();
    let button = egui::Button::new(theme::title(&name, theme::FIGURE, Color32::BLACK)).fill(theme.focus);
    let begin = ui.add_sized(vec2(BEGIN, HEIGHT), button);
    landmarks.note(&name, begin.rect);
    begin.clicked()
}
