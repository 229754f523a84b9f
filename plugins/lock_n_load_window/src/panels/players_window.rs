//! Who plays, during a battle: while the window is open no computer player gives an order.

use super::widgets::note;
use super::{Panels, Wish};
use crate::players::{Measured, choose_player, width_of_name};
use crate::theme::{self, SMALL, TITLE};
use bevy_egui::egui;
use opponent::Seat;
use panel_kit::{Over, windows};
use std::time::{SystemTime, UNIX_EPOCH};
use table::Side;

/// Draws the window while it is open.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels) {
    if !panels.open.players {
        return;
    }
    let mut open = true;
    let room = ctx.content_rect();
    let wanted = egui::pos2(room.left() + 16.0, room.top() + super::TOP_HEIGHT + 12.0);
    let opens = windows::opens_at(ctx, panels.open, Over::Players, egui::vec2(404.0, 180.0), wanted);
    let window = egui::Window::new(theme::title("Players", TITLE, panels.theme.text))
        .id("players".into())
        .open(&mut open)
        .collapsible(false)
        .resizable(false);
    windows::opened(window, opens).show(ctx, |ui| {
        ui.set_width(380.0_f32.min(room.width() - 48.0));
        let before = panels.battle.seats().map(Seat::opponent);
        let mut now = before;
        let strengths = panels.battle.ask(|table| Measured::all(&table.field.scenario.strength));
        let names = Side::BOTH.map(|side| width_of_name(ui, panels.side_name(side)));
        for side in Side::BOTH {
            let name = (panels.side_name(side), panels.accent(side));
            let theme = panels.theme;
            let ctx = ui.ctx().clone();
            let chosen = (&mut now[side.index()], &*strengths);
            choose_player(ui, theme, name, names[0].max(names[1]), chosen, &mut |label, rect| {
                super::noted::note_place(&ctx, label, rect);
            });
        }
        if now != before {
            // The seed has nothing to do with the game's dice: any will do.
            let seed = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |since| since.as_nanos() as u64);
            let (new, old) = (Seat::pair(now, seed), panels.battle.seats());
            let seat = |side: Side| if now[side.index()] == before[side.index()] { old } else { new }[side.index()];
            panels.wishes.push(Wish::Seat(Side::BOTH.map(seat)));
        }
        ui.add_space(6.0);
        let words = "The game waits while this window is open. Who plays is kept with the game.";
        note(ui, theme::text(words, SMALL, panels.theme.muted));
    });
    panels.open.players = open;
}
