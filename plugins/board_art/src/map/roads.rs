//! Roads and bridges: smooth bands through the hexes that join at the middles of hexsides.

use super::base::Base;
use super::canvas::{Canvas, Rgb, mix, rgb, scaled, smoothstep};
use super::shape::{Bounds, Polygon, Vec2, line_distance, vec2};
use crate::noise::Grain;
use hex_board::lattice::DIRECTIONS;
use tiny_skia::LineCap;

/// A stretch of a road or a stream.
#[derive(Clone, Debug)]
pub(super) struct Way {
    pub line: Vec<Vec2>,
    pub bounds: Bounds,
    /// For roads: paved; for streams: not used.
    pub paved: bool,
    pub width: f32,
    pub cap: LineCap,
    /// For roads: how far beside the middle the wheels run.
    pub rut: f32,
}

pub(super) const DIRT_WIDTH: f32 = 25.0;
pub(super) const PAVED_WIDTH: f32 = 31.0;

/// The lines through one hex that join the hexsides in `sides`, each with its sides. The through line joins two main sides, if there
/// are such, and of those the two that lie most nearly opposite.
pub(super) fn lines_through(centre: Vec2, sides: u8, main_sides: u8) -> Vec<(Vec<Vec2>, u8)> {
    let open: Vec<usize> = (0..6).filter(|side| sides >> side & 1 == 1).collect();
    let middle = |side: usize| centre + Vec2::from(DIRECTIONS[side]) * 0.5;
    let mut through = None;
    for (n, &a) in open.iter().enumerate() {
        for &b in &open[n + 1..] {
            let main = main_sides >> a & main_sides >> b & 1 == 1;
            let apart = (b - a).min(6 - (b - a)) + if main { 6 } else { 0 };
            if through.is_none_or(|(_, _, best)| apart > best) {
                through = Some((a, b, apart));
            }
        }
    }
    let Some((a, b, _)) = through else {
        return open
            .iter()
            .map(|&side| (spline(middle(side), centre.mix(middle(side), 0.4), centre, centre), 1 << side))
            .collect();
    };
    let pull = 0.12;
    let main = spline(middle(a), centre.mix(middle(a), pull), centre.mix(middle(b), pull), middle(b));
    let junction = main[main.len() / 2];
    let mut lines = vec![(main, 1u8 << a | 1 << b)];
    for &side in open.iter().filter(|&&side| side != a && side != b) {
        lines.push((
            spline(middle(side), centre.mix(middle(side), 0.4), junction.mix(middle(side), 0.2), junction),
            1 << side,
        ));
    }
    lines
}

