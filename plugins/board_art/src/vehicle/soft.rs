//! Lorries, cars and carriers: bonnet, cab and bed on a frame.
use super::Condition;
use super::gun::{man, ring};
use super::outline::{lines, slab};
use super::press::{Pieces, Stuff};
use super::shape::{Bed, VehicleShape};
use super::sizes::Sizes;
use crate::silhouettes::path::{circle, polygon};

/// Everything above the wheels of a vehicle without an armoured roof.
pub(super) fn soft_body(pieces: &mut Pieces, shape: &VehicleShape, sizes: &Sizes, condition: Condition) {
    let (front, rear) = (-sizes.length / 2.0, sizes.length / 2.0);
    let half = sizes.body();
    let crewed = condition != Condition::Left && condition != Condition::Burnt;
    pieces.small(slab(0.0, half * 1.1, front + 1.0, rear - 0.5, 0.5), Stuff::Steel, 0.0);
    let cab_front = front + sizes.bonnet;
    let bed_front = cab_front + sizes.cab;
    if sizes.bonnet > 0.0 {
        bonnet(pieces, shape, half, front, cab_front);
    }
    match shape.bed {
        Bed::None => {}
        Bed::Canvas => canvas(pieces, half, bed_front + 0.8, rear),
        Bed::Planks => planks(pieces, half, bed_front + 0.8, rear),
        Bed::Seats => seats(pieces, half, bed_front, rear, crewed),
        // Who looks out of an open room sits in it; closed up it is empty.
        Bed::Benches => benches(pieces, half, bed_front, rear, condition == Condition::Open),
    }
    if sizes.cab > 0.0 {
        cab(pieces, shape.bed == Bed::Benches, half, cab_front, bed_front);
    }
}

/// The engine's bonnet with mudguards beside it.
fn bonnet(pieces: &mut Pieces, shape: &VehicleShape, half: f32, front: f32, rear: f32) {
    let long = rear - front;
    let armoured = shape.bed == Bed::Benches;
    for side in [-1.0, 1.0] {
        let guard = polygon(&[
            (side * half * 0.55, front + long * 0.10),
            (side * half * 1.06, front + long * 0.18),
            (side * half * 1.14, front + long * 0.62),
            (side * half * 1.05, rear),
            (side * half * 0.5, rear),
        ]);
        pieces.small(guard, Stuff::Plate, 0.7);
    }
    let (narrow, wide) = if armoured { (0.62, 0.84) } else { (0.50, 0.68) };
    let foot = [(half * narrow, front), (half * wide, rear), (-half * wide, rear), (-half * narrow, front)];
    let roof = [
        (half * narrow * 0.66, front + long * 0.10),
        (half * wide * 0.66, rear),
        (-half * wide * 0.66, rear),
        (-half * narrow * 0.66, front + long * 0.10),
    ];
    pieces.block(Stuff::Plate, &foot, &roof, 0.7, 1.0);
    if armoured {
        let louvre = |n: u8| {
            let y = front + long * (0.34 + 0.12 * f32::from(n));
            ((-half * 0.34, y), (half * 0.34, y))
        };
        pieces.line(lines((0..4).map(louvre)), Stuff::Hole, 0.5, 0.75);
    } else {
        pieces.line(lines([((0.0, front + 0.6), (0.0, rear))]), Stuff::Seam, 0.45, 0.7);
        for side in [-1.0, 1.0] {
            pieces.small(circle(side * half * 0.78, front + long * 0.14, 1.0), Stuff::Glass, 0.3);
        }
    }
    pieces.small(slab(0.0, half * 1.9, front - 0.4, front + 0.9, 0.4), Stuff::Steel, 0.0);
}

fn cab(pieces: &mut Pieces, armoured: bool, half: f32, front: f32, rear: f32) {
    let glass = ((rear - front) * 0.26).min(2.6);
    pieces.solid(slab(0.0, half * 1.9, front - 0.2, rear + 0.2, 1.0), Stuff::Plate, 1.2);
    if armoured {
        // Slits in a plate that leans back.
        pieces.flat(slab(0.0, half * 1.7, front + 0.3, front + glass, 0.3), Stuff::Steel, 0.8);
        for side in [-1.0, 1.0] {
            pieces.flat(
                slab(side * half * 0.45, half * 0.5, front + glass * 0.4, front + glass * 0.8, 0.2),
                Stuff::Hole,
                1.0,
            );
        }
        return;
    }
    for side in [-1.0, 1.0] {
        pieces.small(slab(side * half * 0.43, half * 0.76, front + 0.3, front + glass, 0.4), Stuff::Glass, 0.0);
    }
}

