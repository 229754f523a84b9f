//! The action bar: what can be done now, with icons, names and keys; what cannot says why. Buttons keep their words at every size, and each
//! stays where it is when others come: a few stand at its beginning for good, the others follow in a fixed order, and what has no room
//! is a line behind the last button, *More*.

pub(crate) mod item;
mod layout;
mod more;

use crate::theme::{self, RADIUS, SMALL, TINY};
use crate::widgets::{fill_of, floating, focus_ring, font};
use crate::{Kit, noted, pictures, words};
use bevy_egui::egui;
use board_art::Icon;
use egui::{
    Align2, Color32, CornerRadius, FontId, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};
use item::explained;
pub use item::{Item, Slot};
use layout::Layout;

/// Height of a button: two rows of them stand in the bar.
const HEIGHT: f32 = 28.0;
/// Between buttons.
const GAP: f32 = 4.0;
/// Height of the two rows.
const ROWS: f32 = 2.0 * HEIGHT + GAP;
/// Side of an icon.
const ICON: f32 = 18.0;
/// At the edges of a button, and between what stands on it.
const EDGE: f32 = 7.0;
/// Around the buttons, on each side.
const MARGIN: f32 = 6.0;
/// What the frame around the buttons takes on both sides together: margin and line.
const FRAME: f32 = 2.0 * MARGIN + 2.0;
/// From the edges of the map.
const BESIDE: f32 = 8.0;

/// What the bar is filled with.
#[derive(Clone, Copy, Debug)]
pub struct Actions<'a> {
    /// Its buttons, in their order.
    pub items: &'a [Item<'a>],
    /// The places that are kept for their buttons, also while these are not there.
    pub kept: &'a [Slot],
    /// The colour of the button that is most likely wanted.
    pub accent: Color32,
}

/// Draws the bar at the foot of `free`, between what is `taken` at the left and at the right; returns where it stands and which button was
/// pressed.
pub fn show(
    ctx: &egui::Context,
    kit: &mut Kit,
    actions: &Actions,
    free: Rect,
    taken: [f32; 2],
) -> (Option<Rect>, Option<usize>) {
    if actions.items.is_empty() {
        kit.open.more = false;
        return (None, None);
    }
    let [left, right] = taken;
    let room = (free.width() - left - right - 2.0 * BESIDE).max(240.0);
    let layout = Layout::of(ctx, actions, room - FRAME);
    // The place is worked out, not taken from the size that the bar had before: new buttons stand at once where they stay. It begins at the
    // left edge, whatever its length is.
    let at = egui::pos2(free.left() + left + BESIDE, free.bottom() - 10.0 - ROWS - FRAME).round();
    let mut pressed = None;
    let shown = egui::Area::new("action bar".into())
        .fixed_pos(at)
        .order(egui::Order::Middle)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(kit.theme).inner_margin(MARGIN as i8).show(ui, |ui| {
                let (all, _) = ui.allocate_exact_size(egui::vec2(layout.width, ROWS), Sense::hover());
                pressed = buttons(ui, kit, actions, &layout, all.min);
            });
        });
    let bar = shown.response.rect;
    kit.open.more &= layout.more_at.is_some();
    if kit.open.more
        && let Some(column) = layout.more_at
    {
        let button = at + egui::vec2(MARGIN + 1.0 + column, 0.0);
        pressed = pressed.or(more::show(ctx, kit, actions.items, &layout.more, free, (bar, button)));
    }
    (Some(bar), pressed)
}

/// The buttons of the bar; which was pressed.
fn buttons(ui: &mut Ui, kit: &mut Kit, actions: &Actions, layout: &Layout, origin: Pos2) -> Option<usize> {
    let mut pressed = None;
    for (slot, rect) in &layout.empty {
        empty(ui, kit, *slot, rect.translate(origin.to_vec2()));
    }
    for (n, rect) in &layout.placed {
        let (n, rect) = (*n, rect.translate(origin.to_vec2()));
        if button(ui, kit, &actions.items[n], actions.accent, n, rect).clicked() {
            pressed = Some(n);
        }
    }
    if let Some(column) = layout.more_at {
        let rect = Rect::from_min_size(origin + egui::vec2(column, 0.0), egui::vec2(layout::MORE, ROWS));
        if more_button(ui, kit, rect).clicked() {
            kit.open.more = !kit.open.more;
        }
    }
    pressed
}

/// The place of a button that is not there: what it would be, faintly.
fn empty(ui: &Ui, kit: &mut Kit, slot: Slot, rect: Rect) {
    let Some((icon, name)) = slot.empty() else { return };
    let ink = kit.theme.muted.gamma_multiply(0.35);
    outlined(ui, kit, rect);
    sign(ui, kit, icon, rect.left_center() + egui::vec2(EDGE + ICON / 2.0, 0.0), ink);
    let at = rect.left_center() + egui::vec2(2.0 * EDGE + ICON, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, name.said(), font(SMALL), ink);
}

