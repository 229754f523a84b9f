//! The action bar: what can be done now, with icons, names and keys; what cannot says why.

use crate::theme::{self, RADIUS, TEXT, TINY};
use crate::widgets::{fill_of, floating, focus_ring, font, rule_text};
use crate::{Kit, noted, pictures};
use bevy_egui::egui;
use board_art::Icon;
use egui::text::LayoutJob;
use egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType,
};
use std::ops::Range;
use std::sync::Arc;
use table::RuleId;

/// Height of a button.
const HEIGHT: f32 = 58.0;
/// Between buttons.
const GAP: f32 = 4.0;
/// Height of a low button: two rows of them stand where one row of the others does.
const LOW_HEIGHT: f32 = (HEIGHT - GAP) / 2.0;
/// Sides of an icon, and of one on a low button.
const ICON: f32 = 24.0;
const LOW_ICON: f32 = 18.0;
/// At the edges of a low button, and between its icon and its key.
const LOW_EDGE: f32 = 7.0;
/// What the frame around the buttons takes on both sides together: margin and line.
const FRAME: f32 = 14.0;
/// Its least width.
const WIDTH: f32 = 58.0;
/// Least width of a button without a name.
const SIGN_WIDTH: f32 = 42.0;
/// Width at which a name goes on in a second line.
const NAME_WIDTH: f32 = 76.0;

/// Something that can be done now, or why it cannot.
#[derive(Clone, Debug)]
pub struct Item<'a> {
    /// What the button says.
    pub name: &'a str,
    /// One more sentence, for the tooltip.
    pub hint: &'a str,
    /// What its name means, where a newcomer would not know it.
    pub means: &'a str,
    /// Its picture.
    pub icon: Icon,
    /// The key that does the same.
    pub key: &'a str,
    /// Why it cannot be done, and by which rule; none: it can.
    pub refusal: Option<(String, RuleId)>,
    /// It is what the next click does.
    pub active: bool,
    /// The one that is most likely wanted.
    pub main: bool,
}

/// Draws the bar at the bottom of `free`, between what is `taken` at the left and at the right; returns where it stands and which
/// button was pressed.
pub fn show(
    ctx: &egui::Context,
    kit: &mut Kit,
    actions: &[Item],
    accent: Color32,
    free: Rect,
    taken: [f32; 2],
) -> (Option<Rect>, Option<usize>) {
    if actions.is_empty() {
        return (None, None);
    }
    let mut pressed = None;
    let [left, right] = taken;
    let room = (free.width() - left - right - 32.0).max(240.0);
    let (fit, widths, rows) = fit(ctx, actions, room - 16.0);
    let middle = free.left() + left + (free.width() - left - right) / 2.0;
    // In the middle of the map where that is free, else in the middle of what is left.
    let row_width = |row: &Range<usize>| widths[row.clone()].iter().sum::<f32>() + GAP * (row.len() - 1) as f32;
    let widest = rows.iter().map(row_width).fold(0.0, f32::max) + FRAME;
    let height = rows.len() as f32 * (fit.height() + GAP) - GAP + FRAME;
    let centre = free.center().x;
    let fits = centre - widest / 2.0 > free.left() + left + 8.0 && centre + widest / 2.0 < free.right() - right - 8.0;
    // The place is worked out, not taken from the size that the bar had before: new buttons stand at once where they stay.
    let at = egui::pos2(if fits { centre } else { middle } - widest / 2.0, free.bottom() - 10.0 - height);
    let shown = egui::Area::new("action bar".into())
        .fixed_pos(at.round())
        .order(egui::Order::Middle)
        .constrain(false)
        .fade_in(false)
        .show(ctx, |ui| {
            floating(kit.theme).inner_margin(6).show(ui, |ui| {
                ui.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
                for row in rows {
                    ui.horizontal(|ui| {
                        for n in row {
                            let action = &actions[n];
                            if button(ui, kit, action, accent, (fit, widths[n])).clicked() {
                                pressed = Some(n);
                            }
                        }
                    });
                }
            });
        });
    (Some(shown.response.rect), pressed)
}

