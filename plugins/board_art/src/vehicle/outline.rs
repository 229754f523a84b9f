//! Outlines that vehicles are made of: corners in order, the origin in the middle, up is forward.
use tiny_skia::{Path, PathBuilder};

use super::press::Point;
use super::shape::{Nose, TurretOutline};
use crate::silhouettes::path::round_rect;

/// A rectangle around the long axis or beside it: middle, width, front and rear.
pub(super) fn slab(x: f32, width: f32, front: f32, rear: f32, radius: f32) -> Option<Path> {
    round_rect(x - width / 2.0, front, width, (rear - front).max(0.01), radius)
}

/// Many straight lines as one path.
pub(super) fn lines(ends: impl IntoIterator<Item = (Point, Point)>) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for (from, to) in ends {
        builder.move_to(from.0, from.1);
        builder.line_to(to.0, to.1);
    }
    builder.finish()
}

/// Both halves of an outline from its right half, which is given from front to rear.
pub(super) fn mirrored(right: &[Point]) -> Vec<Point> {
    let left = right.iter().rev().filter(|corner| corner.0 > 0.001).map(|corner| (-corner.0, corner.1));
    right.iter().copied().chain(left).collect()
}

/// An ellipse in corners; with `narrow` above 0 its front is narrower than its rear.
pub(super) fn egg(middle: Point, width: f32, length: f32, narrow: f32) -> Vec<Point> {
    const CORNERS: usize = 28;
    let corner = |n: usize| {
        let angle = std::f32::consts::TAU * n as f32 / CORNERS as f32;
        let (across, along) = (angle.sin(), -angle.cos());
        let taper = 1.0 + narrow * along;
        (middle.0 + across * taper * width / 2.0, middle.1 + along * length / 2.0)
    };
    (0..CORNERS).map(corner).collect()
}

/// Foot and roof of a hull with this nose: half its width, front, rear, and how deep the nose is.
pub(super) fn hull(nose: Nose, half: f32, front: f32, rear: f32, depth: f32) -> (Vec<Point>, Vec<Point>) {
    let back = 2.2f32.min(depth);
    let tail = [(half * 0.94, rear), (half * 0.82, rear - back)];
    let (foot, roof): (Vec<Point>, Vec<Point>) = match nose {
        Nose::Sloped => (
            vec![(half * 0.92, front), (half, front + depth), tail[0]],
            vec![(half * 0.80, front + depth), (half * 0.88, front + depth + 0.5), tail[1]],
        ),
        Nose::Stepped => (
            vec![(half, front + depth * 0.55), (half, front + depth), tail[0]],
            vec![(half * 0.88, front + depth * 0.78), (half * 0.9, front + depth + 0.5), tail[1]],
        ),
        Nose::Rounded => (
            vec![
                (half * 0.34, front),
                (half * 0.66, front + depth * 0.12),
                (half * 0.9, front + depth * 0.42),
                (half, front + depth),
                tail[0],
            ],
            vec![
                (half * 0.26, front + depth * 0.72),
                (half * 0.52, front + depth * 0.78),
                (half * 0.74, front + depth * 0.98),
                (half * 0.86, front + depth * 1.4),
                tail[1],
            ],
        ),
        Nose::Horned => (
            vec![(half * 0.96, front + depth * 0.8), (half, front + depth), tail[0]],
            vec![(half * 0.88, front + depth * 0.98), (half * 0.9, front + depth * 1.06), tail[1]],
        ),
        Nose::Pointed => (
            vec![(half * 0.16, front), (half, front + depth), tail[0]],
            vec![(half * 0.10, front + depth * 0.85), (half * 0.84, front + depth * 1.35), tail[1]],
        ),
    };
    (mirrored(&foot), mirrored(&roof))
}

/// Foot and roof of a turret: its middle behind the pivot, its length and width.
pub(super) fn turret(shape: TurretOutline, setback: f32, length: f32, width: f32) -> (Vec<Point>, Vec<Point>) {
    let half = width / 2.0;
    let at = |across: f32, along: f32| (half * across, setback + length * (along - 0.5));
    let both = |foot: &[(f32, f32)], roof: &[(f32, f32)]| {
        let place = |corners: &[(f32, f32)]| {
            mirrored(&corners.iter().map(|(across, along)| at(*across, *along)).collect::<Vec<Point>>())
        };
        (place(foot), place(roof))
    };
    match shape {
        TurretOutline::Round => {
            (egg((0.0, setback), width, length, 0.0), egg((0.0, setback), width * 0.78, length * 0.78, 0.0))
        }
        TurretOutline::Cast => (
            egg((0.0, setback), width, length, 0.20),
            egg((0.0, setback + length * 0.05), width * 0.66, length * 0.70, 0.16),
        ),
        TurretOutline::Hexagonal => {
            both(&[(0.46, 0.0), (1.0, 0.46), (0.62, 1.0)], &[(0.36, 0.16), (0.74, 0.48), (0.48, 0.88)])
        }
        TurretOutline::Boxy => both(
            &[(0.62, 0.0), (1.0, 0.20), (1.0, 0.86), (0.84, 1.0)],
            &[(0.54, 0.10), (0.84, 0.25), (0.84, 0.84), (0.70, 0.93)],
        ),
        TurretOutline::LongBustle => both(
            &[(0.60, 0.0), (1.0, 0.18), (1.0, 0.50), (0.68, 0.64), (0.68, 1.0)],
            &[(0.52, 0.07), (0.84, 0.22), (0.84, 0.47), (0.54, 0.61), (0.54, 0.95)],
        ),
        TurretOutline::CastBustle => both(
            &[
                (0.46, 0.0),
                (0.80, 0.07),
                (0.97, 0.22),
                (1.0, 0.38),
                (0.93, 0.54),
                (0.78, 0.66),
                (0.72, 0.86),
                (0.58, 0.97),
                (0.30, 1.0),
            ],
            &[
                (0.38, 0.09),
                (0.62, 0.14),
                (0.74, 0.26),
                (0.76, 0.39),
                (0.70, 0.53),
                (0.58, 0.64),
                (0.54, 0.83),
                (0.43, 0.91),
                (0.22, 0.93),
            ],
        ),
        TurretOutline::Sloped => {
            both(&[(0.72, 0.0), (1.0, 0.62), (0.78, 1.0)], &[(0.50, 0.10), (0.62, 0.60), (0.52, 0.86)])
        }
        TurretOutline::Horseshoe => both(
            &[(0.80, 0.0), (1.0, 0.12), (1.0, 0.54), (0.92, 0.76), (0.70, 0.92), (0.36, 1.0)],
            &[(0.72, 0.05), (0.90, 0.15), (0.90, 0.54), (0.82, 0.73), (0.62, 0.87), (0.32, 0.94)],
        ),
    }
}
