//! The menu at the cursor: what the selected counters can do, beside their place and clear of what can be aimed at.

use crate::action_bar::item::{Item, LINE, explained, key, line};
use crate::noted::note_seen;
use crate::theme::TINY;
use crate::widgets::{fill_of, floating, focus_ring, font};
use crate::{Kit, pictures};
use bevy::prelude::Resource;
use bevy_egui::egui;
use egui::{Align2, Color32, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, WidgetType};

/// Width of a line with words.
const WIDTH: f32 = 190.0;
/// A sign with its word below it.
const SIGN: Vec2 = egui::vec2(76.0, 42.0);
/// Signs in a row.
const IN_A_ROW: usize = 3;
/// Between them.
const GAP: f32 = 1.0;
/// Around the lines.
const MARGIN: f32 = 5.0;

/// Whether a menu opens at the cursor where a stack is selected: a setting.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuAtCursor(pub bool);

impl Default for MenuAtCursor {
    fn default() -> Self {
        Self(true)
    }
}

/// The menu at the cursor: open, and where on the screen in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CursorMenu {
    /// Where; none: closed.
    pub at: Option<bevy::math::Vec2>,
}

/// What floats over the map too, and is not to lie under the menu.
const FLOATING: [&str; 5] = ["action bar", "log", "small map", "tray", "question"];

/// What a menu was used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Used {
    /// Nothing yet.
    Open,
    /// This sign was pressed.
    Sign(usize),
    /// This line was pressed.
    Line(usize),
    /// It was put away: by a click elsewhere, or by the right button. A click with the right button on the table is a step back
    /// there, and the first step is this menu.
    PutAway,
}

/// Draws the menu within the free part of the window: signs side by side for ways to act, so that the menu hides little, and lines for
/// orders, which need more words.
pub fn show(ctx: &egui::Context, kit: &mut Kit, signs: &[Item], lines: &[Item], around: &Around, free: Rect) -> Used {
    let size = size_of(signs.len(), lines.len());
    let at = place(free.shrink(6.0), size + Vec2::splat(2.0 * MARGIN), around, &covered(ctx));
    let mut used = Used::Open;
    let shown = egui::Area::new("cursor menu".into()).fixed_pos(at).order(egui::Order::Foreground).fade_in(false).show(
        ctx,
        |ui| {
            floating(kit.theme).inner_margin(4).show(ui, |ui| {
                ui.set_width(size.x);
                ui.spacing_mut().item_spacing = Vec2::splat(GAP);
                for (row, items) in signs.chunks(IN_A_ROW).enumerate() {
                    ui.horizontal(|ui| {
                        for (n, item) in items.iter().enumerate() {
                            if sign(ui, kit, item).clicked() {
                                used = Used::Sign(row * IN_A_ROW + n);
                            }
                        }
                    });
                }
                for (n, item) in lines.iter().enumerate() {
                    if line(ui, kit, item, size.x).clicked() {
                        used = Used::Line(n);
                    }
                }
            });
        },
    );
    let elsewhere = ctx.input(|input| input.pointer.primary_pressed())
        && ctx.pointer_latest_pos().is_some_and(|pointer| !shown.response.rect.contains(pointer));
    let put_away = shown.response.contains_pointer() && ctx.input(|input| input.pointer.secondary_pressed());
    if used == Used::Open && (elsewhere || put_away) {
        used = Used::PutAway;
    }
    used
}

/// What floats over the table beside the menu.
fn covered(ctx: &egui::Context) -> Vec<Rect> {
    let shown = |name: &&str| {
        let id = egui::Id::new(*name);
        let layer = egui::LayerId::new(egui::Order::Middle, id);
        let visible = ctx.memory(|memory| memory.areas().is_visible(&layer));
        egui::AreaState::load(ctx, id).filter(|_| visible).map(|area| area.rect())
    };
    FLOATING.iter().filter_map(shown).collect()
}

