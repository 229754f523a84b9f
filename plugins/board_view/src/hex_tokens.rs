//! Markers that belong to a hex: tokens at its southern edge, and smoke as smoke.

use crate::camera::View;
use crate::contract::Scene;
use crate::pieces::{Shown, growth};
use crate::trims::Trims;
use crate::{DrawSteps, space};
use bevy::prelude::*;
use board_art::MarkerKind;
use hex_board::Spot;

/// Smoke lies over what is marked and under the counters; tokens lie over both.
const SMOKE_DEPTH: f32 = 6.0;
const TOKEN_DEPTH: f32 = 14.0;
/// Sides in world units.
const SMOKE: f32 = 262.0;
const TOKEN: f32 = 54.0;

#[derive(Component)]
struct HexToken;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_tokens.in_set(DrawSteps::Dress));
}

fn lay_tokens(
    scene: Option<Res<Scene>>,
    shown: Res<Shown>,
    view: Res<View>,
    laid: Query<Entity, With<HexToken>>,
    mut trims: ResMut<Trims>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut last: Local<Vec<(Spot, MarkerKind)>>,
    mut grown: Local<u8>,
) {
    let growth = growth(view.pixels_per_hex());
    let new_scene = scene.as_ref().map_or(!last.is_empty(), |scene| scene.is_changed());
    let same = !shown.is_changed() || *last == shown.0.hex_markers;
    if !new_scene && same && *grown == growth {
        return;
    }
    *grown = growth;
    let token = TOKEN * f32::from(growth) / 4.0;
    laid.iter().for_each(|entity| commands.entity(entity).despawn());
    last.clear();
    let Some(scene) = scene else { return };
    last.clone_from(&shown.0.hex_markers);
    for (n, (spot, kind)) in last.iter().enumerate() {
        let centre = space::centre(&scene.map, spot.hex);
        let (image, side, place) = match kind {
            MarkerKind::SmokeTwo => (trims.smoke[0].clone(), SMOKE, centre.extend(SMOKE_DEPTH)),
            MarkerKind::SmokeOne => (trims.smoke[1].clone(), SMOKE, centre.extend(SMOKE_DEPTH)),
            kind => {
                // Side by side, in the order of the list.
                let same = |other: &&(Spot, MarkerKind)| other.0.hex == spot.hex && !is_smoke(other.1);
                let before = last[..n].iter().filter(same).count() as f32;
                let all = last.iter().filter(same).count() as f32;
                let x = (before - (all - 1.0) / 2.0) * token * 0.92;
                let place = centre + Vec2::new(x, -84.0);
                (trims.token(*kind, &mut images), token, place.extend(TOKEN_DEPTH + before * 0.01))
            }
        };
        let sprite = Sprite { image, custom_size: Some(Vec2::splat(side)), ..default() };
        commands.spawn((HexToken, sprite, Transform::from_translation(place)));
    }
}

fn is_smoke(kind: MarkerKind) -> bool {
    matches!(kind, MarkerKind::SmokeOne | MarkerKind::SmokeTwo)
}
