//! Short texts in marked hexes: movement points.

use crate::camera::View;
use crate::contract::{Overlays, Scene};
use crate::trims::Trims;
use crate::{DrawSteps, space};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2dShadow};
use hex_board::HexId;

/// Above the marks, below the counters.
const DEPTH: f32 = 5.5;
/// Sizes in which texts are set, in logical pixels: few, because each needs an atlas of its own.
const SIZES: [f32; 5] = [11.0, 14.0, 18.0, 24.0, 32.0];
/// Pixels per hex under which no text has room.
const SMALLEST_HEX: f32 = 34.0;

#[derive(Component)]
struct Number;

/// What is written, and for which size of a pixel.
#[derive(Default)]
struct Written {
    texts: HashMap<HexId, (String, Entity)>,
    size: f32,
    scale: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, write_numbers.in_set(DrawSteps::Dress));
}

fn write_numbers(
    scene: Option<Res<Scene>>,
    overlays: Res<Overlays>,
    view: Res<View>,
    trims: Res<Trims>,
    mut numbers: Query<(&mut Transform, &mut TextFont), With<Number>>,
    mut commands: Commands,
    mut written: Local<Written>,
) {
    let pixels_per_hex = view.pixels_per_hex();
    let size = SIZES.into_iter().rev().find(|size| *size <= pixels_per_hex * 0.21).unwrap_or(SIZES[0]);
    let new_scene = scene.as_ref().is_some_and(|scene| scene.is_changed());
    let moved = written.scale != view.scale() || written.size != size;
    let same_view = !moved || overlays.hexes.is_empty();
    if !overlays.is_changed() && !new_scene && same_view && scene.is_some() {
        return;
    }
    let wanted: HashMap<HexId, &str> = match &scene {
        Some(scene) if pixels_per_hex >= SMALLEST_HEX => overlays
            .hexes
            .iter()
            .filter(|overlay| overlay.hex.index() < scene.map.hexes.len())
            .filter_map(|overlay| Some((overlay.hex, overlay.text.as_deref()?)))
            .collect(),
        _ => HashMap::default(),
    };
    written.texts.retain(|hex, (text, entity)| {
        let stays = !new_scene && wanted.get(hex).is_some_and(|wanted| *wanted == text);
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
    let Some(scene) = scene else { return };
    for (hex, text) in wanted {
        if written.texts.contains_key(&hex) {
            continue;
        }
        let place = space::centre(&scene.map, hex) - Vec2::new(0.0, 62.0);
        let number = (
            Number,
            Text2d::new(text),
            TextFont { font: trims.figures.clone().into(), font_size: FontSize::Px(size), ..default() },
            TextColor(Color::srgb(0.97, 0.98, 1.0)),
            Text2dShadow { offset: Vec2::new(1.0, -1.0), color: Color::srgba(0.03, 0.05, 0.08, 0.9) },
            Anchor::CENTER,
            Transform::from_translation(place.extend(DEPTH)).with_scale(Vec3::new(view.scale(), view.scale(), 1.0)),
        );
        written.texts.insert(hex, (text.to_string(), commands.spawn(number).id()));
    }
}
