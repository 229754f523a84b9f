//! Small parts that all panels share: cards, rule numbers with their sentence, buttons with icon and key.

use super::noted::{note_place, note_seen};
use super::pictures::{self, Picture};
use super::{Panels, words};
use crate::names;
use crate::theme::{self, RADIUS, SMALL, TEXT, TINY, Theme};
use bevy_egui::egui;
use board_art::Icon;
use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Frame, Margin, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};
use lock_n_load::catalogue;
use table::{Refusal, RuleId};

/// The frame of a group within a panel.
pub(crate) fn card(theme: &Theme) -> Frame {
    Frame::new().fill(theme.card).corner_radius(RADIUS).inner_margin(Margin::same(8))
}

/// The frame of a panel that floats over the map.
pub(crate) fn floating(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.panel)
        .corner_radius(RADIUS)
        .inner_margin(Margin::same(8))
        .stroke(Stroke::new(1.0, theme.line))
        .shadow(egui::Shadow { offset: [0, 3], blur: 12, spread: 0, color: Color32::from_black_alpha(90) })
}

/// Letters of the running text in a size.
pub(crate) fn font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// A small heading over a group.
pub(crate) fn heading(ui: &mut Ui, theme: &Theme, words: &str) {
    ui.label(theme::title(words.to_uppercase(), TINY, theme.muted).extra_letter_spacing(0.6));
}

/// A rule's number and sentence, for tooltips.
pub(crate) fn rule_text(ui: &mut Ui, theme: &Theme, rule: RuleId) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(theme::title(words::rule_number(rule), SMALL, theme.focus));
        if let Some(found) = catalogue::rule(rule) {
            ui.label(theme::text(catalogue::section_title(found.section), SMALL, theme.muted));
        }
    });
    ui.label(theme::text(catalogue::sentence(rule), TEXT, theme.text));
}

/// A rule's number, small and muted; its sentence under the pointer, the rule reference by a click.
pub(crate) fn rule_tag(ui: &mut Ui, panels: &mut Panels, rule: RuleId) {
    let label = egui::Label::new(theme::text(words::rule_number(rule), TINY, panels.theme.muted)).sense(Sense::click());
    let theme = panels.theme;
    let tag = ui.add(label).on_hover_ui(|ui| rule_text(ui, theme, rule));
    note_seen(ui, &format!("rule {}", words::rule_number(rule)), tag.rect);
    if tag.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
        open_rule(panels, rule);
    }
}

/// Shows a rule in the rule reference.
pub(crate) fn open_rule(panels: &mut Panels, rule: RuleId) {
    panels.open.rules = true;
    panels.open.rule = Some(rule);
    panels.open.search.clear();
}

/// Why something is forbidden, with the number.
pub(crate) fn refusal(ui: &mut Ui, panels: &mut Panels, refusal: &Refusal) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let reason = names::told(&panels.table(), &refusal.reason);
        ui.label(theme::text(names::sentence(&reason), TEXT, panels.theme.bad));
        rule_tag(ui, panels, refusal.rule);
    });
}

/// How a button looks under the pointer and when pressed.
pub(crate) fn fill_of(response: &Response, theme: &Theme, rest: Color32) -> Color32 {
    if !response.enabled() {
        rest
    } else if response.is_pointer_button_down_on() {
        theme.line
    } else if response.hovered() || response.has_focus() {
        theme.raised
    } else {
        rest
    }
}

/// Side of a small button.
pub(crate) const SIGN: f32 = 28.0;

/// What stands on a small button.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sign {
    /// One of our icons.
    Icon(Icon),
    /// A character.
    Letter(&'static str),
}

/// A sign alone on a button; the name is for the tooltip and for those who do not see it.
pub(crate) fn sign_button(ui: &mut Ui, panels: &mut Panels, sign: Sign, name: &str, on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), on, name));
    note_place(ui.ctx(), name, rect);
    let theme = panels.theme;
    let fill = fill_of(&response, theme, if on { theme.raised } else { Color32::TRANSPARENT });
    ui.painter().rect_filled(rect, CornerRadius::same(RADIUS), fill);
    let colour = if on { theme.focus } else { theme.text };
    match sign {
        Sign::Icon(icon) => {
            let at = Rect::from_center_size(rect.center(), Vec2::splat(18.0));
            panels.pictures.paint(ui.painter(), at, &pictures::icon(icon, colour));
        }
        Sign::Letter(letter) => {
            let font = FontId::new(TEXT + 4.0, theme::medium());
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, letter, font, colour);
        }
    }
    focus_ring(ui, theme, &response);
    response.on_hover_text(name)
}

/// An icon alone on a button.
pub(crate) fn icon_button(ui: &mut Ui, panels: &mut Panels, icon: Icon, name: &str, on: bool) -> Response {
    sign_button(ui, panels, Sign::Icon(icon), name, on)
}

/// The ring of what the keyboard is on.
pub(crate) fn focus_ring(ui: &Ui, theme: &Theme, response: &Response) {
    if response.has_focus() {
        let stroke = Stroke::new(1.5, theme.focus);
        ui.painter().rect_stroke(response.rect, CornerRadius::same(RADIUS), stroke, StrokeKind::Inside);
    }
}

