//! A scene as pixels: put together from tiles that lie on one grid over the whole map, so that the same place has the same pixels in
//! every picture.

use super::base::Base;
use super::canvas::Canvas;
use super::scene::Scene;
use super::shape::{Bounds, vec2};
use super::stamp::{StampStore, Stamps};
use super::{PixelBox, fields, ground, hexsides, mat, roads, rooms, strips, water};
use crate::noise::Grain;
use tiny_skia::Pixmap;

/// Side of a tile in pixels.
const TILE: i32 = 256;
/// Units around a tile that are painted and cut off again, so that what is blurred does not end at its edge.
const MARGIN_UNITS: f32 = 26.0;

/// A scene with all that is needed to paint it.
#[derive(Clone, Debug)]
pub(super) struct Painting {
    /// Beyond this there is nothing.
    pub bounds: Bounds,
    pub grain: Grain,
    pub scene: Scene,
    stamps: StampStore,
}

impl Painting {
    pub fn new(bounds: Bounds, grain: Grain, scene: Scene) -> Self {
        Self { bounds, grain, scene, stamps: StampStore::default() }
    }

    /// Some pixels of the picture of the whole scene; `finish` is the last to work on each tile.
    pub fn paint(&self, pixels: PixelBox, scale: f32, finish: &dyn Fn(&mut Canvas)) -> Pixmap {
        let mut picture = Pixmap::new(pixels.width, pixels.height)
            .unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"));
        let stamps = self.stamps.at_scale(scale);
        let (right, bottom) = (pixels.left + picture.width() as i32, pixels.top + picture.height() as i32);
        for tile_y in pixels.top.div_euclid(TILE)..=(bottom - 1).div_euclid(TILE) {
            for tile_x in pixels.left.div_euclid(TILE)..=(right - 1).div_euclid(TILE) {
                let (left, top) = ((tile_x * TILE).max(pixels.left), (tile_y * TILE).max(pixels.top));
                let wanted = [left, top, ((tile_x + 1) * TILE).min(right), ((tile_y + 1) * TILE).min(bottom)];
                if let Some(mut tile) = self.paint_tile((tile_x, tile_y), wanted, scale, &stamps) {
                    finish(&mut tile);
                    copy_tile(&tile, &mut picture, pixels);
                }
            }
        }
        picture
    }

    /// `wanted` is in pixels of the whole map: left, top, right, bottom.
    fn paint_tile(&self, tile: (i32, i32), wanted: [i32; 4], scale: f32, stamps: &Stamps) -> Option<Canvas> {
        let margin = margin(scale);
        let side = (TILE + 2 * margin) as u32;
        let origin = (tile.0 * TILE - margin, tile.1 * TILE - margin);
        let wanted = [wanted[0] - origin.0, wanted[1] - origin.1, wanted[2] - origin.0, wanted[3] - origin.1];
        let mut canvas = Canvas::new(side, side, origin, scale, wanted)?;
        if !self.bounds.meets(&canvas.view) {
            return None;
        }
        let (drawing, grain) = (&self.scene.drawing, &self.grain);
        match drawing.base {
            Base::Country => ground::paint(&mut canvas, grain, drawing.relief.as_ref()),
            Base::Mat => mat::paint(&mut canvas, grain, drawing.relief.as_ref()),
        }
        for patch in &drawing.patches {
            fields::paint(&mut canvas, grain, patch);
        }
        water::paint_streams(&mut canvas, grain, &drawing.streams, &drawing.ponds, drawing.base);
        if let Some(river) = &drawing.river {
            water::paint_river(&mut canvas, grain, river);
        }
        for ford in &drawing.fords {
            water::paint_ford(&mut canvas, grain, ford, drawing.base);
        }
        roads::paint(&mut canvas, grain, &drawing.roads, drawing.base);
        for bridge in &drawing.bridges {
            bridge.paint(&mut canvas, grain);
        }
        if drawing.base == Base::Mat {
            mat::grit(&mut canvas, grain);
        }
        rooms::paint_steps(&mut canvas, grain, &drawing.steps);
        for rim in &drawing.rims {
            mat::paint_rim(&mut canvas, grain, rim);
        }
        hexsides::paint(&mut canvas, grain, &drawing.stretches);
        strips::paint(&mut canvas, grain, &drawing.strips);
        self.paint_things(&mut canvas, stamps);
        Some(canvas)
    }

    fn paint_things(&self, canvas: &mut Canvas, stamps: &Stamps) {
        let Scene { drawing, tall } = &self.scene;
        for low in [true, false] {
            let dots = if low { &drawing.low } else { tall };
            for dot in dots {
                let way = dot.kind.shadow() * std::f32::consts::FRAC_1_SQRT_2;
                if way > 0.0 {
                    let radius = dot.radius() * 0.92;
                    canvas.mask_disc(dot.at + vec2(way, way), radius);
                    canvas.mask_disc(dot.at + vec2(way, way) * 0.5, radius);
                }
            }
            if !low {
                for house in &drawing.houses {
                    house.mask_shadow(canvas);
                }
            }
            if drawing.base == Base::Mat {
                canvas.blur_mask(0.9);
            }
            canvas.blend_shadow(if low { 0.5 } else { 0.66 });
            for dot in dots {
                stamps.draw(canvas, dot);
            }
        }
        for ruin in &drawing.ruins {
            ruin.paint(canvas, &self.grain);
        }
        for house in &drawing.houses {
            house.paint(canvas, &self.grain);
        }
    }
}

fn margin(scale: f32) -> i32 {
    (MARGIN_UNITS * scale).ceil() as i32 + 2
}

fn copy_tile(tile: &Canvas, picture: &mut Pixmap, pixels: PixelBox) {
    let width = picture.width() as i32;
    let [left, top, right, bottom] = tile.wanted;
    let length = (right - left).max(0) as usize * 4;
    for y in top..bottom {
        let from = (y * tile.width() + left) as usize * 4;
        let to = ((y + tile.origin.1 - pixels.top) * width + left + tile.origin.0 - pixels.left) as usize * 4;
        picture.data_mut()[to..to + length].copy_from_slice(&tile.pixmap.data()[from..from + length]);
    }
}
