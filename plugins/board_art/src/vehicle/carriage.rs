//! Guns on carriages, from above: the middle of the carriage is the origin, the barrel looks up.
use super::gun::{gun, man};
use super::outline::slab;
use super::press::{Pieces, Point, Stuff};
use super::shape::{Carriage, CarriageShape};
use super::sizes::within;
use crate::silhouettes::path::{circle, polygon};

/// Half the width of the shoulders of a man.
const MAN: f32 = 5.2;

/// The pieces of a gun and its men, from the ground up.
pub(super) fn carriage(shape: &CarriageShape) -> Pieces {
    let mut pieces = Pieces::default();
    let trails = within(shape.trails, 8, 40);
    match shape.carriage {
        Carriage::SplitTrail => split_trail(&mut pieces, trails),
        Carriage::Cruciform => cruciform(&mut pieces, trails),
    }
    let wide = within(shape.shield, 0, 50);
    men(&mut pieces, shape, wide);
    // The breech and its cradle lie behind the shield.
    pieces.small(slab(0.0, 5.8, -4.0, 12.0, 0.9), Stuff::Plate, 1.2);
    pieces.small(slab(0.0, 7.2, 10.0, 14.5, 0.7), Stuff::Steel, 0.4);
    gun(&mut pieces, &shape.gun, 0.0, -3.0, 20.0, 0.0);
    if wide > 0.0 {
        shield(&mut pieces, wide / 2.0);
    }
    pieces
}

fn split_trail(pieces: &mut Pieces, trails: f32) {
    for side in [-1.0f32, 1.0] {
        // A trail spreads a little more than a third of its length.
        let (x, y) = (side * (2.6 + trails * 0.40), 2.0 + trails * 0.92);
        pieces.small(beam((side * 1.6, 0.0), (x, y), 1.9), Stuff::Plate, 0.6);
        let spade = [
            (x - 3.2, y - 0.6 - side * 1.0),
            (x + 3.2, y - 0.6 + side * 1.0),
            (x + 3.0, y + 2.0 + side * 1.0),
            (x - 3.0, y + 2.0 - side * 1.0),
        ];
        pieces.small(polygon(&spade), Stuff::Steel, 0.0);
        pieces.small(slab(side * 12.6, 4.4, -7.4, 7.4, 1.6), Stuff::Rubber, 0.0);
        pieces.line(super::outline::lines([((side * 12.6, -5.6), (side * 12.6, 5.6))]), Stuff::Steel, 0.7, 0.7);
    }
    pieces.small(slab(0.0, 21.0, -1.4, 1.4, 0.6), Stuff::Steel, 0.4);
}

fn cruciform(pieces: &mut Pieces, arms: f32) {
    for (x, y) in [(0.0, -0.85), (0.0, 1.0), (-0.8, 0.0), (0.8, 0.0)] {
        let end = (x * arms, y * arms);
        pieces.small(beam((0.0, 0.0), end, 2.1), Stuff::Plate, 0.6);
        pieces.small(circle(end.0, end.1, 2.9), Stuff::Steel, 0.0);
    }
    pieces.small(circle(0.0, 0.0, 8.2), Stuff::Plate, 0.8);
    pieces.small(circle(0.0, 0.0, 5.4), Stuff::Steel, 0.6);
}

/// A straight bar from one point to another.
fn beam(from: Point, to: Point, half: f32) -> Option<tiny_skia::Path> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy).max(0.001);
    let (x, y) = (-dy / long * half, dx / long * half);
    polygon(&[(from.0 + x, from.1 + y), (to.0 + x, to.1 + y), (to.0 - x, to.1 - y), (from.0 - x, from.1 - y)])
}

/// A shield in three plates with a slot for the barrel.
fn shield(pieces: &mut Pieces, half: f32) {
    let foot = [
        (half * 0.45, -5.2),
        (half, -2.0),
        (half, 0.4),
        (half * 0.42, -2.4),
        (-half * 0.42, -2.4),
        (-half, 0.4),
        (-half, -2.0),
        (-half * 0.45, -5.2),
    ];
    pieces.solid(polygon(&foot), Stuff::Plate, 1.6);
    pieces.flat(slab(0.0, 3.4, -5.2, -2.6, 0.2), Stuff::Hole, 0.7);
}

/// The men stand behind the shield and between the trails; one brings up a round.
fn men(pieces: &mut Pieces, shape: &CarriageShape, wide: f32) {
    let aside = (wide * 0.27).clamp(8.5, 12.0);
    let places: [Point; 4] = match shape.carriage {
        Carriage::SplitTrail => [(-aside, 9.5), (aside, 11.5), (1.0, 24.0), (-aside - 11.0, 19.0)],
        Carriage::Cruciform => [(-aside - 1.0, 10.5), (aside + 1.0, 11.5), (-8.5, 23.5), (10.0, 25.5)],
    };
    for (x, y) in places.into_iter().take(usize::from(shape.men)) {
        man(pieces, x, y, MAN);
    }
    if shape.men > 2 {
        let (x, y) = (places[2].0 + 1.0, places[2].1 - 5.0);
        pieces.small(slab(x, 2.2, y - 4.0, y + 3.0, 1.0), Stuff::Wood, 0.4);
    }
}
