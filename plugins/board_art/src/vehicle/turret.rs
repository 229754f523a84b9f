//! The turret layer: its pivot is the origin.
use super::Condition;
use super::gun::{cupola, gun, hatch, open_room};
use super::outline::{lines, slab, turret as outlines};
use super::press::{Pieces, Point, Stuff};
use super::shape::{Cupola, TurretOutline, TurretShape};
use super::sizes::{barrel, place, within};

/// The pieces of a turret, looking up, from below to above.
pub(super) fn turret(shape: &TurretShape, condition: Condition) -> Pieces {
    let (length, width) = (within(shape.length, 4, 50), within(shape.width, 4, 50));
    let setback = place(shape.setback);
    let (foot, roof) = outlines(shape.shape, setback, length, width);
    let front = extreme(&foot, f32::min);
    let mut pieces = Pieces::default();
    gun(&mut pieces, &shape.gun, 0.0, front + length * 0.04, width * 0.98, 0.0);
    pieces.block(Stuff::Plate, &foot, &roof, 0.9, 1.2);
    let (roof_front, roof_rear) = (extreme(&roof, f32::min), extreme(&roof, f32::max));
    let deep = roof_rear - roof_front;
    if shape.open_top {
        open_room(&mut pieces, &roof, 0.0, roof_front, width * 0.40, condition);
        return pieces;
    }
    roof_fittings(&mut pieces, shape, width / 2.0, roof_front, deep, condition);
    pieces
}

/// Hatches, the ventilator and the seams of a roof.
fn roof_fittings(pieces: &mut Pieces, shape: &TurretShape, half: f32, front: f32, deep: f32, condition: Condition) {
    let roof_half = half * 0.82;
    let loader = match shape.cupola {
        Cupola::Left => 1.0,
        Cupola::Right | Cupola::None => -1.0,
        Cupola::Middle => 0.0,
    };
    let across = |part: f32| front + deep * part;
    pieces.line(lines([((-roof_half * 0.62, across(0.24)), (roof_half * 0.62, across(0.24)))]), Stuff::Seam, 0.4, 0.6);
    if shape.shape == TurretOutline::LongBustle {
        // A stowage box on the bustle.
        pieces.small(slab(0.0, half * 0.86, across(0.74), across(0.96), 0.6), Stuff::Plate, 0.5);
    }
    let hatches = if shape.shape == TurretOutline::LongBustle { 0.42 } else { 0.60 };
    if loader != 0.0 && half > 6.0 {
        let radius = (half * 0.24).clamp(1.2, 2.6);
        let crewing = super::Crewing::Inside;
        hatch(pieces, loader * roof_half * 0.46, across(hatches - 0.04), radius, crewing);
    }
    cupola(pieces, shape.cupola, roof_half, across(hatches), condition);
    let ventilator = crate::silhouettes::path::circle(0.0, across(0.36), (half * 0.12).max(0.7));
    pieces.small(ventilator, Stuff::Plate, 0.4);
}

/// How far before its pivot a turret's gun ends.
pub(super) fn muzzle(shape: &TurretShape) -> f32 {
    let length = within(shape.length, 4, 50);
    let front = length * 0.46 - place(shape.setback);
    front + barrel(&shape.gun, front).map_or(0.0, |(long, _)| long)
}

fn extreme(corners: &[Point], pick: fn(f32, f32) -> f32) -> f32 {
    corners.iter().map(|corner| corner.1).reduce(pick).unwrap_or(0.0)
}
