//! The card of a question that one side must answer. What stands on it is said by the section that asks.

use crate::model::Choose;
use crate::panels::cards::values;
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::slices;
use bevy_egui::egui::{self, Pos2, Rect, Ui};
use hex_board::Place;
use hex_view::space;
use lock_n_load::Command;
use panel_kit::question::{self, Card};
use table::CounterId;

/// Side of a counter that is an answer.
const COUNTER: f32 = 64.0;

/// Draws the open question, if one is open; returns where its card lies.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) -> Option<Rect> {
    let table = panels.table();
    let question = table.flow.question.as_ref()?;
    if table.flow.outcome.is_some() || !panels.battle.person_decides() {
        return None;
    }
    let asked = slices::asked(question);
    let (title, rule) = asked.title();
    let at = |panels: &Panels, spot| on_screen(ctx, panels, table.field.map.place(spot));
    let mut about: Vec<Pos2> = Vec::new();
    about.extend(asked.in_view().and_then(|place| on_screen(ctx, panels, place)));
    about.extend(panels.selection.spot.and_then(|spot| at(panels, spot)));
    let others = table.units.iter().filter_map(|unit| at(panels, unit.spot()?));
    let others: Vec<Pos2> = others.collect();
    let title = title.said();
    let card = Card { title: &title, rule, side: question.side(), about: &about, others: &others };
    Some(question::show(ctx, panels, &card, free, |ui, panels| asked.card(ui, panels)))
}

/// Where a Location is in the window, in points.
fn on_screen(ctx: &egui::Context, panels: &Panels, place: Place) -> Option<Pos2> {
    let map = &panels.table().field.map;
    let at = panels.view?.screen_at(space::centre(map, map.spot(place)?.hex)) / ctx.zoom_factor();
    Some(egui::pos2(at.x, at.y))
}

/// A counter for each answer.
pub(crate) fn choices(ui: &mut Ui, panels: &mut Panels, all: &[CounterId], order: impl Fn(CounterId) -> Command) {
    let table = panels.table();
    let names: Vec<String> = all.iter().map(|id| meanings::counter(&table, *id)).collect();
    let answer = question::counters(ui, panels, &names, |ui, panels, n| match table.unit(all[n]) {
        Some(unit) => values::unit(ui, panels, unit, COUNTER).clicked(),
        None => values::weapon(ui, panels, all[n], COUNTER).clicked(),
    });
    if let Some(n) = answer {
        panels.order(order(all[n]));
    }
}

/// A button for each Location; one under the pointer shows what the map shows when its hex is pointed at.
pub(crate) fn places(ui: &mut Ui, panels: &mut Panels, all: &[Place], order: impl Fn(Place) -> Command) {
    let names: Vec<String> = all.iter().map(ToString::to_string).collect();
    let (answer, pointed) = question::buttons_pointed(ui, panels, &names);
    point_at(panels, pointed.and_then(|n| all.get(n)).copied());
    if let Some(n) = answer {
        panels.order(order(all[n]));
    }
}

/// The Location of a button under the pointer is what is meant, as if its hex were pointed at.
pub(crate) fn point_at(panels: &mut Panels, place: Option<Place>) {
    let spot = place.and_then(|place| panels.table().field.map.spot(place));
    if let Some(spot) = spot.filter(|spot| panels.selection.target != Some(*spot)) {
        panels.choose(Choose::Target(spot));
    }
}
