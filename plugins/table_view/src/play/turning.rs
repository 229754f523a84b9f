//! Pictures that turn on their counters: hull and turret are laid over a bare card and turned there, each by the shorter way; when the
//! step is over the card is painted as it stands then.

use super::effects::{Effect, Performing, milliseconds};
use crate::body::{BodyLook, Face, Part, ahead};
use crate::contract::{PieceKey, Pieces};
use crate::faces::side_for;
use crate::picture::shrinkable;
use crate::pieces::{Cards, Pictures};
use bevy::math::curve::EaseFunction;
use bevy::prelude::*;
use bevy_tweening::{Lens, Tween, TweenAnim};
use board_art::{
    CounterFace, CounterStyle, GunLook, Picture, Pixmap, VEHICLE_SPAN, VehicleLook, gun_on_card, paint_gun, paint_hull,
    paint_riders, paint_turret, turret_pivot, vehicle_on_card,
};
use std::time::Duration;

/// Milliseconds for a sixth of a whole turn, and the least that a turn takes.
const PER_SIXTH: f32 = 190.0;
const LEAST: f32 = 220.0;
/// Depth over the card's face, under its tokens; from layer to layer.
const OVER: f32 = 0.001;
/// How bright pictures are on a card that is muted.
const MUTED: f32 = 0.72;

/// What a turn is made with.
pub(crate) struct Turner<'a, 'w, 'c, 's> {
    pub(crate) commands: &'a mut Commands<'c, 's>,
    pub(crate) pictures: &'a mut Pictures<'w>,
    pub(crate) speed: f32,
}

/// A picture that lies on a card and turns: around its own middle, which goes round the hull's.
#[derive(Clone, Copy, Debug)]
struct Spin {
    /// The middle of the hull on the card, at the beginning and at the end: from the card's middle, right and up.
    middle: [Vec2; 2],
    /// How far before it the pivot lies.
    forward: f32,
    /// Headings of the hull: degrees clockwise from up, so that the second is reached by the shorter way.
    hull: [f32; 2],
    /// Headings of the picture itself.
    own: [f32; 2],
}

impl Spin {
    fn at(&self, ratio: f32) -> (Vec2, f32) {
        let between = |ends: [f32; 2]| ends[0] + (ends[1] - ends[0]) * ratio;
        let hull = between(self.hull).to_radians();
        let pivot = self.middle[0].lerp(self.middle[1], ratio) + Vec2::new(hull.sin(), hull.cos()) * self.forward;
        // The picture has been painted as it will stand.
        (pivot, (self.own[1] - between(self.own)).to_radians())
    }
}

impl Lens<Transform> for Spin {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let (pivot, angle) = self.at(ratio);
        target.translation = pivot.extend(target.translation.z);
        target.rotation = Quat::from_rotation_z(angle);
    }
}

/// Two headings, the second so that the way from the first is the shorter one.
fn shorter(from: u16, to: u16) -> [f32; 2] {
    let (from, to) = (f32::from(from), f32::from(to));
    [from, from + (to - from + 540.0).rem_euclid(360.0) - 180.0]
}

/// By how many degrees, clockwise, a body turns on its feet to another face; none: by none, or it is a disc whose number stays upright.
pub(crate) fn of_body(before: &Face, after: &Face) -> Option<f32> {
    let (before, after) = (before.body()?, after.body()?);
    let (BodyLook::Figure { .. } | BodyLook::Gun { .. }) = before.look else { return None };
    let [from, to] = shorter(before.heading, after.heading);
    Some(to - from).filter(|by| by.abs() >= 1.0)
}

/// A picture of a hull, or on it: it goes round the hull's middle and turns by itself.
#[derive(Clone, Copy, Debug)]
struct Sway {
    /// How far before the hull's middle its own lies.
    forward: f32,
    /// Headings of the hull: degrees clockwise from up, so that the second is reached by the shorter way.
    hull: [f32; 2],
    /// Headings of the picture itself.
    own: [f32; 2],
    /// The heading in which it has been painted.
    painted: f32,
}

impl Sway {
    fn at(&self, ratio: f32) -> (Vec2, f32) {
        let between = |ends: [f32; 2]| ends[0] + (ends[1] - ends[0]) * ratio;
        (ahead(between(self.hull)) * self.forward, (self.painted - between(self.own)).to_radians())
    }
}

impl Lens<Transform> for Sway {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let (at, angle) = self.at(ratio);
        target.translation = at.extend(target.translation.z);
        target.rotation = Quat::from_rotation_z(angle);
    }
}

