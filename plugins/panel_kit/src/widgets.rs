//! Small parts that all panels share: cards, rule numbers with their sentence, buttons with icon and key.

use crate::noted::{note_place, note_seen};
use crate::pictures::{self, Picture};
use crate::theme::{self, RADIUS, SMALL, TEXT, TINY, Theme};
use crate::{Kit, RuleBook};
use bevy_egui::egui;
use board_art::Icon;
use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Frame, Margin, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};
use table::RuleId;

/// The frame of a group within a panel.
pub fn card(theme: &Theme) -> Frame {
    Frame::new().fill(theme.card).corner_radius(RADIUS).inner_margin(Margin::same(8))
}

/// The frame of a panel that floats over the map.
pub fn floating(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.panel)
        .corner_radius(RADIUS)
        .inner_margin(Margin::same(8))
        .stroke(Stroke::new(1.0, theme.line))
        .shadow(egui::Shadow { offset: [0, 3], blur: 12, spread: 0, color: Color32::from_black_alpha(90) })
}

/// A counter on a panel begins to be dragged. From here on whoever draws the table has the pointer: no panel does.
pub fn taken_up(ui: &Ui, counter: &Response) -> bool {
    // The same widget, so that a click and its explanation stay the counter's.
    let taken = counter.interact(Sense::drag()).drag_started_by(egui::PointerButton::Primary);
    if taken {
        ui.ctx().stop_dragging();
    }
    taken
}

/// Letters of the running text in a size.
pub fn font(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// A small heading over a group.
pub fn heading(ui: &mut Ui, theme: &Theme, words: &str) {
    ui.label(theme::title(words.to_uppercase(), TINY, theme.muted).extra_letter_spacing(0.6));
}

/// A rule's number and sentence, for tooltips.
pub fn rule_text(ui: &mut Ui, theme: &Theme, book: &RuleBook, rule: RuleId) {
    let found = book.rule(rule);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(theme::title(book.number(rule), SMALL, theme.focus));
        if let Some(found) = found {
            ui.label(theme::text(found.section.1, SMALL, theme.muted));
        }
    });
    ui.label(theme::text(found.map_or("", |found| found.sentence), TEXT, theme.text));
}

/// A rule's number, small and muted; its sentence under the pointer, the rule reference by a click.
pub fn rule_tag(ui: &mut Ui, kit: &mut Kit, rule: RuleId) {
    let (theme, book) = (kit.theme, kit.book);
    let number = book.number(rule);
    let label = egui::Label::new(theme::text(number, TINY, theme.muted)).sense(Sense::click());
    let tag = ui.add(label).on_hover_ui(|ui| rule_text(ui, theme, book, rule));
    note_seen(ui, &format!("rule {number}"), tag.rect);
    if tag.on_hover_cursor(egui::CursorIcon::PointingHand).clicked() {
        open_rule(kit, rule);
    }
}

/// Shows a rule in the rule reference.
pub fn open_rule(kit: &mut Kit, rule: RuleId) {
    kit.open.rules = true;
    kit.open.rule = Some(rule);
    kit.open.search.clear();
}

/// Why something is forbidden, with the number.
pub fn refusal(ui: &mut Ui, kit: &mut Kit, sentence: &str, rule: RuleId) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(theme::text(sentence, TEXT, kit.theme.bad));
        rule_tag(ui, kit, rule);
    });
}

