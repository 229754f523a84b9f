//! The hull layer: tracks or wheels, body, deck, superstructure. Its middle is the origin.
use tiny_skia::Transform;

use super::gun::{cupola, gun, hatch, moved, open_room};
use super::outline::{egg, hull as outlines, lines, slab};
use super::press::{Pieces, Stuff};
use super::running::{running_gear, skirts, track};
use super::shape::{Bed, Grilles, RunningGear, Superstructure, VehicleShape};
use super::sizes::{Sizes, barrel, place, within};
use super::soft::soft_body;
use super::{Condition, Crewing};
use crate::silhouettes::path::{circle, polygon};

/// The pieces of a hull, looking up, from the ground up.
pub(super) fn hull(shape: &VehicleShape, condition: Condition) -> Pieces {
    let sizes = Sizes::of(shape);
    let mut pieces = Pieces::default();
    if condition == Condition::Burnt && matches!(shape.running, RunningGear::Tracked { .. }) {
        thrown_track(&mut pieces, &sizes);
    }
    running_gear(&mut pieces, &sizes, shape.running);
    if shape.bonnet > 0 || shape.cab > 0 || shape.bed != Bed::None {
        soft_body(&mut pieces, shape, &sizes, condition);
    } else {
        armoured_body(&mut pieces, shape, &sizes, condition);
    }
    skirts(&mut pieces, &sizes, shape.running);
    if let Some(turret) = &shape.turret {
        // The ring shows when a turret is lifted or turned away.
        let radius = within(turret.width.min(turret.length), 4, 50) * 0.44;
        let at = -place(turret.position);
        pieces.line(circle(0.0, at, radius), Stuff::Seam, 0.8, 0.8);
        pieces.flat(circle(0.0, at, radius), Stuff::Hole, 0.35);
    }
    pieces
}

/// A broken track lies beside and behind the hull.
fn thrown_track(pieces: &mut Pieces, sizes: &Sizes) {
    let (half, end) = (sizes.width / 2.0, sizes.length / 2.0);
    let mut own = Pieces::default();
    track(&mut own, 0.0, sizes.track * 0.9, -end * 0.10, end * 0.62);
    let place = Transform::from_rotate(17.0).post_translate(-half * 1.02, end * 0.62);
    pieces.0.extend(own.placed(place).0);
}

fn armoured_body(pieces: &mut Pieces, shape: &VehicleShape, sizes: &Sizes, condition: Condition) {
    let (front, rear) = (-sizes.length / 2.0, sizes.length / 2.0);
    let half = sizes.body();
    let tracked = matches!(shape.running, RunningGear::Tracked { .. });
    if tracked {
        // The lower hull between the tracks, with the final drives at its front.
        let lower = sizes.width - 2.0 * sizes.track;
        pieces.solid(slab(0.0, lower, front + 0.9, rear - 0.6, 1.2), Stuff::Plate, 0.0);
    }
    let lead = if tracked { 2.0 } else { 0.0 };
    let (foot, roof) = outlines(shape.nose, half, front + lead, rear - 1.0, sizes.nose);
    pieces.block(Stuff::Plate, &foot, &roof, 0.8, 0.9);
    nose_fittings(pieces, shape, sizes, half, front + lead);
    deck(pieces, shape.grilles, half * 0.84, rear - 3.6, sizes.length);
    if shape.intakes {
        intakes(pieces, sizes);
    }
    if shape.camouflage {
        camouflage(pieces, half, front, rear);
    }
    let roof_front = front + lead + sizes.nose;
    if shape.hatches > 0 {
        let radius = (half * 0.22).clamp(1.2, 2.4);
        let y = roof_front + radius + 1.4;
        let sides: &[f32] = if shape.hatches > 1 { &[-1.0, 1.0] } else { &[-1.0] };
        for side in sides {
            hatch(pieces, side * half * 0.48, y, radius, Crewing::Inside);
        }
    }
    if condition == Condition::Burnt {
        soot(pieces, half, front, rear);
    }
    if let Some(fixed) = &shape.superstructure {
        superstructure(pieces, fixed, sizes, condition);
    }
}

