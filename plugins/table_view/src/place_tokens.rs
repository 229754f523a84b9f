//! Markers that belong to a place: tokens at its southern edge; smoke, fire and hulks as they look on the ground.

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{Ground, Pieces, Place};
use crate::pieces::{Shown, growth};
use crate::trims::Trims;
use bevy::platform::collections::HashSet;
use bevy::prelude::*;
use board_art::Token;

/// Hulks lie over what is marked; smoke over hulks, fire over smoke, all of them under the counters; tokens lie over all.
const HULK_DEPTH: f32 = 5.0;
const SMOKE_DEPTH: f32 = 6.0;
const FIRE_DEPTH: f32 = 6.2;
const TOKEN_DEPTH: f32 = 14.0;
/// Sides in world units.
const CLOUD: f32 = 262.0;
const HULK: f32 = 256.0;
const TOKEN: f32 = 54.0;
/// Where hulks lie in a place: alone or several there, and where counters lie on it so that they peek out from under the stack, which
/// grows up and to the right.
const ALONE: [&[Vec2]; 3] = [
    &[Vec2::ZERO],
    &[Vec2::new(-46.0, 16.0), Vec2::new(46.0, -18.0)],
    &[Vec2::new(-50.0, 30.0), Vec2::new(50.0, 26.0), Vec2::new(0.0, -46.0)],
];
const UNDER: [Vec2; 4] =
    [Vec2::new(-54.0, -42.0), Vec2::new(56.0, -46.0), Vec2::new(-56.0, 44.0), Vec2::new(52.0, 52.0)];
/// Headings of hulks, in degrees clockwise from up: which, says the place.
const HEADINGS: [u16; 6] = [330, 90, 210, 30, 150, 270];

#[derive(Component)]
struct PlaceToken;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, lay_tokens.in_set(DrawSteps::Dress));
}

/// A marker as it is laid.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Laid {
    place: Place,
    kind: Token,
    /// Counters lie in its place.
    held: bool,
}

fn wanted(pieces: &Pieces) -> Vec<Laid> {
    let held: HashSet<u32> = pieces.all.iter().map(|piece| piece.place.key).collect();
    let laid = |(place, kind): &(Place, Token)| Laid { place: *place, kind: *kind, held: held.contains(&place.key) };
    pieces.place_markers.iter().map(laid).collect()
}

fn lay_tokens(
    ground: Option<Res<Ground>>,
    shown: Res<Shown>,
    view: Res<View>,
    laid: Query<Entity, With<PlaceToken>>,
    mut trims: ResMut<Trims>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut last: Local<Vec<Laid>>,
    mut grown: Local<u8>,
) {
    let growth = growth(view.pixels_per_place());
    let new_ground = ground.as_ref().map_or(!last.is_empty(), |ground| ground.is_changed());
    let other = shown.is_changed().then(|| wanted(&shown.0)).filter(|wanted| *wanted != *last);
    if !new_ground && other.is_none() && *grown == growth {
        return;
    }
    *grown = growth;
    let token = TOKEN * f32::from(growth) / 4.0;
    laid.iter().for_each(|entity| commands.entity(entity).despawn());
    *last = if ground.is_some() { wanted(&shown.0) } else { Vec::new() };
    for (n, Laid { place, kind, held }) in last.iter().enumerate() {
        let (kind, held) = (*kind, *held);
        let among = |others: &[Laid]| {
            others.iter().filter(|other| other.place.key == place.key && sort(other.kind) == sort(kind)).count()
        };
        let (before, all) = (among(&last[..n]), among(&last));
        let (at, side) = match sort(kind) {
            Sort::Cloud => (place.at.extend(SMOKE_DEPTH), CLOUD),
            Sort::Fire => (place.at.extend(FIRE_DEPTH), CLOUD),
            Sort::Hulk => {
                let at = place.at + hulk_at(before, all, held);
                (at.extend(HULK_DEPTH + before as f32 * 0.01), HULK)
            }
            Sort::Token => {
                // Side by side, in the order of the list.
                let x = (before as f32 - (all as f32 - 1.0) / 2.0) * token * 0.92;
                let at = place.at + Vec2::new(x, -84.0);
                (at.extend(TOKEN_DEPTH + before as f32 * 0.01), token)
            }
        };
        let heading =
            if sort(kind) == Sort::Hulk { HEADINGS[(place.key as usize + before) % HEADINGS.len()] } else { 0 };
        let image = trims.scene(kind, heading, &mut images).unwrap_or_else(|| trims.token(kind, &mut images));
        let sprite = Sprite { image, custom_size: Some(Vec2::splat(side)), ..default() };
        commands.spawn((PlaceToken, sprite, Transform::from_translation(at)));
    }
}

/// How a marker of a place is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    /// A cloud over the whole place.
    Cloud,
    /// Shells that fall on it.
    Fire,
    /// What is left of a vehicle.
    Hulk,
    /// A token at its southern edge.
    Token,
}

const fn sort(kind: Token) -> Sort {
    match kind {
        Token::OneCloud | Token::TwoClouds => Sort::Cloud,
        Token::Burst | Token::RangingPuff => Sort::Fire,
        Token::Hulk | Token::DeadHatch => Sort::Hulk,
        _ => Sort::Token,
    }
}

/// How far from the middle of its place a hulk lies: the `n`th of so many, with counters there or without.
fn hulk_at(n: usize, all: usize, held: bool) -> Vec2 {
    match ALONE.get(all.saturating_sub(1)).and_then(|places| places.get(n)) {
        Some(at) if !held => *at,
        _ => UNDER[n % UNDER.len()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hulks_of_a_place_lie_apart_and_peek_out_from_under_counters() {
        for (all, held) in (1..=4).flat_map(|all| [(all, false), (all, true)]) {
            let places: Vec<Vec2> = (0..all).map(|n| hulk_at(n, all, held)).collect();
            for (n, one) in places.iter().enumerate() {
                let apart = places[n + 1..].iter().all(|other| one.distance(*other) > 60.0);
                assert!(apart, "{all} hulks, counters there: {held}: {places:?}");
                // A card is 128 wide; a hulk reaches further than its edge.
                assert!(!held || one.abs().max_element() + HULK / 4.0 > 64.0 + 25.0, "{one}");
            }
        }
        assert_eq!(hulk_at(0, 1, false), Vec2::ZERO);
    }
}
