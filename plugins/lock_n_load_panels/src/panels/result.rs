//! The end of the game: who has won and why, losses, points, dice.

use super::widgets::{Wide, heading, wide_button};
use super::{Panels, Wish, dice_window};
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Align2, Frame, Margin, Stroke, Ui};
use lock_n_load::OffMap;
use lock_n_load::{Event, LossCause, UnitState};
use table::Side;

/// Draws the panel when the game is over, until it is put away.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels) {
    let Some((winner, reason)) = &panels.sentence.outcome else { return };
    if !panels.open.result {
        return;
    }
    let theme = panels.theme;
    let accent = winner.map_or(theme.focus, |side| panels.accent(side));
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
                let title =
                    winner.map_or_else(|| "A draw".to_owned(), |side| format!("{} has won", panels.side_name(side)));
                ui.label(theme::title(title, 26.0, accent));
                ui.add(egui::Label::new(theme::text(format!("{reason}."), TITLE, theme.text)).wrap());
                ui.separator();
                sides(ui, panels);
                ui.separator();
                heading(ui, theme, "Dice");
                let battle = panels.battle;
                dice_window::statistics(ui, panels, battle.dice());
                buttons(ui, panels, accent);
            });
        });
}

/// What a side has lost and gained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Losses {
    pub eliminated: usize,
    pub surrendered: usize,
    pub exited: usize,
    pub shaken: usize,
    pub left: usize,
}

/// Counts what the journal and the table say.
pub(crate) fn losses(panels: &Panels, side: Side) -> Losses {
    let table = panels.table();
    let mut losses = Losses::default();
    for event in panels.battle.game().journal().events() {
        if let Event::UnitLost { unit, cause } = event
            && table.unit(*unit).is_some_and(|unit| unit.side == side)
        {
            match cause {
                LossCause::Joined => {}
                LossCause::Surrender | LossCause::NoRetreat => losses.surrendered += 1,
                LossCause::Fire | LossCause::Melee => losses.eliminated += 1,
            }
        }
    }
    for unit in table.side(side) {
        match unit.state {
            UnitState::On(_) => {
                losses.left += 1;
                losses.shaken += usize::from(unit.shaken);
            }
            UnitState::Off(OffMap::Exited) => losses.exited += 1,
            UnitState::Off(_) => {}
        }
    }
    losses
}

fn sides(ui: &mut Ui, panels: &Panels) {
    let theme = panels.theme;
    let table = panels.table();
    let counted = Side::BOTH.map(|side| losses(panels, side));
    egui::Grid::new("losses").num_columns(3).spacing([28.0, 5.0]).min_col_width(110.0).show(ui, |ui| {
        ui.label(theme::text(
            format!("Turn {} of {}", panels.sentence.turn, panels.sentence.turns),
            SMALL,
            theme.muted,
        ));
        for side in Side::BOTH {
            ui.label(theme::title(panels.side_name(side), TEXT, panels.accent(side)));
        }
        ui.end_row();
        let rows: [(&str, [i64; 2]); 7] = [
            ("Eliminated", counted.map(|losses| losses.eliminated as i64)),
            ("Surrendered", counted.map(|losses| losses.surrendered as i64)),
            ("Left the map", counted.map(|losses| losses.exited as i64)),
            ("Still on the map", counted.map(|losses| losses.left as i64)),
            ("of them Shaken", counted.map(|losses| losses.shaken as i64)),
            ("Points for losses", table.flow.loss_points.map(i64::from)),
            ("Points for exits", table.flow.exit_points.map(i64::from)),
        ];
        for (what, values) in rows {
            ui.label(theme::text(what, TEXT, theme.muted));
            for value in values {
                ui.label(theme::title(value.to_string(), TEXT, theme.text));
            }
            ui.end_row();
        }
    });
}

fn buttons(ui: &mut Ui, panels: &mut Panels, accent: egui::Color32) {
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        let look = Wide { icon: Some(Icon::Sight), name: "Look at the board", ..Wide::default() };
        if wide_button(ui, panels, look).clicked() {
            panels.open.result = false;
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let menu = Wide { icon: Some(Icon::Done), name: "Back to the menu", main: Some(accent), ..Wide::default() };
            if wide_button(ui, panels, menu).clicked() {
                panels.wishes.push(Wish::ToMenu);
            }
        });
    });
}