/// Lamps, and the edge where the plates of a nose meet.
fn nose_fittings(pieces: &mut Pieces, shape: &VehicleShape, sizes: &Sizes, half: f32, front: f32) {
    let depth = sizes.nose;
    match shape.nose {
        super::shape::Nose::Stepped => {
            let low = polygon(&[
                (-half * 0.72, front),
                (half * 0.72, front),
                (half * 0.80, front + depth * 0.55),
                (-half * 0.80, front + depth * 0.55),
            ]);
            pieces.small(low, Stuff::Plate, 0.0);
        }
        super::shape::Nose::Pointed => {
            pieces.line(lines([((0.0, front), (0.0, front + depth * 0.85))]), Stuff::Seam, 0.5, 0.7);
        }
        super::shape::Nose::Horned => {
            // The floor of the hull between the tracks, and guards over their fore ends.
            let between = sizes.width / 2.0 - sizes.track;
            let floor = slab(0.0, between * 1.94, front + 1.2, front + depth * 0.9, 0.8);
            pieces.small(floor, Stuff::Plate, 0.0);
            pieces.line(lines([((-between * 0.9, front + 3.0), (between * 0.9, front + 3.0))]), Stuff::Seam, 0.5, 0.7);
            for side in [-1.0, 1.0] {
                let x = side * (sizes.width / 2.0 - sizes.track / 2.0);
                let guard = slab(x, sizes.track * 1.04, front + depth * 0.32, front + depth * 1.1, 0.7);
                pieces.small(guard, Stuff::Plate, 0.5);
            }
        }
        super::shape::Nose::Sloped | super::shape::Nose::Rounded => {}
    }
    for side in [-1.0, 1.0] {
        pieces.small(circle(side * half * 0.66, front + depth * 0.5, 0.9), Stuff::Glass, 0.4);
    }
}

/// Boxes at both sides of the engine, with louvres.
fn intakes(pieces: &mut Pieces, sizes: &Sizes) {
    let wide = sizes.track * 0.86;
    let (front, rear) = (sizes.length * 0.10, sizes.length * 0.26);
    for side in [-1.0, 1.0] {
        let x = side * (sizes.width / 2.0 - wide * 0.46);
        pieces.small(slab(x, wide, front, rear, 0.7), Stuff::Plate, 1.2);
        let louvres = [0.3, 0.5, 0.7].map(|part| {
            let y = front + (rear - front) * part;
            ((x - wide * 0.34, y), (x + wide * 0.34, y))
        });
        pieces.line(lines(louvres), Stuff::Hole, 0.7, 0.8);
    }
}

/// The deck over an engine, which ends at `rear`.
fn deck(pieces: &mut Pieces, grilles: Grilles, half: f32, rear: f32, length: f32) {
    let front = rear - length * 0.22;
    match grilles {
        Grilles::None => {}
        Grilles::Slats => {
            pieces.small(slab(0.0, half * 1.5, front, rear, 0.6), Stuff::Plate, 0.0);
            const BARS: u8 = 6;
            let bar = |n: u8| {
                let y = front + 1.2 + (rear - front - 2.4) * f32::from(n) / f32::from(BARS - 1);
                ((-half * 0.62, y), (half * 0.62, y))
            };
            pieces.line(lines((0..BARS).map(bar)), Stuff::Hole, 0.75, 0.85);
        }
        Grilles::Fans => {
            let radius = (half * 0.40).min((rear - front) * 0.46);
            for side in [-1.0, 1.0] {
                let (x, y) = (side * half * 0.50, (front + rear) / 2.0);
                pieces.small(circle(x, y, radius), Stuff::Plate, 0.0);
                pieces.flat(circle(x, y, radius * 0.8), Stuff::Hole, 0.85);
                let spokes = [(1.0, 0.0), (0.0, 1.0)]
                    .map(|(a, b)| ((x - a * radius, y - b * radius), (x + a * radius, y + b * radius)));
                pieces.line(lines(spokes), Stuff::Plate, 0.6, 1.0);
            }
            pieces.small(slab(0.0, half * 0.16, front, rear, 0.3), Stuff::Plate, 0.3);
        }
        Grilles::Doors => {
            for side in [-1.0, 1.0] {
                pieces.small(slab(side * half * 0.36, half * 0.62, front, rear - 1.0, 0.6), Stuff::Plate, 0.3);
                let mesh = (0..3u8).map(|n| {
                    let x = side * half * (0.80 + 0.07 * f32::from(n));
                    ((x, front + 0.6), (x, rear - 1.6))
                });
                pieces.line(lines(mesh), Stuff::Hole, 0.5, 0.8);
            }
        }
    }
}

