//! How the parts of a sheet are drawn that no other panel has: words, picks, buttons, counters, a row of boxes.

use super::figure::letters;
use super::{Button, Chance, Chances, Counter, Face, Fit, Frame, Ink, Pick, Print, Step, Text, Tip, show};
use crate::noted::note_seen;
use crate::pictures::Picture;
use crate::theme::{self, SMALL, TINY};
use crate::widgets::{self, Wide, taken_up, wide_button};
use crate::{Kit, odds_bar};
use bevy_egui::egui;
use egui::{Align2, Color32, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

/// What is explained under the pointer, also on what cannot be pressed.
pub(super) fn tipped(kit: &mut Kit, response: Response, tip: Option<&Tip>) -> Response {
    let Some(tip) = tip else { return response };
    if let Tip::Words(words) = tip {
        return if response.enabled() {
            response.on_hover_text(words.as_str())
        } else {
            response.on_disabled_hover_text(words.as_str())
        };
    }
    let explain = |ui: &mut Ui| match tip {
        Tip::Words(words) => _ = ui.label(words.as_str()),
        Tip::Rule(rule) => widgets::rule_text(ui, kit.theme, kit.book, *rule),
        // Nothing on it can be pressed.
        Tip::Sheet(sheet) => _ = show(ui, kit, sheet),
    };
    if response.enabled() { response.on_hover_ui(explain) } else { response.on_disabled_hover_ui(explain) }
}

/// The same, written only when it is looked at.
pub fn explained(kit: &mut Kit, response: Response, write: impl FnOnce(&mut Print)) -> Response {
    response.on_hover_ui(|ui| _ = show(ui, kit, &Print::of(write)))
}

fn rich(words: &str, size: f32, face: Face, colour: Color32) -> RichText {
    match face {
        Face::Plain => theme::text(words, size, colour),
        Face::Title => theme::title(words, size, colour),
        Face::Figure => theme::figure(words, size, colour),
    }
}

pub(super) fn text<A: Clone>(ui: &mut Ui, kit: &mut Kit, text: &Text<A>) -> Option<A> {
    let label = egui::Label::new(rich(&text.words, text.size, text.face, text.ink.colour(kit)));
    let label = match text.fit {
        Fit::AsGroup => label,
        Fit::Wrap => label.wrap(),
        Fit::Cut => label.truncate(),
    };
    let label = if text.act.is_some() { label.sense(Sense::click()) } else { label };
    let clicked = tipped(kit, ui.add(label), text.tip.as_ref()).clicked();
    text.act.clone().filter(|_| clicked)
}

/// A dot of so many points across, in a little room.
pub(super) fn dot(ui: &mut Ui, across: f32, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(across), Sense::hover());
    ui.painter().circle_filled(rect.center(), 4.5, colour);
}

pub(super) fn tick<A: Clone>(ui: &mut Ui, kit: &mut Kit, pick: &Pick<A>) -> Option<A> {
    let words = rich(&pick.words, pick.size, pick.face, kit.theme.text);
    let response = widgets::tick(ui, pick.on, &pick.name, words);
    let changed = tipped(kit, response, pick.tip.as_ref()).changed();
    pick.act.clone().filter(|_| changed)
}

pub(super) fn choice<A: Clone>(ui: &mut Ui, kit: &mut Kit, pick: &Pick<A>) -> Option<A> {
    let words = rich(&pick.words, pick.size, pick.face, kit.theme.text);
    let response = widgets::choice(ui, pick.on, &pick.name, words);
    let clicked = tipped(kit, response, pick.tip.as_ref()).clicked();
    pick.act.clone().filter(|_| clicked)
}

/// A press on it, else the pointer over it.
pub(super) fn button<A: Clone>(ui: &mut Ui, kit: &mut Kit, button: &Button<A>) -> Option<A> {
    let main = button.main.map(|ink| ink.colour(kit));
    let wide = Wide { icon: button.icon, name: &button.name, key: &button.key, main, width: None };
    let response = if button.act.is_some() {
        wide_button(ui, kit, wide)
    } else {
        ui.add_enabled_ui(false, |ui| wide_button(ui, kit, wide)).inner
    };
    let response = tipped(kit, response, button.tip.as_ref());
    let pointed = button.points.as_ref().filter(|_| response.hovered());
    button.act.as_ref().filter(|_| response.clicked()).or(pointed).cloned()
}

pub(super) fn chances(ui: &mut Ui, kit: &Kit, chances: &Chances) {
    let [each, beside] = [&chances.each, &chances.beside].map(|all| {
        let drawn = |one| bar_part(kit, one, chances.out_of);
        all.iter().map(drawn).collect::<Vec<_>>()
    });
    odds_bar::results(ui, kit, &each, &beside, chances.out_of);
}

