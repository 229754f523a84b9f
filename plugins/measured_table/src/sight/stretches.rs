//! How much of a line lies in something, in all.

use crate::shapes::{Leg, Part};
use smallvec::SmallVec;

/// Stretches of one line, which may overlap.
#[derive(Clone, Debug, Default)]
pub struct Stretches(SmallVec<[(Part, Part); 8]>);

/// By so many steps a sum may fall short for each stretch, as parts are rounded down.
const SHORT_BY: i64 = 2;

impl Stretches {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }
    /// One more.
    pub fn add(&mut self, from: Part, to: Part) {
        self.0.push((from, to));
    }
    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// What all of them cover, in steps of a part.
    fn covered(&self) -> i64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let (mut sum, mut end) = (0, Part::START);
        for (from, to) in sorted {
            let from = from.max(end);
            if to > from {
                sum += to.steps() - from.steps();
                end = to;
            }
        }
        sum
    }
    /// True if together they are at least so long on this line, in tenths. What overlaps counts once.
    ///
    /// A sum that comes to the limit within the rounding of its parts has met it: a true tie always counts, and what falls short by
    /// more than 10 to the power of -8 tenths does not.
    pub fn reach(&self, line: Leg, length: i32) -> bool {
        if length <= 0 {
            return true;
        }
        let (limit, whole) = (i64::from(length).pow(2), line.vector().squared());
        if limit > whole || self.is_empty() {
            return false;
        }
        self.covered() + self.slack() >= as_part(limit, whole)
    }
    /// True if together they are longer than that on this line, in tenths: what is exactly so long, as far as its parts tell, is not.
    pub fn exceed(&self, line: Leg, length: i32) -> bool {
        if length < 0 {
            return true;
        }
        let (limit, whole) = (i64::from(length).pow(2), line.vector().squared());
        limit < whole && self.covered() - self.slack() > as_part(limit, whole)
    }
    /// What the rounding of all parts comes to.
    fn slack(&self) -> i64 {
        SHORT_BY * (self.0.len() as i64 + 1)
    }
}

/// The root of a fraction from 0 to 1, in steps of a part, rounded down. The one place with numbers wider than 64 bits.
fn as_part(squared: i64, whole: i64) -> i64 {
    // 96 places fit beside the square of any length of a table.
    const PLACES: u32 = 48;
    let root = ((u128::from(squared.unsigned_abs()) << (2 * PLACES)) / u128::from(whole.unsigned_abs())).isqrt();
    (root as i64) << (Part::PLACES - PLACES)
}
