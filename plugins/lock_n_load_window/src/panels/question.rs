//! The card of a question that one side must answer. What stands on it is said by the section that asks.

use crate::panels::reads::Panels;
use crate::slices;
use bevy_egui::egui::{self, Pos2, Rect};
use hex_board::Place;
use hex_view::space;
use panel_kit::question::{self, Card};

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
    Some(question::show(ctx, panels, &card, free, |ui, panels| {
        let page = asked.sheet(&panels.reading());
        panels.show(ui, &page);
    }))
}

/// Where a Location is in the window, in points.
fn on_screen(ctx: &egui::Context, panels: &Panels, place: Place) -> Option<Pos2> {
    let map = &panels.table().field.map;
    let at = panels.view?.screen_at(space::centre(map, map.spot(place)?.hex)) / ctx.zoom_factor();
    Some(egui::pos2(at.x, at.y))
}
