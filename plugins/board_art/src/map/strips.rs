//! Hedges, bocage, walls and fences of a table: strips as thick as they are measured, cut square at their ends. What is drawn is what
//! blocks.

use super::canvas::{Canvas, Rgb, mix, rgb, scaled, smoothstep};
use super::shape::{Bounds, Vec2, chance, vec2};
use super::stamp::{Dot, Kind};
use crate::noise::{Grain, hash, unit};
use tiny_skia::LineCap;

/// What a strip is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    Hedge,
    Bocage,
    Wall,
    Fence,
}

/// A barrier with its thickness.
#[derive(Clone, Debug)]
pub(super) struct Strip {
    pub sort: Sort,
    pub line: Vec<Vec2>,
    pub half: f32,
    /// How far its shadow falls to the south and to the east.
    pub shadow: f32,
    bounds: Bounds,
}

/// Where a place lies beside a line.
struct Beside {
    /// Along the line from its beginning.
    along: f32,
    /// To the right of the line above zero.
    off: f32,
    /// The way of its leg.
    way: Vec2,
}

impl Strip {
    pub fn new(sort: Sort, line: Vec<Vec2>, half: f32, height: f32) -> Self {
        let shadow = height * super::SHADOW_OF_HEIGHT * std::f32::consts::FRAC_1_SQRT_2;
        let bounds = Bounds::of(&line).grown(half + shadow + 4.0);
        Self { sort, line, half, shadow, bounds }
    }

    fn mask(&self, canvas: &mut Canvas, width: f32, moved: f32) {
        let line: Vec<Vec2> = self.line.iter().map(|at| *at + vec2(moved, moved)).collect();
        canvas.mask_line(&line, width, LineCap::Butt);
    }

    /// The shadow: the strip itself in many places, from where it stands to where the shadow ends.
    fn mask_shadow(&self, canvas: &mut Canvas) {
        let steps = (self.shadow / self.half).ceil().max(1.0) as usize;
        for step in 1..=steps {
            self.mask(canvas, self.half * 2.0, self.shadow * step as f32 / steps as f32);
        }
    }

    fn beside(&self, at: Vec2) -> Beside {
        let (mut best, mut walked) = ((f32::MAX, Beside { along: 0.0, off: 0.0, way: vec2(1.0, 0.0) }), 0.0);
        for pair in self.line.windows(2) {
            let (way, length) = ((pair[1] - pair[0]).normal(), (pair[1] - pair[0]).length());
            let from = at - pair[0];
            let along = from.dot(way).clamp(0.0, length);
            let far = (from - way * along).length();
            if far < best.0 {
                best = (far, Beside { along: walked + along, off: from.dot(way.turned()), way });
            }
            walked += length;
        }
        best.1
    }
}

/// Paints all strips: their shadows, then what stands on the ground.
pub(super) fn paint(canvas: &mut Canvas, grain: &Grain, strips: &[Strip]) {
    let view = canvas.view;
    let near = || strips.iter().filter(|strip| strip.bounds.meets(&view));
    for strip in near() {
        strip.mask_shadow(canvas);
    }
    canvas.blur_mask(0.7);
    canvas.blend_shadow(0.6);
    for strip in near() {
        match strip.sort {
            Sort::Hedge => hedge(canvas, grain, strip),
            Sort::Bocage => bank(canvas, grain, strip),
            Sort::Wall => wall(canvas, grain, strip),
            Sort::Fence => fence(canvas, grain, strip),
        }
    }
}

/// How much light falls on a side that looks there, from -1 to 1.
fn facing(outward: Vec2) -> f32 {
    -(outward.x + outward.y) * std::f32::consts::FRAC_1_SQRT_2
}

/// Leaves: dark between the clumps, bright on their north-western sides.
fn leaves(at: Vec2, grain: &Grain, scale: f32, tones: [Rgb; 3], round: f32) -> Rgb {
    let height = |at: Vec2| {
        let fine = if scale > 1.5 { 0.45 * grain.at(at.x + 31.0, at.y, 2.6) } else { 0.0 };
        grain.at(at.x, at.y + 200.0, 9.0) + fine
    };
    let step = (0.9 / scale).max(0.7);
    let rise = height(at) - height(at + vec2(-step, -step));
    let light = 0.5 + round * 0.42 - rise * 1.5 / step * 0.7 + 0.35 * (height(at) - 0.6);
    if light < 0.5 {
        mix(tones[0], tones[1], smoothstep(-0.1, 0.5, light))
    } else {
        mix(tones[1], tones[2], smoothstep(0.5, 1.0, light))
    }
}

fn hedge(canvas: &mut Canvas, grain: &Grain, strip: &Strip) {
    let scale = canvas.scale;
    // A hedge may not vanish where the whole table is small.
    strip.mask(canvas, (strip.half * 2.0).max(2.4 / scale), 0.0);
    canvas.blend_mask(|at, cover, _| {
        let beside = strip.beside(at);
        let edge = (beside.off.abs() / strip.half).clamp(0.0, 1.0);
        let round = facing(beside.way.turned() * beside.off.signum()) * edge * edge;
        let tones = [rgb(0x35482A), rgb(0x5C7842), rgb(0x93A863)];
        (leaves(at, grain, scale, tones, round), cover)
    });
}

