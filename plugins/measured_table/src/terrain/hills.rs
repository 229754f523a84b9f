//! Hills: nested levels with flat ground inside a rim, and where such a rim is a clear crest.

use crate::shapes::{Leg, Part, Shape, gap, stretches};
use crate::terrain::{Bare, KindSet, Piece};
use std::ops::ControlFlow;

/// The parts of a piece's rim that its file calls bare, without what grows on them.
pub(super) fn bare_parts(pieces: &[Piece], hill: usize, said: &[(u8, u8)], kinds: &KindSet) -> Vec<Bare> {
    let legs = &pieces[hill].legs;
    let named = |leg: usize| {
        said.iter().any(|(first, last)| {
            let (first, last) = (usize::from(*first), usize::from(*last));
            if first < last { (first..last).contains(&leg) } else { leg >= first || leg < last }
        })
    };
    let thick: Vec<&Piece> = pieces.iter().filter(|piece| kinds.def(piece.kind).hides_rims).collect();
    let mut bare = vec![];
    for (n, leg) in legs.iter().enumerate().filter(|(n, _)| named(*n)) {
        let number = u16::try_from(n).unwrap_or(u16::MAX);
        bare.extend(open_parts(*leg, &thick).map(|(from, to)| Bare { leg: number, from, to }));
    }
    bare
}

/// What of a leg is under none of these pieces. A hedge or the like takes the whole leg.
fn open_parts(leg: Leg, thick: &[&Piece]) -> impl Iterator<Item = (Part, Part)> + use<> {
    let mut covered = vec![];
    for piece in thick {
        if piece.is_area() {
            let _ = stretches(leg, &piece.legs, &mut |stretch| {
                covered.push((stretch.enters, stretch.leaves));
                ControlFlow::Continue(())
            });
        } else if !gap(*piece, &leg).is_open() {
            covered.push((Part::START, Part::END));
        }
    }
    covered.sort_unstable();
    covered.push((Part::END, Part::END));
    let mut open_from = Part::START;
    let mut open = vec![];
    for (from, to) in covered {
        if from > open_from {
            open.push((open_from, from));
        }
        open_from = open_from.max(to);
    }
    open.into_iter()
}

/// True if a level lies wholly within another.
pub(super) fn lies_within(inner: &Piece, outer: &Piece) -> bool {
    inner.legs().all(|leg| {
        let mut whole = false;
        let _ = stretches(leg, &outer.legs, &mut |stretch| {
            whole |= (stretch.enters, stretch.leaves) == (Part::START, Part::END);
            ControlFlow::Continue(())
        });
        whole
    })
}
