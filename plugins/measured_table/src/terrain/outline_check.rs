//! What may be wrong with an outline.

use crate::numbers::Point;
use crate::shapes::{Bounds, Leg, holds};

/// Most corners of a piece, those of its holes with it.
pub(super) const MOST_CORNERS: usize = 64;

fn legs(ring: &[Point]) -> Vec<Leg> {
    (0..ring.len()).map(|n| Leg::new(ring[n], ring[(n + 1) % ring.len()])).collect()
}

/// True if two legs that follow each other go back over themselves.
fn folds(leg: Leg, next: Leg) -> bool {
    leg.vector().cross(next.vector()) == 0 && leg.vector().dot(next.vector()) < 0
}

/// What is wrong with a closed outline.
pub(super) fn outline_fault(ring: &[Point]) -> Option<&'static str> {
    if ring.len() < 3 {
        return Some("an outline has at least three corners");
    }
    let legs = legs(ring);
    if legs.iter().any(|leg| leg.from == leg.to) {
        return Some("this outline has the same corner twice in a row");
    }
    let next = |n: usize| (n + 1) % legs.len();
    let beside = |a: usize, b: usize| next(a) == b || next(b) == a;
    let crosses = (0..legs.len()).any(|a| folds(legs[a], legs[next(a)]))
        || (0..legs.len()).any(|a| (0..a).any(|b| !beside(a, b) && legs[a].meets(legs[b])));
    crosses.then_some("this outline crosses or touches itself")
}

/// What is wrong with a zone that a scenario draws on a table, and with which corner of it; nothing where it is not about one of them.
pub fn zone_fault(outline: &[Point], table: Bounds) -> Option<(Option<usize>, String)> {
    let count = outline.len();
    if !(3..=MOST_CORNERS).contains(&count) {
        return Some((None, format!("an outline has from 3 to {MOST_CORNERS} corners, not {count}")));
    }
    if let Some(n) = outline.iter().position(|corner| !table.holds(*corner)) {
        return Some((Some(n), "this corner lies beside the table".to_owned()));
    }
    outline_fault(outline).map(|fault| (None, fault.to_owned()))
}

/// How large the area in an outline is, in tenths of a millimetre squared.
pub fn zone_size(outline: &[Point]) -> i64 {
    let next = outline.iter().cycle().skip(1);
    let twice: i64 =
        outline.iter().zip(next).map(|(a, b)| i64::from(a.x) * i64::from(b.y) - i64::from(b.x) * i64::from(a.y)).sum();
    twice.abs() / 2
}

/// What is wrong with a line.
pub(super) fn line_fault(points: &[Point]) -> Option<&'static str> {
    if points.len() < 2 {
        return Some("a line has at least two points");
    }
    if points.windows(2).any(|ends| ends[0] == ends[1]) {
        return Some("this line has the same point twice in a row");
    }
    let legs: Vec<Leg> = points.windows(2).map(|ends| Leg::new(ends[0], ends[1])).collect();
    legs.windows(2).any(|pair| folds(pair[0], pair[1])).then_some("this line goes back over itself")
}

/// What is wrong with the holes of an outline.
pub(super) fn holes_fault(outline: &[Point], holes: &[Vec<Point>]) -> Option<&'static str> {
    if holes.iter().any(|hole| outline_fault(hole).is_some()) {
        return Some("a hole is no proper outline: three corners or more, and it does not cross itself");
    }
    let rings: Vec<Vec<Leg>> = std::iter::once(outline).chain(holes.iter().map(Vec::as_slice)).map(legs).collect();
    let meet = |a: &[Leg], b: &[Leg]| a.iter().any(|leg| b.iter().any(|other| leg.meets(*other)));
    if (0..rings.len()).any(|a| (0..a).any(|b| meet(&rings[a], &rings[b]))) {
        return Some("a hole touches the outline or another hole");
    }
    let apart = |n: usize| (1..rings.len()).all(|m| m == n || !holds(rings[m].iter().copied(), rings[n][0].from));
    let inside = |n: usize| holds(rings[0].iter().copied(), rings[n][0].from) && apart(n);
    (!(1..rings.len()).all(inside)).then_some("a hole lies outside the outline or in another hole")
}
