//! A measured table as a picture, for any rectangle at any scale: its mat with terrain, houses with their roofs off, outlines on demand.

use super::PixelBox;
use super::canvas::Canvas;
use super::mat::{self, FRAME};
use super::of_ground::{self, outline};
use super::painting::Painting;
use super::rooms::Room;
use super::scene::Scene;
use super::shape::{Bounds, Polygon, Vec2, vec2};
use crate::noise::Grain;
use measured_table::numbers::CM;
use measured_table::{Ground, KindSet, Point};
use tiny_skia::{LineJoin, Paint, PathBuilder, Pixmap, Stroke, Transform};

pub use super::of_ground::{PAINTINGS, UNITS_PER_CM};

/// The light in which a table is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Hour {
    /// Full light.
    #[default]
    Noon,
    /// Warm and low.
    Dusk,
    /// Blue and dark; what is what is still told.
    Night,
}

/// Paints a table. Made once for a table; painting takes `&self` and may go on in several tasks at once.
#[derive(Clone, Debug)]
pub struct TablePainter {
    painting: Painting,
    table: Bounds,
    rooms: Vec<Room>,
    outlines: Vec<Polygon>,
}

impl TablePainter {
    /// Places everything that is on the table. Kinds say how they are painted by a key of [`PAINTINGS`]; what has another key is bare.
    pub fn new(ground: &Ground, kinds: &KindSet) -> Self {
        let table = of_ground::bounds(ground);
        let scene = Scene::new(of_ground::drawing(ground, kinds));
        Self {
            painting: Painting::new(table.grown(FRAME), Grain::new(0x7AB1E), scene),
            table,
            rooms: of_ground::rooms(ground, kinds),
            outlines: ground.pieces.iter().map(outline).collect(),
        }
    }

    /// The pixels that a rectangle of the table covers, at so many pixels to a centimetre; the table's north-west corner is pixel (0, 0).
    pub fn pixels(from: Point, to: Point, pixels_per_cm: f32) -> PixelBox {
        let at = |tenths: i32| f64::from(tenths) / f64::from(CM) * f64::from(pixels_per_cm);
        let (left, top) = ((at(from.x) + 1e-6).floor() as i32, (at(from.y) + 1e-6).floor() as i32);
        let (right, bottom) = ((at(to.x) - 1e-6).ceil() as i32, (at(to.y) - 1e-6).ceil() as i32);
        PixelBox { left, top, width: (right - left).max(1) as u32, height: (bottom - top).max(1) as u32 }
    }

    /// How wide the frame around the table is, in tenths of a millimetre: it is painted where a picture reaches beyond the table.
    pub const FRAME: i32 = (FRAME / UNITS_PER_CM * CM as f32) as i32;

    /// Paints some pixels of the picture of the table, frame and all. What lies beyond is transparent.
    pub fn paint(&self, pixels: PixelBox, pixels_per_cm: f32) -> Pixmap {
        let scale = scale(pixels_per_cm);
        self.painting.paint(pixels, scale, &|canvas| {
            let view = canvas.view;
            let within = |at: Vec2| self.table.grown(-8.0).holds(at, 0.0);
            if !(within(view.low) && within(view.high)) {
                mat::frame(canvas, &self.painting.grain, self.table);
            }
        })
    }

    /// A small picture of a whole table for menus.
    pub fn thumbnail(ground: &Ground, kinds: &KindSet, width_px: u32) -> Pixmap {
        let painter = Self::new(ground, kinds);
        let wide = (ground.bounds.most.x - ground.bounds.least.x).max(1);
        let pixels_per_cm = width_px.max(1) as f32 * CM as f32 / wide as f32;
        painter.paint(Self::pixels(ground.bounds.least, ground.bounds.most, pixels_per_cm), pixels_per_cm)
    }

