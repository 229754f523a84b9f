//! What the pages of the builder draw with: buttons that say why not.

use super::model::{Draft, Tools};
use super::words;
use bevy_egui::egui;
use egui::{Button, Color32, Rect, Ui};
use panel_kit::theme::{self, Theme};
use perrys_heroes::checks::force::ForceFault;
use perrys_heroes::force::ForceDef;
use table::Say;

/// Tells where a button lies, by its name.
pub(super) type Note<'a> = dyn FnMut(&str, Rect) + 'a;

/// What the page draws with.
pub(super) struct Pen<'a, 'n> {
    pub theme: &'a Theme,
    pub note: &'a mut Note<'n>,
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
    /// Words that wrap.
    pub fn words(&self, ui: &mut Ui, words: &str, colour: Color32) {
        ui.add(egui::Label::new(theme::text(words, theme::SMALL, colour)).wrap());
    }
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
