//! Lines over the map: sight lines and paths, as soft-edged meshes of constant width on the screen.

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{OverlayLine, Overlays, Scene};
use crate::picture::plain;
use crate::space;
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;
use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Transform as Place};

/// Above counters: a sight line must be seen whole.
const DEPTH: f32 = 40.0;
/// Width of a line and of its dark casing, in logical pixels.
const WIDTH: f32 = 4.0;
const CASING: f32 = 7.5;
/// Dash and gap in logical pixels.
const DASH: (f32, f32) = (13.0, 9.0);
/// Side of one cell of the brush picture.
const CELL: u32 = 32;

#[derive(Component)]
struct Line;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_lines.in_set(DrawSteps::Dress));
}

fn draw_lines(
    scene: Option<Res<Scene>>,
    overlays: Res<Overlays>,
    view: Res<View>,
    drawn: Query<Entity, With<Line>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut brush: Local<Option<Handle<ColorMaterial>>>,
    mut last_scale: Local<f32>,
) {
    let new_scene = scene.as_ref().is_some_and(|scene| scene.is_changed()) || (scene.is_none() && !drawn.is_empty());
    let zoomed = *last_scale != view.scale() && !overlays.lines.is_empty();
    if !new_scene && !overlays.is_changed() && !zoomed {
        return;
    }
    *last_scale = view.scale();
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    let Some(scene) = scene else { return };
    if overlays.lines.is_empty() {
        return;
    }
    let mut strokes = Strokes { pixel: view.scale(), ..default() };
    for line in &overlays.lines {
        let on_map = |hex: &hex_board::HexId| hex.index() < scene.map.hexes.len();
        let points: Vec<Vec2> =
            line.hexes.iter().filter(|hex| on_map(hex)).map(|hex| space::centre(&scene.map, *hex)).collect();
        let cross = line.blocked_at.filter(on_map).map(|hex| space::centre(&scene.map, hex));
        strokes.line(line, &points, cross);
    }
    let brush = brush.get_or_insert_with(|| {
        let texture = Some(images.add(plain(&paint_brush())));
        materials.add(ColorMaterial { texture, alpha_mode: AlphaMode2d::Blend, ..default() })
    });
    let mesh = meshes.add(strokes.mesh());
    commands.spawn((Line, Mesh2d(mesh), MeshMaterial2d(brush.clone()), Transform::from_xyz(0.0, 0.0, DEPTH)));
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

/// How much larger a cell of the brush is than the shape in it.
const SPREAD: f32 = CELL as f32 / (CELL as f32 - 8.0);

#[derive(Default)]
struct Strokes {
    /// World units per logical pixel.
    pixel: f32,
    positions: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Strokes {
    fn line(&mut self, line: &OverlayLine, points: &[Vec2], cross: Option<Vec2>) {
        let dark = Color::srgba(0.05, 0.06, 0.07, 0.6);
        for (width, colour) in [(CASING, dark), (WIDTH, line.colour)] {
            for pair in points.windows(2) {
                if line.dashed {
                    self.dashes(pair[0], pair[1], width, colour);
                } else {
                    self.band(pair[0], pair[1], width, colour);
                }
            }
            let inner = points.len().saturating_sub(1);
            for (n, point) in points.iter().enumerate() {
                let end = n == 0 || n == inner;
                if end || !line.dashed {
                    self.disc(*point, if end { width + 5.0 } else { width }, colour);
                }
            }
            if let Some(at) = cross {
                let arm = 11.0 * self.pixel;
                let red = if width == WIDTH { Color::srgb(0.95, 0.30, 0.22) } else { dark };
                self.band(at - Vec2::splat(arm), at + Vec2::splat(arm), width + 1.5, red);
                self.band(at + Vec2::new(-arm, arm), at + Vec2::new(arm, -arm), width + 1.5, red);
            }
        }
    }

    fn dashes(&mut self, from: Vec2, to: Vec2, width: f32, colour: Color) {
        let (dash, gap) = (DASH.0 * self.pixel, DASH.1 * self.pixel);
        let length = from.distance(to);
        if dash + gap <= 0.0 || length / (dash + gap) > 500.0 {
            return self.band(from, to, width, colour);
        }
        // Whole dashes from end to end.
        let count = ((length + gap) / (dash + gap)).round().max(1.0);
        let step = (length + gap) / count;
        for n in 0..count as u32 {
            let start = n as f32 * step;
            let place = |way: f32| from.lerp(to, (way / length).clamp(0.0, 1.0));
            self.band(place(start), place(start + step - gap), width, colour);
        }
    }

    fn band(&mut self, from: Vec2, to: Vec2, width: f32, colour: Color) {
        let across = (to - from).normalize_or_zero().perp() * width * self.pixel / 2.0 * SPREAD;
        self.quad([from + across, to + across, to - across, from - across], (0.1, 0.4), colour);
    }

    fn disc(&mut self, at: Vec2, width: f32, colour: Color) {
        let half = width * self.pixel / 2.0 * SPREAD;
        let corner = |x: f32, y: f32| at + Vec2::new(x, y) * half;
        self.quad([corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)], (0.5, 1.0), colour);
    }

    fn quad(&mut self, corners: [Vec2; 4], u: (f32, f32), colour: Color) {
        let first = self.positions.len() as u32;
        let uvs = [[u.0, 0.0], [u.1, 0.0], [u.1, 1.0], [u.0, 1.0]];
        for (corner, uv) in corners.into_iter().zip(uvs) {
            self.positions.push([corner.x, corner.y, 0.0]);
            self.uvs.push(uv);
            self.colours.push(colour.to_linear().to_f32_array());
        }
        self.indices.extend([first, first + 1, first + 2, first, first + 2, first + 3]);
    }

    fn mesh(self) -> Mesh {
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(Indices::U32(self.indices))
    }
}

#[cfg(test)]
#[path = "lines_test.rs"]
mod tests;