    /// A house with its roof off, by the number of its piece: floor, walls, doors. It covers exactly what the roof covered, and goes over
    /// it at this box; nothing comes back for what is no house.
    pub fn opened(&self, piece: usize, pixels_per_cm: f32) -> Option<(PixelBox, Pixmap)> {
        let room = self.rooms.iter().find(|room| room.piece == piece)?;
        let scale = scale(pixels_per_cm);
        let (low, high) = (room.walls.bounds.low * scale, room.walls.bounds.high * scale);
        let (left, top) = (low.x.floor() as i32 - 2, low.y.floor() as i32 - 2);
        let (width, height) = (high.x.ceil() as i32 + 2 - left, high.y.ceil() as i32 + 2 - top);
        let pixels = PixelBox { left, top, width: width.max(1) as u32, height: height.max(1) as u32 };
        let wanted = [0, 0, width, height];
        let mut canvas = Canvas::new(pixels.width, pixels.height, (left, top), scale, wanted)?;
        canvas.pixmap.fill(tiny_skia::Color::BLACK);
        room.paint(&mut canvas, &self.painting.grain);
        canvas.mask_polygon(&room.walls);
        canvas.keep_masked();
        Some((pixels, canvas.pixmap))
    }

    /// How many storeys of a house can be entered, by the number of its piece; none of what is no house.
    pub fn storeys(&self, piece: usize) -> u8 {
        self.rooms.iter().find(|room| room.piece == piece).map_or(0, |room| room.storeys)
    }

    /// Draws the exact outlines of pieces over a picture of these pixels, as a thin pale line: what is measured to.
    pub fn outline(&self, pixmap: &mut Pixmap, pixels: PixelBox, pixels_per_cm: f32, pieces: &[usize]) {
        let scale = scale(pixels_per_cm);
        let mut builder = PathBuilder::new();
        for polygon in pieces.iter().filter_map(|piece| self.outlines.get(*piece)) {
            for (n, point) in polygon.points.iter().enumerate() {
                let at = *point * scale - vec2(pixels.left as f32, pixels.top as f32);
                if n == 0 {
                    builder.move_to(at.x, at.y);
                } else {
                    builder.line_to(at.x, at.y);
                }
            }
            builder.close();
        }
        let Some(path) = builder.finish() else { return };
        let width = (pixels_per_cm * 0.06).clamp(1.0, 2.5);
        for (wide, colour) in [(width + 1.6, [0x1E, 0x1A, 0x14, 110]), (width, [0xF4, 0xEE, 0xD8, 225])] {
            let mut paint = Paint { anti_alias: true, ..Paint::default() };
            paint.set_color_rgba8(colour[0], colour[1], colour[2], colour[3]);
            let stroke = Stroke { width: wide, line_join: LineJoin::Round, ..Stroke::default() };
            pixmap.stroke_path(&path, &paint, &stroke, Transform::identity(), None);
        }
    }
}

/// Pixels to a unit.
fn scale(pixels_per_cm: f32) -> f32 {
    pixels_per_cm.max(0.25) / UNITS_PER_CM
}

impl Hour {
    /// Changes a picture as if it were seen at this hour.
    pub fn grade(self, picture: &mut Pixmap) {
        let (tint, grey, lift): ([f32; 3], f32, f32) = match self {
            Hour::Noon => return,
            Hour::Dusk => ([0.92, 0.74, 0.60], 0.10, 4.0),
            Hour::Night => ([0.30, 0.40, 0.60], 0.45, 6.0),
        };
        for pixel in picture.data_mut().chunks_exact_mut(4) {
            let bright = f32::from(pixel[0]) * 0.3 + f32::from(pixel[1]) * 0.59 + f32::from(pixel[2]) * 0.11;
            let cover = f32::from(pixel[3]) / 255.0;
            for channel in 0..3 {
                let own = f32::from(pixel[channel]);
                let colour = (own + (bright - own) * grey) * tint[channel] + lift * cover;
                pixel[channel] = colour.clamp(0.0, f32::from(pixel[3])) as u8;
            }
        }
    }
}
