//! Hills: rims that cut a line of sight, and the clear crests from which one sees over them (PH-7.13-06, -07, PH-H-42).

use super::{BESIDE, Viewer};
use crate::facts::body::Body;
use crate::facts::field::Field;
use crate::facts::situation::Table;
use measured_table::sight::{Rim, rims};
use measured_table::{Disc, Leg, Point, Shape as _};

/// The rim that cuts the line, of several the one nearest to who looks.
pub(super) fn in_the_way(table: &Table, from: Viewer, to: Viewer) -> Option<Rim> {
    let field = table.field;
    let crossed = rims(&field.ground, Leg::new(from.at, to.at));
    let first = crossed.first()?;
    let levels = [from, to].map(|end| field.ground.level(end.at));
    let top = levels[0].max(levels[1]);
    // PH-R-70: nobody sees over what is higher than both ends.
    if let Some(higher) = crossed.iter().find(|rim| rim.level > top) {
        return Some(*higher);
    }
    // PH-7.13-06: the higher one stands on a clear crest; of two that are equally high either (PH-R-70).
    let looks_over = |(end, level): (Viewer, u8)| level == top && is_on_crest(field, &table.body_at(end.at));
    if ![from, to].into_iter().zip(levels).any(looks_over) {
        return Some(*first);
    }
    // Reading: a rim of that level which its table does not call a clear crest cuts, be it another's or the own behind one's back.
    // PH-7.13-07: crest lines of the same level are free of vegetation, those of a lower level do not matter.
    crossed.iter().find(|rim| rim.level == top && !rim.bare).copied()
}

/// True if a figure whose base has its middle there stands on a clear crest: within a centimetre of its base the rim of the level on which
/// it stands is clear (PH-H-42).
pub fn on_clear_crest(field: &Field, at: Point) -> bool {
    is_on_crest(field, &Body::Base(Disc::new(at, field.base())))
}

/// The same of a base or a hull.
fn is_on_crest(field: &Field, body: &Body) -> bool {
    let at = body.at();
    let level = field.ground.level(at);
    let hills =
        field.ground.pieces.iter().filter(|piece| piece.level > 0 && piece.level == level && piece.encloses(at));
    hills.flat_map(|hill| hill.crests()).any(|crest| body.gap_to(&crest).within(BESIDE))
}
