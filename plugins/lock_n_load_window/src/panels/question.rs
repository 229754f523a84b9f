//! The card of a question that one side must answer, where nobody overlooks it. What stands on it is said by the section that asks.

use super::widgets::{Wide, floating, rule_tag, wide_button};
use super::{Panels, values, words};
use crate::slices;
use crate::theme::{self, SMALL, TEXT, TITLE};
use bevy_egui::egui;
use egui::{CornerRadius, Rect, Sense, Ui};
use hex_board::Place;
use hex_view::space;
use lock_n_load::{Command, Question};
use table::CounterId;

/// Width of the card.
const WIDTH: f32 = 496.0;

/// Draws the open question, if one is open.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let table = panels.table();
    let Some(question) = &table.flow.question else { return };
    if table.flow.outcome.is_some() {
        return;
    }
    let accent = panels.accent(question.side());
    let width = WIDTH.min(free.width() - 24.0);
    let id = egui::Id::new("question");
    let height = egui::AreaState::load(ctx, id).and_then(|state| state.size).map_or(200.0, |size| size.y);
    let mut about: Vec<egui::Pos2> = Vec::new();
    about.extend(slices::asked(question).in_view().and_then(|place| on_screen(ctx, panels, place)));
    about.extend(panels.selection.spot.and_then(|spot| on_screen(ctx, panels, table.field.map.place(spot))));
    let others = table.units.iter().filter_map(|unit| unit.spot());
    let others: Vec<egui::Pos2> =
        others.filter_map(|spot| on_screen(ctx, panels, table.field.map.place(spot))).collect();
    let at = free_place(free.shrink(10.0), egui::vec2(width, height), &about, &others);
    egui::Area::new(id).fixed_pos(at).order(egui::Order::Middle).constrain(false).fade_in(false).show(ctx, |ui| {
        let margin = egui::Margin { left: 12, right: 12, top: 9, bottom: 10 };
        let shown = floating(panels.theme).inner_margin(margin).show(ui, |ui| {
            ui.set_width(width - 26.0);
            // The map is what the question is about: the card takes no more of it than its words need.
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.spacing_mut().interact_size.y = 20.0;
            ask(ui, panels, question);
        });
        let card = shown.response.rect;
        let band = Rect::from_min_size(card.min, egui::vec2(card.width(), 5.0));
        let corners = CornerRadius { nw: 6, ne: 6, sw: 0, se: 0 };
        ui.painter().rect_filled(band, corners, accent);
    });
}

/// Where the card hides nothing of what it asks about, the earlier in `about` the less, and few of the others: above, else below, in a
/// corner, at a side.
fn free_place(free: Rect, size: egui::Vec2, about: &[egui::Pos2], others: &[egui::Pos2]) -> egui::Pos2 {
    let room = (free.size() - size - egui::vec2(0.0, super::BOTTOM_HEIGHT)).max(egui::Vec2::ZERO);
    let corners = [(0.5, 0.0), (0.5, 1.0), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (0.0, 0.5), (1.0, 0.5)];
    let places = corners.map(|(x, y)| free.min + room * egui::vec2(x, y));
    let hidden = |at: &egui::Pos2| -> (Vec<bool>, usize) {
        let card = Rect::from_min_size(*at, size).expand(34.0);
        let under = about.iter().map(|point| card.contains(*point)).collect();
        (under, others.iter().filter(|point| card.contains(**point)).count())
    };
    places.into_iter().min_by_key(hidden).unwrap_or(free.min)
}

/// Where a Location is in the window, in points.
fn on_screen(ctx: &egui::Context, panels: &Panels, place: Place) -> Option<egui::Pos2> {
    let map = &panels.table().field.map;
    let at = panels.view?.screen_at(space::centre(map, map.spot(place)?.hex)) / ctx.zoom_factor();
    Some(egui::pos2(at.x, at.y))
}

fn ask(ui: &mut Ui, panels: &mut Panels, question: &Question) {
    let side = question.side();
    let asked = slices::asked(question);
    let (title, rule) = asked.title();
    ui.horizontal(|ui| {
        ui.label(theme::title(title, TITLE, panels.theme.text));
        rule_tag(ui, panels, rule);
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(theme::title(panels.side_name(side), TEXT, panels.accent(side)));
        });
    });
    asked.card(ui, panels);
}

/// A counter for each answer.
pub(crate) fn choices(ui: &mut Ui, panels: &mut Panels, all: &[CounterId], order: impl Fn(CounterId) -> Command) {
    let theme = panels.theme;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(10.0, 6.0);
        for id in all {
            let table = panels.table();
            ui.vertical(|ui| {
                let clicked = match table.unit(*id) {
                    Some(unit) => values::unit(ui, panels, unit, 64.0).clicked(),
                    None => values::weapon(ui, panels, *id, 64.0).clicked(),
                };
                let name = words::counter(&table, *id);
                let word = ui.add(egui::Label::new(theme::text(name, SMALL, theme.muted)).sense(Sense::click()));
                if clicked || word.clicked() {
                    panels.order(order(*id));
                }
            });
        }
    });
}

/// A button for each Location.
pub(crate) fn places(ui: &mut Ui, panels: &mut Panels, all: &[Place], order: impl Fn(Place) -> Command) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        for place in all {
            let name = place.to_string();
            let response = wide_button(ui, panels, Wide { name: &name, ..Wide::default() });
            if response.clicked() {
                panels.order(order(*place));
            }
        }
    });
}