/// What stands on the buttons. A second row would cover the map: before that names go, then the buttons are made half as high, and then
/// keys go. Name and key are always told under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    /// Icon and name.
    Names,
    /// Icons, and the name of the one that is most likely wanted.
    Signs,
    /// Icons and keys on low buttons.
    Low,
    /// Icons alone on low buttons.
    Bare,
}

impl Fit {
    fn has_name(self, action: &Item) -> bool {
        match self {
            Self::Names => true,
            Self::Signs => action.main,
            Self::Low | Self::Bare => false,
        }
    }
    fn has_key(self, action: &Item) -> bool {
        self != Self::Bare && !action.key.is_empty()
    }
    const fn height(self) -> f32 {
        match self {
            Self::Names | Self::Signs => HEIGHT,
            Self::Low | Self::Bare => LOW_HEIGHT,
        }
    }
    /// Room for icon, key and name.
    fn width(self, ctx: &egui::Context, action: &Item) -> f32 {
        let key = action.key.to_owned();
        let font = FontId::new(TINY, theme::medium());
        let key = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(key, font, Color32::PLACEHOLDER)).size().x;
        let width = match self {
            Self::Names | Self::Signs if self.has_name(action) => {
                let icon = ICON + 2.0 * (key + 8.0);
                (name_of(ctx, action).size().x + 12.0).max(icon).max(WIDTH)
            }
            Self::Names | Self::Signs => SIGN_WIDTH.max(key + 12.0),
            Self::Low if self.has_key(action) => 3.0 * LOW_EDGE + LOW_ICON + key,
            Self::Low | Self::Bare => 2.0 * LOW_EDGE + LOW_ICON,
        };
        width.ceil()
    }
}

/// Which buttons stand in which row, and how wide each is.
type Layout = (Fit, Vec<f32>, Vec<Range<usize>>);

/// The first way in which they fit: beside each other, or in two rows of low ones, which are as high as one of the others.
fn fit(ctx: &egui::Context, actions: &[Item], room: f32) -> Layout {
    let of = |fit: Fit| -> Layout {
        let widths: Vec<f32> = actions.iter().map(|action| fit.width(ctx, action)).collect();
        let rows = rows(&widths, room);
        (fit, widths, rows)
    };
    let ways = [(Fit::Names, 1), (Fit::Signs, 1), (Fit::Low, 2)];
    let fitting = ways.into_iter().map(|(fit, most)| (of(fit), most)).find(|((_, _, rows), most)| rows.len() <= *most);
    fitting.map_or_else(|| of(Fit::Bare), |(layout, _)| layout)
}

/// A name in at most two lines, centred.
fn name_of(ctx: &egui::Context, action: &Item) -> Arc<Galley> {
    let mut job = LayoutJob::simple(action.name.to_owned(), font(TINY), Color32::PLACEHOLDER, NAME_WIDTH);
    job.halign = egui::Align::Center;
    job.wrap.max_rows = 2;
    ctx.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Which buttons stand in which row: in as few rows as there can be, and about as many in each.
fn rows(widths: &[f32], room: f32) -> Vec<Range<usize>> {
    let broken = |most: usize| {
        let mut rows = Vec::new();
        let (mut start, mut used) = (0, 0.0);
        for (n, width) in widths.iter().enumerate() {
            if n > start && (used + width > room || n - start == most) {
                rows.push(start..n);
                (start, used) = (n, 0.0);
            }
            used += width + GAP;
        }
        rows.push(start..widths.len());
        rows
    };
    let full = broken(widths.len());
    let even = broken(widths.len().div_ceil(full.len()));
    if even.len() == full.len() { even } else { full }
}

fn button(ui: &mut Ui, kit: &mut Kit, action: &Item, accent: Color32, (fit, width): (Fit, f32)) -> Response {
    let theme = kit.theme;
    let enabled = action.refusal.is_none();
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, fit.height()), sense);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, enabled, action.active, action.name));
    if enabled {
        noted::note_place(ui.ctx(), action.name, rect);
    }
    let painter = ui.painter();
    let dark = Color32::from_rgb(0x16, 0x19, 0x1C);
    let (fill, ink) = match (enabled, action.active, action.main) {
        (false, _, _) => (Color32::TRANSPARENT, theme.muted.gamma_multiply(0.55)),
        (true, true, _) => (theme.focus, dark),
        (true, false, true) => {
            (if response.hovered() { accent.lerp_to_gamma(Color32::WHITE, 0.15) } else { accent }, dark)
        }
        (true, false, false) => (fill_of(&response, theme, theme.card), theme.text),
    };
    painter.rect_filled(rect, CornerRadius::same(RADIUS), fill);
    if !enabled {
        painter.rect_stroke(
            rect,
            CornerRadius::same(RADIUS),
            Stroke::new(1.0, theme.line.gamma_multiply(0.6)),
            StrokeKind::Inside,
        );
    }
    face(ui, kit, action, fit, rect, ink);
    focus_ring(ui, theme, &response);
    explained(response, kit, action)
}

