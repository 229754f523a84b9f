//! The painted ground: pictures of squares of the world at several resolutions, painted in tasks, the coarsest first and always there.
//! Outlines, where they are asked for, are pictures of the same squares above them. Whoever knows the ground says how it is painted.

use crate::DrawSteps;
use crate::camera::View;
use crate::picture::shrinkable;
use crate::studio::{Alarm, Studio};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use board_art::map::PixelBox;
use std::sync::Arc;
use tiny_skia::Pixmap;

/// Side of a chunk in pixels.
const SIDE: i32 = 512;
/// How many chunks may lie outside the window before the farthest are given up.
const SPARE: usize = 40;
/// Chunks that are painted at the same time.
const AT_ONCE: usize = 3;

/// Who paints the ground. The origin of the world is pixel (0, 0) at every scale.
pub trait PaintsGround: Send + Sync + 'static {
    /// What of the world it covers.
    fn region(&self) -> Rect;
    /// Pixels to a unit of the world, level by level. Each is twice the one before, so that four chunks cover one.
    fn levels(&self) -> &[f32];
    /// Some pixels of the ground at so many pixels to a unit.
    fn paint(&self, pixels: PixelBox, pixels_per_unit: f32) -> Pixmap;
    /// The outlines over the same pixels, where there are any.
    fn outlines(&self, _pixels: PixelBox, _pixels_per_unit: f32) -> Option<Pixmap> {
        None
    }
}

/// The ground that lies painted, or is about to.
#[derive(Resource, Default)]
pub struct PaintedGround {
    /// Its outlines are drawn too.
    pub outlined: bool,
    /// Counts up with each ground.
    laid: u64,
    lies: bool,
    preparing: Studio<u64, Arc<dyn PaintsGround>>,
    painter: Option<Arc<dyn PaintsGround>>,
}

impl PaintedGround {
    /// Lays a ground in place of the one that lies: its painter is made in a task. Comes back with the number by which it is taken away.
    pub fn lay(&mut self, alarm: &Alarm, make: impl FnOnce() -> Arc<dyn PaintsGround> + Send + 'static) -> u64 {
        self.laid += 1;
        (self.lies, self.painter, self.preparing) = (true, None, Studio::default());
        self.preparing.begin(self.laid, alarm, make);
        self.laid
    }
    /// Takes a ground away, unless another one lies by now.
    pub fn take_away(&mut self, laid: u64) {
        if laid == self.laid {
            self.laid += 1;
            (self.lies, self.painter, self.preparing) = (false, None, Studio::default());
        }
    }
    /// Takes over the painter when it is made. True if it has been.
    fn collect(&mut self) -> bool {
        let made = self.preparing.collect();
        let any = !made.is_empty();
        for (_, painter) in made {
            self.painter = Some(painter);
        }
        any
    }
}

/// What a chunk shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Layer {
    Ground,
    Outlines,
}

/// A square of the ground in one resolution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct ChunkKey {
    layer: Layer,
    level: usize,
    x: i32,
    y: i32,
}

impl ChunkKey {
    /// Its side in the world.
    fn side(pixels_per_unit: f32) -> f32 {
        SIDE as f32 / pixels_per_unit
    }
    /// Where it lies in the world.
    fn rect(self, levels: &[f32]) -> Rect {
        let side = Self::side(levels[self.level]);
        let low = Vec2::new(self.x as f32 * side, -(self.y + 1) as f32 * side);
        Rect::from_corners(low, low + side)
    }
    /// Its pixels.
    fn pixels(self) -> PixelBox {
        PixelBox { left: self.x * SIDE, top: self.y * SIDE, width: SIDE as u32, height: SIDE as u32 }
    }
    fn depth(self) -> f32 {
        let base = match self.layer {
            Layer::Ground => 0.0,
            Layer::Outlines => 5.0,
        };
        base + self.level as f32 * 0.1
    }
    /// The chunks of a level that meet a rectangle of the world.
    fn covering(layer: Layer, level: usize, levels: &[f32], rect: Rect) -> impl Iterator<Item = ChunkKey> + use<> {
        let side = Self::side(levels[level]);
        let index = |value: f32| (value / side).floor() as i32;
        let (left, right) = (index(rect.min.x), index(rect.max.x));
        let (top, bottom) = (index(-rect.max.y), index(-rect.min.y));
        (top..=bottom).flat_map(move |y| (left..=right).map(move |x| ChunkKey { layer, level, x, y }))
    }
}

/// True once the whole of the present ground can be seen, be it coarsely.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GroundPainted(pub bool);

/// The chunks of the present ground.
#[derive(Resource, Default)]
struct Chunks {
    laid: u64,
    painting: Studio<ChunkKey, Image>,
    shown: HashMap<ChunkKey, Entity>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Chunks>()
        .init_resource::<PaintedGround>()
        .init_resource::<GroundPainted>()
        .add_systems(Update, (change_ground, show_chunks).chain().in_set(DrawSteps::Dress));
}

fn change_ground(ground: Res<PaintedGround>, mut chunks: ResMut<Chunks>, mut commands: Commands) {
    if ground.laid == chunks.laid {
        return;
    }
    for entity in chunks.shown.values() {
        commands.entity(*entity).despawn();
    }
    *chunks = Chunks { laid: ground.laid, ..default() };
}