/// Headings of hull and turret of a body on a hull.
fn headings(face: &Face) -> Option<(u16, u16)> {
    let body = face.body()?;
    match body.look {
        BodyLook::Vehicle { turret, .. } => Some((body.heading, turret)),
        BodyLook::Plate { .. } => Some((body.heading, body.heading)),
        BodyLook::Figure { .. } | BodyLook::Number { .. } | BodyLook::Gun { .. } => None,
    }
}

/// Turns hull and turret of a body, each by the shorter way: its pictures are those of the new face at once and turn to where they
/// point there. False: it has no hull, or points as before.
pub(crate) fn sway(
    commands: &mut Commands,
    (cards, shown): (&Cards, &mut Pieces),
    (key, face): (PieceKey, &Face),
    (speed, pixels_per_place): (f32, f32),
) -> bool {
    let piece = shown.all.iter_mut().find(|piece| piece.key == key);
    let Some((piece, (layers, rims))) = piece.zip(cards.turning(key)) else { return false };
    let Some((before, after)) = headings(&piece.face).zip(headings(face)) else { return false };
    let wanted = face.layers(face.is_far(pixels_per_place));
    if before == after || wanted.len() != layers.len() {
        return false;
    }
    piece.face = face.clone();
    let (hull, turret) = (shorter(before.0, after.0), shorter(before.1, after.1));
    let far = [hull, turret].map(|[from, to]| (to - from).abs());
    let lasts = lasts(far[0].max(far[1]));
    let mut turn = |entity: Entity, sway: Sway| {
        let anim = TweenAnim::new(Tween::new(EaseFunction::SineInOut, lasts, sway)).with_speed(speed.into());
        commands.entity(entity).insert((Performing, anim));
    };
    for (entity, layer) in layers.iter().zip(wanted) {
        let own = if layer.part == Part::Turret { turret } else { hull };
        let painted = own[1] - layer.turn.to_degrees();
        let forward = layer.at.dot(ahead(hull[1]));
        turn(*entity, Sway { forward, hull, own, painted });
    }
    rims.iter().for_each(|rim| turn(*rim, Sway { forward: 0.0, hull, own: hull, painted: 0.0 }));
    true
}

/// How long a turn by so many degrees takes.
pub(crate) fn lasts(degrees: f32) -> Duration {
    Duration::from_secs_f32((degrees.abs() / 60.0 * PER_SIXTH).max(LEAST) / 1000.0)
}

/// A layer of a turning picture.
struct Layer {
    pixmap: Pixmap,
    spin: Spin,
}

/// From the card's middle, right and up.
fn on_card((x, y): (f32, f32)) -> Vec2 {
    Vec2::new(x - 0.5, 0.5 - y)
}

impl Turner<'_, '_, '_, '_> {
    /// Lays the pictures over the card, which is bare for as long. False if there is nothing that turns: the new face is put on at once.
    pub(crate) fn begin(&mut self, shown: &mut Pieces, key: PieceKey, face: &Face, root: Entity, pixels: f32) -> bool {
        let Some(piece) = shown.all.iter_mut().find(|piece| piece.key == key) else { return false };
        if self.pictures.settings.style == CounterStyle::Nato {
            return false;
        }
        let side = side_for(pixels) * VEHICLE_SPAN / 100;
        let (Some(now), Some(face)) = (piece.face.card(), face.card()) else { return false };
        let layers = match (now.picture, face.picture) {
            (Picture::Vehicle(from), Picture::Vehicle(to)) if from.headings != to.headings => {
                vehicle(&from, &to, face, side)
            }
            (Picture::Gun(from), Picture::Gun(to)) if from.heading != to.heading => gun(from, to, face, side),
            _ => return false,
        };
        piece.face = CounterFace { picture: Picture::Bare, ..face.clone() }.into();
        let bright = if piece.spent { MUTED } else { 1.0 };
        let far = layers.iter().map(|layer| (layer.spin.own[1] - layer.spin.own[0]).abs()).fold(0.0, f32::max);
        let time = milliseconds((far / 60.0 * PER_SIXTH).max(LEAST) as u64);
        for (n, Layer { pixmap, spin }) in layers.into_iter().enumerate() {
            let (pivot, angle) = spin.at(0.0);
            let sprite = Sprite {
                image: self.pictures.images.add(shrinkable(&pixmap)),
                custom_size: Some(Vec2::splat(VEHICLE_SPAN as f32 / 100.0)),
                color: Color::srgb(bright, bright, bright),
                ..default()
            };
            let place = Transform::from_translation(pivot.extend(OVER * (n + 1) as f32))
                .with_rotation(Quat::from_rotation_z(angle));
            let anim = TweenAnim::new(Tween::new(EaseFunction::SineInOut, time, spin)).with_speed(self.speed.into());
            self.commands.spawn((Effect, Performing, sprite, place, anim, ChildOf(root)));
        }
        true
    }
}

