//! Markers that belong to a place: tokens at its southern edge, and smoke as smoke.

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{Ground, Place};
use crate::pieces::{Shown, growth};
use crate::trims::Trims;
use bevy::prelude::*;
use board_art::Token;

/// Smoke lies over what is marked and under the counters; tokens lie over both.
const SMOKE_DEPTH: f32 = 6.0;
const TOKEN_DEPTH: f32 = 14.0;
/// Sides in world units.
const SMOKE: f32 = 262.0;
const TOKEN: f32 = 54.0;

#[derive(Component)]
struct PlaceToken;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_tokens.in_set(DrawSteps::Dress));
}

fn lay_tokens(
    ground: Option<Res<Ground>>,
    shown: Res<Shown>,
    view: Res<View>,
    laid: Query<Entity, With<PlaceToken>>,
    mut trims: ResMut<Trims>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut last: Local<Vec<(Place, Token)>>,
    mut grown: Local<u8>,
) {
    let growth = growth(view.pixels_per_place());
    let new_ground = ground.as_ref().map_or(!last.is_empty(), |ground| ground.is_changed());
    let same = !shown.is_changed() || *last == shown.0.place_markers;
    if !new_ground && same && *grown == growth {
        return;
    }
    *grown = growth;
    let token = TOKEN * f32::from(growth) / 4.0;
    laid.iter().for_each(|entity| commands.entity(entity).despawn());
    last.clear();
    if ground.is_none() {
        return;
    }
    last.clone_from(&shown.0.place_markers);
    for (n, (place, kind)) in last.iter().enumerate() {
        let centre = place.at;
        let (image, side, at) = match kind {
            Token::TwoClouds => (trims.smoke[0].clone(), SMOKE, centre.extend(SMOKE_DEPTH)),
            Token::OneCloud => (trims.smoke[1].clone(), SMOKE, centre.extend(SMOKE_DEPTH)),
            kind => {
                // Side by side, in the order of the list.
                let same = |other: &&(Place, Token)| other.0.key == place.key && !is_smoke(other.1);
                let before = last[..n].iter().filter(same).count() as f32;
                let all = last.iter().filter(same).count() as f32;
                let x = (before - (all - 1.0) / 2.0) * token * 0.92;
                let at = centre + Vec2::new(x, -84.0);
                (trims.token(*kind, &mut images), token, at.extend(TOKEN_DEPTH + before * 0.01))
            }
        };
        let sprite = Sprite { image, custom_size: Some(Vec2::splat(side)), ..default() };
        commands.spawn((PlaceToken, sprite, Transform::from_translation(at)));
    }
}

fn is_smoke(kind: Token) -> bool {
    matches!(kind, Token::OneCloud | Token::TwoClouds)
}
