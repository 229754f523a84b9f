//! The menu at the cursor: which actions stand in it, and what lies around it.

use crate::model::{Action, Does, Wish};
use crate::panels::action_bar::{is_shown, item};
use crate::panels::reads::Panels;
use bevy_egui::egui::{self, Pos2, Rect, Vec2};
use hex_view::space;
use panel_kit::action_bar::Item;
use panel_kit::cursor_menu::{self, Around, Used};

/// Draws the menu where it is open, within the free part of the window.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect) {
    let Some(at) = panels.menu.at else { return };
    let aim = panels.selection.mode.aim();
    let wanted = |action: &&Action| {
        is_of_selection(action) && !is_shown(panels, action) && aim.is_none_or(|aim| aim.in_menu(action))
    };
    let actions: Vec<&Action> = panels.actions.0.iter().filter(wanted).collect();
    if actions.is_empty() {
        return;
    }
    let clicked = egui::pos2(at.x, at.y) / ctx.zoom_factor();
    // Ways to act are the signs of the bar, without words. Orders to somebody need their words.
    let (signs, lines): (Vec<&Action>, Vec<&Action>) =
        actions.into_iter().partition(|action| matches!(action.does, Does::Mode(_)));
    let around = surroundings(ctx, panels, clicked);
    let (signs_shown, lines_shown) = (items(panels, &signs), items(panels, &lines));
    let used = cursor_menu::show(ctx, panels, &signs_shown, &lines_shown, &around, free);
    let pressed = match used {
        Used::Open => return,
        Used::PutAway => None,
        Used::Sign(n) => signs.get(n),
        Used::Line(n) => lines.get(n),
    };
    if let Some(action) = pressed {
        panels.perform(action.does.clone());
    }
    panels.wishes.push(Wish::CloseMenu);
}

/// Something that the selected counters do. What concerns the whole side stands in the bar alone, what cannot be done too, and what is
/// prepared is ordered there or in the side panel.
fn is_of_selection(action: &Action) -> bool {
    action.of_units && action.refusal.is_none()
}

/// Actions as the menu shows them.
fn items<'a>(panels: &Panels<'a>, actions: &[&'a Action]) -> Vec<Item<'a>> {
    let table = panels.table();
    actions.iter().map(|action| item(&table, panels.keys, action)).collect()
}

/// What lies around the menu, on the screen.
fn surroundings(ctx: &egui::Context, panels: &Panels, clicked: Pos2) -> Around {
    let zoom = ctx.zoom_factor();
    let (Some(view), Some(spot)) = (panels.view, panels.selection.spot) else {
        let home = Rect::from_center_size(clicked, Vec2::splat(40.0));
        return Around { home, beside: Vec::new(), others: Vec::new() };
    };
    let table = panels.table();
    let map = &table.field.map;
    let middle = |hex: hex_board::HexId| {
        let at = view.screen_at(space::centre(map, hex)) / zoom;
        egui::pos2(at.x, at.y)
    };
    let side = Vec2::splat(view.pixels_per_place() / zoom * 1.1);
    let beside = map.at(spot.hex).neighbours.iter().flatten().map(|hex| middle(*hex)).collect();
    let others = table.units.iter().filter_map(|unit| unit.spot()).filter(|other| other.hex != spot.hex);
    let others = others.map(|other| middle(other.hex)).collect();
    Around { home: Rect::from_center_size(middle(spot.hex), side), beside, others }
}