/// How a button looks under the pointer and when pressed.
pub fn fill_of(response: &Response, theme: &Theme, rest: Color32) -> Color32 {
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
pub const SIGN: f32 = 28.0;

/// What stands on a small button.
#[derive(Clone, Copy, Debug)]
pub enum Sign {
    /// One of our icons.
    Icon(Icon),
    /// A character.
    Letter(&'static str),
}

/// A sign alone on a button; the name is for the tooltip and for those who do not see it.
pub fn sign_button(ui: &mut Ui, kit: &mut Kit, sign: Sign, name: &str, on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), on, name));
    note_place(ui.ctx(), name, rect);
    let theme = kit.theme;
    let fill = fill_of(&response, theme, if on { theme.raised } else { Color32::TRANSPARENT });
    ui.painter().rect_filled(rect, CornerRadius::same(RADIUS), fill);
    let colour = if on { theme.focus } else { theme.text };
    match sign {
        Sign::Icon(icon) => {
            let at = Rect::from_center_size(rect.center(), Vec2::splat(18.0));
            kit.pictures.paint(ui.painter(), at, &pictures::icon(icon, colour));
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
pub fn icon_button(ui: &mut Ui, kit: &mut Kit, icon: Icon, name: &str, on: bool) -> Response {
    sign_button(ui, kit, Sign::Icon(icon), name, on)
}

/// The ring of what the keyboard is on.
pub fn focus_ring(ui: &Ui, theme: &Theme, response: &Response) {
    if response.has_focus() {
        let stroke = Stroke::new(1.5, theme.focus);
        ui.painter().rect_stroke(response.rect, CornerRadius::same(RADIUS), stroke, StrokeKind::Inside);
    }
}

/// What a button with words looks like.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wide<'a> {
    /// Its icon.
    pub icon: Option<Icon>,
    /// What it says.
    pub name: &'a str,
    /// The key that does the same.
    pub key: &'a str,
    /// The one that is most likely wanted, in this colour.
    pub main: Option<Color32>,
    /// Width; none: as wide as its words.
    pub width: Option<f32>,
}

/// A button with icon, words and key.
pub fn wide_button(ui: &mut Ui, kit: &mut Kit, button: Wide) -> Response {
    let theme = kit.theme;
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
        kit.pictures.paint(painter, at, &pictures::icon(icon, ink));
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
pub fn tick(ui: &mut Ui, ticked: bool, name: &str, words: RichText) -> Response {
    let mut now = ticked;
    let response = ui.checkbox(&mut now, words);
    note_seen(ui, name, response.rect);
    response
}

/// One of several, of which one is chosen. With the pointer on it, it is as large as without: what grows moves what is below it.
pub fn selectable<'a>(ui: &mut Ui, chosen: bool, words: impl egui::IntoAtoms<'a>) -> Response {
    let framed = ui.visuals().widgets.inactive;
    if !chosen {
        let unseen = &mut ui.visuals_mut().widgets.inactive;
        (unseen.weak_bg_fill, unseen.bg_stroke.color) = (Color32::TRANSPARENT, Color32::TRANSPARENT);
    }
    let response = ui.add(egui::Button::selectable(chosen, words).frame_when_inactive(true));
    ui.visuals_mut().widgets.inactive = framed;
    response
}

/// One of several words of which one is chosen.
pub fn choice(ui: &mut Ui, chosen: bool, name: &str, words: RichText) -> Response {
    let response = selectable(ui, chosen, words);
    note_seen(ui, name, response.rect);
    response
}

/// A dot in a side's colour.
pub fn dot(ui: &mut Ui, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(10.0), Sense::hover());
    ui.painter().circle_filled(rect.center(), 4.5, colour);
    response
}

/// A word in a box: a state or a marker.
pub fn pill(ui: &mut Ui, words: &str, colour: Color32) -> Response {
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font(TINY), colour);
    let (rect, response) = ui.allocate_exact_size(galley.size() + egui::vec2(12.0, 4.0), Sense::hover());
    ui.painter().rect_filled(rect, CornerRadius::same(8), colour.gamma_multiply(0.16));
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colour);
    response
}

/// A picture as a widget.
pub fn picture(ui: &mut Ui, kit: &mut Kit, picture: &Picture, side: f32, tint: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    kit.pictures.paint_tinted(ui.painter(), rect, picture, tint);
    response
}

/// Text in one line within a width, cut off with an ellipsis.
pub fn one_line(ui: &Ui, words: &str, font: FontId, colour: Color32, width: f32) -> std::sync::Arc<egui::Galley> {
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font, colour);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(8.0));
    ui.painter().layout_job(job)
}

/// Words that wrap, in the running text.
pub fn note(ui: &mut Ui, words: impl Into<RichText>) -> Response {
    ui.add(egui::Label::new(words.into()).wrap())
}
