//! Barrels, mantlets, hatches and men: what turrets and superstructures share.
use tiny_skia::Transform;

use super::outline::{egg, lines, slab};
use super::press::{Finish, Pieces, Stuff};
use super::shape::{Cupola, GunBarrel};
use super::sizes::{barrel, within};
use super::{Condition, Crewing};
use crate::silhouettes::path::{circle, polygon};

/// A gun whose mounting ends at `front`, `x` beside the middle; its shield is no wider than `room`.
/// `moved` says how far back all of it is moved later, which decides how long it may be.
pub(super) fn gun(pieces: &mut Pieces, gun: &GunBarrel, x: f32, front: f32, room: f32, moved: f32) {
    let Some((length, thick)) = barrel(gun, -front - moved) else { return };
    let muzzle = front - length;
    // The barrel is thicker where it leaves its mounting.
    let taper = [
        (x - thick * 0.40, muzzle),
        (x + thick * 0.40, muzzle),
        (x + thick * 0.48, front - length * 0.45),
        (x + thick * 0.62, front - length * 0.43),
        (x + thick * 0.66, front + 2.0),
        (x - thick * 0.66, front + 2.0),
        (x - thick * 0.62, front - length * 0.43),
        (x - thick * 0.48, front - length * 0.45),
    ];
    pieces.add(polygon(&taper), Stuff::Plate, Finish::Solid { line: 0.75, edge: thick * 0.2 }, 1.6);
    if gun.brake {
        let long = (thick * 1.5).min(length * 0.4);
        pieces.small(slab(x, thick * 1.75, muzzle - 0.4, muzzle + long, 0.7), Stuff::Steel, 0.0);
        let slots = [0.35, 0.7].map(|part| {
            let y = muzzle - 0.4 + (long + 0.4) * part;
            ((x - thick * 0.8, y), (x + thick * 0.8, y))
        });
        pieces.line(lines(slots), Stuff::Hole, thick * 0.22, 1.0);
    } else {
        pieces.flat(slab(x, thick * 0.7, muzzle, muzzle + 0.9, 0.2), Stuff::Hole, 0.8);
    }
    let mantlet = within(gun.mantlet, 0, 60).min(room);
    if mantlet > 0.0 {
        let deep = (mantlet * 0.36).clamp(1.6, 4.6);
        let shield = [
            (x - mantlet * 0.32, front - deep * 0.7),
            (x + mantlet * 0.32, front - deep * 0.7),
            (x + mantlet * 0.5, front - deep * 0.1),
            (x + mantlet * 0.5, front + deep * 0.4),
            (x - mantlet * 0.5, front + deep * 0.4),
            (x - mantlet * 0.5, front - deep * 0.1),
        ];
        pieces.small(polygon(&shield), Stuff::Plate, 0.0);
    }
}

/// A round hatch; open hatches show the hole, the lid and perhaps a man.
pub(super) fn hatch(pieces: &mut Pieces, x: f32, y: f32, radius: f32, crewing: Crewing) {
    match crewing {
        Crewing::Inside => {
            pieces.small(circle(x, y, radius), Stuff::Plate, 0.5);
            pieces.line(lines([((x - radius * 0.6, y), (x + radius * 0.6, y))]), Stuff::Seam, 0.4, 0.7);
        }
        Crewing::LooksOut | Crewing::Gone => {
            let lid = egg((x + radius * 1.15, y + radius * 0.2), radius * 0.9, radius * 2.0, 0.0);
            pieces.small(polygon(&lid), Stuff::Plate, 0.8);
            pieces.small(circle(x, y, radius), Stuff::Hole, 0.0);
            if crewing == Crewing::LooksOut {
                man(pieces, x, y, radius * 0.82);
            }
        }
    }
}

/// Head and shoulders of a man from above, looking forward.
pub(super) fn man(pieces: &mut Pieces, x: f32, y: f32, radius: f32) {
    let shoulders = egg((x, y + radius * 0.35), radius * 2.3, radius * 1.3, 0.0);
    pieces.small(polygon(&shoulders), Stuff::Cloth, 0.5);
    pieces.small(circle(x, y, radius * 0.72), Stuff::Helmet, 0.6);
}

/// The commander's hatch at `place` of a roof: half its width, and where along the axis it stands.
pub(super) fn cupola(pieces: &mut Pieces, place: Cupola, half: f32, y: f32, condition: Condition) {
    let x = match place {
        Cupola::None | Cupola::Right => half * 0.46,
        Cupola::Left => -half * 0.46,
        Cupola::Middle => 0.0,
    };
    let radius = (half * 0.36).clamp(1.8, 3.9);
    if place != Cupola::None {
        pieces.small(circle(x, y, radius + 0.9), Stuff::Plate, 1.1);
        let slit = |n: u8| {
            let angle = f32::from(n) * std::f32::consts::TAU / 7.0;
            let at = |far: f32| (x + angle.sin() * far, y - angle.cos() * far);
            (at(radius + 0.1), at(radius + 0.8))
        };
        pieces.line(lines((0..7).map(slit)), Stuff::Hole, 0.6, 0.8);
    }
    hatch(pieces, x, y, radius, condition.crewing());
}

/// An open fighting room within an outline: dark, with the breech and those who serve it.
pub(super) fn open_room(
    pieces: &mut Pieces,
    roof: &[(f32, f32)],
    gun_x: f32,
    front: f32,
    half: f32,
    condition: Condition,
) {
    let inner: Vec<(f32, f32)> = {
        let count = roof.len().max(1) as f32;
        let middle = roof.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0 / count, sum.1 + at.1 / count));
        let shrunk = |at: &(f32, f32)| (middle.0 + (at.0 - middle.0) * 0.90, middle.1 + (at.1 - middle.1) * 0.90);
        roof.iter().map(shrunk).collect()
    };
    let rear = inner.iter().map(|at| at.1).fold(f32::MIN, f32::max);
    pieces.small(polygon(&inner), Stuff::Hole, 0.0);
    let deep = rear - front;
    pieces.small(slab(gun_x, half * 0.42, front, front + deep * 0.52, 0.6), Stuff::Steel, 0.0);
    pieces.small(slab(gun_x, half * 0.26, front + deep * 0.44, front + deep * 0.62, 0.3), Stuff::Track, 0.0);
    if condition != Condition::Left && condition != Condition::Burnt {
        for (x, along) in [(-half * 0.50, 0.46), (half * 0.48, 0.58), (-half * 0.36, 0.80)] {
            man(pieces, x, front + deep * along, (half * 0.27).clamp(1.4, 3.0));
        }
    }
}

/// Pieces moved by a distance.
pub(super) fn moved(pieces: Pieces, x: f32, y: f32) -> Pieces {
    pieces.placed(Transform::from_translate(x, y))
}

/// A dark ring for fittings on a deck.
pub(super) fn ring(pieces: &mut Pieces, x: f32, y: f32, radius: f32) {
    pieces.add(circle(x, y, radius), Stuff::Rubber, Finish::Solid { line: 0.5, edge: 0.5 }, 0.6);
    pieces.flat(circle(x, y, radius * 0.42), Stuff::Steel, 1.0);
}
