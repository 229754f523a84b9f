//! What may be wrong with a terrain file and with the outlines that it and the boards draw.

use crate::lattice::{DIRECTIONS, Point};
use crate::map::{ListNames, MapFault, MapMistake};
use crate::mistakes::Mistakes;
use crate::sight_grid::{as_wide, segments_meet};
use crate::terrain::{SightClass, TerrainSet};
use std::collections::BTreeSet;

/// Most terrains and most hexside terrains of a terrain file.
const MOST_TERRAINS: usize = 250;
/// The terrain of hexes of which nothing is said.
pub(crate) const BARE: &str = "clear";
/// The highest that terrain may block, in levels.
const HIGHEST: u8 = 8;
/// Most corners of one silhouette.
const MOST_CORNERS: usize = 64;
/// Most silhouettes of one hex.
pub(crate) const MOST_SILHOUETTES: usize = 16;

/// Everything that is wrong with a terrain file, warnings with it. The fields are those of the file.
pub fn terrain_mistakes(set: &TerrainSet) -> Vec<MapMistake> {
    let mut list = vec![];
    let mut mistakes = Mistakes { board: None, lists: ListNames::default(), list: &mut list };
    let terrains = set.terrains.iter().map(|def| (&def.id, &def.name, def.sight));
    check_entries("terrains", terrains, &mut mistakes);
    let hexsides = set.hexsides.iter().map(|def| (&def.id, &def.name, def.sight));
    check_entries("hexsides", hexsides, &mut mistakes);
    if !(1..=2).contains(&set.second_storey) {
        mistakes.add("second_storey", "the second storey adds 1 or 2 levels to a building");
        mistakes.against(MapFault::Storey);
    }
    for (n, def) in set.terrains.iter().enumerate() {
        check_silhouettes(&format!("terrains[{n}].silhouettes"), &def.silhouettes, &mut mistakes);
    }
    if set.terrain(BARE).is_none() {
        let message = format_args!("there is no terrain `{BARE}`: hexes of which nothing is said are of the first one");
        mistakes.warn("terrains", message);
    }
    list
}

/// Ids, names and heights of one list of the terrain file.
fn check_entries<'a>(
    field: &str,
    entries: impl Iterator<Item = (&'a String, &'a String, SightClass)>,
    mistakes: &mut Mistakes,
) {
    let mut seen = BTreeSet::new();
    for (n, (id, name, sight)) in entries.enumerate() {
        if n == MOST_TERRAINS {
            mistakes.add(format_args!("{field}[{n}]"), format_args!("more than {MOST_TERRAINS} terrains"));
        }
        if id.is_empty() {
            mistakes.add(format_args!("{field}[{n}].id"), "this id is empty");
        } else if !seen.insert(id) {
            mistakes.add(format_args!("{field}[{n}].id"), format_args!("there are two entries with the id `{id}`"));
        }
        if name.trim().is_empty() {
            mistakes.warn(format_args!("{field}[{n}].name"), "this name is empty");
        }
        if let SightClass::Blocking(levels) = sight
            && !(1..=HIGHEST).contains(&levels)
        {
            let message = format_args!("terrain blocks 1 to {HIGHEST} levels, not {levels}");
            mistakes.add(format_args!("{field}[{n}].sight"), message);
        }
    }
}

/// A silhouette may spill into neighbours but never over a neighbour's centre: the terrain around a centre is that hex's own (LNL-1.4-03).
pub(crate) fn stays_near(point: Point) -> bool {
    point.0.unsigned_abs() < 1000
        && point.1.unsigned_abs() < 1000
        && (0..6).all(|n| {
            let (a, b) = (DIRECTIONS[n], DIRECTIONS[(n + 1) % 6]);
            let (side, way) = (b - a, point - a);
            side.0 * way.1 - side.1 * way.0 > 0
        })
}

/// Checks the outlines of a hex; true if they can be used.
pub(crate) fn check_silhouettes(field: &str, outlines: &[Vec<Point>], mistakes: &mut Mistakes) -> bool {
    let before = mistakes.list.len();
    if outlines.len() > MOST_SILHOUETTES {
        mistakes.add(field, format_args!("{} silhouettes, at most {MOST_SILHOUETTES} are allowed", outlines.len()));
    }
    for (n, outline) in outlines.iter().enumerate() {
        if !(3..=MOST_CORNERS).contains(&outline.len()) {
            let message = format_args!("a silhouette has 3 to {MOST_CORNERS} corners, this one has {}", outline.len());
            mistakes.add(format_args!("{field}[{n}]"), message);
        }
        for (m, point) in outline.iter().enumerate() {
            if !stays_near(*point) {
                mistakes.hint(
                    format_args!("{field}[{n}][{m}]"),
                    format_args!(
                        "the corner ({}, {}) lies beyond the centres of the neighbouring hexes",
                        point.0, point.1
                    ),
                    "the hex's own corners are (120, 0), (60, 104), (-60, 104), (-120, 0), (-60, -104), (60, -104)",
                );
            }
        }
        if let Some(fault) = outline_fault(outline) {
            mistakes.warn(format_args!("{field}[{n}]"), fault);
        }
    }
    mistakes.list[before..].iter().all(|mistake| mistake.warning)
}

/// What is wrong with a closed outline that hardly encloses what its author means.
fn outline_fault(outline: &[Point]) -> Option<&'static str> {
    let corners = outline.len();
    if !(3..=MOST_CORNERS).contains(&corners) {
        return None;
    }
    let wide: Vec<(i64, i64)> = outline.iter().copied().map(as_wide).collect();
    let at = |n: usize| wide[n % corners];
    let product = |n: usize| at(n).0 * at(n + 1).1 - at(n + 1).0 * at(n).1;
    if (0..corners).map(product).sum::<i64>() == 0 {
        return Some("this silhouette encloses nothing: its area is 0");
    }
    if (0..corners).any(|n| at(n) == at(n + 1)) {
        return Some("this silhouette has the same corner twice in a row");
    }
    let folds = |n: usize| {
        let (a, b, c) = (at(n), at(n + 1), at(n + 2));
        let (there, back) = ((b.0 - a.0, b.1 - a.1), (c.0 - b.0, c.1 - b.1));
        there.0 * back.1 == there.1 * back.0 && there.0 * back.0 + there.1 * back.1 < 0
    };
    let beside = |a: usize, b: usize| (a + 1) % corners == b || (b + 1) % corners == a;
    let meets = |a: usize, b: usize| !beside(a, b) && segments_meet(at(a), at(a + 1), at(b), at(b + 1));
    let crosses = (0..corners).any(folds) || (0..corners).any(|a| (0..a).any(|b| meets(a, b)));
    crosses.then_some("the outline of this silhouette crosses or touches itself")
}

#[cfg(test)]
#[path = "terrain_check_test.rs"]
mod tests;