fn bar_part<'a>(kit: &Kit, one: &'a Chance, out_of: u64) -> odds_bar::Chance<'a> {
    odds_bar::Chance::of(&one.what, one.part, out_of, one.ink.colour(kit))
}

/// Draws a counter; a press on it asks, and the hand that takes it up.
pub(super) fn counter_asks<A: Clone>(ui: &mut Ui, kit: &mut Kit, drawn: &Counter<A>, asked: &mut Vec<A>) {
    let response = counter(ui, kit, drawn);
    if response.clicked() {
        let adds = ui.input(|input| input.modifiers.shift || input.modifiers.command);
        asked.extend(drawn.more.as_ref().filter(|_| adds).or(drawn.act.as_ref()).cloned());
    }
    if let Some(take_up) = &drawn.take_up
        && taken_up(ui, &response)
    {
        asked.push(take_up.clone());
    }
}

/// Draws a counter with all that lies on it, wherever the next widget stands.
pub fn counter<A>(ui: &mut Ui, kit: &mut Kit, counter: &Counter<A>) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(counter.side), Sense::click());
    if let Some([spoken, noted]) = &counter.name {
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, spoken));
        note_seen(ui, noted, rect);
    }
    let Some(picture) = &counter.picture else { return response };
    let tint = if counter.spent { Color32::from_gray(150) } else { Color32::WHITE };
    kit.pictures.paint_tinted(ui.painter(), rect, picture, tint);
    if let Some(side) = counter.stripe.filter(|_| kit.theme.sides.is_some()) {
        let middle = rect.left_center() + egui::vec2(rect.width() * 0.05, 0.0);
        let at = Rect::from_center_size(middle, rect.size() * egui::vec2(0.07, 0.84));
        ui.painter().rect_filled(at, 1.0, kit.accent(side));
    }
    tokens(ui, kit, counter, rect);
    let corner = (counter.side * 0.09) as u8;
    match counter.frame {
        Frame::Chosen => {
            let stroke = Stroke::new(2.0, kit.theme.focus);
            ui.painter().rect_stroke(rect.expand(1.0), corner, stroke, StrokeKind::Outside);
        }
        Frame::Pointed if response.hovered() => {
            ui.painter().rect_stroke(rect, corner, Stroke::new(1.5, kit.theme.text), StrokeKind::Outside);
        }
        Frame::Pointed | Frame::None => {}
    }
    tipped(kit, response, counter.tip.as_ref())
}

/// What lies on a counter, along its upper edge, between the letter in one corner and the disc in the other.
fn tokens<A>(ui: &Ui, kit: &mut Kit, counter: &Counter<A>, rect: Rect) {
    let size = (rect.width() * 0.26).max(16.0);
    let room = rect.width() * 0.44 - size;
    let step = (room / (counter.tokens.len().max(2) - 1) as f32).min(size * 0.86);
    for (n, token) in counter.tokens.iter().enumerate() {
        let from = rect.left_top() + egui::vec2(rect.width() * 0.28 + n as f32 * step, -4.0);
        let at = Rect::from_min_size(from, Vec2::splat(size));
        kit.pictures.paint(ui.painter(), at, &Picture::Marker(*token));
    }
}

/// A row of boxes over the whole width: the one that counts is bright, and the one before shifts has a frame.
pub(super) fn steps(ui: &mut Ui, kit: &mut Kit, steps: &[Step], tip: Option<&Tip>) {
    const GAP: f32 = 2.0;
    let width = (ui.available_width() - GAP * (steps.len() as f32 - 1.0)) / steps.len() as f32;
    let (rect, response) = ui.allocate_exact_size(egui::vec2(ui.available_width(), 34.0), Sense::hover());
    let painter = ui.painter();
    for (n, step) in steps.iter().enumerate() {
        let corner = rect.min + egui::vec2(n as f32 * (width + GAP), 0.0);
        let at = Rect::from_min_size(corner, egui::vec2(width, rect.height()));
        let (fill, ink) = if step.counts { (Ink::Focus, Ink::Dark) } else { (Ink::Raised, Ink::Muted) };
        painter.rect_filled(at, 4, fill.colour(kit));
        if step.before && !step.counts {
            painter.rect_stroke(at, 4, Stroke::new(1.0, kit.theme.focus), StrokeKind::Inside);
        }
        let above = at.center_top() + egui::vec2(0.0, 9.0);
        let below = at.center_bottom() - egui::vec2(0.0, 10.0);
        let words =
            [(above, &step.above, letters(TINY, Face::Figure)), (below, &step.below, letters(SMALL, Face::Title))];
        for (at, words, letters) in words {
            painter.text(at, Align2::CENTER_CENTER, words, letters, ink.colour(kit));
        }
    }
    tipped(kit, response, tip);
}
