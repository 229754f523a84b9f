//! What is seen while a battle is laid out: the country in soft focus, the battle's name and its map, and never a black window.

use super::paint_backdrop;
use crate::window::maps::MapPictures;
use crate::window::shelf::Shelf;
use crate::window::start::{Loading, StartBattle};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Color32, FontId, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use panel_kit::theme::{self, Theme};
use std::path::Path;

/// Covers everything until the ground can be seen.
pub fn cover(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    shelf: Res<Shelf>,
    maps: Res<MapPictures>,
    loading: Res<Loading>,
) -> Result {
    let Some(battle) = &loading.battle else { return Ok(()) };
    let ctx = contexts.ctx_mut()?.clone();
    let screen = ctx.viewport_rect();
    let layer = egui::Area::new("loading".into())
        .fixed_pos(screen.min)
        .order(egui::Order::Tooltip)
        .constrain(false)
        .fade_in(false);
    layer.show(&ctx, |ui| {
        // Nothing below is pressed by mistake.
        ui.allocate_exact_size(screen.size(), Sense::click_and_drag());
        let painter = ui.painter();
        paint_backdrop(painter, screen, &maps, 110);
        let (title, place) = named(battle, &shelf);
        let known = match battle {
            StartBattle::Fresh { scenario, .. } => Some(scenario),
            StartBattle::Saved(_) | StartBattle::OfCampaign { .. } => {
                shelf.scenarios.iter().find(|card| card.title == title).map(|card| &card.path)
            }
        };
        let picture = known.and_then(|scenario| maps.painted(scenario));
        let middle = screen.center();
        let mut foot = middle.y - 40.0;
        if let Some(picture) = picture {
            let size = picture.size_vec2();
            let room = screen.size() * vec2(0.5, 0.5);
            let size = size * (room.x / size.x).min(room.y / size.y);
            let at = Rect::from_center_size(middle - vec2(0.0, screen.height() * 0.1), size);
            painter.rect_filled(at.translate(vec2(0.0, 6.0)).expand(6.0), 8.0, Color32::from_black_alpha(90));
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(picture.id(), at, whole, Color32::WHITE);
            painter.rect_stroke(at, 2.0, Stroke::new(1.0, theme.line), StrokeKind::Outside);
            foot = at.bottom() + 28.0;
        }
        let line = |y: f32, words: &str, font: FontId, colour: Color32| {
            painter.text(pos2(middle.x, y), Align2::CENTER_TOP, words, font, colour);
        };
        line(foot, &title, FontId::new(30.0, theme::medium()), Color32::WHITE);
        line(foot + 42.0, &place, FontId::proportional(theme::TITLE), theme.text);
        if let Some(told) = loading.game.and_then(|game| game.in_menu()) {
            line(foot + 70.0, &told.on.laid.said(), FontId::proportional(theme::TEXT), theme.muted);
        }
    });
    Ok(())
}

/// Title and place, as far as the menu knows them.
fn named(battle: &StartBattle, shelf: &Shelf) -> (String, String) {
    let name = |path: &Path| play::library::stem(path).replace('_', " ");
    match battle {
        StartBattle::Fresh { scenario, .. } => {
            let card = shelf.scenarios.iter().find(|card| card.path == *scenario);
            let brief = card.and_then(|card| card.content.as_deref().ok());
            brief.map_or_else(|| (name(scenario), String::new()), |brief| (brief.title.clone(), brief.place.clone()))
        }
        StartBattle::OfCampaign { title, .. } => (title.clone(), String::new()),
        StartBattle::Saved(path) => {
            let card = shelf.saves.iter().find(|card| card.path == *path);
            let facts = card.and_then(|card| card.content.as_ref().ok());
            facts.map_or_else(|| (name(path), String::new()), |facts| (facts.title.clone(), facts.stands().said()))
        }
    }
}
