//! Soft-edged bands, discs, strips and areas in one mesh: what lines and outlines over the map are drawn with.

use crate::picture::plain;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Transform as Place};

/// Side of one cell of the brush picture.
const CELL: u32 = 32;
/// How much larger a cell of the brush is than the shape in it.
const SPREAD: f32 = CELL as f32 / (CELL as f32 - 8.0);
/// A place of the brush that is wholly filled.
const FULL: [f32; 2] = [0.25, 0.5];

/// What the meshes are drawn with.
pub fn brush_in(images: &mut Assets<Image>, materials: &mut Assets<ColorMaterial>) -> Handle<ColorMaterial> {
    let texture = Some(images.add(plain(&paint_brush())));
    materials.add(ColorMaterial { texture, alpha_mode: AlphaMode2d::Blend, ..default() })
}

/// Two cells: a band with soft upper and lower edges, and a disc.
fn paint_brush() -> Pixmap {
    let mut pixmap = Pixmap::new(CELL * 2, CELL).unwrap_or_else(|| Pixmap::new(1, 1).expect("one pixel always fits"));
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(255, 255, 255, 255);
    let side = CELL as f32;
    let mut shapes = PathBuilder::new();
    if let Some(band) = tiny_skia::Rect::from_xywh(0.0, 4.0, side, side - 8.0) {
        shapes.push_rect(band);
    }
    shapes.push_circle(side * 1.5, side / 2.0, side / 2.0 - 4.0);
    if let Some(path) = shapes.finish() {
        pixmap.fill_path(&path, &paint, FillRule::Winding, Place::identity(), None);
    }
    pixmap
}

/// Shapes gathered for one mesh.
#[derive(Default)]
pub struct Strokes {
    /// World units per logical pixel.
    pub pixel: f32,
    pub(crate) positions: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Strokes {
    /// Nothing yet, for a view in which a logical pixel is so many world units wide.
    pub fn new(pixel: f32) -> Self {
        Self { pixel, ..Self::default() }
    }

    /// A straight band, `width` logical pixels wide.
    pub fn band(&mut self, from: Vec2, to: Vec2, width: f32, colour: Color) {
        let across = (to - from).normalize_or_zero().perp() * width * self.pixel / 2.0 * SPREAD;
        self.quad([from + across, to + across, to - across, from - across], (0.1, 0.4), colour);
    }

    /// A disc, `width` logical pixels across.
    pub fn disc(&mut self, at: Vec2, width: f32, colour: Color) {
        let half = width * self.pixel / 2.0 * SPREAD;
        let corner = |x: f32, y: f32| at + Vec2::new(x, y) * half;
        self.quad([corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)], (0.5, 1.0), colour);
    }

    /// A band of `width` logical pixels along a line with bends: nothing in it overlaps. A closed one ends where it began.
    pub fn strip(&mut self, points: &[Vec2], closed: bool, width: f32, colour: Color) {
        let half = width * self.pixel / 2.0 * SPREAD;
        let ways = bends(points, closed);
        let sides = points.iter().zip(&ways).map(|(point, way)| (*point + *way * half, *point - *way * half));
        let colours = [colour.to_linear().to_f32_array(); 2];
        self.ladder(&sides.collect::<Vec<_>>(), closed, [[0.25, 0.0], [0.25, 1.0]], colours);
    }

    /// A band from a line inwards, to its right hand, that fades from one colour to nothing over `reach` world units.
    pub fn fade(&mut self, points: &[Vec2], reach: f32, colour: Color) {
        let ways = bends(points, true);
        let sides: Vec<(Vec2, Vec2)> =
            points.iter().zip(&ways).map(|(point, way)| (*point, *point - *way * reach)).collect();
        let colours = [colour, colour.with_alpha(0.0)].map(|colour| colour.to_linear().to_f32_array());
        self.ladder(&sides, true, [FULL, FULL], colours);
    }

    /// A convex area.
    pub fn area(&mut self, corners: &[Vec2], colour: Color) {
        let first = self.positions.len() as u32;
        for corner in corners {
            self.vertex(*corner, FULL, colour.to_linear().to_f32_array());
        }
        for n in 2..corners.len() as u32 {
            self.indices.extend([first, first + n - 1, first + n]);
        }
    }

    /// Rungs from left to right, filled between each two.
    fn ladder(&mut self, rungs: &[(Vec2, Vec2)], closed: bool, uvs: [[f32; 2]; 2], colours: [[f32; 4]; 2]) {
        let first = self.positions.len() as u32;
        for (left, right) in rungs {
            self.vertex(*left, uvs[0], colours[0]);
            self.vertex(*right, uvs[1], colours[1]);
        }
        let count = rungs.len() as u32;
        for n in 0..if closed { count } else { count.saturating_sub(1) } {
            let (here, next) = (first + 2 * n, first + 2 * ((n + 1) % count));
            self.indices.extend([here, here + 1, next + 1, here, next + 1, next]);
        }
    }

    fn vertex(&mut self, at: Vec2, uv: [f32; 2], colour: [f32; 4]) {
        self.positions.push([at.x, at.y, 0.0]);
        self.uvs.push(uv);
        self.colours.push(colour);
    }

    fn quad(&mut self, corners: [Vec2; 4], u: (f32, f32), colour: Color) {
        let first = self.positions.len() as u32;
        let uvs = [[u.0, 0.0], [u.1, 0.0], [u.1, 1.0], [u.0, 1.0]];
        for (corner, uv) in corners.into_iter().zip(uvs) {
            self.vertex(corner, uv, colour.to_linear().to_f32_array());
        }
        self.indices.extend([first, first + 1, first + 2, first, first + 2, first + 3]);
    }

    /// All of it.
    pub fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// At each point of a line the way to its left, as long as keeps a band equally wide round the bend.
pub fn bends(points: &[Vec2], closed: bool) -> Vec<Vec2> {
    let count = points.len();
    let way = |from: usize, to: usize| (points[to] - points[from]).normalize_or_zero().perp();
    (0..count)
        .map(|n| {
            let before = (n > 0 || closed).then(|| way((n + count - 1) % count, n));
            let after = (n + 1 < count || closed).then(|| way(n, (n + 1) % count));
            match (before, after) {
                (Some(before), Some(after)) => (before + after) / (1.0 + before.dot(after)).max(0.25),
                (Some(way), None) | (None, Some(way)) => way,
                (None, None) => Vec2::ZERO,
            }
        })
        .collect()
}
