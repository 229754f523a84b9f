//! Short texts on the table: movement points.

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{Ground, Marks};
use crate::trims::Trims;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2dShadow};

/// Above the marks, below the counters.
const DEPTH: f32 = 5.5;
/// Sizes in which texts are set, in logical pixels: few, because each needs an atlas of its own.
const SIZES: [f32; 5] = [11.0, 14.0, 18.0, 24.0, 32.0];
/// Pixels per place under which no text has room.
const SMALLEST_PLACE: f32 = 34.0;

#[derive(Component)]
struct Number;

/// What is written, and for which size of a pixel.
#[derive(Default)]
struct Written {
    texts: HashMap<IVec2, (String, Entity)>,
    size: f32,
    scale: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, write_numbers.in_set(DrawSteps::Dress));
}

fn write_numbers(
    ground: Option<Res<Ground>>,
    marks: Res<Marks>,
    view: Res<View>,
    trims: Res<Trims>,
    mut numbers: Query<(&mut Transform, &mut TextFont), With<Number>>,
    mut commands: Commands,
    mut written: Local<Written>,
) {
    let pixels_per_place = view.pixels_per_place();
    let size = SIZES.into_iter().rev().find(|size| *size <= pixels_per_place * 0.21).unwrap_or(SIZES[0]);
    let new_ground = ground.as_ref().is_some_and(|ground| ground.is_changed());
    let moved = written.scale != view.scale() || written.size != size;
    let same_view = !moved || marks.texts.is_empty();
    if !marks.is_changed() && !new_ground && same_view && ground.is_some() {
        return;
    }
    let wanted: HashMap<IVec2, &str> = match &ground {
        Some(_) if pixels_per_place >= SMALLEST_PLACE => {
            marks.texts.iter().map(|(at, text)| (at.as_ivec2(), text.as_str())).collect()
        }
        _ => HashMap::default(),
    };
    written.texts.retain(|at, (text, entity)| {
        let stays = !new_ground && wanted.get(at).is_some_and(|wanted| *wanted == text);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    if moved {
        for (_, entity) in written.texts.values() {
            if let Ok((mut place, mut font)) = numbers.get_mut(*entity) {
                place.scale = Vec3::new(view.scale(), view.scale(), 1.0);
                if font.font_size != FontSize::Px(size) {
                    font.font_size = FontSize::Px(size);
                }
            }
        }
        (written.scale, written.size) = (view.scale(), size);
    }
    for (at, text) in wanted {
        if written.texts.contains_key(&at) {
            continue;
        }
        let place = at.as_vec2() - Vec2::new(0.0, 62.0);
        let number = (
            Number,
            Text2d::new(text),
            TextFont { font: trims.figures.clone().into(), font_size: FontSize::Px(size), ..default() },
            TextColor(Color::srgb(0.97, 0.98, 1.0)),
            Text2dShadow { offset: Vec2::new(1.0, -1.0), color: Color::srgba(0.03, 0.05, 0.08, 0.9) },
            Anchor::CENTER,
            Transform::from_translation(place.extend(DEPTH)).with_scale(Vec3::new(view.scale(), view.scale(), 1.0)),
        );
        written.texts.insert(at, (text.to_string(), commands.spawn(number).id()));
    }
}
