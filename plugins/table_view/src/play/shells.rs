//! Shells and what drives: gun flashes, bursts, explosions, smoke of a wreck, dust.

use super::effects::{DEPTH, Effect, Glide, Performing, Stage, milliseconds};
use bevy::math::curve::EaseFunction;
use bevy::prelude::*;
use bevy_tweening::{AnimTarget, Delay, Lens, Tween, TweenAnim};

/// Until which part of its time a cloud or a flash is as bright as it becomes.
const HELD: f32 = 0.45;

/// Grows, fades in soon and out slowly.
struct Swell {
    size: (f32, f32),
    /// The most of its opacity, and from which part of its time it has that.
    alpha: f32,
    peak: f32,
}
impl Lens<Sprite> for Swell {
    fn lerp(&mut self, mut target: Mut<Sprite>, ratio: f32) {
        target.custom_size = Some(Vec2::splat(self.size.0 + (self.size.1 - self.size.0) * ratio));
        let part = if ratio < self.peak { ratio / self.peak } else { ((1.0 - ratio) / (1.0 - HELD)).min(1.0) };
        target.color.set_alpha(self.alpha * part.clamp(0.0, 1.0));
    }
}

/// One cloud, flame or clod: its picture and tint, where it is from and to, how large, when and how long.
struct Puff {
    image: Handle<Image>,
    tint: Color,
    way: (Vec2, Vec2),
    size: (f32, f32),
    alpha: f32,
    peak: f32,
    begin: u64,
    time: u64,
    above: f32,
}

fn puff(stage: &mut Stage, puff: Puff) {
    let Puff { image, tint, way: (from, to), size, alpha, peak, begin, time, above } = puff;
    let place = |at: Vec2| Transform::from_translation(at.extend(DEPTH + above));
    let swell = Tween::new(EaseFunction::Linear, milliseconds(time), Swell { size, alpha, peak });
    let sprite =
        Sprite { image, custom_size: Some(Vec2::splat(size.0)), color: tint.with_alpha(0.0), ..Sprite::default() };
    let anim = TweenAnim::new(Delay::new(milliseconds(begin)).then(swell)).with_speed(stage.speed.into());
    let actor = stage.commands.spawn((Effect, Performing, sprite, place(from), anim)).id();
    if from != to {
        let glide = Glide { from: place(from), to: place(to) };
        let glide = Tween::new(EaseFunction::QuadraticOut, milliseconds(time), glide);
        let anim = TweenAnim::new(Delay::new(milliseconds(begin)).then(glide)).with_speed(stage.speed.into());
        stage.commands.spawn((Effect, Performing, anim, AnimTarget::component::<Transform>(actor)));
    }
}

const FLAME: Color = Color::WHITE;
const EARTH: Color = Color::srgb(0.42, 0.31, 0.20);
const DUST: Color = Color::srgb(0.86, 0.78, 0.60);
const SMOKE: Color = Color::srgb(0.80, 0.80, 0.80);
const SOOT: Color = Color::srgb(0.16, 0.15, 0.14);

/// A flash that grows and is gone.
fn flash(stage: &mut Stage, at: Vec2, size: (f32, f32), begin: u64, time: u64) {
    let image = stage.trims.flash.clone();
    puff(stage, Puff { image, tint: FLAME, way: (at, at), size, alpha: 1.0, peak: 0.12, begin, time, above: 0.4 });
}

/// A cloud that drifts.
fn cloud(stage: &mut Stage, tint: Color, way: (Vec2, Vec2), size: (f32, f32), alpha: f32, begin: u64, time: u64) {
    let image = stage.trims.cloud.clone();
    puff(stage, Puff { image, tint, way, size, alpha, peak: 0.18, begin, time, above: 0.2 });
}

/// Clods and sparks that fly apart from a burst.
fn debris(stage: &mut Stage, at: Vec2, tint: Color, far: f32, begin: u64) {
    for n in 0..9_u8 {
        // Uneven on purpose, and the same each time.
        let angle = f32::from(n) * 0.698 + 0.35 * f32::from(n % 3);
        let long = far * (0.55 + 0.15 * f32::from(n * 5 % 4));
        let to = at + Vec2::from_angle(angle) * long;
        let size = 9.0 + 4.0 * f32::from(n % 3);
        let image = stage.trims.cloud.clone();
        puff(
            stage,
            Puff {
                image,
                tint,
                way: (at, to),
                size: (size, size * 0.6),
                alpha: 0.95,
                peak: 0.1,
                begin,
                time: 430,
                above: 0.3,
            },
        );
    }
}

