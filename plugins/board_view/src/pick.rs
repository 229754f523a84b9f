//! What lies under the pointer: the exact hex, and the counter, also in a fan.

use crate::InputSteps;
use crate::camera::View;
use crate::contract::{Hover, Scene};
use crate::fan::Fan;
use crate::owner::Owner;
use crate::pieces::{Cards, Shown};
use crate::space;
use crate::stacks::card_at;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use hex_board::Spot;

/// Everything that can lie under the pointer.
#[derive(SystemParam)]
pub(crate) struct Board<'w> {
    pub(crate) scene: Option<Res<'w, Scene>>,
    pub(crate) view: Res<'w, View>,
    cards: Res<'w, Cards>,
    shown: Res<'w, Shown>,
    fan: Res<'w, Fan>,
}

impl Board<'_> {
    /// What lies at a place of the window.
    pub(crate) fn under(&self, screen: Vec2) -> Hover {
        let Some(scene) = &self.scene else { return Hover::default() };
        let place = self.view.world_at(screen);
        // Beside the cards of the fan lies what lies there anyhow.
        if let Some(open) = &self.fan.open
            && let Some((key, _)) = open.cards.iter().find(|(_, rect)| rect.contains(place))
        {
            return Hover { hex: Some(open.hex), piece: Some(*key), storey: open.storey, fanned: true };
        }
        if let Some(card) = card_at(&self.cards.layout, place)
            && let Some(piece) = self.shown.0.all.get(card.index)
        {
            let Spot { hex, storey } = piece.spot;
            return Hover { hex: Some(hex), piece: Some(piece.key), storey, fanned: false };
        }
        Hover { hex: space::hex_at(&scene.map, place), ..Hover::default() }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, watch_pointer.in_set(InputSteps::Hover));
}

pub(crate) fn watch_pointer(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    owner: Res<Owner>,
    board: Board,
    mut hover: ResMut<Hover>,
) {
    // Without a window somebody else, a test, says where the pointer is.
    if window.is_some() {
        hover.set_if_neq(owner.hover.map(|cursor| board.under(cursor)).unwrap_or_default());
    }
}