/// A load under canvas: a ridge and hoops.
fn canvas(pieces: &mut Pieces, half: f32, front: f32, rear: f32) {
    let around = |half: f32, inset: f32| {
        let (front, rear) = (front + inset, rear - inset);
        [(half, front), (half, rear), (-half, rear), (-half, front)]
    };
    pieces.block(Stuff::Canvas, &around(half, 0.0), &around(half * 0.34, 1.0), 0.9, 1.6);
    const HOOPS: u8 = 4;
    let hoop = |n: u8| {
        let y = front + (rear - front) * (f32::from(n) + 0.5) / f32::from(HOOPS);
        ((-half * 0.94, y), (half * 0.94, y))
    };
    pieces.line(lines((0..HOOPS).map(hoop)), Stuff::Seam, 0.7, 0.38);
}

/// An open bed of boards within low walls.
fn planks(pieces: &mut Pieces, half: f32, front: f32, rear: f32) {
    pieces.solid(slab(0.0, half * 2.0, front, rear, 0.6), Stuff::Plate, 1.0);
    pieces.small(slab(0.0, half * 2.0 - 2.2, front + 1.1, rear - 1.1, 0.3), Stuff::Wood, 0.0);
    const BOARDS: u8 = 5;
    let board = |n: u8| {
        let x = (half - 1.1) * (f32::from(n + 1) * 2.0 / f32::from(BOARDS + 1) - 1.0);
        ((x, front + 1.2), (x, rear - 1.2))
    };
    pieces.line(lines((0..BOARDS).map(board)), Stuff::Seam, 0.45, 0.55);
}

/// A windscreen, two seats and a bench in the open, a spare wheel behind.
fn seats(pieces: &mut Pieces, half: f32, front: f32, rear: f32, crewed: bool) {
    let deep = rear - front;
    pieces.solid(slab(0.0, half * 2.0, front, rear - 1.4, 1.2), Stuff::Plate, 0.6);
    pieces.flat(slab(0.0, half * 1.66, front + deep * 0.14, rear - 2.6, 0.8), Stuff::Hole, 0.75);
    pieces.small(slab(0.0, half * 1.8, front + 0.2, front + 1.7, 0.3), Stuff::Glass, 1.2);
    for side in [-1.0, 1.0] {
        let (x, y) = (side * half * 0.42, front + deep * 0.40);
        pieces.small(slab(x, half * 0.62, y - deep * 0.10, y + deep * 0.12, 0.5), Stuff::Canvas, 0.6);
    }
    pieces.small(slab(0.0, half * 1.5, front + deep * 0.64, front + deep * 0.82, 0.5), Stuff::Canvas, 0.6);
    pieces.line(circle(-half * 0.42, front + deep * 0.24, half * 0.17), Stuff::Rubber, 0.55, 1.0);
    if crewed {
        man(pieces, -half * 0.42, front + deep * 0.40, (half * 0.30).clamp(1.2, 2.6));
    }
    ring(pieces, 0.0, rear - 0.9, (half * 0.34).clamp(1.2, 2.6));
}

/// Armoured walls around an open room with a bench along each side.
fn benches(pieces: &mut Pieces, half: f32, front: f32, rear: f32, filled: bool) {
    let corner = half * 0.24;
    let around = |half: f32, front: f32, rear: f32| {
        [
            (half, front),
            (half, rear - corner),
            (half - corner, rear),
            (-half + corner, rear),
            (-half, rear - corner),
            (-half, front),
        ]
    };
    let inner = around(half * 0.78, front + 1.0, rear - 1.6);
    pieces.block(Stuff::Plate, &around(half, front, rear), &inner, 0.8, 1.2);
    pieces.small(polygon(&inner), Stuff::Hole, 0.0);
    for side in [-1.0, 1.0] {
        let bench = slab(side * half * 0.54, half * 0.36, front + 2.2, rear - 3.0, 0.4);
        pieces.small(bench, Stuff::Wood, 0.0);
    }
    if filled {
        let deep = rear - front;
        let radius = (half * 0.25).clamp(1.2, 2.4);
        for (side, along) in [(-1.0, 0.22), (1.0, 0.30), (-1.0, 0.46), (1.0, 0.56), (-1.0, 0.72)] {
            man(pieces, side * half * 0.50, front + deep * along, radius);
        }
    }
}
