//! Terrain that cuts a line of sight, and who looks past it (PH-7.13-03 to -05, PH-GEO-05).

use super::{BESIDE, Viewer};
use crate::facts::body::Body;
use crate::facts::field::Field;
use crate::facts::situation::Table;
use crate::files::charts::Cover;
use crate::files::values::Posture;
use measured_table::sight::{Stretches, meet};
use measured_table::{Hull, Leg, Met, Shape as _, What};
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// Who is at an end of a line, with what he covers: a base, or the hull of a vehicle.
#[derive(Clone, Copy)]
struct End {
    viewer: Viewer,
    body: Body,
}

/// The stretch that cuts the line, of several the one nearest to who looks.
pub(super) fn in_the_way(table: &Table, from: Viewer, to: Viewer) -> Option<Met> {
    cutting(table, from, to, hulls_between)
}

/// The same of terrain alone, whatever vehicles stand in between.
pub(super) fn ground_in_the_way(table: &Table, from: Viewer, to: Viewer) -> Option<Met> {
    cutting(table, from, to, |_, _| SmallVec::new())
}

fn cutting(
    table: &Table,
    from: Viewer,
    to: Viewer,
    hulls: impl FnOnce(&Table, &[End; 2]) -> SmallVec<[Hull; 4]>,
) -> Option<Met> {
    let field = table.field;
    let line = Leg::new(from.at, to.at);
    let ends = [from, to].map(|viewer| End { viewer, body: table.body_at(viewer.at) });
    let hulls = hulls(table, &ends);
    let mut found: SmallVec<[Met; 8]> = SmallVec::new();
    let asked = |what: What| match what {
        // PH-7.13-03, PH-7.13-04: what a kind does stands in the charts.
        What::Piece(no) => field.does(usize::from(no)).cuts && !is_left_out(field, usize::from(no), ends),
        What::Body(_) => true,
    };
    let _ = meet(&field.ground, &hulls, line, asked, |met| {
        found.push(met);
        ControlFlow::<()>::Continue(())
    });
    let cutting = found.iter().filter(|met| cuts(field, line, **met, &found, ends));
    cutting.copied().min_by_key(|met| (met.enters, met.what, met.leg))
}

/// The vehicles and wrecks that may cut a line of sight: of men on foot alone, and none within a centimetre of which one of them is
/// (PH-H-26). What is concealed cuts nothing, as nobody would know why.
fn hulls_between(table: &Table, ends: &[End; 2]) -> SmallVec<[Hull; 4]> {
    let on_foot = ends.iter().all(|end| matches!(end.body, Body::Base(_)));
    let beside = |hull: &Hull| ends.iter().any(|end| end.body.gap_to(hull).within(BESIDE));
    let hulls = on_foot.then(|| table.hulls().map(|(_, hull)| hull));
    hulls.into_iter().flatten().filter(|hull| !beside(hull)).collect()
}

/// True if a piece is no feature at all for one of the ends, whatever the posture.
fn is_left_out(field: &Field, no: usize, ends: [End; 2]) -> bool {
    let (piece, does) = (&field.ground.pieces[no], field.does(no));
    let holds = ends.map(|end| piece.encloses(end.viewer.at));
    // PH-R-67, PH-H-41: who is inside a building sees out of it, and is seen.
    if does.building && holds.contains(&true) {
        return true;
    }
    // PH-H-26
    let grown = matches!(does.cover, Some(Cover::Wood | Cover::Orchard));
    grown && holds == [true; 2] && {
        let between = ends[0].body.gap(&ends[1].body);
        between.within(field.charts.house.sight_in_a_wood.0)
    }
}

/// True if a stretch of the line in something cuts it, whoever is at its ends.
fn cuts(field: &Field, line: Leg, met: Met, all: &[Met], ends: [End; 2]) -> bool {
    let piece = match met.what {
        What::Piece(no) => &field.ground.pieces[usize::from(no)],
        // PH-H-26: who is beside it does not have it in his way at all.
        What::Body(_) => return true,
    };
    let [from, to] = ends.map(|end| looks_past(field, end, met));
    if !piece.is_area() {
        // PH-R-65: of a wall or hedge the straight leg that is met.
        return !from && !to;
    }
    // PH-R-65: of anything else the stretch that begins at that end, up to a depth. Each end counts for itself (PH-GEO-05).
    // Reading: that is the first stretch from that end, and the depth is measured in it; what both ends leave out adds up.
    let same = || all.iter().filter(|other| other.what == met.what);
    let first = from && same().all(|other| met.enters <= other.enters);
    let last = to && same().all(|other| met.leaves >= other.leaves);
    let depth = field.switches.edge_depth.0 * (i32::from(first) + i32::from(last));
    let mut stretch = Stretches::new();
    stretch.add(met.enters, met.leaves);
    !(first || last) || stretch.exceed(line, depth)
}

/// True if a figure is within a centimetre of what the line has met, and looks past it (PH-7.13-05).
fn looks_past(field: &Field, end: End, met: Met) -> bool {
    match end.viewer.posture {
        Posture::Standing | Posture::Crouched => end.body.is_near(&field.ground, met, BESIDE),
        // PH-R-40: it neither sees past it nor is seen.
        Posture::Prone => false,
    }
}
