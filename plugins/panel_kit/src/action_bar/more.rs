//! What has no room in the action bar: a list above its last button.

use super::BESIDE;
use super::item::{Item, line};
use crate::widgets::floating;
use crate::{Kit, noted};
use bevy_egui::egui::{self, Pos2, Rect};

/// Least width of the list.
const WIDTH: f32 = 190.0;

/// Draws the list in `free` above the bar; which line was pressed. It goes away with a press on a line or elsewhere.
pub(super) fn show(
    ctx: &egui::Context,
    kit: &mut Kit,
    actions: &[Item],
    list: &[usize],
    free: Rect,
    (bar, button): (Rect, Pos2),
) -> Option<usize> {
    let width = list.iter().map(|n| super::width_of(ctx, &actions[*n]) + 8.0).fold(WIDTH, f32::max);
    let most = (bar.top() - free.top() - 2.0 * BESIDE).max(60.0);
    let left = (button.x).min(free.right() - width - 20.0).max(free.left() + BESIDE);
    let mut pressed = None;
    let shown = egui::Area::new("more actions".into())
        .fixed_pos(egui::pos2(left, bar.top() - 4.0))
        .pivot(egui::Align2::LEFT_BOTTOM)
        .order(egui::Order::Foreground)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(kit.theme).inner_margin(4).show(ui, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = egui::vec2(0.0, 1.0);
                egui::ScrollArea::vertical().max_height(most).show(ui, |ui| {
                    for n in list {
                        if line(ui, kit, &actions[*n], width).clicked() {
                            pressed = Some(*n);
                        }
                    }
                });
            });
        });
    let elsewhere = ctx.input(|input| input.pointer.primary_pressed())
        && ctx.pointer_latest_pos().is_some_and(|at| !shown.response.rect.contains(at) && !bar.contains(at));
    if pressed.is_some() || elsewhere {
        kit.open.more = false;
    }
    noted::note_place(ctx, "More actions", shown.response.rect);
    pressed
}
