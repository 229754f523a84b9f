//! The rims of hills that a line crosses.

use crate::shapes::{Leg, Part, Shape, stretches};
use crate::terrain::{Ground, Piece};
use std::ops::ControlFlow;

/// A rim that a line crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rim {
    /// The number of the hill's piece.
    pub piece: u16,
    /// The level inside the rim.
    pub level: u8,
    /// Where on the line.
    pub at: Part,
    /// True if the line comes up over it, false if it goes down.
    pub up: bool,
    /// True if it is a clear crest there.
    pub bare: bool,
}

/// The rims that a line crosses, along the line. One that it only touches is crossed up and down again.
pub fn rims(ground: &Ground, line: Leg) -> Vec<Rim> {
    let mut found = vec![];
    for (n, hill) in ground.pieces.iter().enumerate().filter(|(_, piece)| piece.level > 0) {
        if !hill.bounds().met_by(line) {
            continue;
        }
        let rim = |at: Part, up: bool, place: (u16, Part)| Rim {
            piece: n as u16,
            level: hill.level,
            at,
            up,
            bare: hill.is_bare(place),
        };
        let _ = stretches(line, &hill.legs, &mut |stretch| {
            found.extend(stretch.across.map(|place| rim(stretch.enters, true, place)));
            found.extend(stretch.out_across.map(|place| rim(stretch.leaves, false, place)));
            ControlFlow::Continue(())
        });
    }
    found.sort_by_key(|rim| rim.at);
    found
}

impl Piece {
    /// Where the rim of a hill is a clear crest, as legs whose ends are rounded once.
    pub fn crests(&self) -> impl Iterator<Item = Leg> + '_ {
        self.bare.iter().map(|bare| {
            let leg = self.legs[usize::from(bare.leg)];
            Leg::new(leg.at_part(bare.from), leg.at_part(bare.to))
        })
    }
    /// True if the rim of a hill is a clear crest at a place of one of its legs. A corner belongs to both its legs.
    pub fn is_bare(&self, place: (u16, Part)) -> bool {
        let bare = |(leg, at): (usize, Part)| {
            self.bare.iter().any(|bare| usize::from(bare.leg) == leg && bare.from <= at && at <= bare.to)
        };
        let (leg, at) = (usize::from(place.0), place.1);
        let corner = |near: &(usize, Part)| match at {
            Part::START => near.1 == Part::END && self.legs[near.0].to == self.legs[leg].from,
            Part::END => near.1 == Part::START && self.legs[near.0].from == self.legs[leg].to,
            _ => false,
        };
        let others = (0..self.legs.len()).flat_map(|n| [(n, Part::START), (n, Part::END)]);
        bare((leg, at)) || others.filter(corner).any(bare)
    }
}
