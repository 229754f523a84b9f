//! Points and polygons in map coordinates.

use crate::noise::{Grain, hash, unit};
use hex_board::Point;
use std::ops::{Add, Mul, Sub};

/// A point or a way in map coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Vec2 {
    pub x: f32,
    pub y: f32,
}

pub(super) const fn vec2(x: f32, y: f32) -> Vec2 {
    Vec2 { x, y }
}

impl From<Point> for Vec2 {
    fn from(point: Point) -> Self {
        vec2(point.0 as f32, point.1 as f32)
    }
}
impl Add for Vec2 {
    type Output = Vec2;
    fn add(self, other: Vec2) -> Vec2 {
        vec2(self.x + other.x, self.y + other.y)
    }
}
impl Sub for Vec2 {
    type Output = Vec2;
    fn sub(self, other: Vec2) -> Vec2 {
        vec2(self.x - other.x, self.y - other.y)
    }
}
impl Mul<f32> for Vec2 {
    type Output = Vec2;
    fn mul(self, factor: f32) -> Vec2 {
        vec2(self.x * factor, self.y * factor)
    }
}

impl Vec2 {
    pub fn dot(self, other: Vec2) -> f32 {
        self.x * other.x + self.y * other.y
    }
    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }
    /// One unit long; the zero way stays zero.
    pub fn normal(self) -> Vec2 {
        let length = self.length();
        if length > 1e-6 { self * (1.0 / length) } else { vec2(0.0, 0.0) }
    }
    /// Turned by a quarter, clockwise on the screen.
    pub fn turned(self) -> Vec2 {
        vec2(-self.y, self.x)
    }
    pub fn mix(self, other: Vec2, t: f32) -> Vec2 {
        self * (1.0 - t) + other * t
    }
}

/// An upright box in map coordinates.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    pub low: Vec2,
    pub high: Vec2,
}

impl Bounds {
    pub fn of(points: &[Vec2]) -> Self {
        let mut bounds = Bounds { low: vec2(f32::MAX, f32::MAX), high: vec2(f32::MIN, f32::MIN) };
        for point in points {
            bounds.low = vec2(bounds.low.x.min(point.x), bounds.low.y.min(point.y));
            bounds.high = vec2(bounds.high.x.max(point.x), bounds.high.y.max(point.y));
        }
        bounds
    }
    pub fn grown(self, by: f32) -> Self {
        Bounds { low: self.low - vec2(by, by), high: self.high + vec2(by, by) }
    }
    pub fn meets(&self, other: &Bounds) -> bool {
        self.low.x <= other.high.x
            && other.low.x <= self.high.x
            && self.low.y <= other.high.y
            && other.low.y <= self.high.y
    }
    pub fn holds(&self, point: Vec2, margin: f32) -> bool {
        point.x + margin >= self.low.x
            && point.x - margin <= self.high.x
            && point.y + margin >= self.low.y
            && point.y - margin <= self.high.y
    }
}

/// How an outline is drawn by hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rough {
    /// Longest edge.
    pub step: f32,
    /// How far it is pushed outward.
    pub grow: f32,
    /// How uneven it is.
    pub swing: f32,
    /// How often corners are eased.
    pub rounding: u8,
}

/// Areas of one kind that lie no further apart are one area to the eye.
pub(super) const JOIN: f32 = 9.0;

/// True if a point lies in one of these polygons or at their edge.
pub(super) fn meets_any(at: Vec2, polygons: &[&Polygon]) -> bool {
    polygons.iter().any(|polygon| polygon.bounds.holds(at, JOIN) && polygon.depth(at) > -JOIN)
}

/// A polygon with its box.
#[derive(Clone, Debug)]
pub(super) struct Polygon {
    pub points: Vec<Vec2>,
    pub bounds: Bounds,
}

impl Polygon {
    pub fn new(points: Vec<Vec2>) -> Self {
        let bounds = Bounds::of(&points);
        Self { points, bounds }
    }