fn outlined(ui: &Ui, kit: &Kit, rect: Rect) {
    let line = Stroke::new(1.0, kit.theme.line.gamma_multiply(0.6));
    ui.painter().rect_stroke(rect, CornerRadius::same(RADIUS), line, StrokeKind::Inside);
}

fn sign(ui: &Ui, kit: &mut Kit, icon: Icon, middle: Pos2, ink: Color32) {
    let picture = pictures::icon(icon, opaque(ink, kit.theme.panel));
    kit.pictures.paint(ui.painter(), Rect::from_center_size(middle, Vec2::splat(ICON)), &picture);
}

/// The button behind which the rest stands.
fn more_button(ui: &mut Ui, kit: &mut Kit, rect: Rect) -> Response {
    let (theme, on, name) = (kit.theme, kit.open.more, words::more().said());
    let response = ui.interact(rect, ui.id().with("more"), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, on, &name));
    noted::note_place(ui.ctx(), &name, rect);
    let rest = if on { theme.raised } else { theme.card };
    ui.painter().rect_filled(rect, CornerRadius::same(RADIUS), fill_of(&response, theme, rest));
    sign(ui, kit, Icon::More, rect.center() - egui::vec2(0.0, 9.0), theme.text);
    let at = rect.center() + egui::vec2(0.0, 11.0);
    ui.painter().text(at, Align2::CENTER_CENTER, name, font(SMALL), theme.text);
    focus_ring(ui, theme, &response);
    response.on_hover_text(words::more_hint().said())
}

fn button(ui: &mut Ui, kit: &mut Kit, action: &Item, accent: Color32, n: usize, rect: Rect) -> Response {
    let theme = kit.theme;
    let enabled = action.refusal.is_none();
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.id().with(("action", n)), sense);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, enabled, action.active, action.name));
    if enabled {
        noted::note_place(ui.ctx(), action.name, rect);
    }
    let dark = Color32::from_rgb(0x16, 0x19, 0x1C);
    let (fill, ink) = match (enabled, action.active, action.main) {
        (false, _, _) => (Color32::TRANSPARENT, theme.muted.gamma_multiply(0.55)),
        (true, true, _) => (theme.focus, dark),
        (true, false, true) => {
            (if response.hovered() { accent.lerp_to_gamma(Color32::WHITE, 0.15) } else { accent }, dark)
        }
        (true, false, false) => (fill_of(&response, theme, theme.card), theme.text),
    };
    ui.painter().rect_filled(rect, CornerRadius::same(RADIUS), fill);
    if !enabled {
        outlined(ui, kit, rect);
    }
    face(ui, kit, action, rect, ink);
    focus_ring(ui, theme, &response);
    explained(response, kit, action)
}

/// Icon, name and key of a button, beside each other.
fn face(ui: &Ui, kit: &mut Kit, action: &Item, rect: Rect, ink: Color32) {
    sign(ui, kit, action.icon, rect.left_center() + egui::vec2(EDGE + ICON / 2.0, 0.0), ink);
    let painter = ui.painter();
    let at = rect.left_center() + egui::vec2(2.0 * EDGE + ICON, 0.0);
    painter.text(at, Align2::LEFT_CENTER, action.name, font(SMALL), ink);
    if action.key.is_empty() {
        return;
    }
    let at = rect.right_center() - egui::vec2(EDGE, 0.0);
    painter.text(at, Align2::RIGHT_CENTER, action.key, FontId::new(TINY, theme::medium()), ink.gamma_multiply(0.65));
}

/// Room for icon, name and key.
fn width_of(ctx: &egui::Context, action: &Item) -> f32 {
    let width = |words: &str, font: FontId| {
        ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER)).size().x
    };
    let key = if action.key.is_empty() { 0.0 } else { EDGE + width(action.key, FontId::new(TINY, theme::medium())) };
    (3.0 * EDGE + ICON + width(action.name, font(SMALL)) + key).ceil()
}

/// Icons are painted without transparency, so a faint ink is mixed with what is behind it.
fn opaque(ink: Color32, behind: Color32) -> Color32 {
    let part = f32::from(ink.a()) / 255.0;
    let [r, g, b, _] = ink.to_srgba_unmultiplied();
    Color32::from_rgb(behind.r(), behind.g(), behind.b()).lerp_to_gamma(Color32::from_rgb(r, g, b), part)
}

#[cfg(test)]
#[path = "action_bar_test.rs"]
mod tests;
