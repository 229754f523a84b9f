//! Lines and circles over the table: sight lines, paths, ranges, as soft-edged meshes of constant width on the screen.

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{Ground, Line, Marks, Ring};
use crate::strokes::{Strokes, brush_in};
use bevy::prelude::*;

/// Above counters: a sight line must be seen whole.
const DEPTH: f32 = 40.0;
/// Width of a line and of its dark casing, in logical pixels.
const WIDTH: f32 = 4.0;
const CASING: f32 = 7.5;
/// Dash and gap in logical pixels.
const DASH: (f32, f32) = (13.0, 9.0);
/// Width of a circle and of its casing: thinner than lines, as it is longer.
const RING: f32 = 2.5;
const RING_CASING: f32 = 5.0;
/// The casing.
const DARK: Color = Color::srgba(0.05, 0.06, 0.07, 0.6);

#[derive(Component)]
struct Drawn;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, draw_lines.in_set(DrawSteps::Dress));
}

fn draw_lines(
    ground: Option<Res<Ground>>,
    marks: Res<Marks>,
    view: Res<View>,
    drawn: Query<Entity, With<Drawn>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut brush: Local<Option<Handle<ColorMaterial>>>,
    mut last_scale: Local<f32>,
) {
    let new_ground = ground.as_ref().map_or(!drawn.is_empty(), |ground| ground.is_changed());
    let is_bare = marks.lines.is_empty() && marks.rings.is_empty();
    let zoomed = *last_scale != view.scale() && !is_bare;
    if !new_ground && !marks.is_changed() && !zoomed {
        return;
    }
    *last_scale = view.scale();
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    if ground.is_none() || is_bare {
        return;
    }
    let mut strokes = Strokes::new(view.scale());
    marks.rings.iter().for_each(|ring| strokes.ring(ring));
    marks.lines.iter().for_each(|line| strokes.line(line));
    let brush = brush.get_or_insert_with(|| brush_in(&mut images, &mut materials));
    let mesh = meshes.add(strokes.mesh());
    commands.spawn((Drawn, Mesh2d(mesh), MeshMaterial2d(brush.clone()), Transform::from_xyz(0.0, 0.0, DEPTH)));
}

impl Strokes {
    fn line(&mut self, line: &Line) {
        let points = &line.points;
        for (width, colour) in [(CASING, DARK), (WIDTH, line.colour)] {
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
            if let Some(at) = line.cross {
                let arm = 11.0 * self.pixel;
                let red = if width == WIDTH { Color::srgb(0.95, 0.30, 0.22) } else { DARK };
                self.band(at - Vec2::splat(arm), at + Vec2::splat(arm), width + 1.5, red);
                self.band(at + Vec2::new(-arm, arm), at + Vec2::new(arm, -arm), width + 1.5, red);
            }
        }
    }

    fn ring(&mut self, ring: &Ring) {
        let around = std::f32::consts::TAU * ring.radius / self.pixel.max(f32::EPSILON);
        // Short enough that it looks round; dashed in whole pairs of dash and gap.
        let dashes = (around / (DASH.0 + DASH.1)).round().clamp(6.0, 180.0);
        let pieces = if ring.dashed { dashes * 2.0 } else { (around / 12.0).clamp(16.0, 180.0) } as u32;
        let point = |n: u32| {
            let turn = std::f32::consts::TAU * n as f32 / pieces as f32;
            ring.at + ring.radius * Vec2::new(turn.sin(), turn.cos())
        };
        for (width, colour) in [(RING_CASING, DARK), (RING, ring.colour)] {
            if ring.dashed {
                (0..pieces).step_by(2).for_each(|n| self.band(point(n), point(n + 1), width, colour));
            } else {
                let points: Vec<Vec2> = (0..pieces).map(point).collect();
                self.strip(&points, true, width, colour);
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
}

#[cfg(test)]
#[path = "lines_test.rs"]
mod tests;
