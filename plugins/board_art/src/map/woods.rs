//! What grows: crowns of forest, light woods and orchards, bushes, reeds, and the stones of bad ground, set within the silhouettes.

use super::shape::{Bounds, Polygon, Vec2, chance, line_distance, roll, vec2};
use super::stamp::{Dot, Kind};

/// A road or stream on which nothing is planted.
pub(super) struct Lane<'a> {
    pub line: &'a [Vec2],
    pub bounds: Bounds,
    pub half_width: f32,
}

/// Whether a thing of this radius stands clear of all roads and streams.
fn clear_of(lanes: &[Lane], at: Vec2, radius: f32) -> bool {
    lanes.iter().all(|lane| !lane.bounds.holds(at, radius + lane.half_width) || line_distance(at, lane.line) > lane.half_width + radius * 0.7)
}

/// How one kind of thing is set into an area.
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

pub(super) const FOREST: Planting = Planting { kind: Kind::ForestCrown, pitch: 31.0, jitter: 0.62, density: 1.0, inset: 0.72, rim: true };
pub(super) const LIGHT_WOODS: Planting =
    Planting { kind: Kind::LightCrown, pitch: 56.0, jitter: 0.55, density: 0.86, inset: 0.62, rim: false };
pub(super) const BRUSH: Planting = Planting { kind: Kind::Bush, pitch: 27.0, jitter: 0.8, density: 0.78, inset: 0.6, rim: false };
pub(super) const MARSH: Planting = Planting { kind: Kind::Reed, pitch: 27.0, jitter: 0.9, density: 0.62, inset: 0.5, rim: false };
pub(super) const RUBBLE: Planting = Planting { kind: Kind::Chunk, pitch: 17.0, jitter: 0.9, density: 0.72, inset: 0.5, rim: false };
pub(super) const BROKEN: Planting = Planting { kind: Kind::Stone, pitch: 30.0, jitter: 1.0, density: 0.6, inset: 1.0, rim: false };

/// Things all over an area. Places lie on one lattice for the whole map, so that a wood flows from hex to hex.
pub(super) fn plant(planting: &Planting, area: &Polygon, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let size_near = |at: Vec2| {
        let hashed = roll(at, 0x512E) % 5;
        if hashed < 2 { 2 } else { (hashed % 3) as u8 }
    };
    if planting.rim {
        rim(planting, area, lanes, dots);
    }
    let pitch = planting.pitch;
    let row_height = pitch * 0.866;
    let (top, bottom) = ((area.bounds.low.y / row_height).floor() as i32, (area.bounds.high.y / row_height).ceil() as i32);
    let (left, right) = ((area.bounds.low.x / pitch).floor() as i32 - 1, (area.bounds.high.x / pitch).ceil() as i32);
    for row in top..=bottom {
        for column in left..=right {
            let on_lattice = vec2((column as f32 + 0.5 * (row & 1) as f32) * pitch, row as f32 * row_height);
            if chance(on_lattice, 0xDE5) > planting.density {
                continue;
            }
            let moved = vec2(chance(on_lattice, 1) - 0.5, chance(on_lattice, 2) - 0.5) * (pitch * planting.jitter);
            let at = on_lattice + moved;
            let depth = area.depth(at);
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
fn rim(planting: &Planting, area: &Polygon, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let clockwise = area.signed_area().signum();
    let mut walked = 0.0;
    for (a, b) in area.edges() {
        let (way, length) = ((b - a).normal(), (b - a).length());
        let inward = way.turned() * clockwise;
        while walked < length {
            let on_edge = a + way * walked;
            let size = if chance(on_edge, 4) < 0.6 { 0 } else { 1 };
            let radius = planting.kind.radius(size);
            let at = on_edge + inward * (radius * (0.78 + 0.2 * chance(on_edge, 5)));
            if area.depth(at) > radius * 0.55 && clear_of(lanes, at, radius) {
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
    let size = (0..3u8).min_by(|&a, &b| (kind.radius(a) - wished).abs().total_cmp(&(kind.radius(b) - wished).abs())).unwrap_or(1);
    let at = area.centroid();
    if clear_of(lanes, at, kind.radius(size) * 0.5) {
        dots.push(Dot::new(at, kind, size));
    }
}

/// Fruit trees in rows.
pub(super) fn orchard(area: &Polygon, rows: Vec2, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let pitch = 46.0;
    let across = rows.turned();
    let reach = |way: Vec2| {
        let (low, high) = area.points.iter().map(|p| p.dot(way)).fold((f32::MAX, f32::MIN), |(l, h), d| (l.min(d), h.max(d)));
        ((low / pitch).floor() as i32, (high / pitch).ceil() as i32)
    };
    let ((left, right), (top, bottom)) = (reach(rows), reach(across));
    for line in top..=bottom {
        for tree in left..=right {
            let planted = rows * (tree as f32 * pitch) + across * (line as f32 * pitch);
            let at = planted + vec2(chance(planted, 7) - 0.5, chance(planted, 8) - 0.5) * 6.0;
            let size = (roll(planted, 9) % 3) as u8;
            if area.depth(at) >= Kind::Orchard.radius(size) * 0.6 && clear_of(lanes, at, Kind::Orchard.radius(size)) {
                dots.push(Dot::new(at, Kind::Orchard, size));
            }
        }
    }
}

/// Stray tufts of grass on open ground, so that a meadow is not empty.
pub(super) fn meadow(area: &Polygon, lanes: &[Lane], dots: &mut Vec<Dot>) {
    let planting = Planting { kind: Kind::Grass, pitch: 34.0, jitter: 1.4, density: 0.34, inset: 0.0, rim: false };
    plant(&planting, area, lanes, dots);
}