/// What a button with words looks like.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wide<'a> {
    pub icon: Option<Icon>,
    pub name: &'a str,
    /// The key that does the same.
    pub key: &'a str,
    /// The one that is most likely wanted, in this colour.
    pub main: Option<Color32>,
    /// Width; none: as wide as its words.
    pub width: Option<f32>,
}

/// A button with icon, words and key.
pub(crate) fn wide_button(ui: &mut Ui, panels: &mut Panels, button: Wide) -> Response {
    let theme = panels.theme;
    let words =
        ui.painter().layout_no_wrap(button.name.to_owned(), FontId::new(TEXT, theme::medium()), Color32::PLACEHOLDER);
    let key = ui.painter().layout_no_wrap(button.key.to_owned(), font(TINY), Color32::PLACEHOLDER);
    let icon_width = if button.icon.is_some() { 26.0 } else { 0.0 };
    let key_width = if button.key.is_empty() { 0.0 } else { key.size().x + 18.0 };
    let wanted = 12.0 + icon_width + words.size().x + key_width + 12.0;
    let size = egui::vec2(button.width.unwrap_or(wanted), 34.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), button.name));
    note_seen(ui, button.name, rect);
    let painter = ui.painter();
    let enabled = ui.is_enabled();
    let lit = response.hovered() || response.has_focus();
    let (fill, ink, faint) = match button.main {
        Some(colour) if enabled => {
            let fill = if lit { colour.lerp_to_gamma(Color32::WHITE, 0.15) } else { colour };
            let ink = Color32::from_rgb(0x16, 0x19, 0x1C);
            (fill, ink, ink.gamma_multiply(0.75))
        }
        _ => (fill_of(&response, theme, theme.card), if enabled { theme.text } else { theme.muted }, theme.muted),
    };
    painter.rect_filled(rect, CornerRadius::same(RADIUS), fill);
    if button.main.is_none() || !enabled {
        painter.rect_stroke(rect, CornerRadius::same(RADIUS), Stroke::new(1.0, theme.line), StrokeKind::Inside);
    }
    // Words stand in the middle of what icon and key leave.
    let inner = icon_width + words.size().x;
    let mut x = rect.left() + ((rect.width() - key_width - inner) / 2.0).max(10.0);
    if let Some(icon) = button.icon {
        let at = Rect::from_center_size(egui::pos2(x + 9.0, rect.center().y), Vec2::splat(18.0));
        panels.pictures.paint(painter, at, &pictures::icon(icon, ink));
        x += icon_width;
    }
    let middle = |height: f32| rect.center().y - height / 2.0;
    painter.galley_with_override_text_color(egui::pos2(x, middle(words.size().y)), words, ink);
    if !button.key.is_empty() {
        let width = key.size().x + 10.0;
        let cap = Rect::from_center_size(
            egui::pos2(rect.right() - 8.0 - width / 2.0, rect.center().y),
            egui::vec2(width, 18.0),
        );
        painter.rect_stroke(
            cap,
            CornerRadius::same(3),
            Stroke::new(1.0, faint.gamma_multiply(0.7)),
            StrokeKind::Inside,
        );
        let at = cap.center() - key.size() / 2.0;
        painter.galley_with_override_text_color(at, key, faint);
    }
    focus_ring(ui, theme, &response);
    response
}

/// A tick box.
pub(crate) fn tick(ui: &mut Ui, ticked: bool, name: &str, words: RichText) -> Response {
    let mut now = ticked;
    let response = ui.checkbox(&mut now, words);
    note_seen(ui, name, response.rect);
    response
}

/// One of several words of which one is chosen.
pub(crate) fn choice(ui: &mut Ui, chosen: bool, name: &str, words: RichText) -> Response {
    let response = ui.selectable_label(chosen, words);
    note_seen(ui, name, response.rect);
    response
}

/// A dot in a side's colour.
pub(crate) fn dot(ui: &mut Ui, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(10.0), Sense::hover());
    ui.painter().circle_filled(rect.center(), 4.5, colour);
    response
}

/// A word in a box: a state or a marker.
pub(crate) fn pill(ui: &mut Ui, words: &str, colour: Color32) -> Response {
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font(TINY), colour);
    let (rect, response) = ui.allocate_exact_size(galley.size() + egui::vec2(12.0, 4.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(8), colour.gamma_multiply(0.16));
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colour);
    response
}

/// A picture as a widget.
pub(crate) fn picture(ui: &mut Ui, panels: &mut Panels, picture: &Picture, side: f32, tint: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    panels.pictures.paint_tinted(ui.painter(), rect, picture, tint);
    response
}

/// Text in one line within a width, cut off with an ellipsis.
pub(crate) fn one_line(
    ui: &Ui,
    words: &str,
    font: FontId,
    colour: Color32,
    width: f32,
) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(8.0));
    ui.painter().layout_job(job)
}

/// Words that wrap, in the running text.
pub(crate) fn note(ui: &mut Ui, words: impl Into<RichText>) -> Response {
    ui.add(egui::Label::new(words.into()).wrap())
}
