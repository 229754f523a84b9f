//! Handles around a place: small signs on rings about its middle that are clicked, or dragged to.
//!
//! Each points in a direction. A ring keeps its distance in the world, and on a map that is seen whole as much on the screen as a hand
//! needs.

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{Ground, PLACE_WIDTH, Under};
use crate::strokes::{Strokes, brush_in};
use crate::trims::Trims;
use bevy::prelude::*;
use bevy::sprite::Anchor;

/// Above all counters, below the one that is dragged.
const DEPTH: f32 = 60.0;
/// How far from the middle each ring lies, in world units, and at least on the screen, in logical pixels.
const RINGS: [(f32, f32); 2] = [(112.0, 30.0), (184.0, 56.0)];
/// Radius of a handle in parts of a place, the least and the most on the screen, in logical pixels, and how much more around it is taken
/// as a click on it.
const SIZE: f32 = 0.125;
const RADII: (f32, f32) = (8.0, 14.0);
const ROOM: f32 = 3.0;
/// How far from the middle, in parts of its ring's radius, a drag has to go before it means a direction.
const DRAGGED: f32 = 0.45;
/// Height of its letters in parts of its radius.
const TEXT: f32 = 1.2;

/// How a handle stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GripState {
    /// It can be chosen.
    #[default]
    Open,
    /// It is how things are.
    Now,
    /// It cannot be chosen, and says why.
    Closed,
}

/// A handle.
#[derive(Clone, Debug, PartialEq)]
pub struct Grip {
    /// The middle of its place, in world units.
    pub at: Vec2,
    /// The direction in which it lies from there.
    pub towards: Vec2,
    /// The inner ring (0: arrows) or the outer one (1: discs).
    pub ring: u8,
    /// How it stands.
    pub state: GripState,
    /// A few letters in it.
    pub text: String,
}

/// All handles that are shown. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Grips(pub Vec<Grip>);

/// Radius of a handle in logical pixels, when one is so many world units wide.
fn radius(pixel: f32) -> f32 {
    (PLACE_WIDTH / pixel * SIZE).clamp(RADII.0, RADII.1).round()
}

impl Grip {
    /// How far from the middle it lies when a logical pixel is so many world units wide.
    fn distance(&self, pixel: f32) -> f32 {
        let (world, screen) = RINGS[usize::from(self.ring).min(RINGS.len() - 1)];
        world.max(screen * pixel)
    }
    /// Its own middle.
    fn place(&self, pixel: f32) -> Vec2 {
        self.at + self.towards.normalize_or_zero() * self.distance(pixel)
    }
}

impl Grips {
    /// The handle at a point of the world, when a logical pixel is so many world units wide.
    pub(crate) fn at(&self, point: Vec2, pixel: f32) -> Option<usize> {
        let reach = (radius(pixel) + ROOM) * pixel;
        let far = |grip: &Grip| grip.place(pixel).distance(point);
        let near = self.0.iter().enumerate().filter(|(_, grip)| far(grip) <= reach);
        near.min_by(|(_, one), (_, other)| far(one).total_cmp(&far(other))).map(|(n, _)| n)
    }
    /// The handle of a ring that lies in the direction of a drag, of the nearest place that has one; none while it is still near the middle.
    pub(crate) fn towards(&self, ring: u8, point: Vec2, pixel: f32) -> Option<usize> {
        let on_ring = || self.0.iter().enumerate().filter(|(_, grip)| grip.ring == ring);
        let places = on_ring().map(|(_, grip)| grip.at);
        let nearest = places.min_by(|one, other| one.distance(point).total_cmp(&other.distance(point)))?;
        let on_ring = on_ring().filter(|(_, grip)| grip.at == nearest);
        let meant = on_ring.filter(|(_, grip)| grip.at.distance(point) >= grip.distance(pixel) * DRAGGED);
        let along = |grip: &Grip| grip.towards.normalize_or_zero().dot((point - grip.at).normalize_or_zero());
        meant.max_by(|(_, one), (_, other)| along(one).total_cmp(&along(other))).map(|(n, _)| n)
    }
}

