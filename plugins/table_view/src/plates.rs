//! Short texts on small plates, above counters: what a tape says, a chance, why a sight is cut.

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{Ground, Marks, Plate};
use crate::trims::Trims;
use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2dShadow};
use bevy::text::{TextBackgroundColor, TextLayout};

/// Above lines.
const DEPTH: f32 = 42.0;
/// Size of the letters and how far a plate stands above its point, in logical pixels.
const SIZE: f32 = 15.0;
const ABOVE: f32 = 14.0;
/// What stands under the letters.
const GROUND: Color = Color::srgba(0.05, 0.07, 0.09, 0.86);

/// Width of a letter and height of a line, in logical pixels, by which plates keep out of each other's way.
const LETTER: f32 = 7.8;
const LINE: f32 = 19.0;

/// A plate: the point that it stands above, and which of all plates it is.
#[derive(Component)]
struct Drawn(Vec2, usize);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, write.in_set(DrawSteps::Dress));
}

fn write(
    ground: Option<Res<Ground>>,
    marks: Res<Marks>,
    view: Res<View>,
    trims: Res<Trims>,
    mut drawn: Query<(Entity, &Drawn, &mut Transform, &mut Visibility)>,
    mut commands: Commands,
    mut was: Local<(Vec<Plate>, f32)>,
) {
    let now: &[Plate] = if ground.is_some() { &marks.plates } else { &[] };
    let scale = view.scale();
    if was.0 != now {
        drawn.iter().for_each(|(entity, ..)| commands.entity(entity).despawn());
        let lifts = lifts(now, scale);
        for (n, plate) in now.iter().enumerate() {
            let layout = TextLayout { justify: Justify::Center, ..default() };
            // A blank to each side keeps letters off the edge of the plate.
            let text = plate.text.lines().map(|line| format!(" {line} ")).collect::<Vec<_>>().join("\n");
            commands.spawn((
                Drawn(plate.at, n),
                Text2d::new(text),
                TextFont { font: trims.text.clone().into(), font_size: FontSize::Px(SIZE), ..default() },
                TextColor(plate.colour),
                TextBackgroundColor(GROUND),
                Text2dShadow { offset: Vec2::new(1.0, -1.0), color: Color::srgba(0.0, 0.0, 0.0, 0.8) },
                layout,
                Anchor::BOTTOM_CENTER,
                shown(lifts[n]),
                above(plate.at, lifts[n].unwrap_or_default(), scale),
            ));
        }
        was.0 = now.to_vec();
    } else if was.1 != scale {
        let lifts = lifts(now, scale);
        for (_, Drawn(at, n), mut place, mut seen) in &mut drawn {
            let lift = lifts.get(*n).copied().flatten();
            seen.set_if_neq(shown(lift));
            *place = above(*at, lift.unwrap_or_default(), scale);
        }
    }
    was.1 = scale;
}

/// What has no room is left out.
const fn shown(lift: Option<f32>) -> Visibility {
    if lift.is_some() { Visibility::Inherited } else { Visibility::Hidden }
}

/// How far each plate is lifted, in logical pixels, so that none covers one before it; none: it may be left out, and its own place is taken.
fn lifts(plates: &[Plate], scale: f32) -> Vec<Option<f32>> {
    let mut taken: Vec<Rect> = Vec::new();
    let mut lift = |plate: &Plate| {
        let letters = plate.text.lines().map(|line| line.chars().count() + 2).max().unwrap_or(0);
        let size = Vec2::new(letters as f32 * LETTER, plate.text.lines().count() as f32 * LINE);
        let foot = plate.at / scale + Vec2::Y * ABOVE;
        let stands = |lift: f32| Rect::from_center_size(foot + Vec2::Y * (lift + size.y / 2.0), size);
        let mut lift = 0.0;
        while let Some(below) = taken.iter().find(|rect| !rect.intersect(stands(lift)).is_empty()) {
            if plate.aside {
                return None;
            }
            lift = below.max.y - foot.y + 1.0;
        }
        taken.push(stands(lift));
        Some(lift)
    };
    let mut lifts = vec![None; plates.len()];
    // What may be left out takes no room from what may not.
    for aside in [false, true] {
        for (plate, at) in plates.iter().zip(&mut lifts).filter(|(plate, _)| plate.aside == aside) {
            *at = lift(plate);
        }
    }
    lifts
}

/// Where a plate stands in a view in which a logical pixel is so many world units wide.
fn above(at: Vec2, lift: f32, scale: f32) -> Transform {
    let place = at + Vec2::Y * (ABOVE + lift) * scale;
    Transform::from_translation(place.extend(DEPTH)).with_scale(Vec3::new(scale, scale, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_plate_covers_another() {
        let plate = |x: f32, y: f32, text: &str| Plate {
            at: Vec2::new(x, y),
            text: text.into(),
            colour: Color::WHITE,
            aside: false,
        };
        let near = [
            plate(0.0, 0.0, "a long way"),
            plate(10.0, 4.0, "costs 1"),
            plate(4.0, 9.0, "no"),
            plate(900.0, 0.0, "far"),
        ];
        let lifts = lifts(&near, 1.0);
        assert_eq!((lifts[0], lifts[3]), (Some(0.0), Some(0.0)), "where nothing lies nothing is lifted");
        let foot = |n: usize| near[n].at.y + lifts[n].expect("none may be left out");
        assert!(foot(1) >= foot(0) + LINE && foot(2) >= foot(1) + LINE, "{lifts:?}");
    }
    #[test]
    fn what_may_be_left_out_stands_at_its_own_place_or_nowhere() {
        let plate = |x: f32, aside| Plate { at: Vec2::new(x, 0.0), text: "88%".into(), colour: Color::WHITE, aside };
        let all = [plate(0.0, true), plate(6.0, false), plate(400.0, true), plate(404.0, true)];
        assert_eq!(lifts(&all, 1.0), [None, Some(0.0), Some(0.0), None]);
        // Nearer by, there is room for each.
        assert_eq!(lifts(&all, 0.05), [Some(0.0); 4]);
    }
}
