//! The painted ground: pictures of squares of the map at several resolutions, painted in tasks, the coarsest first and always there.
//! The outlines of the sight tool are pictures of the same squares above them.

use crate::contract::{Overlays, Scene};
use crate::space;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use board_art::map::{MapPainter, PixelBox};
use hex_board::{Map, Point};
use std::sync::Arc;
use table_view::picture::shrinkable;
use table_view::{Alarm, DrawSteps, Studio, View};
use tiny_skia::Pixmap;

/// Pixels per hex of each level. Each is twice the one before, so that four chunks cover one.
const LEVELS: [f32; 4] = [60.0, 120.0, 240.0, 480.0];
/// Side of a chunk in pixels.
const SIDE: i32 = 512;
/// How many chunks may lie outside the window before the farthest are given up.
const SPARE: usize = 40;
/// Chunks that are painted at the same time.
const AT_ONCE: usize = 3;

/// What a chunk shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Layer {
    Ground,
    Outlines,
}

/// A square of the map in one resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct ChunkKey {
    layer: Layer,
    level: usize,
    x: i32,
    y: i32,
}

impl ChunkKey {
    fn side(level: usize) -> f32 {
        SIDE as f32 * space::HEX_WIDTH / LEVELS[level]
    }
    /// Where it lies in the world.
    fn rect(self) -> Rect {
        let side = Self::side(self.level);
        let low = Vec2::new(self.x as f32 * side, -(self.y + 1) as f32 * side);
        Rect::from_corners(low, low + side)
    }
    fn depth(self) -> f32 {
        let base = match self.layer {
            Layer::Ground => 0.0,
            Layer::Outlines => 5.0,
        };
        base + self.level as f32 * 0.1
    }
    /// The chunks of a level that meet a rectangle of the world.
    fn covering(layer: Layer, level: usize, rect: Rect) -> impl Iterator<Item = ChunkKey> {
        let side = Self::side(level);
        let index = |value: f32| (value / side).floor() as i32;
        let (left, right) = (index(rect.min.x), index(rect.max.x));
        let (top, bottom) = (index(-rect.max.y), index(-rect.min.y));
        (top..=bottom).flat_map(move |y| (left..=right).map(move |x| ChunkKey { layer, level, x, y }))
    }
}

/// True once the whole ground of the present map can be seen, be it coarsely.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GroundPainted(pub bool);

/// The chunks of the present map.
#[derive(Resource, Default)]
struct Chunks {
    map: Option<Arc<Map>>,
    painter: Option<Arc<MapPainter>>,
    preparing: Studio<(), MapPainter>,
    painting: Studio<ChunkKey, Image>,
    shown: HashMap<ChunkKey, Entity>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Chunks>()
        .init_resource::<GroundPainted>()
        .add_systems(Update, (change_map, show_chunks).chain().in_set(DrawSteps::Dress));
}

fn change_map(scene: Option<Res<Scene>>, alarm: Res<Alarm>, mut chunks: ResMut<Chunks>, mut commands: Commands) {
    let map = scene.map(|scene| Arc::clone(&scene.map));
    let same = match (&map, &chunks.map) {
        (Some(new), Some(old)) => Arc::ptr_eq(new, old),
        (None, None) => true,
        _ => false,
    };
    if same {
        return;
    }
    for entity in chunks.shown.values() {
        commands.entity(*entity).despawn();
    }
    *chunks = Chunks { map: map.clone(), ..default() };
    if let Some(map) = map {
        chunks.preparing.begin((), &alarm, move || MapPainter::new(&map));
    }
}

/// The level whose pixels are about those of the screen.
fn level_for(pixels_per_hex: f32) -> usize {
    LEVELS.iter().position(|level| *level >= pixels_per_hex * 0.8).unwrap_or(LEVELS.len() - 1)
}

