//! The map as a picture: ground, relief, fields, water, roads, hexsides, woods and houses, painted for any rectangle at any scale.
//!
//! Everything irregular is hashed from where it stands, and a picture is put together from tiles that lie on one grid over the whole map.
//! So the same place has the same pixels, however the map is cut into pictures.

mod base;
mod buildings;
mod burst;
mod canvas;
mod drawing;
mod fields;
mod grid;
mod ground;
mod hexsides;
mod mat;
mod of_ground;
mod of_hexes;
mod painting;
mod relief;
mod roads;
mod rooms;
mod scene;
mod shape;
mod smoke;
mod stamp;
mod strips;
mod table;
mod water;
mod woods;

pub use burst::{barrage_sprite, ranging_sprite};
pub use smoke::{paint_smoke, smoke_sprite};
pub use table::{Hour, PAINTINGS, TablePainter, UNITS_PER_CM};

use crate::noise::Grain;
use canvas::Canvas;
use hex_board::lattice::{VERTICES, hexside};
use hex_board::{Map, Point, SightClass};
use painting::Painting;
use scene::Scene;
use shape::{Bounds, Polygon, Vec2};
use tiny_skia::Pixmap;

/// Width of a hex in map coordinates, corner to corner: what `pixels_per_hex` measures.
pub const HEX_WIDTH: f32 = 240.0;

/// Where a region lies in the picture of the whole map at one scale; the map's origin is pixel (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelBox {
    /// Leftmost pixel.
    pub left: i32,
    /// Topmost pixel.
    pub top: i32,
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
}

impl PixelBox {
    /// The pixels that a region covers; whole pixels, the region's edges rounded outward.
    pub fn new(region: (Point, Point), pixels_per_hex: f32) -> Self {
        let scale = f64::from(pixels_per_hex) / f64::from(HEX_WIDTH);
        let floor = |v: i32| (f64::from(v) * scale + 1e-6).floor() as i32;
        let ceil = |v: i32| (f64::from(v) * scale - 1e-6).ceil() as i32;
        let (left, top) = (floor(region.0.0), floor(region.0.1));
        let width = (ceil(region.1.0) - left).max(1) as u32;
        let height = (ceil(region.1.1) - top).max(1) as u32;
        Self { left, top, width, height }
    }
}

/// Length of a shadow on a table, in parts of the height of what throws it.
const SHADOW_OF_HEIGHT: f32 = 0.42;

/// What the grid needs of a hex.
#[derive(Clone, Debug)]
struct GridHex {
    centre: Vec2,
    name: String,
    /// Bit n: a neighbour lies in direction n.
    inner_sides: u8,
}

/// The outline of something that acts on sight.
#[derive(Clone, Debug)]
struct Trace {
    points: Vec<Vec2>,
    closed: bool,
    bounds: Bounds,
    sight: SightClass,
}

/// Paints a map. Made once for a map; painting takes `&self` and may go on in several tasks at once.
#[derive(Clone, Debug)]
pub struct MapPainter {
    region: (Point, Point),
    painting: Painting,
    hexes: Vec<GridHex>,
    traces: Vec<Trace>,
    /// What belongs to the map, where that is no rectangle.
    shape: Vec<Polygon>,
    /// Its boards' edges halve hexes: the shape is made of whole boards.
    halved: bool,
}

impl MapPainter {
    /// Places everything that is on the map.
    pub fn new(map: &Map) -> Self {
        let region = map.bounds();
        let grain = Grain::new(0x6EA1);
        let bounds = Bounds { low: region.0.into(), high: region.1.into() };
        let scene = Scene::new(of_hexes::drawing(map, bounds, &grain));
        let hexes = map.hexes.iter().map(|hex| GridHex {
            centre: hex.centre.into(),
            name: hex.names.first().map(ToString::to_string).unwrap_or_default(),
            inner_sides: hex
                .neighbours
                .iter()
                .enumerate()
                .fold(0, |bits, (n, beside)| bits | u8::from(beside.is_some()) << n),
        });
        Self {
            region,
            painting: Painting::new(bounds, grain, scene),
            hexes: hexes.collect(),
            traces: traces(map),
            shape: shape_of(map),
            halved: map.halved(),
        }
    }

