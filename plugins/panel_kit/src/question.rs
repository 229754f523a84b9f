//! The card of a question that one side must answer, where nobody overlooks it and it hides nothing of what it asks about.

use crate::theme::{self, SMALL, TEXT, TITLE};
use crate::widgets::{Wide, floating, rule_tag, wide_button};
use crate::{BOTTOM_HEIGHT, Kit};
use bevy_egui::egui;
use egui::{CornerRadius, Pos2, Rect, Sense, Ui};
use std::ops::DerefMut;
use table::{RuleId, Side};

/// Width of the card.
const WIDTH: f32 = 496.0;
/// Height that a card leaves free for its title and around it, and the least height of what stands below the title.
const ABOVE: f32 = 150.0;
const LEAST: f32 = 120.0;

/// What stands on every card, and where it may stand.
#[derive(Clone, Debug)]
pub struct Card<'a> {
    /// What is asked, in a few words.
    pub title: &'a str,
    /// The rule that asks.
    pub rule: RuleId,
    /// Who is asked.
    pub side: Side,
    /// The places on the screen that it is about, the most important first.
    pub about: &'a [Pos2],
    /// Other places of which it hides as few as it can.
    pub others: &'a [Pos2],
}

/// Draws the card in `free`; what stands below its title is drawn by `body`. Returns where it lies.
pub fn show<'k, P: DerefMut<Target = Kit<'k>>>(
    ctx: &egui::Context,
    panels: &mut P,
    card: &Card,
    free: Rect,
    body: impl FnOnce(&mut Ui, &mut P),
) -> Rect {
    let accent = panels.accent(card.side);
    let width = WIDTH.min(free.width() - 24.0);
    let id = egui::Id::new("question");
    let height = egui::AreaState::load(ctx, id).and_then(|state| state.size).map_or(200.0, |size| size.y);
    let at = free_place(free.shrink(10.0), egui::vec2(width, height), card.about, card.others);
    let area = egui::Area::new(id).fixed_pos(at).order(egui::Order::Middle).constrain(false).fade_in(false);
    let shown = area.show(ctx, |ui| {
        let margin = egui::Margin { left: 12, right: 12, top: 9, bottom: 10 };
        let shown = floating(panels.theme).inner_margin(margin).show(ui, |ui| {
            ui.set_width(width - 26.0);
            // The map is what the question is about: the card takes no more of it than its words need.
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.spacing_mut().interact_size.y = 20.0;
            head(ui, panels, card);
            within(ui, (free.height() - ABOVE).max(LEAST), |ui| body(ui, panels));
        });
        let card = shown.response.rect;
        let band = Rect::from_min_size(card.min, egui::vec2(card.width(), 5.0));
        let corners = CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 };
        ui.painter().rect_filled(band, corners, accent);
    });
    shown.response.rect
}

/// More answers than there is room for are scrolled: by their height in the frame before.
fn within(ui: &mut Ui, room: f32, body: impl FnOnce(&mut Ui)) {
    let id = ui.id().with("height");
    let height: f32 = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let drawn = if height > room {
        egui::ScrollArea::vertical().max_height(room).show(ui, body).content_size.y
    } else {
        ui.scope(body).response.rect.height()
    };
    ui.data_mut(|data| data.insert_temp(id, drawn));
    if (drawn > room) != (height > room) {
        ui.ctx().request_repaint();
    }
}

fn head(ui: &mut Ui, kit: &mut Kit, card: &Card) {
    ui.horizontal(|ui| {
        ui.label(theme::title(card.title, TITLE, kit.theme.text));
        rule_tag(ui, kit, card.rule);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(theme::title(kit.side_name(card.side), TEXT, kit.accent(card.side)));
        });
    });
}

/// Where the card hides nothing of what it asks about, the earlier in `about` the less, and few of the others: above, else below, in a
/// corner, at a side.
fn free_place(free: Rect, size: egui::Vec2, about: &[Pos2], others: &[Pos2]) -> Pos2 {
    let room = (free.size() - size - egui::vec2(0.0, BOTTOM_HEIGHT)).max(egui::Vec2::ZERO);
    let corners = [(0.5, 0.0), (0.5, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 0.5), (1.0, 0.5)];
    let places = corners.map(|(x, y)| free.min + room * egui::vec2(x, y));
    let hidden = |at: &Pos2| -> (Vec<bool>, usize) {
        let card = Rect::from_min_size(*at, size).expand(34.0);
        let under = about.iter().map(|point| card.contains(*point)).collect();
        (under, others.iter().filter(|point| card.contains(**point)).count())
    };
    places.into_iter().min_by_key(hidden).unwrap_or(free.min)
}

/// A counter for each answer, with its name below; returns the answer that was clicked. `draw` draws the counter of an answer and says
/// whether it was clicked.
pub fn counters<'k, P: DerefMut<Target = Kit<'k>>>(
    ui: &mut Ui,
    panels: &mut P,
    names: &[String],
    mut draw: impl FnMut(&mut Ui, &mut P, usize) -> bool,
) -> Option<usize> {
    let muted = panels.theme.muted;
    let mut answer = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(10.0, 6.0);
        for (n, name) in names.iter().enumerate() {
            ui.vertical(|ui| {
                let clicked = draw(ui, panels, n);
                let word = ui.add(egui::Label::new(theme::text(name, SMALL, muted)).sense(Sense::click()));
                if clicked || word.clicked() {
                    answer = Some(n);
                }
            });
        }
    });
    answer
}

/// A button for each answer; returns the one that was pressed.
pub fn buttons(ui: &mut Ui, kit: &mut Kit, names: &[String]) -> Option<usize> {
    buttons_pointed(ui, kit, names).0
}

/// The same, and the one under the pointer.
pub fn buttons_pointed(ui: &mut Ui, kit: &mut Kit, names: &[String]) -> (Option<usize>, Option<usize>) {
    let (mut answer, mut pointed) = (None, None);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for (n, name) in names.iter().enumerate() {
            let button = wide_button(ui, kit, Wide { name, ..Wide::default() });
            if button.clicked() {
                answer = Some(n);
            }
            if button.hovered() {
                pointed = Some(n);
            }
        }
    });
    (answer, pointed)
}
