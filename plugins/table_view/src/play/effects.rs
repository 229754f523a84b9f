//! Short motions over the board: shots, blades, smoke, rising words.

use crate::trims::{PLATE_BORDER, Trims};
use bevy::math::curve::EaseFunction;
use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, TextureSlicer};
use bevy_tweening::{AnimTarget, Delay, IntoBoxedTweenable, Lens, Tween, TweenAnim};
use board_art::{fonts, text_width};
use std::time::Duration;

/// Depth of motions: over the counters, under a fan.
pub(crate) const DEPTH: f32 = 50.0;

/// Goes when its step is over.
#[derive(Component)]
pub(crate) struct Effect;

/// The step lasts as long as this moves.
#[derive(Component)]
pub(crate) struct Performing;

/// What motions are made with.
pub(crate) struct Stage<'a, 'w, 's> {
    pub(crate) commands: &'a mut Commands<'w, 's>,
    pub(crate) trims: &'a Trims,
    pub(crate) speed: f32,
    /// World units per logical pixel.
    pub(crate) scale: f32,
}

impl Stage<'_, '_, '_> {
    /// A sprite that moves or changes.
    pub(crate) fn actor(
        &mut self,
        image: Handle<Image>,
        size: Vec2,
        place: Transform,
        motion: impl IntoBoxedTweenable,
    ) -> Entity {
        let sprite = Sprite { image, custom_size: Some(size), color: Color::srgba(1.0, 1.0, 1.0, 0.0), ..default() };
        let anim = TweenAnim::new(motion).with_speed(self.speed.into());
        self.commands.spawn((Effect, Performing, sprite, place, anim)).id()
    }
    /// A second motion of an actor.
    pub(crate) fn also<C: Component<Mutability = bevy::ecs::component::Mutable>>(
        &mut self,
        actor: Entity,
        motion: impl IntoBoxedTweenable,
    ) {
        let anim = TweenAnim::new(motion).with_speed(self.speed.into());
        self.commands.spawn((Effect, Performing, anim, AnimTarget::component::<C>(actor)));
    }
}

pub(crate) fn milliseconds(time: u64) -> Duration {
    Duration::from_millis(time.max(1))
}

/// From one place to another, growing and turning on the way.
pub(crate) struct Glide {
    pub(crate) from: Transform,
    pub(crate) to: Transform,
}
impl Lens<Transform> for Glide {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        target.translation = self.from.translation.lerp(self.to.translation, ratio);
        target.scale = self.from.scale.lerp(self.to.scale, ratio);
        target.rotation = self.from.rotation.slerp(self.to.rotation, ratio);
    }
}

/// A card turning around its upright middle.
pub(crate) struct Turn {
    pub(crate) side: f32,
    pub(crate) width: (f32, f32),
}
impl Lens<Transform> for Turn {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let width = self.width.0 + (self.width.1 - self.width.0) * ratio;
        target.scale = Vec3::new(self.side * width.max(0.02), self.side, 1.0);
    }
}

pub(crate) struct FadeSprite {
    pub(crate) from: f32,
    pub(crate) to: f32,
}
impl Lens<Sprite> for FadeSprite {
    fn lerp(&mut self, mut target: Mut<Sprite>, ratio: f32) {
        target.color.set_alpha(self.from + (self.to - self.from) * ratio);
    }
}

pub(crate) struct FadeText {
    pub(crate) from: f32,
    pub(crate) to: f32,
}
impl Lens<TextColor> for FadeText {
    fn lerp(&mut self, mut target: Mut<TextColor>, ratio: f32) {
        target.0.set_alpha(self.from + (self.to - self.from) * ratio);
    }
}

/// Grows and changes its opacity.
struct Bloom {
    size: (f32, f32),
    alpha: (f32, f32),
}
impl Lens<Sprite> for Bloom {
    fn lerp(&mut self, mut target: Mut<Sprite>, ratio: f32) {
        target.custom_size = Some(Vec2::splat(self.size.0 + (self.size.1 - self.size.0) * ratio));
        target.color.set_alpha(self.alpha.0 + (self.alpha.1 - self.alpha.0) * ratio);
    }
}

/// A tracer: seen while it flies.
struct Flight {
    from: Vec3,
    to: Vec3,
}
impl Lens<Transform> for Flight {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        target.translation = self.from.lerp(self.to, ratio);
        target.scale = if ratio < 1.0 { Vec3::ONE } else { Vec3::new(0.0, 0.0, 1.0) };
    }
}

