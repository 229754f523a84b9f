//! Obstacles that a way crosses (PH-7.16-05).

use crate::facts::field::Field;
use crate::files::charts::GroundDef;
use measured_table::shapes::Part;
use measured_table::{Leg, Piece};

/// An obstacle that a way crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossed {
    /// Which leg of the way comes to it, from 0.
    pub leg: u8,
    /// The piece of terrain, by its number.
    pub piece: u16,
    /// What it costs, in action points.
    pub points: u8,
}

/// All that a way crosses, leg by leg, at the prices of who goes it.
///
/// Reading: a wall or a hedge is crossed when the middle of the base comes onto its middle line, a ford or a bridge when it comes onto it; so
/// who stops there has paid, and goes on for nothing.
pub(crate) fn crossed(
    field: &Field,
    legs: &[Leg],
    price: impl Fn(&GroundDef) -> u8,
    near: impl Fn(&Piece) -> bool,
) -> Vec<Crossed> {
    let mut crossed = Vec::new();
    for (no, piece) in field.ground.pieces.iter().enumerate() {
        let points = price(field.does(no));
        if points == 0 || !near(piece) {
            continue;
        }
        let times = comes_onto(piece, !field.does(no).over && !piece.is_area(), legs);
        let piece = u16::try_from(no).unwrap_or(u16::MAX);
        crossed.extend(times.into_iter().map(|leg| Crossed { leg, piece, points }));
    }
    crossed.sort_by_key(|one| one.leg);
    crossed
}

/// The legs in which a way comes onto a piece, each time that it does.
fn comes_onto(piece: &Piece, is_line: bool, legs: &[Leg]) -> Vec<u8> {
    let mut times = Vec::new();
    // Who stands on it at the start does not come onto it.
    let mut on = true;
    for (n, leg) in legs.iter().enumerate() {
        let parts = if is_line { piece.on_legs(*leg) } else { piece.on_ground(*leg) };
        for (from, _) in &parts {
            let goes_on = *from == Part::START && on;
            if !goes_on {
                times.push(u8::try_from(n).unwrap_or(u8::MAX));
            }
        }
        on = parts.last().is_some_and(|(_, to)| *to == Part::END);
    }
    times
}
