//! The insides of buildings of a table: a house with its roof off, floor and walls, and what is left of a ruin.

use super::buildings::Cladding;
use super::canvas::{Canvas, Rgb, mix, rgb, scaled, smoothstep};
use super::shape::{Polygon, Vec2, chance, vec2};
use crate::noise::{Grain, hash, unit};

/// How thick walls are, in map units, inwards from the outline.
const THICK: f32 = 5.0;

/// A door in a wall, from post to post.
#[derive(Clone, Copy, Debug)]
pub(super) struct Doorway {
    /// Which edge of the outline it is in.
    pub edge: usize,
    pub from: Vec2,
    pub to: Vec2,
}

/// A building to be entered.
#[derive(Clone, Debug)]
pub(super) struct Room {
    /// Its number among the pieces of the table.
    pub piece: usize,
    pub walls: Polygon,
    pub doors: Vec<Doorway>,
    pub cladding: Cladding,
    /// How many storeys can be entered.
    pub storeys: u8,
}

/// A house without roof, and not much of its walls.
#[derive(Clone, Debug)]
pub(super) struct Ruin {
    pub walls: Polygon,
    pub doors: Vec<Doorway>,
    /// How far the shadow of what still stands falls to the south and to the east.
    pub shadow: f32,
}

/// A piece of wall: a quadrangle inwards from a part of an edge.
fn piece_of_wall(outline: &Polygon, inner: &Polygon, edge: usize, from: f32, to: f32) -> Polygon {
    let next = (edge + 1) % outline.points.len();
    let (a, b, c, d) = (outline.points[edge], outline.points[next], inner.points[edge], inner.points[next]);
    Polygon::new(vec![a.mix(b, from), a.mix(b, to), c.mix(d, to), c.mix(d, from)])
}

/// The parts of an edge, from 0 to 1, that are wall and no door.
fn standing(outline: &Polygon, doors: &[Doorway], edge: usize) -> Vec<(f32, f32)> {
    let (a, b) = (outline.points[edge], outline.points[(edge + 1) % outline.points.len()]);
    let (way, length) = ((b - a).normal(), (b - a).length().max(0.1));
    let part = |at: Vec2| ((at - a).dot(way) / length).clamp(0.0, 1.0);
    let mut open: Vec<(f32, f32)> = doors
        .iter()
        .filter(|door| door.edge == edge)
        .map(|door| (part(door.from), part(door.to)))
        .map(|(from, to)| (from.min(to), from.max(to)))
        .collect();
    open.sort_by(|one, other| one.0.total_cmp(&other.0));
    let (mut walls, mut at) = (Vec::new(), 0.0);
    for (from, to) in open {
        if from > at {
            walls.push((at, from));
        }
        at = to.max(at);
    }
    if at < 1.0 {
        walls.push((at, 1.0));
    }
    walls
}

fn moved(polygon: &Polygon, by: f32) -> Polygon {
    Polygon::new(polygon.points.iter().map(|point| *point + vec2(by, by)).collect())
}

/// Masks what lies between a polygon and where it is moved to.
fn mask_swept(canvas: &mut Canvas, polygon: &Polygon, by: f32) {
    let far = moved(polygon, by);
    for (n, (a, b)) in polygon.edges().enumerate() {
        let (c, d) = (far.points[n], far.points[(n + 1) % far.points.len()]);
        canvas.mask_polygon(&Polygon::new(vec![a, b, d, c]));
    }
    canvas.mask_polygon(&far);
}

/// Paints the flat stones before doors.
pub(super) fn paint_steps(canvas: &mut Canvas, grain: &Grain, steps: &[Polygon]) {
    let view = canvas.view;
    for (moved_by, shade) in [(0.7, true), (0.0, false)] {
        for step in steps.iter().filter(|step| step.bounds.grown(2.0).meets(&view)) {
            canvas.mask_polygon(&moved(step, moved_by));
        }
        if shade {
            canvas.blend_shadow(0.6);
        } else {
            canvas.blend_mask(|at, cover, _| (scaled(rgb(0xC2BAA9), 1.0 + 0.12 * grain.swing(at.x, at.y, 3.0)), cover));
        }
    }
}

