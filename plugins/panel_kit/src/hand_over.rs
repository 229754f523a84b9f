//! The page between two people at one desk: who sits before the screen next, and nothing of the battle.

use crate::theme::{self, TEXT, TITLE};
use crate::widgets::{Wide, wide_button};
use crate::{Kit, noted, words};
use bevy_egui::egui;
use egui::{Align2, Frame, Order};
use table::Side;

/// Width of what stands on it.
const WIDTH: f32 = 360.0;

/// Draws the page over the whole window, which lets nothing through; true once the one who is to decide says that he sits there.
pub fn show(ctx: &egui::Context, kit: &mut Kit, side: Side) -> bool {
    let theme = kit.theme;
    noted::enter(ctx, "handover");
    let screen = ctx.viewport_rect();
    let layer = egui::LayerId::new(Order::Foreground, "handover-page".into());
    ctx.layer_painter(layer).rect_filled(screen, 0.0, theme.panel.to_opaque());
    let area = egui::Area::new("hand over".into())
        .order(Order::Tooltip)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(screen.center())
        .fade_in(false);
    let shown = area.show(ctx, |ui| {
        ui.set_width(WIDTH);
        Frame::new()
            .inner_margin(24.0)
            .show(ui, |ui| {
                ui.vertical_centered(|ui| {
                    ui.spacing_mut().item_spacing.y = 12.0;
                    ui.label(theme::title(kit.side_name(side), TITLE + 6.0, kit.accent(side)));
                    ui.label(theme::text(words::other_does_not_look().said(), TEXT, theme.muted));
                    let name = words::i_sit_here().said();
                    let button =
                        Wide { name: &name, main: Some(kit.accent(side)), width: Some(220.0), ..Wide::default() };
                    wide_button(ui, kit, button).clicked()
                })
                .inner
            })
            .inner
    });
    shown.inner
}