/// The earth under bocage, and what grows low on it.
fn bank(canvas: &mut Canvas, grain: &Grain, strip: &Strip) {
    let scale = canvas.scale;
    strip.mask(canvas, (strip.half * 2.0).max(3.0 / scale), 0.0);
    canvas.blend_mask(|at, cover, _| {
        let beside = strip.beside(at);
        let edge = (beside.off.abs() / strip.half).clamp(0.0, 1.0);
        let side = facing(beside.way.turned() * beside.off.signum());
        let earth = scaled(
            mix(rgb(0x83683F), rgb(0xA2855A), 0.5 + 0.5 * side),
            1.0 + 0.14 * grain.swing(at.x, at.y, 6.0) + 0.16 * side,
        );
        let green = leaves(at, grain, scale, [rgb(0x2C3D22), rgb(0x4A6534), rgb(0x7E9554)], side * edge * 0.8);
        let grown = 1.0 - smoothstep(0.62, 0.92, edge + 0.22 * grain.swing(at.x, at.y + 90.0, 11.0));
        (mix(earth, green, grown), cover)
    });
}

fn wall(canvas: &mut Canvas, grain: &Grain, strip: &Strip) {
    let scale = canvas.scale;
    strip.mask(canvas, (strip.half * 2.0).max(2.0 / scale), 0.0);
    let detail = smoothstep(0.7, 1.6, scale);
    canvas.blend_mask(|at, cover, _| {
        let beside = strip.beside(at);
        let edge = (beside.off.abs() / strip.half).clamp(0.0, 1.0);
        let side = facing(beside.way.turned() * beside.off.signum());
        // Two rows of stones, laid in bond.
        let row = i32::from(beside.off > 0.0);
        let long = 6.0;
        let place = beside.along / long + 0.5 * row as f32 + 0.22 * grain.swing(at.x, at.y + 17.0 * row as f32, 13.0);
        let (stone, within) = (place.floor() as i32, place - place.floor());
        let tone = unit(hash(stone, row, 0x57_0E)) - 0.5;
        let joint =
            ((within.min(1.0 - within)) * long).min(beside.off.abs() + 0.25).min((1.0 - edge) * strip.half + 0.4);
        let open = 1.0 - smoothstep(0.25, 0.8, joint);
        let base = scaled(rgb(0xB5AEA1), 1.0 + detail * (0.20 * tone + 0.10 * grain.swing(at.x, at.y, 2.4)));
        let lit = scaled(base, 1.0 + 0.24 * side * smoothstep(0.35, 1.0, edge));
        (mix(lit, rgb(0x5C564C), open * 0.75 * detail), cover)
    });
}

fn fence(canvas: &mut Canvas, grain: &Grain, strip: &Strip) {
    let scale = canvas.scale;
    // Rank grass as wide as it is measured.
    strip.mask(canvas, strip.half * 2.0, 0.0);
    canvas.blend_mask(|at, cover, ground| {
        (mix(ground, rgb(0x76804C), 0.6 + 0.25 * grain.swing(at.x, at.y, 5.0)), cover * 0.8)
    });
    let wood = |canvas: &mut Canvas, strength: f32| {
        canvas.blend_mask(|at, cover, _| {
            (scaled(rgb(0x9B8463), 1.0 + 0.16 * grain.swing(at.x, at.y, 3.0)), cover * strength)
        });
    };
    let rail = (strip.half * 0.5).max(0.9 / scale);
    strip.mask(canvas, rail, 0.0);
    wood(canvas, 1.0);
    let radius = (strip.half * 0.8).max(0.9 / scale);
    posts(strip, |at| canvas.mask_disc(at + vec2(0.5, 0.5), radius + 0.3));
    canvas.blend_flat(rgb(0x4A3B28), 0.7);
    posts(strip, |at| canvas.mask_disc(at, radius));
    canvas.blend_flat(rgb(0xB89F7A), 1.0);
}

/// The posts of a fence: at both ends and evenly between.
fn posts(strip: &Strip, mut visit: impl FnMut(Vec2)) {
    for pair in strip.line.windows(2) {
        // The last posts stand within its ends.
        let inset = (pair[1] - pair[0]).normal() * strip.half;
        let (from, to) = (pair[0] + inset, pair[1] - inset);
        let count = ((to - from).length() / 16.0).round().max(1.0) as usize;
        for n in 0..=count {
            visit(from.mix(to, n as f32 / count as f32));
        }
    }
}

/// The trees on bocage, none beyond its edges by more than a hair.
pub(super) fn plant(strip: &Strip, tall: &mut Vec<Dot>) {
    if strip.sort != Sort::Bocage {
        return;
    }
    for pair in strip.line.windows(2) {
        let (way, length) = ((pair[1] - pair[0]).normal(), (pair[1] - pair[0]).length());
        let mut walked = strip.half;
        while walked <= length - strip.half * 0.9 {
            let at = pair[0] + way * walked;
            let fitting = (0..3u8).rev().find(|size| Kind::Bocage.radius(*size) <= strip.half * 1.05).unwrap_or(0);
            let size = (chance(at, 36) * (f32::from(fitting) + 0.99)) as u8;
            let room = (strip.half - Kind::Bocage.radius(size)).max(0.0);
            if chance(at, 38) < 0.72 {
                let aside = way.turned() * ((chance(at, 35) * 2.0 - 1.0) * room);
                tall.push(Dot::new(at + aside, Kind::Bocage, size));
            }
            walked += Kind::Bocage.radius(size) * (1.1 + 0.7 * chance(at, 37));
        }
    }
}