impl Room {
    /// Paints it with its roof off: floor, walls with the gaps of doors, and the shade that the walls throw inside.
    pub fn paint(&self, canvas: &mut Canvas, grain: &Grain) {
        let inner = self.walls.shrunk(THICK);
        let (along, _, _) = self.walls.axis();
        let boards = smoothstep(0.6, 1.4, canvas.scale);
        let straw = self.cladding == Cladding::Straw;
        canvas.mask_polygon(&self.walls);
        canvas.blend_mask(|at, cover, _| (floor(at, along, straw, boards, grain), cover));
        let walls: Vec<Polygon> = (0..self.walls.points.len())
            .flat_map(|edge| standing(&self.walls, &self.doors, edge).into_iter().map(move |part| (edge, part)))
            .map(|(edge, (from, to))| piece_of_wall(&self.walls, &inner, edge, from, to))
            .collect();
        // Only what falls inside: the shadow outside is painted with the ground.
        for wall in &walls {
            mask_swept(canvas, wall, 9.0);
        }
        canvas.keep_within(&self.walls);
        canvas.blend_shadow(0.62);
        let top = mix(self.cladding.wall(), rgb(0xCFC6B4), 0.55);
        paint_walls(canvas, grain, &walls, top);
    }
}

fn floor(at: Vec2, along: Vec2, earth: bool, boards: f32, grain: &Grain) -> Rgb {
    if earth {
        return scaled(rgb(0xA8926B), 1.0 + 0.10 * grain.swing(at.x, at.y, 14.0) + 0.07 * grain.swing(at.x, at.y, 3.0));
    }
    const BOARD: f32 = 7.0;
    let (run, across) = (at.dot(along), at.dot(along.turned()));
    let row = (across / BOARD).floor();
    let tone = unit(hash(row as i32, (run / 46.0 + row * 0.37).floor() as i32, 0xF100)) - 0.5;
    let streak = grain.swing(run * 0.18, across * 2.0, 8.0);
    let joint = ((across / BOARD - row) * BOARD).min(((run / 46.0 + row * 0.37).rem_euclid(1.0)) * 46.0);
    let seam = (1.0 - smoothstep(0.3, 0.9, joint)) * boards;
    scaled(rgb(0xA98761), 1.0 + boards * (0.16 * tone + 0.07 * streak) - 0.34 * seam)
}

/// Paints the tops of walls, each edge lit or shaded as it looks.
fn paint_walls(canvas: &mut Canvas, grain: &Grain, walls: &[Polygon], top: Rgb) {
    let fine = 0.8f32.max(0.9 / canvas.scale);
    for wall in walls {
        canvas.mask_polygon(wall);
    }
    canvas.blend_mask(|at, cover, _| (scaled(top, 1.0 + 0.07 * grain.swing(at.x, at.y, 5.0)), cover));
    for lit in [true, false] {
        for wall in walls {
            let clockwise = wall.signed_area().signum();
            for (a, b) in wall.edges() {
                let outward = (b - a).normal().turned() * -clockwise;
                if (outward.x + outward.y < 0.0) == lit {
                    canvas.mask_line(
                        &[a - outward * (fine * 0.5), b - outward * (fine * 0.5)],
                        fine,
                        tiny_skia::LineCap::Butt,
                    );
                }
            }
        }
        canvas.blend_flat(if lit { scaled(top, 1.16) } else { scaled(top, 0.62) }, if lit { 0.8 } else { 0.75 });
    }
}

impl Ruin {
    /// The floor's outline is painted with the other areas; here stands what is left of the walls.
    pub fn paint(&self, canvas: &mut Canvas, grain: &Grain) {
        if !self.walls.bounds.grown(self.shadow + 6.0).meets(&canvas.view) {
            return;
        }
        let inner = self.walls.shrunk(THICK);
        let mut walls = Vec::new();
        for edge in 0..self.walls.points.len() {
            let (a, b) = (self.walls.points[edge], self.walls.points[(edge + 1) % self.walls.points.len()]);
            let count = ((b - a).length() / 14.0).round().max(2.0);
            for (from, to) in standing(&self.walls, &self.doors, edge) {
                let mut at = from;
                while at < to - 1e-3 {
                    let end = (at + (0.6 + 0.8 * chance(a.mix(b, at), 71)) / count).min(to);
                    // Corners stand longest.
                    let corner = at < 0.02 || end > 0.98;
                    if corner || chance(a.mix(b, at), 72) < 0.62 {
                        walls.push(piece_of_wall(&self.walls, &inner, edge, at, end));
                    }
                    at = end;
                }
            }
        }
        for (n, wall) in walls.iter().enumerate() {
            mask_swept(canvas, wall, self.shadow * (0.45 + 0.55 * unit(hash(n as i32, 5, 0x2071))));
        }
        canvas.blend_shadow(0.6);
        paint_walls(canvas, grain, &walls, rgb(0xBDB3A3));
    }
}