    /// The least and the greatest corner of the map, in map coordinates.
    pub fn region(&self) -> (Point, Point) {
        self.region
    }

    /// Paints a rectangle of the map, `pixels_per_hex` pixels to the width of a hex. What lies outside the map is transparent.
    ///
    /// The picture covers [`PixelBox::new`] of the region. It is put together from tiles of 256 pixels and somewhat faster where that
    /// box begins and ends on whole multiples of 256.
    pub fn paint(&self, region: (Point, Point), pixels_per_hex: f32) -> Pixmap {
        let pixel_box = PixelBox::new(region, pixels_per_hex);
        self.paint_pixels(pixel_box, pixels_per_hex)
    }

    /// Paints some pixels of the picture of the whole map.
    pub fn paint_pixels(&self, pixels: PixelBox, pixels_per_hex: f32) -> Pixmap {
        let scale = pixels_per_hex.max(1.0) / HEX_WIDTH;
        self.painting.paint(pixels, scale, &|canvas| self.cut_to_shape(canvas))
    }

    /// A small picture of the whole map for menus.
    pub fn thumbnail(map: &Map, width_px: u32) -> Pixmap {
        let painter = Self::new(map);
        let units = (painter.region.1.0 - painter.region.0.0).max(1) as f32;
        painter.paint(painter.region, width_px.max(1) as f32 * HEX_WIDTH / units)
    }

    /// Makes transparent what is not on the map.
    fn cut_to_shape(&self, canvas: &mut Canvas) {
        for polygon in &self.shape {
            if self.halved {
                // A pixel larger, so that no seam shows where boards are joined.
                let Bounds { low, high } = polygon.bounds.grown(1.0 / canvas.scale);
                canvas.mask_polygon(&Polygon::new(vec![
                    low,
                    shape::vec2(high.x, low.y),
                    high,
                    shape::vec2(low.x, high.y),
                ]));
            } else {
                canvas.mask_polygon(polygon);
            }
        }
        canvas.keep_masked();
    }
}

/// Whole boards where their edges halve hexes, single hexes where boards stand alone.
fn shape_of(map: &Map) -> Vec<Polygon> {
    if map.halved() {
        let corners = |low: Vec2, high: Vec2| vec![low, shape::vec2(high.x, low.y), high, shape::vec2(low.x, high.y)];
        return map
            .areas()
            .iter()
            .map(|area| Polygon::new(corners(area.north_west.into(), area.south_east.into())))
            .collect();
    }
    // A hair larger, so that no seam shows between neighbours.
    let hex = |centre: Point| VERTICES.iter().map(|corner| Vec2::from(centre) + Vec2::from(*corner) * 1.015).collect();
    map.hexes.iter().map(|hex_of_map| Polygon::new(hex(hex_of_map.centre))).collect()
}

fn traces(map: &Map) -> Vec<Trace> {
    let mut traces = Vec::new();
    for hex in &map.hexes {
        for silhouette in &hex.silhouettes {
            let Some(terrain) = map.terrain_set.terrains.get(silhouette.terrain.0 as usize) else { continue };
            let points: Vec<Vec2> = if terrain.whole_hex {
                VERTICES.iter().map(|corner| Vec2::from(hex.centre + *corner)).collect()
            } else {
                silhouette.outline.iter().map(|point| Vec2::from(*point)).collect()
            };
            traces.push(Trace { bounds: Bounds::of(&points), points, closed: true, sight: terrain.sight });
        }
        for (side, terrain) in hex.hexsides.iter().enumerate() {
            let Some(def) = terrain.and_then(|id| map.terrain_set.hexsides.get(id.0 as usize)) else { continue };
            if side < 3 || hex.neighbours[side].is_none() {
                let (from, to) = hexside(side);
                let points = vec![Vec2::from(hex.centre + from), Vec2::from(hex.centre + to)];
                traces.push(Trace { bounds: Bounds::of(&points), points, closed: false, sight: def.sight });
            }
        }
    }
    traces
}

#[cfg(test)]
#[path = "table_test.rs"]
pub(crate) mod table_test;
#[cfg(test)]
#[path = "map_test.rs"]
mod tests;
