//! The menu at the cursor: what the selected counters can do, beside their hex and clear of what can be aimed at.

use super::action_bar::{explained, is_shown};
use super::noted::note_seen;
use super::pictures;
use super::widgets::{fill_of, floating, focus_ring, font};
use super::{Panels, Wish};
use crate::model::{Action, Does, Mode};
use crate::theme::{self, TEXT, TINY};
use bevy_egui::egui;
use egui::{Align2, Color32, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use hex_view::space;
use lock_n_load::Command;

/// Width of a line with words.
const WIDTH: f32 = 190.0;
/// Height of a line.
const LINE: f32 = 28.0;
/// Side of a sign without words.
const SIGN: f32 = 34.0;
/// Signs in a row.
const IN_A_ROW: usize = 3;
/// Between them.
const GAP: f32 = 1.0;
/// Around the lines.
const MARGIN: f32 = 5.0;

/// What floats over the map too, and is not to lie under the menu.
const FLOATING: [&str; 5] = ["action bar", "log", "small map", "tray", "question"];

/// Draws the menu where it is open, within the free part of the window; a click elsewhere closes it. A click with the right button on
/// the map is a step back there, and the first step is this menu.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let Some(at) = panels.menu.at else { return };
    let wanted = |action: &&Action| is_of_selection(action) && !is_shown(panels, action);
    let items: Vec<&Action> = panels.actions.0.iter().filter(wanted).collect();
    if items.is_empty() {
        return;
    }
    let clicked = egui::pos2(at.x, at.y) / ctx.zoom_factor();
    // Ways to act are the signs of the bar, without words: the menu hides little. Orders to somebody need their words.
    let (signs, lines): (Vec<&Action>, Vec<&Action>) =
        items.into_iter().partition(|action| matches!(action.does, Does::Mode(_)));
    let size = size_of(signs.len(), lines.len());
    let around = surroundings(ctx, panels, clicked);
    let at = place(free.shrink(6.0), size + Vec2::splat(2.0 * MARGIN), &around);
    let shown = egui::Area::new("cursor menu".into()).fixed_pos(at).order(egui::Order::Foreground).fade_in(false).show(
        ctx,
        |ui| {
            floating(panels.theme).inner_margin(4).show(ui, |ui| {
                ui.set_width(size.x);
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                for row in signs.chunks(IN_A_ROW) {
                    ui.horizontal(|ui| row.iter().for_each(|action| press(ui, panels, action, sign)));
                }
                lines.iter().for_each(|action| press(ui, panels, action, line));
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

/// The room for so many signs and lines with words.
fn size_of(signs: usize, lines: usize) -> Vec2 {
    let (columns, rows) = (signs.min(IN_A_ROW), signs.div_ceil(IN_A_ROW));
    let length = |count: usize, side: f32| (count as f32 * (side + GAP) - GAP).max(0.0);
    let width = if lines > 0 { WIDTH } else { length(columns, SIGN) };
    let gap = if signs > 0 && lines > 0 { GAP } else { 0.0 };
    egui::vec2(width, length(rows, SIGN) + gap + length(lines, LINE))
}

/// An item of the menu, and what pressing it does.
fn press(ui: &mut Ui, panels: &mut Panels, action: &Action, item: fn(&mut Ui, &mut Panels, &Action) -> Response) {
    if item(ui, panels, action).clicked() {
        panels.perform(action.does.clone());
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

/// What lies around the menu, on the screen.
struct Around {
    /// The selected hex.
    hex: Rect,
    /// The middles of the hexes around it.
    beside: Vec<Pos2>,
    /// The middles of all hexes in which others stand.
    others: Vec<Pos2>,
    /// What floats over the map.
    covered: Vec<Rect>,
}

fn surroundings(ctx: &egui::Context, panels: &Panels, clicked: Pos2) -> Around {
    let zoom = ctx.zoom_factor();
    let shown = |name: &&str| {
        let id = egui::Id::new(*name);
        let layer = egui::LayerId::new(egui::Order::Middle, id);
        let visible = ctx.memory(|memory| memory.areas().is_visible(&layer));
        egui::AreaState::load(ctx, id).filter(|_| visible).map(|area| area.rect())
    };
    let covered = FLOATING.iter().filter_map(shown).collect();
    let (Some(view), Some(spot)) = (panels.view, panels.selection.spot) else {
        let hex = Rect::from_center_size(clicked, Vec2::splat(40.0));
        return Around { hex, beside: Vec::new(), others: Vec::new(), covered };
    };
    let table = panels.table();
    let map = &table.field.map;
    let middle = |hex: hex_board::HexId| {
        let at = view.screen_at(space::centre(map, hex)) / zoom;
        egui::pos2(at.x, at.y)
    };
    let side = Vec2::splat(view.pixels_per_place() / zoom * 1.1);
    let beside = map.at(spot.hex).neighbours.iter().flatten().map(|hex| middle(*hex)).collect();
    let others = table.units.iter().filter_map(|unit| unit.spot()).filter(|other| other.hex != spot.hex);
    let others = others.map(|other| middle(other.hex)).collect();
    Around { hex: Rect::from_center_size(middle(spot.hex), side), beside, others, covered }
}

/// Where the menu lies on nothing that matters: beside the hex and those around it, else where it hides the least. Buttons are never
/// hidden where there is any other place.
fn place(free: Rect, size: Vec2, around: &Around) -> Pos2 {
    let hex = around.hex;
    let middle = hex.center() - size / 2.0;
    let at_gap = |gap: f32| {
        [
            egui::pos2(hex.right() + gap, middle.y),
            egui::pos2(hex.left() - gap - size.x, middle.y),
            egui::pos2(middle.x, hex.bottom() + gap),
            egui::pos2(middle.x, hex.top() - gap - size.y),
            egui::pos2(hex.right() + gap, hex.top() - gap - size.y),
            egui::pos2(hex.left() - gap - size.x, hex.top() - gap - size.y),
            egui::pos2(hex.right() + gap, hex.bottom() + gap),
            egui::pos2(hex.left() - gap - size.x, hex.bottom() + gap),
        ]
    };
    let most = (free.max - size).max(free.min);
    let above = around.covered.iter().map(|covered| egui::pos2(middle.x, covered.top() - 6.0 - size.y));
    let wanted = [8.0, hex.width() * 0.5, hex.width() * 0.9].into_iter().flat_map(at_gap).chain(above);
    let room = hex.width() / 2.0;
    let hidden = |at: &Pos2| {
        let menu = Rect::from_min_size(*at, size);
        let under = |points: &[Pos2], room: f32| points.iter().filter(|at| menu.expand(room).contains(**at)).count();
        let buttons = around.covered.iter().filter(|covered| menu.intersects(**covered)).count();
        let seen = 2 * under(&around.others, room) + under(&around.beside, room * 0.8);
        seen + 6 * usize::from(menu.intersects(hex)) + 100 * buttons
    };
    wanted.map(|at| at.clamp(free.min, most)).min_by_key(hidden).unwrap_or(free.min)
}

/// A sign with its key.
fn sign(ui: &mut Ui, panels: &mut Panels, action: &Action) -> Response {
    let theme = panels.theme;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, action.active, &action.name));
    note_seen(ui, &action.name, rect);
    let painter = ui.painter();
    painter.rect_filled(
        rect,
        4,
        fill_of(&response, theme, if action.active { theme.raised } else { Color32::TRANSPARENT }),
    );
    let icon = Rect::from_center_size(rect.center() - egui::vec2(2.0, -2.0), Vec2::splat(20.0));
    panels.pictures.paint(painter, icon, &pictures::icon(action.icon, theme.text));
    let key = action.key.map_or("", |key| panels.key(key));
    let corner = rect.right_top() + egui::vec2(-2.0, 1.0);
    painter.text(corner, Align2::RIGHT_TOP, key, egui::FontId::new(TINY, theme::medium()), theme.muted);
    focus_ring(ui, theme, &response);
    explained(response, panels, action)
}

/// A line with sign, words and key.
fn line(ui: &mut Ui, panels: &mut Panels, action: &Action) -> Response {
    let theme = panels.theme;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(WIDTH, LINE), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &action.name));
    note_seen(ui, &action.name, rect);
    let painter = ui.painter();
    painter.rect_filled(rect, 4, fill_of(&response, theme, Color32::TRANSPARENT));
    let ink = if action.main { theme.focus } else { theme.text };
    let icon = Rect::from_center_size(egui::pos2(rect.left() + 17.0, rect.center().y), Vec2::splat(18.0));
    panels.pictures.paint(painter, icon, &pictures::icon(action.icon, ink));
    let middle = rect.center().y;
    painter.text(egui::pos2(rect.left() + 34.0, middle), Align2::LEFT_CENTER, &action.name, font(TEXT), ink);
    let key = action.key.map_or("", |key| panels.key(key));
    let right = egui::pos2(rect.right() - 8.0, middle);
    painter.text(right, Align2::RIGHT_CENTER, key, egui::FontId::new(TINY, theme::medium()), theme.muted);
    focus_ring(ui, theme, &response);
    explained(response, panels, action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_menu_lies_beside_its_hex_and_off_what_is_aimed_at() {
        let free = Rect::from_min_size(egui::pos2(0.0, 52.0), egui::vec2(960.0, 580.0));
        let size = size_of(6, 0);
        let hex = Rect::from_center_size(egui::pos2(400.0, 300.0), Vec2::splat(70.0));
        let ring = [(0.0, 64.0), (0.0, -64.0), (55.0, 32.0), (55.0, -32.0), (-55.0, 32.0), (-55.0, -32.0)];
        let beside = ring.map(|(x, y)| hex.center() + egui::vec2(x, y));
        let menu = |others: &[Pos2], covered: &[Rect]| {
            let around = Around { hex, beside: beside.to_vec(), others: others.to_vec(), covered: covered.to_vec() };
            Rect::from_min_size(place(free, size, &around), size)
        };
        let at = |others: &[Pos2]| menu(others, &[]);
        let alone = at(&[]);
        assert!(alone.left() > hex.right(), "right of the hex, where nothing stands");
        assert!(beside.iter().all(|hex| !alone.contains(*hex)), "one step can be clicked: {alone}");
        let right = alone.center();
        let moved = at(&[right]);
        assert!(!moved.contains(right) && !moved.intersects(hex), "{moved}");
        assert!(free.contains_rect(moved));
        let bar = Rect::from_min_max(egui::pos2(420.0, 200.0), egui::pos2(960.0, 632.0));
        assert!(!menu(&[], &[bar]).intersects(bar), "buttons stay to be seen");
    }
}