/// A burst on the ground: flash, earth thrown up, dust.
fn burst(stage: &mut Stage, at: Vec2, large: f32, begin: u64) {
    flash(stage, at, (44.0 * large, 104.0 * large), begin, 220);
    debris(stage, at, EARTH, 74.0 * large, begin + 20);
    let up = Vec2::new(4.0, 40.0) * large;
    cloud(stage, EARTH, (at, at + up), (30.0 * large, 96.0 * large), 0.9, begin + 30, 560);
    cloud(stage, DUST, (at, at + up * 0.5), (40.0 * large, 130.0 * large), 0.55, begin + 110, 640);
}

/// A gun fires: stronger than small arms in every part.
pub(crate) fn flat(stage: &mut Stage, from: Vec2, to: Vec2, strikes: bool) {
    let way = to - from;
    let (direction, length) = (way.normalize_or(Vec2::Y), way.length());
    let muzzle = from + direction * 66.0;
    let flight = (length / 5.5).clamp(70.0, 260.0) as u64;
    flash(stage, muzzle, (96.0, 176.0), 0, 240);
    flash(stage, muzzle + direction * 34.0, (54.0, 96.0), 0, 190);
    for n in 0..3_u8 {
        let ahead = muzzle + direction * (12.0 + 26.0 * f32::from(n));
        let drift = ahead + direction * 22.0 + Vec2::new(0.0, 12.0);
        cloud(stage, SMOKE, (ahead, drift), (40.0, 104.0 - 14.0 * f32::from(n)), 0.7, 30 + 20 * u64::from(n), 720);
    }
    let end = if strikes { to } else { to + direction.perp() * 46.0 - direction * 18.0 };
    streak(stage, muzzle, end, 40, flight);
    let arrives = 40 + flight;
    if strikes {
        flash(stage, end, (60.0, 156.0), arrives, 260);
        debris(stage, end, Color::srgb(1.0, 0.78, 0.36), 92.0, arrives);
        cloud(stage, SOOT, (end, end + Vec2::new(8.0, 34.0)), (36.0, 116.0), 0.75, arrives + 60, 620);
    } else {
        burst(stage, end, 0.8, arrives);
    }
}

/// A shell in its flight: a bright streak that is seen only while it flies.
fn streak(stage: &mut Stage, from: Vec2, to: Vec2, begin: u64, time: u64) {
    struct Flies(Vec3, Vec3);
    impl Lens<Transform> for Flies {
        fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
            target.translation = self.0.lerp(self.1, ratio);
            target.scale = if ratio > 0.0 && ratio < 1.0 { Vec3::ONE } else { Vec3::new(0.0, 0.0, 1.0) };
        }
    }
    let turn = Quat::from_rotation_z((to - from).to_angle());
    let hidden = Transform { translation: from.extend(DEPTH + 0.3), rotation: turn, scale: Vec3::new(0.0, 0.0, 1.0) };
    let path = Flies(from.extend(DEPTH + 0.3), to.extend(DEPTH + 0.3));
    let tween = Tween::new(EaseFunction::Linear, milliseconds(time), path);
    let sprite =
        Sprite { image: stage.trims.tracer.clone(), custom_size: Some(Vec2::new(210.0, 30.0)), ..Sprite::default() };
    let anim = TweenAnim::new(Delay::new(milliseconds(begin)).then(tween)).with_speed(stage.speed.into());
    stage.commands.spawn((Effect, Performing, sprite, hidden, anim));
}

/// Something blows up: fire, pieces that fly, and a column of black smoke that leans with the wind.
pub(crate) fn explode(stage: &mut Stage, at: Vec2) {
    flash(stage, at, (80.0, 250.0), 0, 320);
    flash(stage, at + Vec2::new(14.0, 10.0), (60.0, 190.0), 110, 300);
    debris(stage, at, Color::srgb(1.0, 0.70, 0.28), 150.0, 20);
    debris(stage, at, SOOT, 118.0, 60);
    for n in 0..8_u8 {
        let rise = f32::from(n);
        let from = at + Vec2::new(3.0 * rise, 6.0 * rise);
        let to = at + Vec2::new(16.0 + 11.0 * rise, 60.0 + 17.0 * rise);
        cloud(stage, SOOT, (from, to), (38.0, 92.0 + 7.0 * rise), 0.85, 120 + 90 * u64::from(n), 900);
    }
}

