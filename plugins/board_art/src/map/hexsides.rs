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

/// One hexside with its barrier, from corner to corner; a road or a stream goes through a gap in its middle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Side {
    pub barrier: Barrier,
    pub from: Vec2,
    pub to: Vec2,
    /// Half the width of the gap.
    pub gap: Option<f32>,
}

impl Barrier {
    /// How far what is drawn may lie beside its hexside: no further than it is thick, so that what blocks is covered by what is seen.
    fn bend(self) -> f32 {
        match self {
            Barrier::Hedge => 9.0,
            Barrier::Wall => 4.0,
            Barrier::Bocage => 14.0,
        }
    }
}

/// All hexsides joined into stretches that run on around the corners in a soft curve, as hedges are planted, not as hexes are drawn.
pub(super) fn stretches(sides: &[Side], grain: &Grain) -> Vec<Stretch> {
    [Barrier::Hedge, Barrier::Wall, Barrier::Bocage]
        .into_iter()
        .flat_map(|barrier| {
            let pieces = sides.iter().filter(|side| side.barrier == barrier).flat_map(Side::pieces).collect();
            chains(pieces).into_iter().map(move |chain| (barrier, chain))
        })
        .map(|(barrier, chain)| {
            let swing = if barrier == Barrier::Wall { 2.0 } else { 4.0 };
            let line = wandering(&curved(&chain, barrier.bend()), grain, swing, 60.0);
            let bounds = Bounds::of(&line).grown(24.0);
            Stretch { barrier, line, bounds }
        })
        .collect()
}

impl Side {
    /// The straight pieces: one, or two beside a gap.
    fn pieces(&self) -> Vec<[Vec2; 2]> {
        let length = (self.to - self.from).length();
        let at = |part: f32| self.from.mix(self.to, part);
        match self.gap {
            None => vec![[self.from, self.to]],
            Some(half) => vec![[self.from, at(0.5 - half / length)], [at(0.5 + half / length), self.to]],
        }
    }
}

/// Pieces that share an end become one line; where three or more meet, none of them runs on.
fn chains(mut pieces: Vec<[Vec2; 2]>) -> Vec<Vec<Vec2>> {
    let same = |a: Vec2, b: Vec2| (a - b).length() < 1.0;
    let ends: Vec<[Vec2; 2]> = pieces.clone();
    let runs_on = |at: Vec2| ends.iter().flatten().filter(|end| same(**end, at)).count() == 2;
    let mut chains = Vec::new();
    while let Some([from, to]) = pieces.pop() {
        let mut chain = vec![from, to];
        for _end in 0..2 {
            while let Some(&last) = chain.last()
                && runs_on(last)
                && let Some(next) = pieces.iter().position(|[a, b]| same(*a, last) || same(*b, last))
            {
                let [a, b] = pieces.swap_remove(next);
                chain.push(if same(a, last) { b } else { a });
            }
            chain.reverse();
        }
        chains.push(chain);
    }
    chains
}

/// A line of straight pieces drawn as a curve that keeps within `bend` of it and begins and ends where it does.
fn curved(corners: &[Vec2], bend: f32) -> Vec<Vec2> {
    const STEP: f32 = 8.0;
    const EASINGS: usize = 14;
    let mut straight = Vec::new();
    for pair in corners.windows(2) {
        let steps = ((pair[1] - pair[0]).length() / STEP).ceil().max(1.0) as usize;
        straight.extend((0..steps).map(|n| pair[0].mix(pair[1], n as f32 / steps as f32)));
    }
    straight.extend(corners.last());
    let count = straight.len();
    let closed = count > 3 && (straight[0] - straight[count - 1]).length() < 1.0;
    let mut line = straight.clone();
    for _easing in 0..EASINGS {
        let before = line.clone();
        for n in 0..count {
            let (last, next) = match n {
                0 if closed => (before[count - 2], before[1]),
                0 => continue,
                n if n + 1 == count => {
                    if closed {
                        line[n] = line[0];
                    }
                    continue;
                }
                n => (before[n - 1], before[n + 1]),
            };
            line[n] = before[n].mix(last.mix(next, 0.5), 0.7);
        }
    }
    let kept = |(at, eased): (&Vec2, &Vec2)| {
        let away = *eased - *at;
        let far = away.length();
        if far > bend { *at + away * (bend / far) } else { *eased }
    };
    straight.iter().zip(&line).map(kept).collect()
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
