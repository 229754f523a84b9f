//! Says in a battle that it is not on disk, for as long as that is so.

use super::Screen;
use super::keeping::NotKept;
use super::quit::HeldBack;
use super::tell::Landmarks;
use super::words;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use panel_kit::TOP_HEIGHT;

pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Battle)));
}

/// Below the top bar, over the map: it stays until the battle is on disk again.
fn show(
    mut contexts: EguiContexts,
    not_kept: Res<NotKept>,
    held_back: Res<HeldBack>,
    mut landmarks: ResMut<Landmarks>,
) {
    let (Some(why), Ok(ctx)) = (&not_kept.0, contexts.ctx_mut()) else { return };
    let shown = egui::Area::new("not kept".into())
        .order(egui::Order::Foreground)
        .anchor(egui::Align2::CENTER_TOP, egui::vec2(0.0, TOP_HEIGHT + 4.0))
        .interactable(false)
        .show(ctx, |ui| {
            egui::Frame::popup(ui.style()).stroke(egui::Stroke::new(2.0, ui.visuals().warn_fg_color)).show(ui, |ui| {
                ui.set_max_width(480.0);
                ui.label(words::not_saved(why).said());
                if held_back.0 {
                    ui.strong(words::close_once_more().said());
                }
            });
        });
    landmarks.note(if held_back.0 { "not kept: quit?" } else { "not kept" }, shown.response.rect);
}