/// The level whose pixels are about those of the screen.
fn level_for(levels: &[f32], pixels_per_unit: f32) -> usize {
    levels.iter().position(|level| *level >= pixels_per_unit * 0.8).unwrap_or(levels.len().saturating_sub(1))
}

fn show_chunks(
    view: Res<View>,
    alarm: Res<Alarm>,
    mut ground: ResMut<PaintedGround>,
    mut chunks: ResMut<Chunks>,
    mut painted: ResMut<GroundPainted>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut last: Local<Option<(Rect, usize, bool)>>,
) {
    if chunks.shown.is_empty() {
        painted.set_if_neq(GroundPainted(false));
    }
    if !ground.lies {
        *last = None;
        return;
    }
    let chunks = &mut *chunks;
    let mut changed = ground.bypass_change_detection().collect();
    let Some(painter) = ground.painter.clone() else { return };
    let (levels, outlined) = (painter.levels(), ground.outlined);
    for (key, image) in chunks.painting.collect() {
        changed = true;
        let rect = key.rect(levels);
        let sprite = Sprite { image: images.add(image), custom_size: Some(rect.size()), ..default() };
        let place = Transform::from_translation(rect.center().extend(key.depth()));
        chunks.shown.insert(key, commands.spawn((sprite, place)).id());
    }
    let level = level_for(levels, view.pixel_ratio / view.scale());
    let now = (view.visible(), level, outlined);
    if !changed && *last == Some(now) {
        return;
    }
    *last = Some(now);
    let region = painter.region();
    let in_view = view.visible().intersect(region);
    let mut wanted: Vec<ChunkKey> = ChunkKey::covering(Layer::Ground, 0, levels, region).collect();
    painted.set_if_neq(GroundPainted(wanted.iter().all(|key| chunks.shown.contains_key(key))));
    if !in_view.is_empty() {
        if level > 0 {
            wanted.extend(ChunkKey::covering(Layer::Ground, level, levels, in_view));
        }
        if outlined {
            wanted.extend(ChunkKey::covering(Layer::Outlines, level, levels, in_view));
        }
    }
    chunks.painting.keep(|key| wanted.contains(key));
    let missing = missing(chunks, &wanted, levels, view.centre());
    let complete = missing.is_empty() && chunks.painting.is_empty();
    for key in missing {
        if chunks.painting.len() >= AT_ONCE {
            break;
        }
        let painter = Arc::clone(&painter);
        chunks.painting.begin(key, &alarm, move || shrinkable(&paint(&*painter, key)));
    }
    give_up(chunks, (&wanted, complete, outlined), levels, view.centre(), &mut commands);
}

/// What is neither there nor being painted: the coarse ground first, then from the middle outwards.
fn missing(chunks: &Chunks, wanted: &[ChunkKey], levels: &[f32], centre: Vec2) -> Vec<ChunkKey> {
    let far = |key: &ChunkKey| key.rect(levels).center().distance_squared(centre);
    let mut missing: Vec<ChunkKey> =
        wanted.iter().filter(|key| !chunks.shown.contains_key(*key) && !chunks.painting.paints(key)).copied().collect();
    missing.sort_by(|a, b| {
        (a.level.min(1), a.layer == Layer::Outlines, far(a))
            .partial_cmp(&(b.level.min(1), b.layer == Layer::Outlines, far(b)))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    missing
}

/// Takes away what is not needed: finer chunks as soon as all chunks of the present level are there, others when they are many.
fn give_up(
    chunks: &mut Chunks,
    (wanted, complete, outlined): (&[ChunkKey], bool, bool),
    levels: &[f32],
    centre: Vec2,
    commands: &mut Commands,
) {
    let level = wanted.iter().map(|key| key.level).max().unwrap_or(0);
    let mut spare: Vec<ChunkKey> = Vec::new();
    let mut gone: Vec<ChunkKey> = Vec::new();
    for key in chunks.shown.keys().filter(|key| !wanted.contains(*key)) {
        match key.layer {
            Layer::Outlines if !outlined || complete => gone.push(*key),
            Layer::Outlines => {}
            Layer::Ground if key.level > level && complete => gone.push(*key),
            Layer::Ground => spare.push(*key),
        }
    }
    if spare.len() > SPARE {
        let far = |key: &ChunkKey| key.rect(levels).center().distance_squared(centre);
        spare.sort_by(|a, b| far(a).total_cmp(&far(b)));
        gone.extend(spare.split_off(SPARE));
    }
    for key in gone {
        if let Some(entity) = chunks.shown.remove(&key) {
            commands.entity(entity).despawn();
        }
    }
}

fn paint(painter: &dyn PaintsGround, key: ChunkKey) -> Pixmap {
    let scale = painter.levels()[key.level];
    let painted = match key.layer {
        Layer::Ground => Some(painter.paint(key.pixels(), scale)),
        Layer::Outlines => painter.outlines(key.pixels(), scale),
    };
    painted.unwrap_or_else(|| crate::pens::sheet(1, 1))
}

#[cfg(test)]
#[path = "chunks_test.rs"]
mod tests;