/// Bursts of tracers, a flash where they leave and dust where they strike.
pub(crate) fn fire(stage: &mut Stage, from: Vec2, to: Vec2) {
    tracers(stage, (from, to), 3, 120);
}

/// A long burst of a machine gun.
pub(crate) fn rake(stage: &mut Stage, from: Vec2, to: Vec2) {
    tracers(stage, (from, to), 9, 62);
}

/// So many bursts, each so many milliseconds after the one before.
fn tracers(stage: &mut Stage, (from, to): (Vec2, Vec2), bursts: u64, every: u64) {
    let way = to - from;
    let (direction, length) = (way.normalize_or(Vec2::Y), way.length());
    let flight = (length / 3.4).clamp(90.0, 330.0) as u64;
    let turn = Quat::from_rotation_z(direction.to_angle());
    let muzzle = from + direction * 56.0;
    for burst in 0..bursts {
        let begin = Delay::new(milliseconds(burst * every));
        let side = direction.perp() * [0.0, 17.0, -13.0][burst as usize % 3];
        let spark = muzzle + side * 0.4;
        let bloom =
            Tween::new(EaseFunction::QuadraticOut, milliseconds(140), Bloom { size: (58.0, 92.0), alpha: (1.0, 0.0) });
        let place =
            Transform::from_translation(spark.extend(DEPTH + 0.2)).with_rotation(Quat::from_rotation_z(burst as f32));
        stage.actor(stage.trims.flash.clone(), Vec2::splat(58.0), place, begin.then(bloom));

        let begin = Delay::new(milliseconds(burst * every));
        let end = to + side - direction * 20.0;
        let path = Flight { from: spark.extend(DEPTH), to: end.extend(DEPTH) };
        let hidden = Transform { translation: path.from, rotation: turn, scale: Vec3::new(0.0, 0.0, 1.0) };
        let shot = Tween::new(EaseFunction::Linear, milliseconds(flight), path);
        let sprite =
            Sprite { image: stage.trims.tracer.clone(), custom_size: Some(Vec2::new(118.0, 15.0)), ..default() };
        let anim = TweenAnim::new(begin.then(shot)).with_speed(stage.speed.into());
        stage.commands.spawn((Effect, Performing, sprite, hidden, anim));

        let begin = Delay::new(milliseconds(burst * every + flight));
        let bloom =
            Tween::new(EaseFunction::QuadraticOut, milliseconds(300), Bloom { size: (26.0, 84.0), alpha: (0.95, 0.0) });
        let place = Transform::from_translation((end + side * 0.6).extend(DEPTH + 0.1));
        stage.actor(stage.trims.puff.clone(), Vec2::splat(26.0), place, begin.then(bloom));
    }
}

/// Two blades swing together and ring.
pub(crate) fn melee(stage: &mut Stage, at: Vec2) {
    for (side, depth) in [(1.0, 0.0), (-1.0, 0.1)] {
        let pose = |angle: f32, out: f32, grow: f32| {
            Transform::from_translation((at + Vec2::new(side * out, 12.0)).extend(DEPTH + depth))
                .with_rotation(Quat::from_rotation_z(side * angle))
                .with_scale(Vec3::new(grow, grow, 1.0))
        };
        let (start, meet) = (pose(1.5, 70.0, 0.85), pose(0.72, 10.0, 1.0));
        let swing = Tween::new(EaseFunction::BackOut, milliseconds(260), Glide { from: start, to: meet });
        let ring =
            Tween::new(EaseFunction::ElasticOut, milliseconds(320), Glide { from: pose(0.86, 16.0, 1.06), to: meet });
        let blade = stage.actor(stage.trims.blade.clone(), Vec2::new(56.0, 168.0), start, swing.then(ring));
        let appear = Tween::new(EaseFunction::Linear, milliseconds(90), FadeSprite { from: 0.0, to: 1.0 });
        let vanish = Tween::new(EaseFunction::Linear, milliseconds(180), FadeSprite { from: 1.0, to: 0.0 });
        stage.also::<Sprite>(blade, appear.then(Delay::new(milliseconds(480))).then(vanish));
    }
    let clash =
        Tween::new(EaseFunction::QuadraticOut, milliseconds(260), Bloom { size: (40.0, 150.0), alpha: (0.9, 0.0) });
    let place = Transform::from_translation((at + Vec2::Y * 18.0).extend(DEPTH + 0.2));
    stage.actor(stage.trims.flash.clone(), Vec2::splat(40.0), place, Delay::new(milliseconds(210)).then(clash));
}