fn spline(a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> Vec<Vec2> {
    const STEPS: usize = 16;
    (0..=STEPS)
        .map(|n| {
            let t = n as f32 / STEPS as f32;
            let s = 1.0 - t;
            a * (s * s * s) + b * (3.0 * s * s * t) + c * (3.0 * s * t * t) + d * (t * t * t)
        })
        .collect()
}

/// A line that wanders by up to `swing` units; where two lines share a point they still do afterwards.
pub(super) fn wandering(line: &[Vec2], grain: &Grain, swing: f32, bump: f32) -> Vec<Vec2> {
    line.iter()
        .map(|at| *at + vec2(grain.swing(at.x, at.y, bump), grain.swing(at.x + 310.0, at.y + 170.0, bump)) * swing)
        .collect()
}

/// The line beside a line.
pub(super) fn beside(line: &[Vec2], by: f32) -> Vec<Vec2> {
    (0..line.len())
        .map(|n| {
            let (before, after) = (line[n.saturating_sub(1)], line[(n + 1).min(line.len() - 1)]);
            line[n] + (after - before).normal().turned() * by
        })
        .collect()
}

impl Way {
    /// A way through a hex, so wide; what is painted of it reaches `around` it.
    pub fn soft(line: Vec<Vec2>, around: f32, paved: bool, width: f32) -> Self {
        let bounds = Bounds::of(&line).grown(around);
        Self { line, bounds, paved, width, cap: LineCap::Round, rut: 5.6 }
    }

    /// A way of a table: its ends are cut square.
    pub fn square(line: Vec<Vec2>, width: f32) -> Self {
        let bounds = Bounds::of(&line).grown(width * 0.5 + 30.0);
        Self { line, bounds, paved: false, width, cap: LineCap::Butt, rut: width * 0.24 }
    }
}

impl Way {
    fn covers(&self, at: Vec2) -> bool {
        self.bounds.holds(at, 0.0) && line_distance(at, &self.line) < self.width * 0.5 + 2.0
    }
}

/// What of a way is masked.
#[derive(Clone, Copy)]
enum Band {
    /// All of it, and so much more.
    Whole(f32),
    /// A line so wide on either side, in ruts.
    Ruts(f32),
    /// A line so wide so far beside the middle.
    Beside(f32, f32),
}

fn mask_ways(canvas: &mut Canvas, ways: &[Way], paved: bool, band: Band) {
    let view = canvas.view;
    // A road may not vanish where the whole map is small.
    let least = 3.2 / canvas.scale;
    for way in ways.iter().filter(|way| way.paved == paved && way.bounds.meets(&view)) {
        match band {
            Band::Whole(more) => canvas.mask_line(&way.line, way.width.max(least) + more, way.cap),
            Band::Ruts(width) => {
                for side in [-way.rut, way.rut] {
                    canvas.mask_line(&beside(&way.line, side), width, LineCap::Butt);
                }
            }
            Band::Beside(by, width) => canvas.mask_line(&beside(&way.line, by), width, LineCap::Butt),
        }
    }
}

/// Paints all roads of the tile.
pub(super) fn paint(canvas: &mut Canvas, grain: &Grain, ways: &[Way], base: Base) {
    let (verge, soft) = match base {
        Base::Country => (7.0, 0.0),
        Base::Mat => (5.0, 1.6),
    };
    if !ways.iter().any(|way| way.bounds.meets(&canvas.view)) {
        return;
    }
    let detail = smoothstep(0.16, 0.36, canvas.scale);
    mask_ways(canvas, ways, false, Band::Whole(verge));
    canvas.blur_mask(soft);
    canvas.blend_mask(|at, cover, ground| {
        let ragged = smoothstep(0.2, 0.9, cover + 0.2 * grain.swing(at.x, at.y, 9.0));
        (mix(ground, rgb(0x9F8A5E), 0.80), ragged)
    });
    mask_ways(canvas, ways, true, Band::Whole(7.0));
    canvas.blend_flat(rgb(0x7F7A6E), 0.95);
    mask_ways(canvas, ways, false, Band::Whole(0.0));
    let dust = |at: Vec2| {
        let light =
            1.0 + 0.05 * grain.swing(at.x * 0.35, at.y * 1.6, 14.0) + 0.05 * detail * grain.swing(at.x, at.y, 7.0);
        scaled(rgb(0xD9C89D), light)
    };
    canvas.blur_mask(soft);
    canvas.blend_mask(|at, cover, _| {
        let worn = match base {
            Base::Country => cover,
            Base::Mat => smoothstep(0.25, 0.75, cover + 0.22 * grain.swing(at.x + 61.0, at.y, 8.0)),
        };
        (dust(at), worn)
    });
    if detail > 0.0 {
        mask_ways(canvas, ways, false, Band::Ruts(3.6));
        canvas.blur_mask(soft);
        // On a table wheels have run everywhere where ways meet.
        let single = |at: Vec2| base == Base::Country || ways.iter().filter(|way| way.covers(at)).count() < 2;
        canvas.blend_mask(|at, cover, _| {
            let deep = match base {
                Base::Country => 1.0,
                Base::Mat if !single(at) => 0.0,
                Base::Mat => 0.9 + 0.3 * grain.swing(at.x, at.y + 80.0, 7.0),
            };
            (rgb(0xB9A478), cover * deep * detail * (0.55 + 0.35 * grain.swing(at.x, at.y, 30.0)))
        });
        mask_ways(canvas, ways, false, Band::Beside(0.01, 3.0));
        canvas.blur_mask(soft * 0.6);
        canvas.blend_mask(|at, cover, _| {
            let cover = if single(at) { cover } else { 0.0 };
            (rgb(0xB3AE7A), cover * detail * smoothstep(0.45, 0.7, grain.at(at.x + 17.0, at.y, 24.0)) * 0.8)
        });
    }
    mask_ways(canvas, ways, true, Band::Whole(0.0));
    canvas.blend_mask(|at, cover, _| {
        let light = 1.0 + 0.035 * grain.swing(at.x, at.y, 30.0) + 0.06 * detail * grain.swing(at.x, at.y, 5.0);
        (scaled(rgb(0xBDB8AC), light), cover)
    });
    if detail > 0.0 {
        for side in [-0.36 * PAVED_WIDTH, 0.36 * PAVED_WIDTH] {
            mask_ways(canvas, ways, true, Band::Beside(side, 2.4));
        }
        canvas.blend_flat(rgb(0xD4D0C5), 0.55 * detail);
    }
}

/// A bridge: its deck lies over the water and under nothing.
#[derive(Clone, Debug)]
pub(super) struct Bridge {
    pub centre: Vec2,
    /// Along the road.
    pub along: Vec2,
    pub length: f32,
    pub width: f32,
    pub stone: bool,
}

impl Bridge {
    fn strip(&self, offset: f32, half_width: f32, half_length: f32) -> Polygon {
        let (along, across) = (self.along * half_length, self.along.turned());
        let (near, far) = (across * (offset - half_width), across * (offset + half_width));
        let corners = vec![near - along, near + along, far + along, far - along];
        Polygon::new(corners.into_iter().map(|corner| self.centre + corner).collect())
    }

    fn deck(&self) -> Polygon {
        self.strip(0.0, self.width * 0.5, self.length * 0.5)
    }

    pub fn paint(&self, canvas: &mut Canvas, grain: &Grain) {
        let deck = self.deck();
        if !deck.bounds.grown(20.0).meets(&canvas.view) {
            return;
        }
        let shadow = Polygon::new(deck.points.iter().map(|point| *point + vec2(6.0, 6.0)).collect());
        canvas.mask_polygon(&shadow);
        canvas.blend_shadow(0.7);
        let base: Rgb = if self.stone { rgb(0xBDB7AA) } else { rgb(0xA98B5F) };
        canvas.mask_polygon(&deck);
        let (along, centre) = (self.along, self.centre);
        let joint = smoothstep(2.0, 4.0, 8.0 * canvas.scale);
        canvas.blend_mask(|at, cover, _| {
            let plank = ((at - centre).dot(along) / 8.0).rem_euclid(1.0);
            let gap = if plank < 0.14 { 0.82 } else { 1.0 + 0.05 * ((plank * 7.0).sin()) };
            (scaled(base, (1.0 + (gap - 1.0) * joint) * (1.0 + 0.05 * grain.swing(at.x, at.y, 8.0))), cover)
        });
        let edge = self.width * 0.5 - 2.0;
        for (offset, light) in [(-edge, 1.0), (edge, 0.94)] {
            canvas.mask_polygon(&self.strip(offset + 1.2, 3.4, self.length * 0.5 + 3.0));
            canvas.blend_flat(rgb(0x55503F), 0.75);
            canvas.mask_polygon(&self.strip(offset, 2.8, self.length * 0.5 + 3.0));
            canvas.blend_flat(scaled(if self.stone { rgb(0xDAD5C9) } else { rgb(0x8A6B45) }, light), 1.0);
        }
    }
}