/// Hull, turret, and the men who ride on top.
fn vehicle(from: &VehicleLook, to: &VehicleLook, face: &CounterFace, side: u32) -> Vec<Layer> {
    let middle = [on_card(vehicle_on_card(from)), on_card(vehicle_on_card(to))];
    let hull = shorter(from.headings.hull, to.headings.hull);
    let inks = face.inks();
    let body = Spin { middle, forward: 0.0, hull, own: hull };
    let mut layers = vec![Layer { pixmap: paint_hull(to, inks, side), spin: body }];
    if let Some(pixmap) = paint_turret(to, inks, side) {
        // At heading 0 the pivot lies straight before the middle, or behind it.
        let forward = -turret_pivot(&to.shape, 0).1;
        let own = shorter(from.headings.turret, to.headings.turret);
        layers.push(Layer { pixmap, spin: Spin { forward, own, ..body } });
    }
    let men = face.vehicle.as_ref().map_or(0, |values| values.aboard.men_on_top);
    if men > 0 {
        layers.push(Layer { pixmap: paint_riders(to, inks, face.outfit, men, side), spin: body });
    }
    layers
}

/// A gun with its men.
fn gun(from: GunLook, to: GunLook, face: &CounterFace, side: u32) -> Vec<Layer> {
    let middle = [on_card(gun_on_card(from.heading)), on_card(gun_on_card(to.heading))];
    let hull = shorter(from.heading, to.heading);
    let pixmap = paint_gun(&to, face.inks(), face.outfit, side);
    vec![Layer { pixmap, spin: Spin { middle, forward: 0.0, hull, own: hull } }]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::Body;

    #[test]
    fn pictures_turn_by_the_shorter_way() {
        assert_eq!(shorter(30, 90), [30.0, 90.0]);
        assert_eq!(shorter(330, 30), [330.0, 390.0]);
        assert_eq!(shorter(30, 330), [30.0, -30.0]);
        assert_eq!(shorter(150, 150), [150.0, 150.0]);
    }

    #[test]
    fn a_turret_goes_round_with_its_hull_and_ends_as_it_is_painted() {
        let middle = [Vec2::ZERO; 2];
        let spin = Spin { middle, forward: 0.1, hull: [0.0, 90.0], own: [0.0, 90.0] };
        let (start, angle) = spin.at(0.0);
        assert!(start.distance(Vec2::new(0.0, 0.1)) < 1e-5, "before the middle: up");
        assert!((angle - 90.0_f32.to_radians()).abs() < 1e-5, "painted to the right, so turned back to look up");
        let (end, angle) = spin.at(1.0);
        assert!(end.distance(Vec2::new(0.1, 0.0)) < 1e-5, "to the right");
        assert!(angle.abs() < 1e-5);
    }

    #[test]
    fn a_turret_on_a_model_goes_round_with_its_hull_and_ends_where_it_is_dressed() {
        let sway = Sway { forward: 0.5, hull: [0.0, 90.0], own: [40.0, 100.0], painted: 90.0 };
        let (start, angle) = sway.at(0.0);
        assert!(start.distance(Vec2::new(0.0, 0.5)) < 1e-5 && (angle - 50.0_f32.to_radians()).abs() < 1e-5);
        let (end, angle) = sway.at(1.0);
        assert!(end.distance(Vec2::new(0.5, 0.0)) < 1e-5 && (angle + 10.0_f32.to_radians()).abs() < 1e-5);
    }

    #[test]
    fn a_body_turns_on_its_feet_by_the_shorter_way_and_a_number_stays_upright() {
        let disc = |heading| {
            Face::from(Body {
                look: BodyLook::Number { side: board_art::Rgb(0, 0, 0), number: 3 },
                name: String::new(),
                heading,
            })
        };
        assert_eq!(of_body(&disc(0), &disc(90)), None);
        assert_eq!(shorter(350, 10), [350.0, 370.0]);
        assert!(lasts(180.0) > lasts(20.0) && lasts(-180.0) == lasts(180.0));
    }
}