/// Something hits armour: a flash and sparks; where it goes through a flame comes out, and soot.
pub(crate) fn strike(stage: &mut Stage, at: Vec2, pierces: bool) {
    const SPARKS: Color = Color::srgb(1.0, 0.93, 0.68);
    flash(stage, at, (54.0, 150.0), 0, 210);
    debris(stage, at, SPARKS, if pierces { 90.0 } else { 150.0 }, 0);
    if !pierces {
        debris(stage, at + Vec2::new(6.0, 4.0), SPARKS, 96.0, 70);
        return;
    }
    flash(stage, at, (90.0, 230.0), 150, 300);
    debris(stage, at, Color::srgb(1.0, 0.62, 0.22), 120.0, 160);
    for n in 0..4_u8 {
        let rise = f32::from(n);
        let from = at + Vec2::new(2.0 * rise, 8.0 * rise);
        cloud(stage, SOOT, (from, from + Vec2::new(14.0, 54.0)), (40.0, 130.0), 0.8, 210 + 80 * u64::from(n), 760);
    }
}

/// A pillar of earth and smoke over a place, and dust that runs out from its foot.
pub(crate) fn pillar(stage: &mut Stage, at: Vec2) {
    flash(stage, at, (150.0, 420.0), 0, 300);
    for n in 0..12_u8 {
        let (rise, aside) = (f32::from(n), if n % 2 == 0 { 1.0 } else { -1.0 });
        let from = at + Vec2::new(5.0 * aside, 8.0 * rise);
        let to = at + Vec2::new(aside * (16.0 + 5.0 * rise), 60.0 + 34.0 * rise);
        let tint = if n % 3 == 0 { SOOT } else { EARTH };
        cloud(stage, tint, (from, to), (80.0, 190.0 + 9.0 * rise), 0.85, 26 * u64::from(n), 1250);
    }
    for n in 0..8_u8 {
        let out = Vec2::from_angle(f32::from(n) * 0.785 + 0.2);
        cloud(stage, DUST, (at + out * 40.0, at + out * 210.0), (70.0, 220.0), 0.5, 120 + 15 * u64::from(n), 1000);
    }
}

/// How long a shell is in the air before it strikes, where it is heralded.
const FALLING: u64 = 420;

/// Shells come down on places: three bursts on a single one, one and a half on each of many.
pub(crate) fn bombard(stage: &mut Stage, from: Option<Vec2>, at: &[Vec2], heralded: bool) {
    if let Some(from) = from {
        flash(stage, from + Vec2::new(0.0, 30.0), (40.0, 84.0), 0, 190);
        cloud(stage, SMOKE, (from + Vec2::new(0.0, 28.0), from + Vec2::new(0.0, 78.0)), (26.0, 84.0), 0.7, 20, 640);
    }
    let begin = if heralded { FALLING } else { 60 };
    let each: &[(f32, f32)] =
        if at.len() > 1 { &[(-22.0, 14.0), (30.0, -24.0)] } else { &[(-30.0, 20.0), (34.0, 4.0), (-4.0, -34.0)] };
    for (n, middle) in at.iter().enumerate() {
        for (m, (x, y)) in each.iter().enumerate() {
            // They come down one after the other, and not in the order of the places.
            let late = (n * 5 % at.len().max(1)) as u64 * 95 + m as u64 * 170;
            burst(stage, *middle + Vec2::new(*x, *y), 0.95, begin + late);
        }
    }
}

/// A single round: a small flash and a white puff that stands for a while.
pub(crate) fn ranging(stage: &mut Stage, at: Vec2) {
    flash(stage, at, (34.0, 84.0), FALLING, 200);
    debris(stage, at, EARTH, 56.0, FALLING + 20);
    for (x, y, late) in [(0.0, 10.0, 0), (-18.0, 22.0, 60), (18.0, 26.0, 110), (2.0, 44.0, 170)] {
        let from = at + Vec2::new(x * 0.4, y * 0.3);
        cloud(stage, Color::WHITE, (from, at + Vec2::new(x, y)), (30.0, 96.0), 0.95, FALLING + 40 + late, 980);
    }
}

/// Dust behind what drives from one point to another within a time.
pub(crate) fn dust(stage: &mut Stage, from: Vec2, to: Vec2, time: u64) {
    let back = (from - to).normalize_or_zero() * 44.0;
    for n in 0..5_u8 {
        let part = f32::from(n) / 5.0;
        let aside = back.perp() * if n % 2 == 0 { 0.35 } else { -0.35 };
        let at = from.lerp(to, part) + back + aside;
        let begin = (time as f32 * part) as u64;
        cloud(stage, DUST, (at, at + back * 0.4 + Vec2::new(0.0, 8.0)), (22.0, 70.0), 0.5, begin, 420);
    }
}
