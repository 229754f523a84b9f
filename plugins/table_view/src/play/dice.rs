//! Dice that tumble to their result beside a place, with a caption below.

use super::effects::{DEPTH, Effect, FadeSprite, FadeText, Performing, Stage, milliseconds, plate_sprite};
use crate::camera::View;
use bevy::math::curve::EaseFunction;
use bevy::prelude::*;
use bevy_tweening::{Delay, Lens, Tween, TweenAnim};
use board_art::{fonts, text_width};
use std::time::Duration;

/// Side of a die, the way between dice, in logical pixels.
const SIDE: f32 = 46.0;
pub(crate) const STEP: f32 = 56.0;
/// Size of the caption.
const SIZE: f32 = 15.0;
/// Height of the plate under dice and caption.
const HEIGHT: f32 = 112.0;
/// The throw, and how long its result is shown, in milliseconds.
const TUMBLE: u64 = 640;
const SHOWN: u64 = 780;
/// The plate comes and goes in this time.
const FADE: u64 = 110;

/// Rolls in from the left in shrinking hops.
struct Roll {
    end: Vec2,
    depth: f32,
    late: f32,
}
impl Lens<Transform> for Roll {
    fn lerp(&mut self, mut target: Mut<Transform>, ratio: f32) {
        let left = 1.0 - ratio;
        let hop = (ratio * 3.0 * std::f32::consts::PI).sin().abs() * left * 44.0;
        let from = self.end + Vec2::new(-120.0 - self.late * 46.0, 34.0);
        target.translation = (from.lerp(self.end, 1.0 - left * left) + Vec2::Y * hop).extend(self.depth);
        target.rotation = Quat::from_rotation_z(left * left * (7.0 + self.late * 2.5));
        let grow = 1.0 + 0.22 * left;
        target.scale = Vec3::new(grow, grow, 1.0);
    }
}

/// Shows one face after the other, ever slower, and the result at last.
struct Pips {
    faces: Vec<Handle<Image>>,
    result: u8,
    first: u8,
}
impl Pips {
    /// The face shown at a part of the throw, from 0.
    fn face_at(&self, ratio: f32) -> usize {
        let many = self.faces.len().max(2);
        let result = usize::from(self.result).clamp(1, many) - 1;
        if ratio >= 0.86 {
            return result;
        }
        // Neighbouring faces differ, and the last one before the result differs from it.
        let tumbles = (ratio.sqrt() * 9.0) as usize;
        (result + 1 + (usize::from(self.first) + tumbles * 2) % (many - 1)) % many
    }
}
impl Lens<Sprite> for Pips {
    fn lerp(&mut self, mut target: Mut<Sprite>, ratio: f32) {
        let Some(face) = self.faces.get(self.face_at(ratio)) else { return };
        if target.image != *face {
            target.image = face.clone();
        }
        target.color.set_alpha((ratio * 6.0).min(1.0));
    }
}

/// Where the plate's middle comes: over the place, or under it, within the free part of the window; in the world.
pub(crate) fn place(view: &View, at: Vec2, dice: usize) -> Vec2 {
    let half = Vec2::new((dice as f32 * STEP + 30.0).max(200.0) / 2.0, HEIGHT / 2.0);
    let free = view.free();
    let at = view.screen_at(at);
    let away = view.pixels_per_place() * 0.46 + half.y;
    let y = if at.y - away - half.y >= free.min.y { at.y - away } else { at.y + away };
    let low = free.min + half;
    let wanted = Vec2::new(at.x, y);
    view.world_at(wanted.min(free.max - half).max(low))
}

