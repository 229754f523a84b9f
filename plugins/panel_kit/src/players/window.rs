//! Who plays, during a battle: while the window is open no computer player gives an order.

use super::{Measured, choose_player, width_of_name, words};
use crate::theme::{self, SMALL, TITLE};
use crate::widgets::note;
use crate::{Kit, Over, TOP_HEIGHT, noted, windows};
use bevy_egui::egui;
use opponent::Seat;
use std::time::{SystemTime, UNIX_EPOCH};
use table::Side;

/// Draws the window while it is open; returns who plays from here on, if that is chosen otherwise.
pub fn show(ctx: &egui::Context, panels: &mut Kit, old: [Seat; 2], strengths: &[Measured]) -> Option<[Seat; 2]> {
    if !panels.open.players {
        return None;
    }
    let mut chosen_now = None;
    let mut open = true;
    let room = ctx.content_rect();
    let wanted = egui::pos2(room.left() + 16.0, room.top() + TOP_HEIGHT + 12.0);
    let opens = windows::opens_at(ctx, panels.open, Over::Players, egui::vec2(404.0, 180.0), wanted);
    let window = egui::Window::new(theme::title(words::players().said(), TITLE, panels.theme.text))
        .id("players".into())
        .open(&mut open)
        .collapsible(false)
        .resizable(false);
    windows::opened(window, opens).show(ctx, |ui| {
        ui.set_width(380.0_f32.min(room.width() - 48.0));
        let before = old.map(Seat::opponent);
        let mut now = before;
        let names = Side::BOTH.map(|side| width_of_name(ui, panels.side_name(side)));
        for side in Side::BOTH {
            let name = (panels.side_name(side), panels.accent(side));
            let theme = panels.theme;
            let ctx = ui.ctx().clone();
            let chosen = (&mut now[side.index()], strengths);
            choose_player(ui, theme, name, names[0].max(names[1]), chosen, &mut |label, rect| {
                noted::note_place(&ctx, label, rect);
            });
        }
        if now != before {
            // The seed has nothing to do with the game's dice: any will do.
            let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64);
            let new = Seat::pair(now, seed);
            let seat = |side: Side| if now[side.index()] == before[side.index()] { old } else { new }[side.index()];
            chosen_now = Some(Side::BOTH.map(seat));
        }
        ui.add_space(6.0);
        note(ui, theme::text(words::game_waits().said(), SMALL, panels.theme.muted));
    });
    panels.open.players = open;
    chosen_now
}
