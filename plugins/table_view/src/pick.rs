//! What lies under the pointer: the point of the world, and the counter, also in a fan.

use crate::InputSteps;
use crate::camera::View;
use crate::contract::{Ground, PLACE_WIDTH, PieceKey, Under};
use crate::fan::{self, Fan};
use crate::grips::{Grip, Grips};
use crate::owner::Owner;
use crate::pieces::{Cards, Shown};
use crate::press::Pointer;
use crate::stacks::card_at;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use table::Side;

/// Everything that can lie under the pointer.
#[derive(SystemParam)]
pub(crate) struct Board<'w> {
    pub(crate) ground: Option<Res<'w, Ground>>,
    pub(crate) view: Res<'w, View>,
    cards: Res<'w, Cards>,
    shown: Res<'w, Shown>,
    fan: Res<'w, Fan>,
    pub(crate) grips: Res<'w, Grips>,
}

impl Board<'_> {
    /// What lies at a place of the window.
    pub(crate) fn under(&self, screen: Vec2) -> Under {
        if self.ground.is_none() {
            return Under::default();
        }
        let at = self.view.world_at(screen);
        // The cards of the fan lie over everything. Beside them lies what lies there anyhow.
        if let Some(open) = &self.fan.open
            && let Some((key, _)) = open.cards.iter().find(|(_, rect)| rect.contains(at))
        {
            return Under { at: Some(at), card: Some((*key, open.place)), fanned: true, grip: None };
        }
        let card = card_at(&self.cards.layout, at).and_then(|card| self.shown.0.all.get(card.index));
        // Handles lie over all counters; but where both sides lie in their place they reach over the cards of the other one.
        let among_both = |grip: &Grip| card.is_some_and(|card| card.place.at == grip.at) && self.holds_both(grip.at);
        if let Some(grip) = self.grips.at(at, self.view.scale()).filter(|n| !among_both(&self.grips.0[*n])) {
            return Under { at: Some(at), grip: Some(grip), ..Under::default() };
        }
        Under { at: Some(at), card: card.map(|piece| (piece.key, piece.place)), ..Under::default() }
    }
}

impl Board<'_> {
    /// Counters of both sides lie in the place with this middle.
    fn holds_both(&self, middle: Vec2) -> bool {
        let here = || self.shown.0.all.iter().filter(|piece| piece.place.at == middle);
        Side::BOTH.iter().all(|side| here().any(|piece| piece.side == Some(*side)))
    }
    /// What a drag among handles means that has come to a place of the window.
    pub(crate) fn dragged(&self, ring: u8, screen: Vec2) -> Under {
        let at = self.view.world_at(screen);
        Under { at: Some(at), grip: self.grips.towards(ring, at, self.view.scale()), ..Under::default() }
    }
    /// Who is dragged where a counter is taken hold of: what is carried stays with whoever carries it.
    pub(crate) fn taken_hold_of(&self, piece: PieceKey) -> PieceKey {
        self.shown.find(piece).and_then(|piece| piece.carried_by).unwrap_or(piece)
    }
    /// The ring of the handles that are dragged from here: that of the handle that lies here, or the inner one in the middle of the place
    /// around which handles stand.
    pub(crate) fn ring(&self, under: &Under) -> Option<u8> {
        if under.fanned {
            return None;
        }
        if let Some(grip) = under.grip {
            return self.grips.0.get(grip).map(|grip| grip.ring);
        }
        let within = |grip: &&Grip| under.at.is_some_and(|at| at.distance(grip.at) < PLACE_WIDTH * 0.4);
        self.grips.0.iter().find(within).map(|grip| grip.ring)
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, watch_pointer.in_set(InputSteps::Hover).before(fan::time_fan));
}

fn watch_pointer(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    owner: Res<Owner>,
    pointer: Res<Pointer>,
    board: Board,
    mut under: ResMut<Under>,
) {
    // Without a window somebody else, a test, says where the pointer is.
    if window.is_some() {
        let dragged = pointer.dragged_ring();
        let what = |cursor| dragged.map_or_else(|| board.under(cursor), |ring| board.dragged(ring, cursor));
        under.set_if_neq(owner.hover.map(what).unwrap_or_default());
    }
}
