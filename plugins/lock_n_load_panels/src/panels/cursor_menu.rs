//! The menu at the cursor: the actions of the bar where the eye is.

use super::action_bar::explained;
use super::pictures;
use super::widgets::{fill_of, floating, focus_ring, font};
use super::{Panels, Wish};
use crate::model::Action;
use crate::theme::{self, TEXT, TINY};
use bevy_egui::egui;
use egui::{Align2, Color32, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType};

/// Width of the menu.
const WIDTH: f32 = 206.0;

/// Draws the menu where it is open; a click elsewhere closes it.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels) {
    let Some(at) = panels.menu.at else { return };
    if panels.actions.0.is_empty() {
        return;
    }
    let zoom = ctx.zoom_factor();
    let at = egui::pos2(at.x / zoom + 4.0, at.y / zoom + 4.0);
    let shown = egui::Area::new("cursor menu".into())
        .fixed_pos(at)
        .order(egui::Order::Foreground)
        .constrain_to(ctx.content_rect().shrink(6.0))
        .fade_in(false)
        .show(ctx, |ui| {
            floating(panels.theme).inner_margin(4).show(ui, |ui| {
                ui.set_width(WIDTH);
                ui.spacing_mut().item_spacing.y = 1.0;
                let actions = panels.actions;
                // What cannot be done stands below what can.
                let (can, cannot): (Vec<&Action>, Vec<&Action>) =
                    actions.0.iter().partition(|action| action.refusal.is_none());
                for action in can.into_iter().chain(cannot) {
                    if item(ui, panels, action).clicked() {
                        panels.perform(action.does.clone());
                        panels.wishes.push(Wish::CloseMenu);
                    }
                }
            });
        });
    let elsewhere = ctx.input(|input| input.pointer.any_pressed())
        && ctx.pointer_latest_pos().is_some_and(|pointer| !shown.response.rect.contains(pointer));
    if elsewhere || ctx.input(|input| input.key_pressed(egui::Key::Escape)) {
        panels.wishes.push(Wish::CloseMenu);
    }
}

fn item(ui: &mut Ui, panels: &mut Panels, action: &Action) -> Response {
    let theme = panels.theme;
    let enabled = action.refusal.is_none();
    let (rect, response) =
        ui.allocate_exact_size(egui::vec2(WIDTH, 28.0), if enabled { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &action.name));
    let painter = ui.painter();
    let fill = if enabled { fill_of(&response, theme, Color32::TRANSPARENT) } else { Color32::TRANSPARENT };
    painter.rect_filled(rect, 4, fill);
    let faint = Color32::from_rgb(0x66, 0x6D, 0x74);
    let ink = if !enabled {
        faint
    } else if action.main {
        theme.focus
    } else {
        theme.text
    };
    let icon = Rect::from_center_size(egui::pos2(rect.left() + 17.0, rect.center().y), Vec2::splat(18.0));
    panels.pictures.paint(painter, icon, &pictures::icon(action.icon, ink));
    painter.text(egui::pos2(rect.left() + 34.0, rect.center().y), Align2::LEFT_CENTER, &action.name, font(TEXT), ink);
    let key = action.key.map_or("", |key| panels.key(key));
    let right = egui::pos2(rect.right() - 8.0, rect.center().y);
    painter.text(right, Align2::RIGHT_CENTER, key, egui::FontId::new(TINY, theme::medium()), theme.muted);
    focus_ring(ui, theme, &response);
    explained(response, panels, action)
}
