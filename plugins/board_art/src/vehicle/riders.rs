//! Men who ride on a vehicle, from above, where its deck has room for them.
use super::gun::man;
use super::press::{Pieces, Stuff};
use super::shape::VehicleShape;
use super::sizes::Sizes;
use crate::silhouettes::path::circle;

/// The most men that a drawing shows.
pub(super) const SEATS: u8 = 6;
/// Half the width of the shoulders of a man: as large as those who serve a gun, so that they are seen on a small card.
const MAN: f32 = 4.7;
/// From row to row.
const ROW: f32 = 10.4;

/// Men two by two, from the rear forward, on both sides of the middle; they look up as the hull does.
pub(super) fn riders(shape: &VehicleShape, men: u8) -> Pieces {
    let sizes = Sizes::of(shape);
    let aside = (sizes.width * 0.30).clamp(5.6, 9.0);
    let rear = sizes.length / 2.0 - MAN * 1.2;
    let mut pieces = Pieces::default();
    // The foremost first: each sits a little before the one behind him.
    let seats = (0..men.min(SEATS)).rev().map(|n| {
        let side = if n % 2 == 0 { -1.0 } else { 1.0 };
        (side * aside, rear - f32::from(n / 2) * ROW)
    });
    for (x, y) in seats.clone() {
        pieces.flat(circle(x, y + MAN * 0.15, MAN * 1.3), Stuff::Rim, 0.92);
    }
    for (x, y) in seats {
        man(&mut pieces, x, y, MAN);
    }
    pieces
}
