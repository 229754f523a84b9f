//! What a line meets of terrain and of what stands on the table.

use crate::shapes::{Hull, Leg, Part, Shape, gap_to_outline, on_leg, stretches};
use crate::terrain::Ground;
use std::ops::ControlFlow;

/// What a line has met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum What {
    /// The piece of this number.
    Piece(u16),
    /// The body of this number.
    Body(u16),
}

/// One stretch of a line in or on something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Met {
    /// What it is.
    pub what: What,
    /// Of a line of terrain: which of its legs, as each is a piece of its own for what stands near it. 0 of all else.
    pub leg: u16,
    /// Where the line enters.
    pub enters: Part,
    /// Where it leaves; the same place where it only touches or crosses.
    pub leaves: Part,
}

/// Tells each stretch of a line in the pieces and bodies that are `asked` for, until told to stop: piece by piece, then body by body.
///
/// Edges and corners belong to what is met. What is met, and where, is the same from both ends.
pub fn meet(
    ground: &Ground,
    bodies: &[Hull],
    line: Leg,
    asked: impl Fn(What) -> bool,
    mut each: impl FnMut(Met) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for (n, piece) in ground.pieces.iter().enumerate() {
        let what = What::Piece(n as u16);
        if !piece.bounds().met_by(line) || !asked(what) {
            continue;
        }
        if piece.is_area() {
            enclosed(line, &piece.legs, what, &mut each)?;
            continue;
        }
        for (n, leg) in piece.legs.iter().enumerate() {
            if let Some((enters, leaves)) = on_leg(line, *leg) {
                each(Met { what, leg: n as u16, enters, leaves })?;
            }
        }
    }
    for (n, body) in bodies.iter().enumerate() {
        let what = What::Body(n as u16);
        if body.bounds().met_by(line) && asked(what) {
            let legs: [Leg; 4] = std::array::from_fn(|n| Leg::new(body.corners()[n], body.corners()[(n + 1) % 4]));
            enclosed(line, &legs, what, &mut each)?;
        }
    }
    ControlFlow::Continue(())
}

fn enclosed(line: Leg, legs: &[Leg], what: What, each: &mut impl FnMut(Met) -> ControlFlow<()>) -> ControlFlow<()> {
    stretches(line, legs, &mut |stretch| each(Met { what, leg: 0, enters: stretch.enters, leaves: stretch.leaves }))
}

/// True if the base or hull at an end of a line is within a distance of what the line has met: of the leg of a line, of the outline of an area
/// or a body, from outside or inside. The limit belongs to it.
pub fn ends_near(ground: &Ground, bodies: &[Hull], end: &impl Shape, met: Met, limit: i32) -> bool {
    match met.what {
        What::Piece(n) => {
            let piece = &ground.pieces[usize::from(n)];
            if piece.is_area() {
                piece.bounds().grown(limit + end.around()).meets(end.bounds())
                    && gap_to_outline(end, piece).within(limit)
            } else {
                gap_to_outline(end, &piece.arm(met.leg)).within(limit)
            }
        }
        What::Body(n) => gap_to_outline(end, &bodies[usize::from(n)]).within(limit),
    }
}
