//! The small map, with the counters and objectives of this battle.

use crate::model::Wish;
use crate::panels::reads::Panels;
use bevy_egui::egui::{self, Color32, Rect};
use board_art::map::MapPainter;
use hex_view::space;
use panel_kit::minimap::{self, PIXELS, Painter, SmallTable};
use table_view::View;

/// What is all on the screen need not be shown twice.
fn is_needed(panels: &Panels) -> bool {
    !panels.view.is_some_and(View::shows_all)
}

/// The width that the map takes at the right of `free`.
pub(crate) fn room(panels: &Panels, free: Rect) -> f32 {
    let world = || space::bounds(&panels.table().field.map).size();
    if is_needed(panels) { minimap::room(panels, world(), free) } else { 0.0 }
}

/// Draws the map at the bottom right of `free`, where the card of a question does not need the room.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect, card: Option<Rect>) {
    if !is_needed(panels) {
        return;
    }
    let table = panels.table();
    let map = &table.field.map;
    let painter = || -> Painter {
        let map = map.clone();
        Box::new(move || MapPainter::thumbnail(&map, PIXELS))
    };
    let dots = table.units.iter().filter_map(|unit| Some((unit.spot()?.hex, panels.accent(unit.side))));
    let holder = |n: usize| table.flow.control.get(n).copied().flatten();
    let rings = table.field.objectives.iter().enumerate();
    let rings = rings.map(|(n, hex)| (*hex, holder(n).map_or(Color32::WHITE, |side| panels.accent(side))));
    let small = SmallTable {
        key: panels.battle.born(),
        painter: &painter,
        world: space::bounds(map),
        place: space::HEX_WIDTH,
        dots: dots.map(|(hex, colour)| (space::centre(map, hex), colour)).collect(),
        rings: rings.map(|(hex, colour)| (space::centre(map, hex), colour)).collect(),
        seen: panels.view.map(View::seen),
    };
    if let Some(place) = minimap::show(ctx, &mut panels.kit, panels.minimap, &small, free, card) {
        panels.wishes.push(Wish::LookAt(place));
    }
}
