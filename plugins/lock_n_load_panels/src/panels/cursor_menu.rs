//! The menu at the cursor: what the selected counters can do, beside their hex and clear of what can be aimed at.

use super::action_bar::explained;
use super::noted::note_seen;
use super::pictures;
use super::widgets::{fill_of, floating, focus_ring, font};
use super::{Panels, Wish};
use crate::model::{Action, Does, Mode};
use crate::theme::{self, TEXT, TINY};
use bevy_egui::egui;
use board_view::space;
use egui::{Align2, Color32, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use lock_n_load::Command;

/// Width of the menu.
const WIDTH: f32 = 190.0;
/// Height of a line.
const LINE: f32 = 28.0;
/// Around the lines.
const MARGIN: f32 = 5.0;

/// Draws the menu where it is open, within the free part of the window; a click elsewhere closes it. A click with the right button on
/// the map is a step back there, and the first step is this menu.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let Some(at) = panels.menu.at else { return };
    let items: Vec<&Action> = panels.actions.0.iter().filter(|action| is_of_selection(action)).collect();
    if items.is_empty() {
        return;
    }
    let zoom = ctx.zoom_factor();
    let clicked = egui::pos2(at.x / zoom, at.y / zoom);
    let size = egui::vec2(WIDTH + 2.0 * MARGIN, items.len() as f32 * (LINE + 1.0) - 1.0 + 2.0 * MARGIN);
    let (hex, others) = surroundings(panels, clicked, zoom);
    let at = place(free.shrink(6.0), size, hex, &others);
    let shown = egui::Area::new("cursor menu".into()).fixed_pos(at).order(egui::Order::Foreground).fade_in(false).show(
        ctx,
        |ui| {
            floating(panels.theme).inner_margin(4).show(ui, |ui| {
                ui.set_width(WIDTH);
                ui.spacing_mut().item_spacing.y = 1.0;
                for action in items {
                    if item(ui, panels, action).clicked() {
                        panels.perform(action.does.clone());
                        panels.wishes.push(Wish::CloseMenu);
                    }
                }
            });
        },
    );
    let elsewhere = ctx.input(|input| input.pointer.primary_pressed())
        && ctx.pointer_latest_pos().is_some_and(|pointer| !shown.response.rect.contains(pointer));
    let put_away = shown.response.contains_pointer() && ctx.input(|input| input.pointer.secondary_pressed());
    if elsewhere || put_away {
        panels.wishes.push(Wish::CloseMenu);
    }
}

/// Something that the selected counters do. What concerns the whole side stands in the bar alone, what cannot be done too, and what is
/// prepared is ordered there or in the side panel.
fn is_of_selection(action: &Action) -> bool {
    let of_counters = |order: &Command| {
        matches!(
            order,
            Command::Move { .. }
                | Command::Exit { .. }
                | Command::Activate { .. }
                | Command::FightMelee { .. }
                | Command::Rally { .. }
                | Command::Dedication { .. }
                | Command::Heal { .. }
                | Command::Join { .. }
                | Command::TakeWeapon { .. }
                | Command::TurnTripod { .. }
                | Command::GiveWeapon { .. }
        )
    };
    let does = match &action.does {
        Does::Mode(mode) => !matches!(mode, Mode::Sniper(_) | Mode::Enter(_)),
        Does::Order(orders) => orders.first().is_some_and(of_counters),
        Does::Confirm | Does::Undo | Does::Cancel | Does::SightTool | Does::Dismiss => false,
    };
    does && action.refusal.is_none()
}

/// The selected hex on the screen, and the middles of all hexes in which enemies stand.
fn surroundings(panels: &Panels, clicked: Pos2, zoom: f32) -> (Rect, Vec<Pos2>) {
    let Some(view) = panels.view else { return (Rect::from_center_size(clicked, Vec2::splat(40.0)), Vec::new()) };
    let table = panels.table();
    let middle = |spot: hex_board::Spot| {
        let at = view.screen_at(space::centre(&table.field.map, spot.hex)) / zoom;
        egui::pos2(at.x, at.y)
    };
    let side = Vec2::splat(view.pixels_per_hex() / zoom * 1.1);
    let hex = Rect::from_center_size(panels.selection.spot.map_or(clicked, middle), side);
    let enemies = table.now.units.iter().filter(|unit| Some(unit.side) != table.flow.to_act());
    (hex, enemies.filter_map(|unit| unit.spot()).map(middle).collect())
}

/// Where the menu lies on nothing that matters: right of the hex, left of it, below or above, else where it hides the least.
fn place(free: Rect, size: Vec2, hex: Rect, others: &[Pos2]) -> Pos2 {
    let gap = 8.0;
    let middle = hex.center() - size / 2.0;
    let wanted = [
        egui::pos2(hex.right() + gap, middle.y),
        egui::pos2(hex.left() - gap - size.x, middle.y),
        egui::pos2(middle.x, hex.bottom() + gap),
        egui::pos2(middle.x, hex.top() - gap - size.y),
        egui::pos2(hex.right() + gap, hex.top() - size.y),
        egui::pos2(hex.left() - gap - size.x, hex.top() - size.y),
        egui::pos2(hex.right() + gap, hex.bottom()),
        egui::pos2(hex.left() - gap - size.x, hex.bottom()),
    ];
    let most = (free.max - size).max(free.min);
    let within = wanted.map(|at| at.clamp(free.min, most));
    let room = hex.width() / 2.0;
    let hidden = |at: &Pos2| {
        let menu = Rect::from_min_size(*at, size);
        let enemies = others.iter().filter(|other| menu.expand(room).contains(**other)).count();
        enemies + 3 * usize::from(menu.intersects(hex))
    };
    within.into_iter().min_by_key(hidden).unwrap_or(free.min)
}

fn item(ui: &mut Ui, panels: &mut Panels, action: &Action) -> Response {
    let theme = panels.theme;
    let enabled = action.refusal.is_none();
    let (rect, response) =
        ui.allocate_exact_size(egui::vec2(WIDTH, LINE), if enabled { Sense::click() } else { Sense::hover() });
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &action.name));
    note_seen(ui, &action.name, rect);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_menu_lies_beside_its_hex_and_off_the_enemies() {
        let free = Rect::from_min_size(egui::pos2(0.0, 52.0), egui::vec2(960.0, 580.0));
        let size = egui::vec2(200.0, 180.0);
        let hex = Rect::from_center_size(egui::pos2(400.0, 300.0), Vec2::splat(70.0));
        let at = |others: &[Pos2]| Rect::from_min_size(place(free, size, hex, others), size);
        assert!(at(&[]).left() > hex.right(), "right of the hex, where nothing stands");
        let right = egui::pos2(520.0, 300.0);
        let menu = at(&[right]);
        assert!(!menu.contains(right) && !menu.intersects(hex), "{menu}");
        let all = [right, egui::pos2(280.0, 300.0), egui::pos2(400.0, 180.0), egui::pos2(400.0, 420.0)];
        let menu = at(&all);
        assert!(free.contains_rect(menu) && !menu.intersects(hex), "{menu}");
        assert!(all.iter().filter(|enemy| menu.contains(**enemy)).count() <= 1);
    }
}
