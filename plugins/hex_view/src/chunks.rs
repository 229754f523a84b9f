//! The painter of the map's ground, which is painted in chunks; the outlines of the sight tool lie above it.

use crate::contract::{Overlays, Scene};
use crate::space;
use bevy::prelude::*;
use board_art::map::{MapPainter, PixelBox};
use hex_board::{Map, Point};
use std::sync::Arc;
use table_view::{Alarm, DrawSteps, PaintedGround, PaintsGround};
use tiny_skia::Pixmap;

/// Pixels to a unit of the world: 60, 120, 240 and 480 to a hex.
const LEVELS: [f32; 4] = [0.25, 0.5, 1.0, 2.0];

impl PaintsGround for Painter {
    fn region(&self) -> Rect {
        let (low, high) = self.0.region();
        Rect::from_corners(space::world(low), space::world(high))
    }
    fn levels(&self) -> &[f32] {
        &LEVELS
    }
    fn paint(&self, pixels: PixelBox, pixels_per_unit: f32) -> Pixmap {
        self.0.paint_pixels(pixels, pixels_per_unit * space::HEX_WIDTH)
    }
    fn outlines(&self, pixels: PixelBox, pixels_per_unit: f32) -> Option<Pixmap> {
        let mut pixmap = Pixmap::new(pixels.width, pixels.height)?;
        let units = |pixels: i32| (pixels as f32 / pixels_per_unit) as i32;
        let low = Point(units(pixels.left), units(pixels.top));
        let high = low + Point(units(pixels.width as i32), units(pixels.height as i32));
        self.0.outline(&mut pixmap, (low, high), pixels_per_unit * space::HEX_WIDTH);
        Some(pixmap)
    }
}

/// Paints a map.
struct Painter(MapPainter);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (change_map, outline).in_set(DrawSteps::Mark));
}

/// The map that lies painted, and the number of its ground.
type Lies = Option<(Arc<Map>, u64)>;

fn change_map(scene: Option<Res<Scene>>, alarm: Res<Alarm>, mut ground: ResMut<PaintedGround>, mut lies: Local<Lies>) {
    let map = scene.map(|scene| Arc::clone(&scene.map));
    match (map, &*lies) {
        (None, None) => {}
        (Some(new), Some((old, _))) if Arc::ptr_eq(&new, old) => {}
        (Some(map), _) => {
            let painted = Arc::clone(&map);
            let number = ground.lay(&alarm, move || Arc::new(Painter(MapPainter::new(&painted))));
            *lies = Some((map, number));
        }
        (None, Some((_, number))) => {
            ground.take_away(*number);
            *lies = None;
        }
    }
}

fn outline(scene: Option<Res<Scene>>, overlays: Res<Overlays>, mut ground: ResMut<PaintedGround>) {
    if scene.is_some() && ground.outlined != overlays.silhouettes {
        ground.outlined = overlays.silhouettes;
    }
}

#[cfg(test)]
#[path = "chunks_test.rs"]
mod tests;