#[derive(Component)]
struct Drawn;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Grips>().add_systems(Update, draw_grips.in_set(DrawSteps::Dress));
}

fn draw_grips(
    ground: Option<Res<Ground>>,
    grips: Res<Grips>,
    under: Res<Under>,
    view: Res<View>,
    trims: Res<Trims>,
    drawn: Query<Entity, With<Drawn>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut brush: Local<Option<Handle<ColorMaterial>>>,
    mut last: Local<(Option<usize>, f32)>,
) {
    let now = (under.grip, view.scale());
    let shows = ground.is_some() && !grips.0.is_empty();
    let moved = *last != now && shows;
    if !grips.is_changed() && !moved && shows != drawn.is_empty() {
        return;
    }
    *last = now;
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    if !shows {
        return;
    }
    let mut strokes = Strokes::new(view.scale());
    for (n, grip) in grips.0.iter().enumerate() {
        strokes.grip(grip, under.grip == Some(n));
        if grip.text.is_empty() {
            continue;
        }
        let place = grip.place(view.scale()).extend(DEPTH + 0.1);
        commands.spawn((
            Drawn,
            Text2d::new(grip.text.clone()),
            TextFont {
                font: trims.figures.clone().into(),
                font_size: FontSize::Px((TEXT * radius(view.scale())).round()),
                ..default()
            },
            TextColor(inks(grip.state).1),
            Anchor::CENTER,
            Transform::from_translation(place).with_scale(Vec3::new(view.scale(), view.scale(), 1.0)),
        ));
    }
    let brush = brush.get_or_insert_with(|| brush_in(&mut images, &mut materials));
    let mesh = meshes.add(strokes.mesh());
    commands.spawn((Drawn, Mesh2d(mesh), MeshMaterial2d(brush.clone()), Transform::from_xyz(0.0, 0.0, DEPTH)));
}

/// The colours of a handle: itself, and what is written in it.
const fn inks(state: GripState) -> (Color, Color) {
    match state {
        GripState::Open => (Color::srgb(0.93, 0.94, 0.90), Color::srgb(0.08, 0.10, 0.12)),
        GripState::Now => (Color::srgb(0.95, 0.82, 0.48), Color::srgb(0.12, 0.09, 0.03)),
        GripState::Closed => (Color::srgb(0.36, 0.38, 0.40), Color::srgb(0.78, 0.79, 0.78)),
    }
}

impl Strokes {
    /// A disc with a dark rim; on the inner ring with an arrowhead outwards, on the outer one with a barrel.
    fn grip(&mut self, grip: &Grip, hovered: bool) {
        let (at, way) = (grip.place(self.pixel), grip.towards.normalize_or_zero());
        let (colour, _) = inks(grip.state);
        let dark = Color::srgba(0.05, 0.06, 0.07, 0.85);
        let size = 2.0 * radius(self.pixel) + if hovered { 5.0 } else { 0.0 };
        for (grow, ink) in [(3.6, dark), (0.0, colour)] {
            let half = (size + grow) / 2.0 * self.pixel;
            if grip.ring == 0 {
                let (tip, side) = (at + way * half * 1.75, way.perp() * half * 0.86);
                self.area(&[at + side + way * half * 0.5, tip, at - side + way * half * 0.5], ink);
            } else {
                self.band(at, at + way * half * 1.8, 7.0 + grow, ink);
            }
            self.disc(at, size + grow, ink);
        }
        if hovered {
            self.disc(
                at,
                size - 4.0,
                Color::srgba(0.30, 0.62, 0.92, if grip.state == GripState::Closed { 0.0 } else { 0.35 }),
            );
        }
    }
}

#[cfg(test)]
#[path = "grips_test.rs"]
mod tests;
