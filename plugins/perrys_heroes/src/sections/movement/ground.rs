//! What lies under a figure's feet: by which row it moves, what that costs, and what it cannot enter.

use crate::facts::field::Field;
use crate::files::charts::{GroundDef, Row};
use crate::files::values::Gait;
use measured_table::shapes::{Leg, Part};
use measured_table::terrain::surface::{Parts, joined, parted};
use measured_table::{Piece, Point, Shape as _};

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
pub(super) fn stays_on_roads(field: &Field, legs: impl IntoIterator<Item = Leg>) -> bool {
    legs.into_iter().all(|leg| {
        let roads = field.ground.pieces.iter().enumerate().filter(|(no, _)| field.does(*no).road);
        let on: Parts = roads.flat_map(|(_, piece)| piece.on_ground(leg)).collect();
        joined(on).as_slice() == [(Part::START, Part::END)]
    })
}

/// True if this lets pass over shut ground where it lies: a ford, a bridge, or ground that lies over it.
const fn leads_across(does: &GroundDef, enters: bool) -> bool {
    !does.shut && ((does.crossing > 0 && !does.cuts) || (does.row.is_some() && enters))
}

/// True if nobody with this gait enters such ground (PH-GEO-16).
fn is_shut(field: &Field, gait: Gait, does: &GroundDef) -> bool {
    does.shut || does.row.is_some_and(|row| field.charts.most(gait, row).is_none())
}

/// The edges that the middle of a base may not come on (PH-GEO-16): those of shut ground, but where a later piece leads across, and there
/// the edges of that piece.
pub(super) fn shut_edges(field: &Field, gait: Gait, near: impl Fn(&Piece) -> bool) -> Vec<Leg> {
    let pieces = &field.ground.pieces;
    let mut edges = Vec::new();
    for (no, piece) in
        pieces.iter().enumerate().filter(|(no, piece)| near(piece) && is_shut(field, gait, field.does(*no)))
    {
        let over: Vec<&Piece> = (no + 1..pieces.len())
            .filter(|other| leads_across(field.does(*other), !is_shut(field, gait, field.does(*other))))
            .map(|other| &pieces[other])
            .filter(|other| other.bounds().grown(other.around()).meets(piece.bounds().grown(piece.around())))
            .collect();
        for leg in piece.legs() {
            let on: Parts = over.iter().flat_map(|other| other.on_ground(leg)).collect();
            edges.extend(parted(leg, &joined(on)).1);
        }
        // Who is on a bridge over water that has a breadth does not leave it there; a line has none.
        if piece.is_area() {
            edges.extend(over.iter().flat_map(|other| other.edges()).flat_map(|edge| {
                let inside = parted(edge, &piece.on_ground(edge)).0;
                let others = over.clone();
                inside.into_iter().filter(move |leg| {
                    // Where two such pieces join there is no edge.
                    let middle = leg.place(leg.length() / 2);
                    others
                        .iter()
                        .filter(|other| {
                            !measured_table::shapes::gap(**other, &measured_table::Disc::new(middle, 0)).is_open()
                        })
                        .count()
                        < 2
                })
            }));
        }
    }
    edges
}
