//! Formations, which are help and no rule: ways for a whole unit from where its guide is to go.

use crate::facts::command::WayOf;
use crate::facts::figures::Figure;
use crate::facts::frames::Why;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::sections::movement::March;
use crate::sections::movement::pace::Pace;
use crate::sections::sight;
use measured_table::ways::places;
use measured_table::{Disc, Obstacles, Point};

/// Ways for all figures of a unit by its order, if its guide goes to a place: the others go with him and keep their places around him; who finds
/// none there stays. None: the unit may not move so.
pub fn formation(table: &Table, unit: &Unit, to: Point) -> Option<Vec<WayOf>> {
    formation_for(table, unit, Why::Order, to)
}

/// The same where a unit moves for another reason.
pub fn formation_for(table: &Table, unit: &Unit, why: Why, to: Point) -> Option<Vec<WayOf>> {
    party(&March::new(table, unit, Pace::of(table, unit, why).ok()?), to, false)
}

/// Ways of a unit that is about to move. Where it `snaps`, each takes a place with cover before all others.
pub(in crate::sections::movement) fn party(march: &March, to: Point, snaps: bool) -> Option<Vec<WayOf>> {
    let guide = march.guide(&[])?;
    let from = guide.at?;
    let mut ways = vec![WayOf { who: guide.id, points: march.way_to(&guide, to)? }];
    // ROE-WPN-13: who falls back leaves a gun where it is.
    let goes = |figure: &&Figure| figure.id != guide.id && !(march.pace.falls_back() && figure.is_vehicle());
    let others: Vec<&Figure> = march.figures.iter().filter(goes).collect();
    let taken: Vec<Obstacles> =
        others.iter().map(|figure| march.places_taken(march.table.field.base_of(figure))).collect();
    let bases = others.iter().zip(&taken).filter_map(|(figure, taken)| Some((march.base(figure, figure.at?), taken)));
    let bases: Vec<(Disc, &Obstacles)> = bases.collect();
    let covered = |n: usize, at: Point| snaps && sight::in_cover(&march.table, march.base(others[n], at)).is_some();
    let found = places((from, march.base(&guide, to)), 0, &bases, covered);
    for (figure, place) in others.iter().zip(found) {
        let moves = place.filter(|place| Some(*place) != figure.at);
        let way = moves.and_then(|place| march.way_to(figure, place));
        ways.extend(way.map(|points| WayOf { who: figure.id, points }));
    }
    march.goes(&ways).ok().map(|_| ways)
}
