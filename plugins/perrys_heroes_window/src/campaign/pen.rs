//! What the pages of a campaign are drawn with.

use super::words;
use crate::builder::{Tools, because};
use bevy_egui::egui;
use egui::{Button, Color32, CornerRadius, Frame, Rect, RichText, Stroke, StrokeKind, TextureId, Ui, Vec2, vec2};
use panel_kit::theme::{self, Theme};
use perrys_heroes::campaign::{Campaign, Die, Entry, Setting};
use table::{Refusal, Say, Side};

/// Tells where a button lies, by its name.
pub(super) type Note<'a> = dyn FnMut(&str, Rect) + 'a;

/// What the page draws with, and what it draws.
pub(super) struct Pen<'a, 'n> {
    pub theme: &'a Theme,
    pub note: &'a mut Note<'n>,
    /// What never changes in the campaign.
    pub setting: &'a Setting,
    /// The campaign as whoever looks is told of it.
    pub seen: &'a Campaign,
    /// What has happened.
    pub entries: &'a [Entry],
    /// Who looks; none: nobody has said who he is, or everything may be seen.
    pub viewer: Option<Side>,
    /// What men and vehicles are told by.
    pub tools: &'a Tools,
    /// Pictures of the battlefields, each with its size.
    pub fields: &'a [Option<(TextureId, Vec2)>],
    pub accents: [Color32; 2],
}

/// How a button looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The one that leads on.
    Main,
    /// One of several.
    Plain,
}

impl Pen<'_, '_> {
    pub fn accent(&self, side: Side) -> Color32 {
        self.accents[side.index()]
    }
    pub fn name(&self, side: Side) -> &str {
        &self.setting.def.side(side).name
    }
    pub fn heading(&self, ui: &mut Ui, words: &Say) {
        panel_kit::widgets::heading(ui, self.theme, &words.said());
    }
    pub fn title(&self, ui: &mut Ui, words: &Say, colour: Color32) {
        ui.add(egui::Label::new(theme::title(words.said(), theme::FIGURE, colour)).wrap());
    }
    /// Words that wrap.
    pub fn words(&self, ui: &mut Ui, words: &Say) {
        self.text(ui, words.said(), self.theme.text);
    }
    /// Words that wrap, in small letters.
    pub fn aside(&self, ui: &mut Ui, words: &Say) {
        ui.add(egui::Label::new(theme::text(words.said(), theme::SMALL, self.theme.muted)).wrap());
    }
    pub fn text(&self, ui: &mut Ui, words: impl Into<String>, colour: Color32) {
        ui.add(egui::Label::new(theme::text(words, theme::TEXT, colour)).wrap());
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
            self.aside(ui, &Say::told(desk::sentence(&because(why.reason.clone(), why.rule).said())));
        }
        drawn.clicked()
    }
    /// One of several that may be chosen; true if it was clicked.
    pub fn choice(&mut self, ui: &mut Ui, name: &str, chosen: bool) -> bool {
        let words = theme::text(name, theme::TEXT, self.theme.text);
        let drawn = ui.add(Button::selectable(chosen, words).frame_when_inactive(true).wrap());
        (self.note)(name, drawn.rect);
        drawn.clicked()
    }
    /// A group on a card.
    pub fn card<T>(&mut self, ui: &mut Ui, edge: Option<Color32>, draw: impl FnOnce(&mut Self, &mut Ui) -> T) -> T {
        let frame = Frame::new().fill(self.theme.card).corner_radius(theme::RADIUS).inner_margin(12.0);
        let shown = frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 6.0;
            draw(self, ui)
        });
        if let Some(edge) = edge {
            let rect = shown.response.rect;
            ui.painter().rect_stroke(
                rect,
                CornerRadius::same(theme::RADIUS),
                Stroke::new(1.5, edge),
                StrokeKind::Inside,
            );
        }
        shown.inner
    }
}

/// A die with what it gets: "4 + 1 = 5".
pub(super) fn die(die: &Die) -> Say {
    if die.lines.is_empty() {
        return words::die(die.die);
    }
    let more: Vec<String> = die.lines.iter().map(|line| panel_kit::printed::signed(line.value)).collect();
    words::die_with(die.die, more.join(" "), die.total())
}
