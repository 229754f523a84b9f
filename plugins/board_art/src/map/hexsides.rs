//! Hedges, walls and bocage along the hexsides.

use super::canvas::{Canvas, rgb, scaled, smoothstep};
use super::roads::wandering;
use super::shape::{Bounds, Vec2, chance, vec2};
use super::stamp::{Dot, Kind};
use crate::noise::Grain;
use tiny_skia::LineCap;

/// What runs along a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Barrier {
    Hedge,
    Wall,
    Bocage,
}

/// A stretch of a hexside without gaps.
#[derive(Clone, Debug)]
pub(super) struct Stretch {
    pub barrier: Barrier,
    pub line: Vec<Vec2>,
    pub bounds: Bounds,
}

/// The stretches of one hexside; a road or a stream goes through a gap in its middle.
pub(super) fn stretches(barrier: Barrier, from: Vec2, to: Vec2, gap: Option<f32>, grain: &Grain) -> Vec<Stretch> {
    let length = (to - from).length();
    let piece = |low: f32, high: f32| {
        let steps = ((high - low) * length / 8.0).ceil().max(1.0) as usize;
        let straight: Vec<Vec2> =
            (0..=steps).map(|n| from.mix(to, low + (high - low) * n as f32 / steps as f32)).collect();
        let line = wandering(&straight, grain, if barrier == Barrier::Wall { 2.0 } else { 4.0 }, 60.0);
        let bounds = Bounds::of(&line).grown(24.0);
        Stretch { barrier, line, bounds }
    };
    match gap {
        None => vec![piece(0.0, 1.0)],
        Some(half) => vec![piece(0.0, 0.5 - half / length), piece(0.5 + half / length, 1.0)],
    }
}

/// Walks along a line in steps.
fn along(line: &[Vec2], step: f32, mut visit: impl FnMut(Vec2, Vec2)) {
    let mut left = step * 0.3;
    for pair in line.windows(2) {
        let (way, length) = ((pair[1] - pair[0]).normal(), (pair[1] - pair[0]).length());
        while left < length {
            visit(pair[0] + way * left, way.turned());
            left += step;
        }
        left -= length;
    }
}

/// What stands on a stretch: low things and tall things.
pub(super) fn plant(stretch: &Stretch, low: &mut Vec<Dot>, tall: &mut Vec<Dot>) {
    match stretch.barrier {
        Barrier::Hedge => along(&stretch.line, 7.5, |at, across| {
            let at = at + across * (chance(at, 31) * 3.0 - 1.5);
            low.push(Dot::new(at, Kind::Hedge, (chance(at, 32) * 2.99) as u8));
        }),
        Barrier::Wall => along(&stretch.line, 6.4, |at, across| {
            let at = at + across * (chance(at, 33) * 2.0 - 1.0);
            low.push(Dot::new(at, Kind::Stone, if chance(at, 34) < 0.55 { 1 } else { 0 }));
        }),
        Barrier::Bocage => {
            let mut side = 1.0;
            along(&stretch.line, 9.0, |at, across| {
                side = -side;
                let at = at + across * (side * 5.0 + chance(at, 35) * 4.0 - 2.0);
                let size = if chance(at, 36) < 0.22 { 2 } else { (chance(at, 37) * 1.99) as u8 };
                tall.push(Dot::new(at, Kind::Bocage, size));
            });
        }
    }
}

/// The part of a hexside that lies on the ground: the bank under the bocage, the foot of a wall, the dark under a hedge.
pub(super) fn paint(canvas: &mut Canvas, grain: &Grain, stretches: &[Stretch]) {
    let mask = |canvas: &mut Canvas, barrier: Barrier, width: f32, moved: f32| {
        let view = canvas.view;
        for stretch in stretches.iter().filter(|stretch| stretch.barrier == barrier && stretch.bounds.meets(&view)) {
            let line: Vec<Vec2> = stretch.line.iter().map(|at| *at + vec2(moved, moved)).collect();
            canvas.mask_line(&line, width, LineCap::Round);
        }
    };
    mask(canvas, Barrier::Bocage, 37.0, 4.0);
    canvas.blend_shadow(0.55);
    mask(canvas, Barrier::Bocage, 35.0, 0.0);
    canvas.blend_mask(|at, cover, _| {
        let rough = smoothstep(0.25, 0.75, cover + 0.3 * grain.swing(at.x, at.y, 12.0));
        (scaled(rgb(0x83683F), 1.0 + 0.12 * grain.swing(at.x, at.y, 10.0)), rough)
    });
    mask(canvas, Barrier::Bocage, 24.0, -4.5);
    canvas.blend_mask(|at, cover, _| (scaled(rgb(0xA2855A), 1.0 + 0.10 * grain.swing(at.x, at.y, 9.0)), cover * 0.75));
    mask(canvas, Barrier::Hedge, 17.0, 5.0);
    mask(canvas, Barrier::Wall, 10.0, 4.5);
    canvas.blend_shadow(0.62);
    mask(canvas, Barrier::Hedge, 15.0, 0.0);
    canvas.blend_flat(rgb(0x3F5530), 0.9);
    let wall = 10.5f32.max(2.4 / canvas.scale);
    mask(canvas, Barrier::Wall, wall + 1.6, 0.6);
    canvas.blend_flat(rgb(0x5E5A54), 0.9);
    mask(canvas, Barrier::Wall, wall - 1.6, -0.4);
    canvas.blend_flat(rgb(0xB0ABA1), 1.0);
}
