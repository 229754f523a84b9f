//! Vehicles that are partly visible, or partly behind a building (PH-GEO-08).

use super::obstacles::ground_in_the_way;
use super::{BESIDE, Viewer, crests, from_to, nobody_at};
use crate::facts::body::Body;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::Cover;
use crate::files::values::Posture;
use measured_table::sight::meet;
use measured_table::{Leg, Point, What};
use std::ops::ControlFlow;

/// True if a vehicle is partly visible from the middle of who fires (PH-GEO-08): the line of sight to its middle is clear, and a corner of its
/// hull is hidden, or a low wall touches the line within a centimetre of its hull.
///
/// It has 2 more of protection then (PH-7.2-08, PH-7.18-05), and is harder to hit by main guns (PH-7.18-02).
// Reading: a corner is a mere place; nothing near it is looked past for its sake. A gun on a carriage has no corners.
pub fn is_partly_seen(table: &Table, from: Point, vehicle: &Figure) -> bool {
    let Some((body, at)) = table.body(vehicle).zip(vehicle.at) else { return false };
    let (eye, middle) = (standing(from), standing(at));
    if !from_to(table, eye, middle).is_open() {
        return false;
    }
    // PH-H-26: vehicles and wrecks cut the sight of men alone, and a corner is none.
    let hidden = |corner: &Point| {
        let corner = nobody_at(*corner);
        ground_in_the_way(table, eye, corner).is_some() || crests::in_the_way(table, eye, corner).is_some()
    };
    let corners = match body {
        Body::Base(_) => false,
        Body::Hull(hull) => hull.corners().iter().any(hidden),
    };
    corners || is_behind_a_wall(table, Leg::new(from, at), &body)
}

const fn standing(at: Point) -> Viewer {
    Viewer { at, posture: Posture::Standing }
}

/// True if a low wall touches a line within a centimetre of a body.
fn is_behind_a_wall(table: &Table, line: Leg, body: &Body) -> bool {
    let field = table.field;
    let is_wall = |what: What| match what {
        What::Piece(no) => field.does(usize::from(no)).cover == Some(Cover::LowWall),
        What::Body(_) => false,
    };
    let flow = meet(&field.ground, &[], line, is_wall, |met| {
        let What::Piece(no) = met.what else { return ControlFlow::Continue(()) };
        let piece = &field.ground.pieces[usize::from(no)];
        let gap = if piece.is_area() { body.gap_to(piece) } else { body.gap_to(&piece.arm(met.leg)) };
        if gap.within(BESIDE) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    flow.is_break()
}
