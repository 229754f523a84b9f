//! What the pages of scenarios are drawn with, and how a ground is drawn.

use crate::window::maps::{MapPictures, Use};
use crate::window::shelf::ScenarioCard;
use bevy_egui::egui;
use egui::{Align2, Color32, FontId, Rect, Stroke, StrokeKind, pos2};
use hedgerow::boxes::shown::Ground;
use panel_kit::Pictures;
use panel_kit::theme::{self, Theme};
use std::sync::Arc;
use table_view::Alarm;

/// What the page draws with.
pub(super) struct Draws<'a> {
    pub theme: &'a Theme,
    pub alarm: &'a Alarm,
    pub maps: &'a mut MapPictures,
    pub pictures: &'a mut Pictures,
    pub style: board_art::CounterStyle,
}

impl Draws<'_> {
    /// What a battle is played on, in a frame, cut to fill it; until it is painted, the colour of meadows.
    pub fn ground(
        &mut self,
        painter: &egui::Painter,
        card: &ScenarioCard,
        ground: &Arc<dyn Ground>,
        (place, pixels): (Use, u32),
        at: Rect,
    ) {
        painter.rect_filled(at, 3.0, Color32::from_rgb(0x54, 0x5A, 0x3F));
        match self.maps.map(self.alarm, &card.path, place, pixels, ground) {
            Some(texture) => {
                let (size, frame) = (texture.size_vec2(), at.size());
                let scale = (frame.x / size.x).max(frame.y / size.y);
                let part = frame / (size * scale);
                let seen = Rect::from_center_size(pos2(0.5, 0.5), part);
                painter.image(texture.id(), at, seen, Color32::WHITE);
            }
            None if place == Use::Page => {
                let font = FontId::proportional(theme::SMALL);
                let words = card.game.in_menu().map(|told| told.on.painted.said()).unwrap_or_default();
                painter.text(at.center(), Align2::CENTER_CENTER, words, font, self.theme.text);
            }
            None => {}
        }
        painter.rect_stroke(at, 3.0, Stroke::new(1.0, self.theme.line), StrokeKind::Outside);
    }
}