/// Throws dice with so many faces onto a plate.
pub(crate) fn throw(stage: &mut Stage, middle: Vec2, (dice, of): (&[u8], u8), inks: &[Color], caption: &str) {
    let scale = Vec3::new(stage.scale, stage.scale, 1.0);
    let root = stage
        .commands
        .spawn((
            Effect,
            Transform::from_translation(middle.extend(DEPTH + 2.0)).with_scale(scale),
            Visibility::default(),
        ))
        .id();
    let words = text_width(&fonts().heading, caption, SIZE) + 40.0;
    let width = (dice.len() as f32 * STEP + 30.0).max(words);
    let height = if caption.is_empty() { HEIGHT - 26.0 } else { HEIGHT };
    let up = if caption.is_empty() { 0.0 } else { 14.0 };
    let plate = stage.commands.spawn((plate_sprite(stage.trims, Vec2::new(width, height), 0.0), ChildOf(root))).id();
    let shows = Tween::new(EaseFunction::Linear, milliseconds(FADE), FadeSprite { from: 0.0, to: 1.0 });
    let hides = Tween::new(EaseFunction::Linear, milliseconds(FADE), FadeSprite { from: 1.0, to: 0.0 });
    stage.also::<Sprite>(plate, shows.then(Delay::new(milliseconds(TUMBLE + SHOWN))).then(hides));
    for (n, pips) in dice.iter().enumerate() {
        let late = n as f32 / dice.len().max(1) as f32;
        let x = (n as f32 - (dice.len() - 1) as f32 / 2.0) * STEP;
        let ink = inks.get(n).copied().unwrap_or(Color::WHITE);
        roll(stage, root, Vec2::new(x, up), (*pips, of), late, n as u8, ink);
    }
    if caption.is_empty() {
        return;
    }
    let words = stage
        .commands
        .spawn((
            Text2d::new(caption),
            TextFont { font: stage.trims.text.clone().into(), font_size: FontSize::Px(SIZE), ..default() },
            TextColor(Color::srgba(0.91, 0.90, 0.88, 0.0)),
            Transform::from_xyz(0.0, -HEIGHT / 2.0 + 27.0, 0.5),
            ChildOf(root),
        ))
        .id();
    let shows = Tween::new(EaseFunction::Linear, milliseconds(FADE), FadeText { from: 0.0, to: 1.0 });
    let hides = Tween::new(EaseFunction::Linear, milliseconds(FADE), FadeText { from: 1.0, to: 0.0 });
    let wait = Delay::new(milliseconds(FADE + TUMBLE - 80));
    stage.also::<TextColor>(words, wait.then(shows).then(Delay::new(milliseconds(SHOWN - 30))).then(hides));
}

/// Rolls a die of a colour, with so many faces, to its place on a plate.
pub(crate) fn roll(stage: &mut Stage, root: Entity, end: Vec2, die: (u8, u8), late: f32, first: u8, ink: Color) {
    let depth = 0.2 + f32::from(first) * 0.01;
    let wait = || Delay::new(milliseconds(FADE / 2 + (late * 90.0) as u64));
    let time = Duration::from_millis(TUMBLE);
    let roll = Tween::new(EaseFunction::Linear, time, Roll { end, depth, late });
    let (pips, of) = die;
    let faces = stage.trims.faces(of);
    let sprite = Sprite {
        image: faces.first().cloned().unwrap_or_default(),
        custom_size: Some(Vec2::splat(SIDE * 1.26)),
        color: ink.with_alpha(0.0),
        ..default()
    };
    let anim = TweenAnim::new(wait().then(roll)).with_speed(stage.speed.into());
    let place = Transform::from_translation(end.extend(depth));
    let die = stage.commands.spawn((Performing, sprite, place, anim, ChildOf(root))).id();
    let show = Tween::new(EaseFunction::Linear, time, Pips { faces, result: pips, first });
    let hide = Tween::new(EaseFunction::Linear, milliseconds(FADE), FadeSprite { from: 1.0, to: 0.0 });
    stage.also::<Sprite>(die, wait().then(show).then(Delay::new(milliseconds(SHOWN))).then(hide));
}

#[cfg(test)]
#[path = "dice_test.rs"]
mod tests;
