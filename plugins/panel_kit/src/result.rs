//! The end of the game: who has won and why, what both sides have lost and gained, dice.

use crate::conditions::{self, Condition};
use crate::theme::{self, SMALL, TEXT, TITLE};
use crate::widgets::{Wide, heading, wide_button};
use crate::{Kit, dice_window, words};
use bevy_egui::egui;
use board_art::Icon;
use desk::DiceStatistics;
use egui::{Align2, Frame, Margin, Stroke, Ui};
use table::Side;

/// How a game has ended.
pub struct Outcome<'a> {
    /// Who has won; none: a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: &'a str,
    /// When, in words.
    pub when: String,
    /// How the conditions of both sides stand.
    pub conditions: &'a [Condition],
    /// What is counted, and how much of it both sides have.
    pub rows: &'a [(&'a str, [i64; 2])],
    /// The dice of the game.
    pub dice: &'a DiceStatistics,
    /// The button that begins the battle anew: what it says.
    pub again: Option<&'a str>,
    /// It is one of several battles, to which one goes back.
    pub of_several: bool,
    /// A button of the game's own, for more about the battle: what it says.
    pub more: Option<&'a str>,
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// The panel is put away, to look at the board.
    Look,
    /// More about the battle.
    More,
    /// The battle anew.
    Again,
    /// Back to the menu.
    Menu,
}

/// From this height of the window on there is room for the bars of the dice.
const BARS_FROM: f32 = 840.0;

/// Draws the panel; returns what was pressed.
pub fn show(ctx: &egui::Context, kit: &mut Kit, outcome: &Outcome) -> Option<After> {
    let theme = kit.theme;
    let accent = outcome.winner.map_or(theme.focus, |side| kit.accent(side));
    let mut after = None;
    egui::Area::new("result".into())
        .anchor(Align2::CENTER_CENTER, egui::Vec2::ZERO)
        .order(egui::Order::Foreground)
        .fade_in(false)
        .show(ctx, |ui| {
            let frame = Frame::new()
                .fill(theme.panel.to_opaque())
                .corner_radius(theme::RADIUS)
                .stroke(Stroke::new(1.5, accent))
                .inner_margin(Margin::same(20))
                .shadow(egui::Shadow {
                    offset: [0, 8],
                    blur: 32,
                    spread: 4,
                    color: egui::Color32::from_black_alpha(150),
                });
            frame.show(ui, |ui| {
                ui.set_width(440.0);
                ui.spacing_mut().item_spacing.y = 8.0;
                let won = |side| words::won(kit.side_name(side), kit.count(side));
                let title = outcome.winner.map_or_else(words::draw, won);
                ui.label(theme::title(title.said(), 26.0, accent));
                ui.add(egui::Label::new(theme::text(words::because(outcome.reason).said(), TITLE, theme.text)).wrap());
                conditions::lines(ui, kit, outcome.conditions);
                ui.separator();
                rows(ui, kit, outcome);
                ui.separator();
                heading(ui, theme, &words::dice().said());
                // In a low window the bars stand in the window of the dice alone.
                let bars = ui.ctx().content_rect().height() >= BARS_FROM;
                dice_window::statistics(ui, kit, outcome.dice, bars);
                after = buttons(ui, kit, outcome, accent);
            });
        });
    after
}

fn rows(ui: &mut Ui, kit: &Kit, outcome: &Outcome) {
    let theme = kit.theme;
    egui::Grid::new("losses").num_columns(3).spacing([28.0, 5.0]).min_col_width(110.0).show(ui, |ui| {
        ui.label(theme::text(&outcome.when, SMALL, theme.muted));
        for side in Side::BOTH {
            ui.label(theme::title(kit.side_name(side), TEXT, kit.accent(side)));
        }
        ui.end_row();
        for (what, values) in outcome.rows {
            ui.label(theme::text(*what, TEXT, theme.muted));
            for value in values {
                ui.label(theme::title(value.to_string(), TEXT, theme.text));
            }
            ui.end_row();
        }
    });
}

fn buttons(ui: &mut Ui, kit: &mut Kit, outcome: &Outcome, accent: egui::Color32) -> Option<After> {
    ui.add_space(4.0);
    let mut after = None;
    let others = [(outcome.more, Icon::Dice5, After::More), (outcome.again, Icon::Players, After::Again)];
    let others: Vec<(&str, Icon, After)> =
        others.into_iter().filter_map(|(name, icon, then)| Some((name?, icon, then))).collect();
    let width = Some((ui.available_width() - 8.0) / others.len().max(1) as f32);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for (name, icon, then) in others {
            if wide_button(ui, kit, Wide { icon: Some(icon), name, width, ..Wide::default() }).clicked() {
                after = Some(then);
            }
        }
    });
    ui.horizontal(|ui| {
        let name = words::look_at_board().said();
        let look = Wide { icon: Some(Icon::Sight), name: &name, ..Wide::default() };
        if wide_button(ui, kit, look).clicked() {
            after = Some(After::Look);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let back = if outcome.of_several { words::back_to_campaign() } else { words::back_to_menu() };
            let name = back.said();
            let menu = Wide { icon: Some(Icon::Done), name: &name, main: Some(accent), ..Wide::default() };
            if wide_button(ui, kit, menu).clicked() {
                after = Some(After::Menu);
            }
        });
    });
    after
}