/// The room for so many signs and lines with words.
fn size_of(signs: usize, lines: usize) -> Vec2 {
    let (columns, rows) = (signs.min(IN_A_ROW), signs.div_ceil(IN_A_ROW));
    let length = |count: usize, side: f32| (count as f32 * (side + GAP) - GAP).max(0.0);
    let width = length(columns, SIGN.x).max(if lines > 0 { WIDTH } else { 0.0 });
    let gap = if signs > 0 && lines > 0 { GAP } else { 0.0 };
    egui::vec2(width, length(rows, SIGN.y) + gap + length(lines, LINE))
}

/// What lies around the menu, on the screen.
pub struct Around {
    /// The place of those who are selected.
    pub home: Rect,
    /// The middles of the places around it.
    pub beside: Vec<Pos2>,
    /// Where others stand.
    pub others: Vec<Pos2>,
}

/// Where the menu lies on nothing that matters: beside the place and those around it, else where it hides the least. Buttons are never
/// hidden where there is any other place.
fn place(free: Rect, size: Vec2, around: &Around, covered: &[Rect]) -> Pos2 {
    let home = around.home;
    let middle = home.center() - size / 2.0;
    let at_gap = |gap: f32| {
        [
            egui::pos2(home.right() + gap, middle.y),
            egui::pos2(home.left() - gap - size.x, middle.y),
            egui::pos2(middle.x, home.bottom() + gap),
            egui::pos2(middle.x, home.top() - gap - size.y),
            egui::pos2(home.right() + gap, home.top() - gap - size.y),
            egui::pos2(home.left() - gap - size.x, home.top() - gap - size.y),
            egui::pos2(home.right() + gap, home.bottom() + gap),
            egui::pos2(home.left() - gap - size.x, home.bottom() + gap),
        ]
    };
    let most = (free.max - size).max(free.min);
    let above = covered.iter().map(|covered| egui::pos2(middle.x, covered.top() - 6.0 - size.y));
    let wanted = [8.0, home.width() * 0.5, home.width() * 0.9].into_iter().flat_map(at_gap).chain(above);
    let room = home.width() / 2.0;
    let hidden = |at: &Pos2| {
        let menu = Rect::from_min_size(*at, size);
        let under = |points: &[Pos2], room: f32| points.iter().filter(|at| menu.expand(room).contains(**at)).count();
        let buttons = covered.iter().filter(|covered| menu.intersects(**covered)).count();
        let seen = 2 * under(&around.others, room) + under(&around.beside, room * 0.8);
        seen + 6 * usize::from(menu.intersects(home)) + 100 * buttons
    };
    wanted.map(|at| at.clamp(free.min, most)).min_by_key(hidden).unwrap_or(free.min)
}

/// A sign with its word and its key.
fn sign(ui: &mut Ui, kit: &mut Kit, action: &Item) -> Response {
    let theme = kit.theme;
    let (rect, response) = ui.allocate_exact_size(SIGN, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, action.active, action.name));
    note_seen(ui, action.name, rect);
    let painter = ui.painter();
    painter.rect_filled(
        rect,
        4,
        fill_of(&response, theme, if action.active { theme.raised } else { Color32::TRANSPARENT }),
    );
    let icon = Rect::from_center_size(rect.center_top() + egui::vec2(0.0, 15.0), Vec2::splat(20.0));
    kit.pictures.paint(painter, icon, &pictures::icon(action.icon, theme.text));
    painter.text(
        rect.center_bottom() - egui::vec2(0.0, 2.0),
        Align2::CENTER_BOTTOM,
        action.name,
        font(TINY),
        theme.text,
    );
    let corner = rect.right_top() + egui::vec2(-3.0, 2.0);
    key(painter, corner, Align2::RIGHT_TOP, action.key, theme.muted);
    focus_ring(ui, theme, &response);
    explained(response, kit, action)
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
            let around = Around { home: hex, beside: beside.to_vec(), others: others.to_vec() };
            Rect::from_min_size(place(free, size, &around, covered), size)
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