/// Scorched plates around the engine and the hatches, and the hole that did it.
fn soot(pieces: &mut Pieces, half: f32, front: f32, rear: f32) {
    let long = rear - front;
    for (x, y, wide, deep) in [(0.1, 0.80, 1.3, 0.26), (-0.3, 0.30, 0.8, 0.16)] {
        let patch = egg((half * x, front + long * y), half * wide, long * deep, 0.25);
        pieces.flat(polygon(&patch), Stuff::Hole, 0.45);
    }
    pieces.small(circle(half * 0.86, front + long * 0.56, 1.3), Stuff::Hole, 0.0);
}

fn camouflage(pieces: &mut Pieces, half: f32, front: f32, rear: f32) {
    let long = rear - front;
    let spots =
        [(-0.62, 0.30, 0.34, 0.12), (0.58, 0.46, 0.40, 0.10), (-0.50, 0.70, 0.42, 0.11), (0.50, 0.86, 0.44, 0.08)];
    for (x, y, wide, deep) in spots {
        let spot = egg((half * x, front + long * y), half * wide * 1.9, long * deep * 1.6, 0.3);
        pieces.flat(polygon(&spot), Stuff::Spot, 0.55);
    }
}

/// Length of a superstructure and how far its middle lies before the hull's; it does not leave the hull.
fn seat(shape: &Superstructure, sizes: &Sizes) -> (f32, f32) {
    let length = within(shape.length, 4, 70).min(sizes.length);
    let room = (sizes.length - length) / 2.0;
    (length, place(shape.position).clamp(-room, room))
}

fn superstructure(pieces: &mut Pieces, shape: &Superstructure, sizes: &Sizes, condition: Condition) {
    let (length, position) = seat(shape, sizes);
    let width = within(shape.width, 4, 60).min(sizes.width);
    let half = width / 2.0;
    let lean = half * f32::from(shape.slope.min(60)) / 100.0;
    let (front, rear) = (-length / 2.0, length / 2.0);
    let corner = (length * 0.12).min(half * 0.4);
    let around = |half: f32, front: f32, rear: f32| {
        [
            (half - corner, front),
            (half, front + corner),
            (half, rear - corner * 0.4),
            (half - corner * 0.6, rear),
            (-half + corner * 0.6, rear),
            (-half, rear - corner * 0.4),
            (-half, front + corner),
            (-half + corner, front),
        ]
    };
    let foot = around(half, front, rear);
    let roof = around(half - lean, front + lean * 1.15, rear - lean * 0.5);
    let mut own = Pieces::default();
    own.block(Stuff::Plate, &foot, &roof, 0.85, 1.2);
    let aside = aside(shape, width);
    let roof_front = front + lean * 1.15;
    if shape.open_top {
        open_room(&mut own, &roof, aside, roof_front, half - lean, condition);
    } else {
        let seam = [((-half + lean, roof_front + length * 0.36), (half - lean, roof_front + length * 0.36))];
        own.line(lines(seam), Stuff::Seam, 0.4, 0.6);
        let radius = ((half - lean) * 0.22).clamp(1.2, 2.4);
        hatch(&mut own, (half - lean) * 0.46, rear - lean - length * 0.22, radius, Crewing::Inside);
        cupola(&mut own, shape.cupola, half - lean, rear - lean * 0.5 - length * 0.30, condition);
    }
    gun(&mut own, &shape.gun, aside, front + lean * 0.35, width, -position);
    let own = moved(own, 0.0, -position);
    pieces.0.extend(own.0);
}

/// How far to the right of the middle a superstructure's gun stands.
fn aside(shape: &Superstructure, width: f32) -> f32 {
    place(shape.aside).clamp(-width * 0.3, width * 0.3)
}

/// How far before the hull's middle the gun of a superstructure ends.
pub(super) fn muzzle(shape: &Superstructure, sizes: &Sizes) -> f32 {
    let (length, position) = seat(shape, sizes);
    let front = length / 2.0 + position;
    front + barrel(&shape.gun, front).map_or(0.0, |(long, _)| long)
}
