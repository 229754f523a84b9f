//! Where a line lies on the ground of a piece, and where it comes on the middle of a line of terrain.

use crate::numbers::Vector;
use crate::shapes::{Leg, Part, on_leg, stretches};
use crate::terrain::Piece;
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// Stretches of one line, in its order; those that touch each other are one.
pub type Parts = SmallVec<[(Part, Part); 4]>;

/// Puts stretches of one line in order and joins those that overlap or touch.
pub fn joined(mut parts: Parts) -> Parts {
    parts.sort_unstable();
    let mut joined = Parts::new();
    for (from, to) in parts {
        match joined.last_mut() {
            // Two roundings of the same place may differ by a step.
            Some(last) if from <= last.1.after() => last.1 = last.1.max(to),
            _ => joined.push((from, to)),
        }
    }
    joined
}

/// What of a leg lies on these stretches of it, and what beside them; ends are rounded once, and what has no length is left out.
pub fn parted(leg: Leg, on: &Parts) -> (Vec<Leg>, Vec<Leg>) {
    let part = |from: Part, to: Part| Leg::new(leg.at_part(from), leg.at_part(to));
    let (mut inside, mut outside, mut since) = (vec![], vec![], Part::START);
    for (from, to) in on {
        outside.push(part(since, *from));
        inside.push(part(*from, *to));
        since = *to;
    }
    outside.push(part(since, Part::END));
    for legs in [&mut inside, &mut outside] {
        legs.retain(|leg| leg.from != leg.to);
    }
    (inside, outside)
}

impl Piece {
    /// The stretches of a line on its ground, edges included: in the area that it encloses, or on the band of a line, which is cut square at
    /// its ends and at its bends reaches half its thickness further.
    pub fn on_ground(&self, line: Leg) -> Parts {
        let mut parts = Parts::new();
        if !self.bounds.grown(2 * self.half).met_by(line) {
            return parts;
        }
        if self.enclosing {
            enclosed(line, &self.legs, &mut parts);
        } else {
            (0..self.legs.len()).for_each(|n| enclosed(line, &self.band(n), &mut parts));
        }
        joined(parts)
    }
    /// The stretches of a line on the middle line of a line of terrain, or on the outline of an area: mostly single places.
    pub fn on_legs(&self, line: Leg) -> Parts {
        if !self.bounds.met_by(line) {
            return Parts::new();
        }
        joined(self.legs.iter().filter_map(|leg| on_leg(line, *leg)).collect())
    }
    /// The edges of its ground.
    pub fn edges(&self) -> Vec<Leg> {
        if self.enclosing { self.legs.clone() } else { (0..self.legs.len()).flat_map(|n| self.band(n)).collect() }
    }
    /// The band of one leg of a line.
    fn band(&self, n: usize) -> [Leg; 4] {
        let leg = self.legs[n];
        let ahead = leg.vector().cut_to(self.half);
        let (aside, none) = (ahead.right(), Vector::default());
        let before = if n > 0 { ahead } else { none };
        let after = if n + 1 < self.legs.len() { ahead } else { none };
        let corners =
            [leg.from + -before + -aside, leg.to + after + -aside, leg.to + after + aside, leg.from + -before + aside];
        std::array::from_fn(|n| Leg::new(corners[n], corners[(n + 1) % 4]))
    }
}

fn enclosed(line: Leg, legs: &[Leg], parts: &mut Parts) {
    let done = stretches(line, legs, &mut |stretch| {
        parts.push((stretch.enters, stretch.leaves));
        ControlFlow::Continue(())
    });
    debug_assert!(done.is_continue());
}
