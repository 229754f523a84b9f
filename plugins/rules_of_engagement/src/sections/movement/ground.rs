//! What ways lead over: which ground takes something of a move (ROE-MOV-02, ROE-H-20), and what is in the way of those who look for one.

use crate::facts::field::Field;
use crate::facts::situation::Table;
use crate::files::charts::GroundDef;
use crate::files::values::{Footing, Mover};
use measured_table::shapes::{Bounds, Leg, Part, gap_to_outline};
use measured_table::terrain::surface::{Parts, joined, parted};
use measured_table::{Piece, Point, Shape as _};

/// Ground worse than open that a way touches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Crossed {
    /// Which leg of the way comes to it, from 0.
    pub leg: u8,
    /// The piece of terrain, by its number; of a slope its hill.
    pub piece: u16,
    /// What it is to who moves.
    pub footing: Footing,
}

/// What a kind of ground is to who goes on foot or on a motorcycle: every linear obstacle is very rough (ROE-MOV-04). None: it says nothing.
pub(super) fn footing(does: &GroundDef) -> Option<Footing> {
    let over = does.over.then_some(Footing::Open);
    if does.linear { Some(Footing::VeryRough) } else { does.footing.or(over) }
}

/// What a piece is to who moves so: a low obstacle is rough to vehicles, a higher one very rough (ROE-MOV-03).
fn footing_for(field: &Field, no: usize, mover: Mover) -> Option<Footing> {
    let does = field.does(no);
    match mover {
        Mover::Wheeled | Mover::HalfTrack | Mover::Tracked if does.linear => {
            let low = field.ground.pieces[no].height <= field.charts.moves.low.0;
            Some(if low { Footing::Rough } else { Footing::VeryRough })
        }
        Mover::Foot | Mover::Motorcycle | Mover::Wheeled | Mover::HalfTrack | Mover::Tracked => footing(does),
    }
}

/// True if a piece lies in a box, or near enough to be met from it.
pub(crate) fn touches(near: Bounds, piece: &Piece) -> bool {
    piece.bounds().grown(2 * piece.around() + piece.slope).meets(near)
}

/// True of a line that is crossed, and not walked on.
fn is_barrier(field: &Field, no: usize, piece: &Piece) -> bool {
    field.does(no).linear && !piece.is_area()
}

/// True if a piece that the file has later takes away what another one does where it lies over it: a bridge, and, but for an obstacle,
/// any other ground.
fn lies_over(field: &Field, beneath: usize, above: usize) -> bool {
    let does = field.does(above);
    let ground = footing(does).is_some() && !does.linear;
    above > beneath && (does.over || (ground && !field.does(beneath).linear))
}

/// All ground worse than open that legs touch, leg by leg. Reading: it is touched where the middle of the base or hull comes onto it, an
/// obstacle where it comes onto its middle line.
pub(crate) fn crossed(field: &Field, legs: &[Leg], near: Bounds, mover: Mover) -> Vec<Crossed> {
    let all = field.ground.pieces.iter().enumerate();
    let pieces: Vec<(usize, &Piece)> = all.filter(|(_, piece)| touches(near, piece)).collect();
    let mut crossed = Vec::new();
    for (n, leg) in legs.iter().enumerate() {
        let one = |no: usize, footing: Footing| Crossed {
            leg: u8::try_from(n).unwrap_or(u8::MAX),
            piece: u16::try_from(no).unwrap_or(u16::MAX),
            footing,
        };
        for (no, piece) in pieces.iter().copied() {
            if is_steep(field, no) && on_slope(piece, *leg) {
                crossed.push(one(no, Footing::VeryRough));
            }
            let Some(footing) = footing_for(field, no, mover).filter(|footing| *footing > Footing::Open) else {
                continue;
            };
            let on = if is_barrier(field, no, piece) { piece.on_legs(*leg) } else { piece.on_ground(*leg) };
            if on.is_empty() {
                continue;
            }
            let above = pieces.iter().filter(|(other, _)| lies_over(field, no, *other));
            let above: Parts = above.flat_map(|(_, other)| other.on_ground(*leg)).collect();
            if shows(&on, &joined(above)) {
                crossed.push(one(no, footing));
            }
        }
    }
    crossed
}

