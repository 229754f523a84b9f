//! What stands between: cover against fire, shelter from bursts, smoke, and who is in which building.

use super::BESIDE;
use super::rules::{BESIDE_A_BUILDING, COVERED};
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::charts::{Cover, GroundDef, Shelter};
use measured_table::shapes::gap;
use measured_table::sight::{ends_near, meet};
use measured_table::{Disc, Leg, Point, Shape as _, What};
use std::ops::ControlFlow;
use table::RuleId;

/// The cover that a target has against fire from a point: of several the best by the tables of fire alone (PH-R-10), and the rule by
/// which it has it.
pub fn cover(table: &Table, from: Point, target: &Figure) -> Option<(Cover, RuleId)> {
    let at = target.at?;
    let mut best: Option<(Cover, RuleId)> = None;
    each_between(table, from, at, |does, within| {
        let given = match (does.cover, within) {
            (Some(Cover::Building), false) => Some((Cover::LowWall, BESIDE_A_BUILDING)),
            // Scrub covers who is in it, and nobody behind it.
            (Some(Cover::Scrub), false) => None,
            (cover, _) => cover.map(|cover| (cover, COVERED)),
        };
        best = best.into_iter().chain(given).max_by_key(|(cover, rule)| (worth(*cover), *rule == COVERED));
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
    each_between(table, burst, at, |does, within| {
        if !(does.building && within && room) {
            best = best.max(does.shelter);
        }
    });
    best
}

/// Tells of every piece that holds the end of a line, or that the line meets within a centimetre of the base there (PH-GEO-06), what it
/// does; and whether it holds the end.
// Reading: the base is within a centimetre of the leg or outline that the line meets, wherever it meets it: as where one looks past it.
fn each_between(table: &Table, from: Point, at: Point, mut each: impl FnMut(&GroundDef, bool)) {
    let field = table.field;
    let base = Disc::new(at, field.base());
    let tells = |what: What| match what {
        What::Piece(no) => {
            let does = field.does(usize::from(no));
            does.cover.is_some() || does.shelter.is_some()
        }
        What::Body(_) => false,
    };
    let _ = meet(&field.ground, &[], Leg::new(from, at), tells, |met| {
        if let What::Piece(no) = met.what {
            let no = usize::from(no);
            let within = field.ground.pieces[no].encloses(at);
            if within || ends_near(&field.ground, &[], base, met, BESIDE) {
                each(field.does(no), within);
            }
        }
        ControlFlow::<()>::Continue(())
    });
}

/// True if a plume of smoke lies on the line; markers that are no plumes yet do nothing (PH-GEO-07).
pub fn smoke_between(table: &Table, from: Point, to: Point) -> bool {
    let line = Leg::new(from, to);
    let mut plumes = table.battle.smoke.iter().filter(|smoke| smoke.plume.is_some());
    plumes.any(|smoke| !gap(&smoke.square(), &line).is_open())
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
