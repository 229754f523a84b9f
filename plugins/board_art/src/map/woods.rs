//! What grows: crowns of forest, light woods and orchards, bushes, reeds, and the stones of bad ground, set within the silhouettes.

use super::shape::{Bounds, JOIN, Polygon, Vec2, chance, line_distance, meets_any, roll, segment_distance, vec2};
use super::stamp::{Dot, Kind};

/// A road or stream on which nothing is planted.
pub(super) struct Lane<'a> {
    pub line: &'a [Vec2],
    pub bounds: Bounds,
    pub half_width: f32,
}

/// Whether a thing of this radius stands clear of all roads and streams.
fn clear_of(lanes: &[Lane], at: Vec2, radius: f32) -> bool {
    lanes.iter().all(|lane| {
        !lane.bounds.holds(at, radius + lane.half_width)
            || line_distance(at, lane.line) > lane.half_width + radius * 0.7
    })
}

/// An area to be planted, with the areas of its kind beside it: trees stand over the seam as if there were none.
pub(super) struct Stand<'a> {
    own: &'a Polygon,
    near: &'a [&'a Polygon],
    /// Pieces of the outlines at which the stand really ends.
    edge: Vec<(Vec2, Vec2)>,
    /// How many of them, the first ones, are of the own polygon.
    own_edge: usize,
}