/// True if legs lead over roads alone (ROE-MOV-02).
pub(crate) fn on_roads(field: &Field, legs: &[Leg]) -> bool {
    let roads =
        field.ground.pieces.iter().enumerate().filter(|(no, _)| footing(field.does(*no)) == Some(Footing::Road));
    let roads: Vec<(usize, &Piece)> = roads.collect();
    let leaves_road = |leg: &Leg| {
        let on: Parts = roads.iter().flat_map(|(_, road)| road.on_ground(*leg)).collect();
        shows(&Parts::from_slice(&[(Part::START, Part::END)]), &joined(on))
    };
    !legs.is_empty() && !legs.iter().any(leaves_road)
}

/// True if something of these stretches lies beside those above them.
fn shows(on: &Parts, above: &Parts) -> bool {
    on.iter().any(|(from, to)| !above.iter().any(|(begins, ends)| begins <= from && to <= ends))
}

/// True of a hill whose slope is very rough: it rises by a level on less ground than a slope needs not to be steep (ROE-H-20). So is a cliff.
fn is_steep(field: &Field, no: usize) -> bool {
    let pieces = &field.ground.pieces;
    let hill = &pieces[no];
    if hill.level == 0 {
        return false;
    }
    let beneath = |other: &&Piece| {
        (1..hill.level).contains(&other.level) && hill.legs().next().is_some_and(|leg| other.encloses(leg.from))
    };
    let below = pieces.iter().filter(beneath).map(|other| other.level).max().unwrap_or(0);
    hill.slope < field.charts.moves.steep.0 * i32::from(hill.level - below)
}

/// True if a leg comes on the slope of a hill: the ring around its outline, or the outline itself.
fn on_slope(hill: &Piece, leg: Leg) -> bool {
    hill.on_ground(leg).as_slice() != [(Part::START, Part::END)] && gap_to_outline(&leg, hill).within(hill.slope)
}

/// The edges of ground that somebody keeps off, but where other ground leads over it; not of pieces on which he starts.
pub(super) fn edges(field: &Field, near: Bounds, starts: &[Point], keeps_off: impl Fn(&GroundDef) -> bool) -> Vec<Leg> {
    let mut edges = Vec::new();
    for (no, piece) in field.ground.pieces.iter().enumerate() {
        let starts_there = || starts.iter().any(|at| piece.encloses(*at));
        if !keeps_off(field.does(no)) || !touches(near, piece) || starts_there() {
            continue;
        }
        let leads = |other: &usize| lies_over(field, no, *other) && !keeps_off(field.does(*other));
        let over: Vec<&Piece> =
            (no + 1..field.ground.pieces.len()).filter(leads).map(|other| &field.ground.pieces[other]).collect();
        let own = if is_barrier(field, no, piece) { piece.legs().collect() } else { piece.edges() };
        for leg in own {
            let on: Parts = over.iter().flat_map(|other| other.on_ground(leg)).collect();
            edges.extend(parted(leg, &joined(on)).1);
        }
        // Who is on a bridge does not leave it over its sides.
        let sides = over.iter().flat_map(|other| other.edges());
        edges.extend(sides.flat_map(|side| parted(side, &piece.on_ground(side)).0));
    }
    edges
}

/// The walls of the buildings near, but for their doors. Reading: one enters and leaves a building by its doors alone, and comes through
/// one with the middle of the base.
pub(super) fn walls(field: &Field, near: Bounds) -> Vec<Leg> {
    let mut walls = Vec::new();
    for (no, piece) in field.ground.pieces.iter().enumerate() {
        if !field.does(no).building || !touches(near, piece) {
            continue;
        }
        for (n, leg) in piece.legs().enumerate() {
            let here = piece.doors.iter().filter(|door| usize::from(door.leg) == n);
            let mut doors: Vec<(i32, i32)> = here
                .map(|door| (Leg::new(leg.from, door.at).length(), door.width / 2))
                .map(|(at, half)| (at - half, at + half))
                .collect();
            doors.sort_unstable();
            let mut from = 0;
            for (begins, ends) in doors {
                if begins > from {
                    walls.push(Leg::new(leg.place(from), leg.place(begins)));
                }
                from = from.max(ends);
            }
            if from < leg.length() {
                walls.push(Leg::new(leg.place(from), leg.to));
            }
        }
    }
    walls
}

/// True of a point where nobody may stand who moves so.
pub(crate) fn is_shut(table: &Table, at: Point, mover: Mover) -> bool {
    let field = table.field;
    let under: Vec<usize> = field.ground.under(at).collect();
    let is_shut = |no: usize| {
        let shut = footing_for(field, no, mover).is_some_and(|footing| field.charts.going(mover, footing).shut);
        shut && !under.iter().any(|other| lies_over(field, no, *other))
    };
    under.iter().any(|no| is_shut(*no))
}
