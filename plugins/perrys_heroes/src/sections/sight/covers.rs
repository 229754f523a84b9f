//! What stands between: cover against fire, shelter from bursts, smoke, and who is in which building.

use super::BESIDE;
use super::rules::{ABOARD, BESIDE_A_BUILDING, COVERED, PLUME};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::{Cover, Shelter};
use measured_table::shapes::gap;
use measured_table::sight::meet;
use measured_table::{Leg, Met, Point, Shape as _, What};
use std::ops::ControlFlow;
use table::RuleId;

/// A cover, and what gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    /// The cover.
    pub cover: Cover,
    /// The rule by which it is one.
    pub rule: RuleId,
    /// The piece that gives it.
    pub piece: usize,
    /// Where the line of sight comes upon it.
    pub at: Point,
}

/// The cover that a target has against fire from a point: of several the best by the tables of fire alone (PH-R-10), and the rule by
/// which it has it.
pub fn cover(table: &Table, from: Point, target: &Figure) -> Option<(Cover, RuleId)> {
    let of_ground = covered(table, from, target.at?).map(|covered| (covered.cover, covered.rule));
    // PH-H-21: who rides in an open vehicle is as if behind a low wall.
    let aboard = target.aboard.map(|_| (Cover::LowWall, ABOARD));
    of_ground.into_iter().chain(aboard).max_by_key(|(cover, _)| worth(*cover))
}

/// The cover of whoever stands at a place against fire from a point, with what gives it.
pub fn covered(table: &Table, from: Point, at: Point) -> Option<Covered> {
    let mut best: Option<Covered> = None;
    let line = Leg::new(from, at);
    each_between(table, line, |piece, met, within| {
        let given = match (table.field.does(piece).cover, within) {
            (Some(Cover::Building), false) => Some((Cover::LowWall, BESIDE_A_BUILDING)),
            // Scrub covers who is in it, and nobody behind it.
            (Some(Cover::Scrub), false) => None,
            (cover, _) => cover.map(|cover| (cover, COVERED)),
        };
        let given = given.map(|(cover, rule)| Covered { cover, rule, piece, at: line.at_part(met.enters) });
        best = best.into_iter().chain(given).max_by_key(|one| (worth(one.cover), one.rule == COVERED));
    });
    best
}

/// How good a cover is: by what it takes from a shot, then by what it takes from the casualty die (PH-7.7-05, PH-7.7-14).
const fn worth(cover: Cover) -> u8 {
    match cover {
        Cover::Building => 5,
        Cover::Wood => 4,
        Cover::LowWall => 3,
        Cover::Orchard => 2,
        Cover::Scrub => 1,
    }
}

/// What keeps the splinters of a burst off a figure whose base has its middle there: the best (PH-7.8-12).
///
/// A hedge, a wall or a house shelters who is within a centimetre of it, where it lies between him and the burst. No wall stands between
/// those who are in the same room (PH-R-58).
pub fn shelter(table: &Table, burst: Point, at: Point) -> Option<Shelter> {
    let mut best: Option<Shelter> = None;
    let room = same_room(table, burst, at);
    each_between(table, Leg::new(burst, at), |piece, _, within| {
        let does = table.field.does(piece);
        if !(does.building && within && room) {
            best = best.max(does.shelter);
        }
    });
    best
}

/// Tells of every piece that holds the end of a line, or that the line meets within a centimetre of the base there (PH-GEO-06), its number,
/// what the line has met of it, and whether it holds the end.
// Reading: the base is within a centimetre of the leg or outline that the line meets, wherever it meets it: as where one looks past it.
fn each_between(table: &Table, line: Leg, mut each: impl FnMut(usize, Met, bool)) {
    let (field, at) = (table.field, line.to);
    let body = table.body_at(at);
    let tells = |what: What| match what {
        What::Piece(no) => {
            let does = field.does(usize::from(no));
            does.cover.is_some() || does.shelter.is_some()
        }
        What::Body(_) => false,
    };
    let _ = meet(&field.ground, &[], line, tells, |met| {
        if let What::Piece(no) = met.what {
            let no = usize::from(no);
            let within = field.ground.pieces[no].encloses(at);
            if within || body.is_near(&field.ground, met, BESIDE) {
                each(no, met, within);
            }
        }
        ControlFlow::<()>::Continue(())
    });
}

/// True if a plume of smoke lies on the line; markers that are no plumes yet do nothing (PH-GEO-07).
pub fn smoke_between(table: &Table, from: Point, to: Point) -> bool {
    smoke_on(table, from, to).is_some()
}

/// The first plume of smoke that lies on the line, by the middle of its base, and the rule by which it counts.
pub fn smoke_on(table: &Table, from: Point, to: Point) -> Option<(Point, RuleId)> {
    let line = Leg::new(from, to);
    let mut plumes = table.battle.smoke.iter().filter(|smoke| smoke.plume.is_some());
    plumes.find(|smoke| !gap(&smoke.square(), &line).is_open()).map(|smoke| (smoke.at, PLUME))
}

/// The building in which a point lies, by its piece (PH-H-41).
pub fn inside(table: &Table, at: Point) -> Option<usize> {
    let field = table.field;
    let mut pieces = field.ground.pieces.iter().enumerate();
    pieces.find(|(no, piece)| field.does(*no).building && piece.encloses(at)).map(|(no, _)| no)
}

/// True if two points lie in the same building: a confined space (PH-H-41).
pub fn same_room(table: &Table, a: Point, b: Point) -> bool {
    inside(table, a).is_some_and(|room| inside(table, b) == Some(room))
}