fn show_chunks(
    view: Res<View>,
    overlays: Res<Overlays>,
    alarm: Res<Alarm>,
    mut chunks: ResMut<Chunks>,
    mut painted: ResMut<GroundPainted>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut last: Local<Option<(Rect, usize, bool)>>,
) {
    if chunks.shown.is_empty() {
        painted.set_if_neq(GroundPainted(false));
    }
    if chunks.map.is_none() {
        *last = None;
        return;
    }
    let chunks = &mut *chunks;
    let mut changed = false;
    for ((), painter) in chunks.preparing.collect() {
        chunks.painter = Some(Arc::new(painter));
        changed = true;
    }
    let Some(painter) = chunks.painter.clone() else { return };
    for (key, image) in chunks.painting.collect() {
        changed = true;
        let rect = key.rect();
        let sprite = Sprite { image: images.add(image), custom_size: Some(rect.size()), ..default() };
        let place = Transform::from_translation(rect.center().extend(key.depth()));
        chunks.shown.insert(key, commands.spawn((sprite, place)).id());
    }
    let level = level_for(view.physical_pixels_per_place());
    let now = (view.visible(), level, overlays.silhouettes);
    if !changed && *last == Some(now) {
        return;
    }
    *last = Some(now);
    let (low, high) = painter.region();
    let map_box = Rect::from_corners(space::world(low), space::world(high));
    let in_view = view.visible().intersect(map_box);
    let mut wanted: Vec<ChunkKey> = ChunkKey::covering(Layer::Ground, 0, map_box).collect();
    painted.set_if_neq(GroundPainted(wanted.iter().all(|key| chunks.shown.contains_key(key))));
    if !in_view.is_empty() {
        if level > 0 {
            wanted.extend(ChunkKey::covering(Layer::Ground, level, in_view));
        }
        if overlays.silhouettes {
            wanted.extend(ChunkKey::covering(Layer::Outlines, level, in_view));
        }
    }
    let far = |key: &ChunkKey| key.rect().center().distance_squared(view.centre());
    chunks.painting.keep(|key| wanted.contains(key));
    let mut missing: Vec<ChunkKey> =
        wanted.iter().filter(|key| !chunks.shown.contains_key(*key) && !chunks.painting.paints(key)).copied().collect();
    // The coarse ground first, then from the middle outwards.
    missing.sort_by(|a, b| {
        (a.level.min(1), a.layer == Layer::Outlines, far(a))
            .partial_cmp(&(b.level.min(1), b.layer == Layer::Outlines, far(b)))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let complete = missing.is_empty() && chunks.painting.is_empty();
    for key in missing {
        if chunks.painting.len() >= AT_ONCE {
            break;
        }
        let painter = Arc::clone(&painter);
        chunks.painting.begin(key, &alarm, move || shrinkable(&paint(&painter, key)));
    }
    give_up(chunks, &wanted, complete, overlays.silhouettes, view.centre(), &mut commands);
}

/// Takes away what is not needed: finer chunks as soon as all chunks of the present level are there, others when they are many.
fn give_up(
    chunks: &mut Chunks,
    wanted: &[ChunkKey],
    complete: bool,
    outlines: bool,
    centre: Vec2,
    commands: &mut Commands,
) {
    let level = wanted.iter().map(|key| key.level).max().unwrap_or(0);
    let mut spare: Vec<ChunkKey> = Vec::new();
    let mut gone: Vec<ChunkKey> = Vec::new();
    for key in chunks.shown.keys().filter(|key| !wanted.contains(*key)) {
        match key.layer {
            Layer::Outlines if !outlines || complete => gone.push(*key),
            Layer::Outlines => {}
            Layer::Ground if key.level > level && complete => gone.push(*key),
            Layer::Ground => spare.push(*key),
        }
    }
    if spare.len() > SPARE {
        let far = |key: &ChunkKey| key.rect().center().distance_squared(centre);
        spare.sort_by(|a, b| far(a).total_cmp(&far(b)));
        gone.extend(spare.split_off(SPARE));
    }
    for key in gone {
        if let Some(entity) = chunks.shown.remove(&key) {
            commands.entity(entity).despawn();
        }
    }
}

fn paint(painter: &MapPainter, key: ChunkKey) -> Pixmap {
    let pixels_per_hex = LEVELS[key.level];
    let side = SIDE as u32;
    match key.layer {
        Layer::Ground => {
            let pixels = PixelBox { left: key.x * SIDE, top: key.y * SIDE, width: side, height: side };
            painter.paint_pixels(pixels, pixels_per_hex)
        }
        Layer::Outlines => {
            let mut pixmap =
                Pixmap::new(side, side).unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"));
            let units = ChunkKey::side(key.level) as i32;
            let low = Point(key.x * units, key.y * units);
            painter.outline(&mut pixmap, (low, low + Point(units, units)), pixels_per_hex);
            pixmap
        }
    }
}

#[cfg(test)]
#[path = "chunks_test.rs"]
mod tests;
