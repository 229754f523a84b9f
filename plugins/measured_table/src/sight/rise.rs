//! How high a line runs, if its ends lie at different heights.

use crate::shapes::Part;

/// The heights of the two ends of a line, in tenths; between them it runs straight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rise {
    /// Where it begins.
    pub from: i32,
    /// Where it ends.
    pub to: i32,
}

impl Rise {
    /// The parts of the line that run no higher than this, from the first to the last; none if all of it runs higher.
    ///
    /// One step is added where the line passes that height: what is exactly as high as the line there is met, however both were rounded.
    pub fn at_most(self, height: i32) -> Option<(Part, Part)> {
        let [from, to, height] = [self.from, self.to, height].map(i64::from);
        // Seen from the lower end, so that both directions are one.
        if to < from {
            let (first, last) = Self { from: self.to, to: self.from }.at_most(height as i32)?;
            return Some((last.reversed(), first.reversed()));
        }
        if height < from {
            return None;
        }
        let last = if height >= to { Part::END } else { Part::of(height - from, to - from).after() };
        Some((Part::START, last))
    }
    /// What of a stretch runs no higher than this; none if nothing does.
    pub fn under(self, height: i32, enters: Part, leaves: Part) -> Option<(Part, Part)> {
        let (first, last) = self.at_most(height)?;
        let (enters, leaves) = (enters.max(first), leaves.min(last));
        (enters <= leaves).then_some((enters, leaves))
    }
}