/// Icon, name and key of a button.
fn face(ui: &Ui, kit: &mut Kit, action: &Item, fit: Fit, rect: Rect, ink: Color32) {
    let painter = ui.painter();
    let (icon, side, key_at) = match fit {
        Fit::Names | Fit::Signs => {
            let down = if fit.has_name(action) { 19.0 } else { HEIGHT - 20.0 };
            let icon = egui::pos2(rect.center().x, rect.top() + down);
            (icon, ICON, (rect.right_top() + egui::vec2(-5.0, 4.0), Align2::RIGHT_TOP))
        }
        Fit::Low | Fit::Bare => {
            let icon = rect.left_center() + egui::vec2(LOW_EDGE + LOW_ICON / 2.0, 0.0);
            (icon, LOW_ICON, (rect.right_center() - egui::vec2(LOW_EDGE, 0.0), Align2::RIGHT_CENTER))
        }
    };
    let picture = pictures::icon(action.icon, opaque(ink, kit.theme.panel));
    kit.pictures.paint(painter, Rect::from_center_size(icon, Vec2::splat(side)), &picture);
    if fit.has_name(action) {
        let name = name_of(ui.ctx(), action);
        let at = egui::pos2(rect.center().x, rect.bottom() - 15.0 - name.size().y / 2.0);
        painter.galley_with_override_text_color(at, name, ink);
    }
    if fit.has_key(action) {
        let (at, corner) = key_at;
        painter.text(at, corner, action.key, FontId::new(TINY, theme::medium()), ink.gamma_multiply(0.65));
    }
}

/// Icons are painted without transparency, so a faint ink is mixed with what is behind it.
fn opaque(ink: Color32, behind: Color32) -> Color32 {
    let part = f32::from(ink.a()) / 255.0;
    let [r, g, b, _] = ink.to_srgba_unmultiplied();
    Color32::from_rgb(behind.r(), behind.g(), behind.b()).lerp_to_gamma(Color32::from_rgb(r, g, b), part)
}

/// What the action does, or why it cannot be done.
pub(crate) fn explained(response: Response, kit: &Kit, action: &Item) -> Response {
    let (theme, book) = (kit.theme, kit.book);
    response.on_hover_ui(|ui| {
        ui.horizontal(|ui| {
            ui.label(theme::title(action.name, TEXT, theme.text));
            if !action.key.is_empty() {
                ui.label(theme::text(action.key, TINY, theme.muted));
            }
        });
        if !action.hint.is_empty() {
            ui.label(theme::text(action.hint, TEXT, theme.muted));
        }
        if !action.means.is_empty() {
            ui.label(theme::text(action.means, TEXT, theme.text));
        }
        if let Some((why, rule)) = &action.refusal {
            ui.label(theme::text(why, TEXT, theme.bad));
            rule_text(ui, theme, book, *rule);
        }
    })
}
