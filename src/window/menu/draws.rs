//! What the pages of scenarios are drawn with, and how a ground is drawn.

use crate::window::maps::{MapPictures, Use};
use crate::window::shelf::ScenarioCard;
use bevy_egui::egui;
use egui::{Align2, FontId, Rect};
use hedgerow::boxes::shown::Ground;
use panel_kit::Pictures;
use panel_kit::pictures::framed_ground;
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
        let texture = self.maps.map(self.alarm, &card.path, place, pixels, ground);
        let picture = texture.as_ref().map(|texture| (texture.id(), texture.size_vec2()));
        framed_ground(painter, self.theme, at, picture);
        if picture.is_none() && place == Use::Page {
            let font = FontId::proportional(theme::SMALL);
            let words = card.game.in_menu().map(|told| told.on.painted.said()).unwrap_or_default();
            painter.text(at.center(), Align2::CENTER_CENTER, words, font, self.theme.text);
        }
    }
}