impl<'a> Stand<'a> {
    pub fn new(own: &'a Polygon, near: &'a [&'a Polygon]) -> Self {
        let mut edge = Vec::new();
        let mut own_edge = 0;
        for polygon in std::iter::once(own).chain(near.iter().copied()) {
            let others: Vec<&Polygon> = std::iter::once(own)
                .chain(near.iter().copied())
                .filter(|other| !std::ptr::eq(*other, polygon))
                .collect();
            for (a, b) in polygon.edges() {
                let pieces = ((b - a).length() / 10.0).ceil().max(1.0) as usize;
                for piece in 0..pieces {
                    let (from, to) =
                        (a.mix(b, piece as f32 / pieces as f32), a.mix(b, (piece + 1) as f32 / pieces as f32));
                    if !meets_any(from.mix(to, 0.5), &others) {
                        edge.push((from, to));
                    }
                }
            }
            if std::ptr::eq(polygon, own) {
                own_edge = edge.len();
            }
        }
        Self { own, near, edge, own_edge }
    }

    /// How deep inside the stand a point lies, if it is this polygon's to plant.
    fn depth(&self, at: Vec2) -> Option<f32> {
        let own = self.own.depth(at);
        let others = self
            .near
            .iter()
            .filter(|other| other.bounds.holds(at, JOIN))
            .map(|other| other.depth(at))
            .fold(f32::MIN, f32::max);
        if own <= others || own < -JOIN * 0.6 || (own < 0.0 && others < -JOIN) {
            return None;
        }
        Some(self.edge.iter().map(|(a, b)| segment_distance(at, *a, *b)).fold(f32::MAX, f32::min))
    }
}

/// How one kind of thing is set into an area.
#[derive(Debug)]
pub(super) struct Planting {
    pub kind: Kind,
    /// Distance of neighbours, in map units.
    pub pitch: f32,
    /// How far a place is moved by chance, as a part of the pitch.
    pub jitter: f32,
    /// How many of the places are used.
    pub density: f32,
    /// How deep inside the outline a thing must stand, in its radii.
    pub inset: f32,
    /// Whether the outline itself is set with things, so that it can be read from them.
    pub rim: bool,
}

pub(super) const FOREST: Planting =
    Planting { kind: Kind::ForestCrown, pitch: 31.0, jitter: 0.62, density: 1.0, inset: 0.72, rim: true };
pub(super) const LIGHT_WOODS: Planting =
    Planting { kind: Kind::LightCrown, pitch: 45.0, jitter: 0.7, density: 0.84, inset: 0.48, rim: false };
pub(super) const BRUSH: Planting =
    Planting { kind: Kind::Bush, pitch: 19.0, jitter: 0.8, density: 0.74, inset: 0.42, rim: false };
pub(super) const MARSH: Planting =
    Planting { kind: Kind::Reed, pitch: 29.0, jitter: 0.9, density: 0.45, inset: 0.5, rim: false };
pub(super) const RUBBLE: Planting =
    Planting { kind: Kind::Chunk, pitch: 17.0, jitter: 0.9, density: 0.72, inset: 0.5, rim: false };
pub(super) const BROKEN: Planting =
    Planting { kind: Kind::Stone, pitch: 30.0, jitter: 1.0, density: 0.6, inset: 1.0, rim: false };

/// Things all over an area. Places lie on one lattice for the whole map, so that a wood flows from hex to hex.
pub(super) fn plant(planting: &Planting, stand: &Stand, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let size_near = |at: Vec2| {
        let hashed = roll(at, 0x512E) % 5;
        if hashed < 2 { 2 } else { (hashed % 3) as u8 }
    };
    if planting.rim {
        rim(planting, stand, lanes, dots);
    }
    let (pitch, area) = (planting.pitch, stand.own);
    let row_height = pitch * 0.866;
    let (top, bottom) =
        ((area.bounds.low.y / row_height).floor() as i32, (area.bounds.high.y / row_height).ceil() as i32);
    let (left, right) = ((area.bounds.low.x / pitch).floor() as i32 - 1, (area.bounds.high.x / pitch).ceil() as i32);
    for row in top..=bottom {
        for column in left..=right {
            let on_lattice = vec2((column as f32 + 0.5 * (row & 1) as f32) * pitch, row as f32 * row_height);
            if chance(on_lattice, 0xDE5) > planting.density {
                continue;
            }
            let moved = vec2(chance(on_lattice, 1) - 0.5, chance(on_lattice, 2) - 0.5) * (pitch * planting.jitter);
            let at = on_lattice + moved;
            let Some(depth) = stand.depth(at) else { continue };
            let wished = size_near(at);
            let fitting = (0..=wished).rev().find(|&size| depth >= planting.kind.radius(size) * planting.inset);
            if let Some(size) = fitting
                && clear_of(lanes, at, planting.kind.radius(size))
            {
                dots.push(Dot::new(at, planting.kind, size));
            }
        }
    }
}

/// Crowns along the inside of the outline.
fn rim(planting: &Planting, stand: &Stand, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let clockwise = stand.own.signed_area().signum();
    let mut walked = 0.0;
    for (a, b) in &stand.edge[..stand.own_edge] {
        let (way, length) = ((*b - *a).normal(), (*b - *a).length());
        let inward = way.turned() * clockwise;
        while walked < length {
            let on_edge = *a + way * walked;
            let size = if chance(on_edge, 4) < 0.6 { 0 } else { 1 };
            let radius = planting.kind.radius(size);
            let at = on_edge + inward * (radius * (0.78 + 0.2 * chance(on_edge, 5)));
            if stand.own.depth(at) > radius * 0.55 && clear_of(lanes, at, radius) {
                dots.push(Dot::new(at, planting.kind, size));
            }
            walked += radius * (1.15 + 0.35 * chance(on_edge, 6));
        }
        walked -= length;
    }
}

/// A single crown or bush whose silhouette is its own.
pub(super) fn single(kind: Kind, area: &Polygon, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let wished = (area.area() / std::f32::consts::PI).sqrt();
    let size = (0..3u8)
        .min_by(|&a, &b| (kind.radius(a) - wished).abs().total_cmp(&(kind.radius(b) - wished).abs()))
        .unwrap_or(1);
    let at = area.centroid();
    if clear_of(lanes, at, kind.radius(size) * 0.5) {
        dots.push(Dot::new(at, kind, size));
    }
}

/// Fruit trees in rows.
pub(super) fn orchard(stand: &Stand, rows: Vec2, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let (pitch, area) = (46.0, stand.own);
    let across = rows.turned();
    let reach = |way: Vec2| {
        let (low, high) =
            area.points.iter().map(|p| p.dot(way)).fold((f32::MAX, f32::MIN), |(l, h), d| (l.min(d), h.max(d)));
        ((low / pitch).floor() as i32, (high / pitch).ceil() as i32)
    };
    let ((left, right), (top, bottom)) = (reach(rows), reach(across));
    for line in top..=bottom {
        for tree in left..=right {
            let planted = rows * (tree as f32 * pitch) + across * (line as f32 * pitch);
            let at = planted + vec2(chance(planted, 7) - 0.5, chance(planted, 8) - 0.5) * 6.0;
            let size = (roll(planted, 9) % 3) as u8;
            if stand.depth(at).is_some_and(|depth| depth >= Kind::Orchard.radius(size) * 0.6)
                && clear_of(lanes, at, Kind::Orchard.radius(size))
            {
                dots.push(Dot::new(at, Kind::Orchard, size));
            }
        }
    }
}

/// Stray tufts of grass on open ground, so that a meadow is not empty.
pub(super) const MEADOW: Planting =
    Planting { kind: Kind::Grass, pitch: 34.0, jitter: 1.4, density: 0.34, inset: 0.0, rim: false };

/// Tufts of long grass on a mat.
pub(super) const TUFTS: Planting =
    Planting { kind: Kind::Tuft, pitch: 34.0, jitter: 1.6, density: 0.3, inset: 1.5, rim: false };

/// Crowns that stand side by side and cover each other by no more than `closeness` allows, in parts of both radii: as a wood on a table
/// is made, with room between the trees.
pub(super) fn spaced(planting: &Planting, closeness: f32, stand: &Stand, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let (pitch, area) = (planting.pitch, stand.own);
    let (left, right) = ((area.bounds.low.x / pitch) as i32, (area.bounds.high.x / pitch) as i32 + 1);
    let (top, bottom) = ((area.bounds.low.y / pitch) as i32, (area.bounds.high.y / pitch) as i32 + 1);
    let mut places: Vec<Vec2> = (top..=bottom)
        .flat_map(|row| (left..=right).map(move |column| vec2(column as f32 * pitch, row as f32 * pitch)))
        .map(|at| at + vec2(chance(at, 1) - 0.5, chance(at, 2) - 0.5) * (pitch * planting.jitter))
        .collect();
    places.sort_by(|one, other| chance(*one, 3).total_cmp(&chance(*other, 3)));
    let mut stood: Vec<(Vec2, f32)> = Vec::new();
    // Large trees first, then smaller ones in the gaps.
    for size in [2u8, 1, 0] {
        let radius = planting.kind.radius(size);
        for &at in &places {
            let room = stood.iter().all(|(other, reach)| (*other - at).length() >= (reach + radius) * closeness);
            let deep = stand.depth(at).is_some_and(|depth| depth >= radius * planting.inset);
            // Not all are as large as may be.
            let wanted = size < 2 || chance(at, 4) < planting.density;
            if room && deep && wanted && clear_of(lanes, at, radius) {
                stood.push((at, radius));
                dots.push(Dot::new(at, planting.kind, size));
            }
        }
    }
}

/// Fruit trees in even rows that fill an area from side to side.
pub(super) fn even_rows(area: &Polygon, along: Vec2, lanes: &[Lane], dots: &mut Vec<Dot>) {
    const APART: f32 = 37.0;
    let (across, room) = (along.turned(), Kind::Orchard.radius(2) + 2.0);
    let spread = |way: Vec2| {
        let reach = area.points.iter().map(|point| point.dot(way));
        let (low, high) = reach.fold((f32::MAX, f32::MIN), |(low, high), at| (low.min(at), high.max(at)));
        let gaps = (((high - low - 2.0 * room) / APART).floor()).max(0.0);
        let first = (low + high - gaps * APART) * 0.5;
        (0..=gaps as i32).map(move |n| first + n as f32 * APART)
    };
    for tree in spread(along) {
        for row in spread(across) {
            let planted = along * tree + across * row;
            let at = planted + vec2(chance(planted, 7) - 0.5, chance(planted, 8) - 0.5) * 3.0;
            let size = (roll(planted, 9) % 3) as u8;
            let radius = Kind::Orchard.radius(size);
            if area.depth(at) >= radius && clear_of(lanes, at, radius) {
                dots.push(Dot::new(at, Kind::Orchard, size));
            }
        }
    }
}
