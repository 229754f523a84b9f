//! Short announcements across the map: a new phase, initiative with its dice, a hero, surrender, whose question it is.

use super::dice;
use super::effects::{DEPTH, Effect, FadeSprite, FadeText, Stage, milliseconds, plate_sprite};
use crate::camera::View;
use bevy::math::curve::EaseFunction;
use bevy::prelude::*;
use bevy_tweening::{Delay, Tween};
use board_art::{fonts, text_width};

/// Sizes of title and line, in logical pixels.
const TITLE: f32 = 26.0;
const LINE: f32 = 15.0;
/// Heights of the plate without and with a line.
const HEIGHTS: (f32, f32) = (62.0, 86.0);
/// Between the plate's edge and what stands on it.
const PADDING: f32 = 30.0;
/// Width of the stripe that says whose it is.
const STRIPE: f32 = 6.0;
/// How long it comes, stays and goes, in milliseconds; dice take longer to be read.
const FADE: u64 = 110;
const SHOWN: u64 = 820;
const WITH_DICE: u64 = 1350;
/// The same where another announcement waits.
const FOLLOWED: u64 = 480;

/// What stands on a banner.
pub(crate) struct Words<'a> {
    pub(crate) title: &'a str,
    pub(crate) line: &'a str,
    pub(crate) dice: &'a [u8],
    pub(crate) colour: Color,
}

/// The plate's size for what stands on it.
fn size(words: &Words) -> Vec2 {
    let wide = text_width(&fonts().heading, words.title, TITLE).max(text_width(&fonts().heading, words.line, LINE));
    let dice = if words.dice.is_empty() { 0.0 } else { words.dice.len() as f32 * dice::STEP + 18.0 };
    let high = if words.line.is_empty() && words.dice.is_empty() { HEIGHTS.0 } else { HEIGHTS.1 };
    Vec2::new((wide * 1.04 + dice + 2.0 * PADDING).max(260.0), high)
}

/// Where the plate's middle comes: in the upper part of what panels leave free, in the world.
fn place(view: &View, size: Vec2) -> Vec2 {
    let free = view.free();
    let middle = Vec2::new(free.center().x, free.min.y + free.height() * 0.16 + size.y / 2.0);
    view.world_at(middle.max(free.min + Vec2::new(0.0, size.y / 2.0)))
}

/// Shows a banner for its time.
pub(crate) fn show(stage: &mut Stage, view: &View, words: &Words, followed: bool) {
    let size = size(words);
    let stay = match (words.dice.is_empty(), followed) {
        (true, false) => SHOWN,
        (true, true) => FOLLOWED,
        (false, _) => WITH_DICE,
    };
    let middle = place(view, size);
    let scale = Vec3::new(stage.scale, stage.scale, 1.0);
    let root = stage
        .commands
        .spawn((
            Effect,
            Transform::from_translation(middle.extend(DEPTH + 5.0)).with_scale(scale),
            Visibility::default(),
        ))
        .id();
    let plate = plate_sprite(stage.trims, size + 12.0, 0.0);
    let colour = words.colour.with_alpha(0.0);
    let stripe = Sprite {
        image: stage.trims.white.clone(),
        custom_size: Some(Vec2::new(STRIPE, size.y - 8.0)),
        color: colour,
        ..default()
    };
    for (sprite, at) in [(plate, Vec3::ZERO), (stripe, Vec3::new(-size.x / 2.0 + STRIPE, 0.0, 0.1))] {
        let entity = stage.commands.spawn((sprite, Transform::from_translation(at), ChildOf(root))).id();
        let (shows, hides) = ((0.0, 1.0), (1.0, 0.0));
        let [shows, hides] = [shows, hides]
            .map(|(from, to)| Tween::new(EaseFunction::Linear, milliseconds(FADE), FadeSprite { from, to }));
        stage.also::<Sprite>(entity, shows.then(Delay::new(milliseconds(stay))).then(hides));
    }
    let dice_width = if words.dice.is_empty() { 0.0 } else { words.dice.len() as f32 * dice::STEP + 18.0 };
    let left = -size.x / 2.0 + PADDING;
    let middle_of_text = left + (size.x - 2.0 * PADDING - dice_width) / 2.0;
    let two = !words.line.is_empty();
    let rows = [
        (words.title, TITLE, words.colour.mix(&Color::WHITE, 0.55), if two { 13.0 } else { 0.0 }),
        (words.line, LINE, Color::srgb(0.82, 0.81, 0.79), -17.0),
    ];
    for (text, size, colour, y) in rows.into_iter().filter(|(text, ..)| !text.is_empty()) {
        let row = (
            Text2d::new(text),
            TextFont { font: stage.trims.text.clone().into(), font_size: FontSize::Px(size), ..default() },
            TextColor(colour.with_alpha(0.0)),
            Transform::from_xyz(middle_of_text, y, 0.2),
            ChildOf(root),
        );
        let entity = stage.commands.spawn(row).id();
        let [shows, hides] = [(0.0, 1.0), (1.0, 0.0)]
            .map(|(from, to)| Tween::new(EaseFunction::Linear, milliseconds(FADE), FadeText { from, to }));
        stage.also::<TextColor>(entity, shows.then(Delay::new(milliseconds(stay))).then(hides));
    }
    for (n, pips) in words.dice.iter().enumerate() {
        let x = size.x / 2.0 - PADDING - dice_width + 18.0 + (n as f32 + 0.5) * dice::STEP;
        let late = n as f32 / words.dice.len() as f32;
        dice::roll(stage, root, Vec2::new(x, 0.0), (*pips, 6), late, n as u8, Color::WHITE);
    }
    // The step lasts as long as this does.
    let wait = stage.commands.spawn((Transform::default(), ChildOf(root))).id();
    let still = Transform::default();
    let tween = Tween::new(
        EaseFunction::Linear,
        milliseconds(stay + 2 * FADE),
        super::effects::Glide { from: still, to: still },
    );
    stage.also::<Transform>(wait, tween);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_banner_stays_within_what_panels_leave_free() {
        let view = View::default();
        let long = "The Fallschirmjäger hold the initiative";
        let words = Words { title: long, line: "a sentence below", dice: &[3, 5], colour: Color::WHITE };
        let size = size(&words);
        let at = view.screen_at(place(&view, size));
        let plate = Rect::from_center_size(at, size);
        assert!(plate.min.cmpge(view.free().min).all() && plate.max.cmple(view.free().max).all(), "{plate:?}");
        let bare = Words { title: "Rally Phase", line: "", dice: &[], colour: Color::WHITE };
        assert!(super::size(&bare).x < size.x && super::size(&bare).y < size.y);
    }
}
