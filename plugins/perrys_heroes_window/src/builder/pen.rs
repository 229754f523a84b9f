//! What the pages between battles are drawn with, those of the builder and those of a campaign: words, cards, and buttons that say why not.

use super::model::{Draft, Tools};
use super::words;
use bevy_egui::egui;
use egui::{
    Button, Color32, CornerRadius, Frame, Layout, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui, Vec2, vec2,
};
use panel_kit::theme::{self, Theme};
use perrys_heroes::checks::force::ForceFault;
use perrys_heroes::force::ForceDef;
use table::{Refusal, Say};

/// Tells where a button lies, by its name.
pub(crate) type Note<'a> = dyn FnMut(&str, Rect) + 'a;

/// What a page draws with.
pub(crate) struct Pen<'a, 'n> {
    pub theme: &'a Theme,
    pub note: &'a mut Note<'n>,
}

/// How a button over the whole width looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The one that leads on.
    Main,
    /// One of several.
    Plain,
}

impl Pen<'_, '_> {
    /// A button that may be refused, with why in its tooltip; true if it was clicked.
    pub fn button(&mut self, ui: &mut Ui, name: &str, chosen: bool, why: Option<&str>) -> bool {
        let colour = if why.is_some() { self.theme.muted } else { self.theme.text };
        let button = Button::selectable(chosen, theme::text(name, theme::SMALL, colour)).frame_when_inactive(true);
        let drawn = ui.add_enabled(why.is_none(), button);
        (self.note)(name, drawn.rect);
        let clicked = drawn.clicked();
        if let Some(why) = why {
            drawn.on_disabled_hover_text(why);
        }
        clicked
    }
    /// One of several that may be chosen, in the letters of the text; true if it was clicked.
    pub fn choice(&mut self, ui: &mut Ui, name: &str, chosen: bool) -> bool {
        let words = theme::text(name, theme::TEXT, self.theme.text);
        let drawn = ui.add(Button::selectable(chosen, words).frame_when_inactive(true).wrap());
        (self.note)(name, drawn.rect);
        drawn.clicked()
    }
    /// A button over the whole width; true if it was clicked. Why it cannot be stands below it.
    pub fn wide(&mut self, ui: &mut Ui, name: &Say, kind: Kind, why: Option<&Refusal>) -> bool {
        let (name, theme) = (name.said(), self.theme);
        let words: RichText = match (kind, why) {
            (Kind::Main, None) => theme::title(&name, theme::TITLE, Color32::BLACK),
            (_, Some(_)) => theme::text(&name, theme::TITLE, theme.muted),
            (Kind::Plain, None) => theme::text(&name, theme::TITLE, theme.text),
        };
        let button = Button::new(words);
        let button = if kind == Kind::Main && why.is_none() { button.fill(theme.focus) } else { button };
        let size = vec2(ui.available_width(), 34.0);
        let drawn = ui.add_enabled_ui(why.is_none(), |ui| ui.add_sized(size, button)).inner;
        (self.note)(&name, drawn.rect);
        if let Some(why) = why {
            let why = words::because(why.reason.clone(), why.rule).said();
            self.small(ui, desk::sentence(&why), theme.muted);
        }
        drawn.clicked()
    }
    /// A button that deletes something of this name; true if it was clicked.
    pub fn deletes(&mut self, ui: &mut Ui, name: &str, what: &str) -> bool {
        let drawn = ui.add(Button::new(theme::text(name, theme::SMALL, self.theme.bad)));
        (self.note)(&format!("{what}: {name}"), drawn.rect);
        drawn.clicked()
    }
    /// A heading.
    pub fn heading(&self, ui: &mut Ui, words: &Say) {
        panel_kit::widgets::heading(ui, self.theme, &words.said());
    }
    /// A title.
    pub fn title(&self, ui: &mut Ui, words: &Say, colour: Color32) {
        ui.add(egui::Label::new(theme::title(words.said(), theme::FIGURE, colour)).wrap());
    }
    /// Words that wrap.
    pub fn words(&self, ui: &mut Ui, words: &Say) {
        self.text(ui, words.said(), self.theme.text);
    }
    /// The same in a colour.
    pub fn text(&self, ui: &mut Ui, words: impl Into<String>, colour: Color32) {
        ui.add(egui::Label::new(theme::text(words, theme::TEXT, colour)).wrap());
    }
    /// Words that wrap, in small letters and muted.
    pub fn aside(&self, ui: &mut Ui, words: &Say) {
        self.small(ui, words.said(), self.theme.muted);
    }
    /// The same in a colour.
    pub fn small(&self, ui: &mut Ui, words: impl Into<String>, colour: Color32) {
        ui.add(egui::Label::new(theme::text(words, theme::SMALL, colour)).wrap());
    }
}

/// A group on a card, with an edge in a colour where one is wanted.
pub(crate) fn card<T>(theme: &Theme, ui: &mut Ui, edge: Option<Color32>, draw: impl FnOnce(&mut Ui) -> T) -> T {
    let frame = Frame::new().fill(theme.card).corner_radius(theme::RADIUS).inner_margin(12.0);
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 6.0;
        draw(ui)
    });
    if let Some(edge) = edge {
        let (rect, radius) = (shown.response.rect, CornerRadius::same(theme::RADIUS));
        ui.painter().rect_stroke(rect, radius, Stroke::new(1.5, edge), StrokeKind::Inside);
    }
    shown.inner
}

/// A column of a page that is scrolled by itself.
pub(crate) fn column(ui: &mut Ui, name: &str, size: Vec2, draw: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(size, Layout::top_down(egui::Align::Min), |ui| {
        ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, |ui| {
            ui.set_width(size.x - 12.0);
            draw(ui);
        });
    });
}

/// Why something cannot be, with the rule.
pub(super) fn because(fault: &ForceFault) -> String {
    words::because(fault.say.clone(), fault.rule).said()
}

/// A change as a button: greyed with why, where the rules forbid it. True if it was made.
pub(super) fn offer(
    ui: &mut Ui,
    pen: &mut Pen,
    draft: &mut Draft,
    tools: &Tools,
    (name, chosen): (&str, bool),
    then: impl FnOnce(&Draft) -> ForceDef,
) -> bool {
    let then = then(draft);
    let why = if chosen { None } else { tools.refused(draft.force(), &then).map(|fault| because(&fault)) };
    pen.button(ui, name, chosen, why.as_deref()) && draft.change(then)
}

/// A choice that is on or off: to take it away is never refused. True if it was changed.
pub(super) fn toggle(
    ui: &mut Ui,
    pen: &mut Pen,
    draft: &mut Draft,
    tools: &Tools,
    (name, on): (&str, bool),
    then: ForceDef,
) -> bool {
    let why = tools.refused(draft.force(), &then).filter(|_| !on).map(|fault| because(&fault));
    pen.button(ui, name, on, why.as_deref()) && draft.change(then)
}
