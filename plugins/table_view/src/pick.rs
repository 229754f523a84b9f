//! What lies under the pointer: the point of the world, and the counter, also in a fan.

use crate::InputSteps;
use crate::camera::View;
use crate::contract::{Ground, Under};
use crate::fan::Fan;
use crate::owner::Owner;
use crate::pieces::{Cards, Shown};
use crate::stacks::card_at;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// Everything that can lie under the pointer.
#[derive(SystemParam)]
pub(crate) struct Board<'w> {
    pub(crate) ground: Option<Res<'w, Ground>>,
    pub(crate) view: Res<'w, View>,
    cards: Res<'w, Cards>,
    shown: Res<'w, Shown>,
    fan: Res<'w, Fan>,
}

impl Board<'_> {
    /// What lies at a place of the window.
    pub(crate) fn under(&self, screen: Vec2) -> Under {
        if self.ground.is_none() {
            return Under::default();
        }
        let at = self.view.world_at(screen);
        // Beside the cards of the fan lies what lies there anyhow.
        if let Some(open) = &self.fan.open
            && let Some((key, _)) = open.cards.iter().find(|(_, rect)| rect.contains(at))
        {
            return Under { at: Some(at), card: Some((*key, open.place)), fanned: true };
        }
        let card = card_at(&self.cards.layout, at).and_then(|card| self.shown.0.all.get(card.index));
        Under { at: Some(at), card: card.map(|piece| (piece.key, piece.place)), fanned: false }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, watch_pointer.in_set(InputSteps::Hover));
}

pub(crate) fn watch_pointer(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    owner: Res<Owner>,
    board: Board,
    mut under: ResMut<Under>,
) {
    // Without a window somebody else, a test, says where the pointer is.
    if window.is_some() {
        under.set_if_neq(owner.hover.map(|cursor| board.under(cursor)).unwrap_or_default());
    }
}
