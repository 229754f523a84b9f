//! What lies under a figure's feet: by which row it moves, what that costs, and what it cannot enter.

use crate::facts::field::Field;
use crate::files::charts::{GroundDef, Row};
use crate::files::values::Gait;
use measured_table::shapes::{Leg, Part, gap};
use measured_table::terrain::surface::{Parts, joined, parted};
use measured_table::{Disc, Piece, Point, Shape as _};

/// The ground where a move starts (PH-GEO-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Footing {
    /// The row of what lies there, roads aside: later pieces of the file lie over earlier ones.
    pub row: Row,
    /// A road lies over it.
    pub road: bool,
    /// It is the slope of a hill.
    pub slope: bool,
}

/// The ground under a point.
pub fn footing(field: &Field, at: Point) -> Footing {
    let mut footing = Footing { row: Row::default(), road: false, slope: field.ground.slope(at).is_some() };
    for piece in field.ground.under(at) {
        let does = field.does(piece);
        match does.row {
            Some(_) if does.road => footing.road = true,
            Some(row) => (footing.row, footing.road) = (row, false),
            None => {}
        }
    }
    footing
}

/// True if a whole way lies on roads (PH-GEO-15).
pub(crate) fn stays_on_roads(field: &Field, legs: impl IntoIterator<Item = Leg>) -> bool {
    legs.into_iter().all(|leg| {
        let roads = field.ground.pieces.iter().enumerate().filter(|(no, _)| field.does(*no).road);
        let on: Parts = roads.flat_map(|(_, piece)| piece.on_ground(leg)).collect();
        joined(on).as_slice() == [(Part::START, Part::END)]
    })
}

/// True if nobody with this gait enters such ground (PH-GEO-16).
pub(super) fn is_shut(field: &Field, gait: Gait, does: &GroundDef) -> bool {
    does.shut || does.row.is_some_and(|row| field.charts.most(gait, row).is_none())
}

/// The pieces that lead over shut ground: fords and bridges, and what lies over it because the file has it later.
fn leading_over<'f>(field: &'f Field, is_shut: &impl Fn(&GroundDef) -> bool, no: usize) -> Vec<&'f Piece> {
    let piece = &field.ground.pieces[no];
    let leads = |other: &usize| {
        let does = field.does(*other);
        let lies_over = *other > no && does.row.is_some() && !is_shut(does);
        !does.shut && (does.over || lies_over)
    };
    let band = |piece: &Piece| piece.bounds().grown(piece.around());
    let others = (0..field.ground.pieces.len()).filter(leads).map(|other| &field.ground.pieces[other]);
    others.filter(|other| band(other).meets(band(piece))).collect()
}

/// The edges that the middle of a base or hull may not come on (PH-GEO-16): those of shut ground, but where a piece leads over it, and there the
/// edges of that piece.
pub(crate) fn shut_edges(
    field: &Field,
    is_shut: impl Fn(&GroundDef) -> bool,
    near: impl Fn(&Piece) -> bool,
) -> Vec<Leg> {
    let mut edges = Vec::new();
    for (no, piece) in field.ground.pieces.iter().enumerate() {
        if !near(piece) || !is_shut(field.does(no)) {
            continue;
        }
        let over = leading_over(field, &is_shut, no);
        for leg in piece.legs() {
            let on: Parts = over.iter().flat_map(|other| other.on_ground(leg)).collect();
            edges.extend(parted(leg, &joined(on)).1);
        }
        // Who is on a bridge over water that has a breadth does not leave it there; a line has none.
        if piece.is_area() {
            let sides = over.iter().flat_map(|other| other.edges());
            let inside = sides.flat_map(|edge| parted(edge, &piece.on_ground(edge)).0);
            edges.extend(inside.filter(|leg| !is_seam(&over, *leg)));
        }
    }
    edges
}

/// True if two such pieces join there.
fn is_seam(over: &[&Piece], leg: Leg) -> bool {
    let middle = Disc::new(leg.place(leg.length() / 2), 0);
    over.iter().filter(|other| !gap(**other, &middle).is_open()).count() > 1
}