    pub fn edges(&self) -> impl Iterator<Item = (Vec2, Vec2)> + '_ {
        self.points.iter().enumerate().map(|(n, &from)| (from, self.points[(n + 1) % self.points.len()]))
    }

    /// Positive where the corners run clockwise on the screen.
    pub fn signed_area(&self) -> f32 {
        self.edges().map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>() * 0.5
    }

    pub fn area(&self) -> f32 {
        self.signed_area().abs()
    }

    pub fn centroid(&self) -> Vec2 {
        let area = self.signed_area();
        if area.abs() < 1.0 {
            return self.bounds.low.mix(self.bounds.high, 0.5);
        }
        let mut sum = vec2(0.0, 0.0);
        for (a, b) in self.edges() {
            sum = sum + (a + b) * (a.x * b.y - b.x * a.y);
        }
        sum * (1.0 / (6.0 * area))
    }

    pub fn contains(&self, point: Vec2) -> bool {
        let mut inside = false;
        for (a, b) in self.edges() {
            if (a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
                inside = !inside;
            }
        }
        inside
    }

    /// How far inside a point lies; negative outside.
    pub fn depth(&self, point: Vec2) -> f32 {
        let distance = self.edges().map(|(a, b)| segment_distance(point, a, b)).fold(f32::MAX, f32::min);
        if self.contains(point) { distance } else { -distance }
    }

    /// The outline in the hand of a painter: corners rounded, edges pushed outward and made uneven.
    pub fn roughened(&self, grain: &Grain, rough: Rough) -> Polygon {
        self.roughened_beside(grain, rough, &[])
    }

    /// The same beside neighbours of its kind: where the outline meets one, it is pushed over the seam instead.
    pub fn roughened_beside(&self, grain: &Grain, rough: Rough, near: &[&Polygon]) -> Polygon {
        let clockwise = self.signed_area().signum();
        let mut resampled = Vec::new();
        for (a, b) in self.edges() {
            let pieces = ((b - a).length() / rough.step).ceil().max(1.0) as usize;
            for piece in 0..pieces {
                resampled.push(a.mix(b, piece as f32 / pieces as f32));
            }
        }
        let count = resampled.len();
        let joined: Vec<bool> = resampled.iter().map(|at| meets_any(*at, near)).collect();
        for _pass in 0..rough.rounding {
            let eased = |n: usize| {
                let (before, here, after) =
                    (resampled[(n + count - 1) % count], resampled[n], resampled[(n + 1) % count]);
                if joined[n] { here } else { here.mix(before.mix(after, 0.5), 0.6) }
            };
            resampled = (0..count).map(eased).collect();
        }
        let points = (0..count)
            .map(|n| {
                let (before, here, after) =
                    (resampled[(n + count - 1) % count], resampled[n], resampled[(n + 1) % count]);
                let outward = (after - before).normal().turned() * -clockwise;
                let push = if joined[n] { JOIN } else { rough.grow + rough.swing * grain.swing(here.x, here.y, 40.0) };
                here + outward * push
            })
            .collect();
        Polygon::new(points)
    }

    /// The part on the side of a line towards which `normal` points.
    pub fn cut(&self, on_line: Vec2, normal: Vec2) -> Polygon {
        let mut points = Vec::new();
        for (a, b) in self.edges() {
            let (da, db) = ((a - on_line).dot(normal), (b - on_line).dot(normal));
            if da >= 0.0 {
                points.push(a);
            }
            if (da >= 0.0) != (db >= 0.0) {
                points.push(a.mix(b, da / (da - db)));
            }
        }
        Polygon::new(points).cleaned()
    }

    /// Without corners that lie on each other or in the middle of a straight edge.
    pub fn cleaned(self) -> Polygon {
        let mut points: Vec<Vec2> = Vec::with_capacity(self.points.len());
        for point in self.points {
            if points.last().is_none_or(|last| (point - *last).length() > 0.2) {
                points.push(point);
            }
        }
        while points.len() > 1 && (points[0] - points[points.len() - 1]).length() <= 0.2 {
            points.pop();
        }
        let mut n = 0;
        while points.len() > 3 && n < points.len() {
            let count = points.len();
            let (before, here, after) = (points[(n + count - 1) % count], points[n], points[(n + 1) % count]);
            if (here - before).normal().turned().dot((after - here).normal()).abs() < 0.01 {
                points.remove(n);
            } else {
                n += 1;
            }
        }
        Polygon::new(points)
    }

    /// The polygon drawn in towards its centre.
    pub fn shrunk(&self, by: f32) -> Polygon {
        let clockwise = self.signed_area().signum();
        let count = self.points.len();
        let points = (0..count)
            .map(|n| {
                let (before, here, after) =
                    (self.points[(n + count - 1) % count], self.points[n], self.points[(n + 1) % count]);
                let (inward_a, inward_b) =
                    ((here - before).normal().turned() * clockwise, (after - here).normal().turned() * clockwise);
                let sum = inward_a + inward_b;
                // Mitred, but never further than thrice the distance at a sharp corner.
                here + sum * (by / (1.0 + inward_a.dot(inward_b)).max(0.34))
            })
            .collect();
        Polygon::new(points)
    }

    /// Direction of the longest side of the smallest box, and the lengths along and across it.
    pub fn axis(&self) -> (Vec2, f32, f32) {
        let size = self.bounds.high - self.bounds.low;
        let mut best = (vec2(1.0, 0.0), size.x, size.y);
        for (a, b) in self.edges() {
            let along = (b - a).normal();
            if along.length() < 0.5 {
                continue;
            }
            let span = |way: Vec2| {
                let (low, high) =
                    self.points.iter().map(|p| p.dot(way)).fold((f32::MAX, f32::MIN), |(l, h), d| (l.min(d), h.max(d)));
                high - low
            };
            let (length, width) = (span(along), span(along.turned()));
            if length * width < best.1 * best.2 {
                best = if length >= width { (along, length, width) } else { (along.turned(), width, length) };
            }
        }
        best
    }
}

pub(super) fn segment_distance(point: Vec2, a: Vec2, b: Vec2) -> f32 {
    let way = b - a;
    let length = way.dot(way);
    let t = if length > 0.0 { ((point - a).dot(way) / length).clamp(0.0, 1.0) } else { 0.0 };
    (point - (a + way * t)).length()
}

pub(super) fn line_distance(point: Vec2, line: &[Vec2]) -> f32 {
    line.windows(2).map(|pair| segment_distance(point, pair[0], pair[1])).fold(f32::MAX, f32::min)
}

/// A hashed number from 0 to 1 for a place in the map.
pub(super) fn chance(at: Vec2, seed: u32) -> f32 {
    unit(hash((at.x * 4.0).round() as i32, (at.y * 4.0).round() as i32, seed))
}

/// A whole hashed number for a place in the map.
pub(super) fn roll(at: Vec2, seed: u32) -> u32 {
    hash((at.x * 4.0).round() as i32, (at.y * 4.0).round() as i32, seed)
}