/// Smoke billows: puff over puff rises, drifts with the wind and spreads; the smoke that stays lies under them.
pub(crate) fn smoke(stage: &mut Stage, at: Vec2) {
    let puffs = [(0.0, 0.0), (-42.0, -10.0), (38.0, -16.0), (-16.0, 24.0), (24.0, 30.0), (0.0, -30.0)];
    for (n, (x, y)) in puffs.into_iter().enumerate() {
        let late = n as u64 * 85;
        let wide = 215.0 - n as f32 * 12.0;
        let rise =
            Tween::new(EaseFunction::CubicOut, milliseconds(560), Bloom { size: (30.0, wide), alpha: (0.9, 0.45) });
        let fade = Tween::new(
            EaseFunction::Linear,
            milliseconds(240),
            Bloom { size: (wide, wide * 1.08), alpha: (0.45, 0.0) },
        );
        let turn = Quat::from_rotation_z(n as f32 * 1.1);
        let low = Transform::from_translation((at + Vec2::new(x, y) * 0.4).extend(DEPTH + n as f32 * 0.01))
            .with_rotation(turn);
        let high = Transform { translation: low.translation + Vec3::new(x * 0.8 + 14.0, y * 0.6 + 34.0, 0.0), ..low };
        let wait = || Delay::new(milliseconds(late));
        let puff = stage.actor(stage.trims.smoke[0].clone(), Vec2::splat(30.0), low, wait().then(rise).then(fade));
        let drift = Tween::new(EaseFunction::QuadraticOut, milliseconds(800), Glide { from: low, to: high });
        stage.also::<Transform>(puff, wait().then(drift));
    }
}

/// A short text on a dark plate that rises from a place and goes.
pub(crate) fn note(stage: &mut Stage, at: Vec2, text: &str, colour: Color) {
    const SIZE: f32 = 17.0;
    let scale = Vec3::new(stage.scale, stage.scale, 1.0);
    let low = Transform::from_translation((at + Vec2::Y * 30.0).extend(DEPTH + 1.0)).with_scale(scale);
    let high = Transform { translation: low.translation + Vec3::Y * (46.0 * stage.scale + 30.0), ..low };
    let rise = Tween::new(EaseFunction::CubicOut, milliseconds(1100), Glide { from: low, to: high });
    let root = stage
        .commands
        .spawn((Effect, Performing, low, Visibility::default(), TweenAnim::new(rise).with_speed(stage.speed.into())))
        .id();
    let width = text_width(&fonts().heading, text, SIZE) + 34.0;
    let plate = stage.commands.spawn((plate_sprite(stage.trims, Vec2::new(width, 40.0), 0.0), ChildOf(root))).id();
    let words = stage
        .commands
        .spawn((
            Text2d::new(text),
            TextFont { font: stage.trims.text.clone().into(), font_size: FontSize::Px(SIZE), ..default() },
            TextColor(colour.with_alpha(0.0)),
            Transform::from_xyz(0.0, 1.0, 0.1),
            ChildOf(root),
        ))
        .id();
    let (show, stay, hide) = (milliseconds(90), milliseconds(730), milliseconds(280));
    let shows = Tween::new(EaseFunction::Linear, show, FadeSprite { from: 0.0, to: 1.0 });
    let hides = Tween::new(EaseFunction::Linear, hide, FadeSprite { from: 1.0, to: 0.0 });
    stage.also::<Sprite>(plate, shows.then(Delay::new(stay)).then(hides));
    let shows = Tween::new(EaseFunction::Linear, show, FadeText { from: 0.0, to: 1.0 });
    let hides = Tween::new(EaseFunction::Linear, hide, FadeText { from: 1.0, to: 0.0 });
    stage.also::<TextColor>(words, shows.then(Delay::new(stay)).then(hides));
}

/// The dark plate under words and dice.
pub(crate) fn plate_sprite(trims: &Trims, size: Vec2, alpha: f32) -> Sprite {
    let slicer = TextureSlicer {
        border: BorderRect::all(PLATE_BORDER),
        center_scale_mode: SliceScaleMode::Stretch,
        sides_scale_mode: SliceScaleMode::Stretch,
        max_corner_scale: 1.0,
    };
    Sprite {
        image: trims.plate.clone(),
        custom_size: Some(size),
        image_mode: SpriteImageMode::Sliced(slicer),
        color: Color::srgba(1.0, 1.0, 1.0, alpha),
        ..default()
    }
}
