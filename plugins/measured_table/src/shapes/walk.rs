//! The walk along a line, through what is enclosed and across what is not.
//!
//! Areas are closed, along edges and through corners too, without a special case: think of the line shifted by nothing to the left and to
//! the right. A corner on the line counts as right for the one and as left for the other; the line is inside where either is. Two bits for
//! each crossing, sorted by their part of the line. Mirrored tables agree by construction.

use crate::shapes::{Leg, Part, holds};
use smallvec::SmallVec;
use std::ops::ControlFlow;

/// A stretch of a line that lies in something; where it only touches, it ends where it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Where it begins.
    pub enters: Part,
    /// Where it ends.
    pub leaves: Part,
    /// The leg across which it enters, and the place on that leg; none if the line begins inside.
    pub across: Option<(u16, Part)>,
    /// The same where it leaves; none if the line ends inside.
    pub out_across: Option<(u16, Part)>,
}

impl Stretch {
    fn reversed(self) -> Self {
        Self {
            enters: self.leaves.reversed(),
            leaves: self.enters.reversed(),
            across: self.out_across,
            out_across: self.across,
        }
    }
}

/// Where the line crosses a leg of what is enclosed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Crossing {
    part: Part,
    leg: u16,
    /// Whether the line shifted to the left crosses here, and the one shifted to the right.
    crosses: [bool; 2],
    /// The place on the leg, as a fraction.
    on_leg: (i64, i64),
}

/// Each stretch of a line that lies in what legs enclose, edges included. From both ends the same stretches are found.
pub(crate) fn stretches(line: Leg, legs: &[Leg], each: &mut impl FnMut(Stretch) -> ControlFlow<()>) -> ControlFlow<()> {
    if line.from > line.to {
        return stretches_from_least(line.reversed(), legs, &mut |stretch| each(stretch.reversed()));
    }
    stretches_from_least(line, legs, each)
}

fn stretches_from_least(line: Leg, legs: &[Leg], each: &mut impl FnMut(Stretch) -> ControlFlow<()>) -> ControlFlow<()> {
    if line.from == line.to {
        let inside = holds(legs.iter().copied(), line.from);
        let whole = Stretch { enters: Part::START, leaves: Part::END, across: None, out_across: None };
        return if inside { each(whole) } else { ControlFlow::Continue(()) };
    }
    let mut found: SmallVec<[Crossing; 8]> = SmallVec::new();
    let mut inside = crossings(line, legs, &mut found);
    found.sort_unstable();
    let place = |crossing: &Crossing| Some((crossing.leg, Part::of(crossing.on_leg.0, crossing.on_leg.1)));
    let mut since = inside.contains(&true).then_some((Part::START, None));
    let mut rest = found.as_slice();
    while let Some(first) = rest.first() {
        let here = rest.iter().take_while(|crossing| crossing.part == first.part).count();
        for crossing in &rest[..here] {
            inside = [inside[0] ^ crossing.crosses[0], inside[1] ^ crossing.crosses[1]];
        }
        rest = &rest[here..];
        let stretch = |(enters, across)| Stretch { enters, leaves: first.part, across, out_across: place(first) };
        match (since, inside.contains(&true)) {
            (None, true) => since = Some((first.part, place(first))),
            (None, false) => each(stretch((first.part, place(first))))?,
            (Some(begun), false) => {
                each(stretch(begun))?;
                since = None;
            }
            (Some(_), true) => {}
        }
    }
    match since {
        Some((enters, across)) => each(Stretch { enters, leaves: Part::END, across, out_across: None }),
        None => ControlFlow::Continue(()),
    }
}

/// Where a line crosses legs; and whether it begins inside, shifted to the left and to the right.
fn crossings(line: Leg, legs: &[Leg], found: &mut SmallVec<[Crossing; 8]>) -> [bool; 2] {
    let along = line.vector();
    let mut inside = [false; 2];
    let mut last = None;
    for (n, leg) in legs.iter().enumerate() {
        // Most legs begin where the one before ended.
        let from = match last {
            Some((end, cross)) if end == leg.from => cross,
            _ => along.cross(leg.from - line.from),
        };
        let to = along.cross(leg.to - line.from);
        last = Some((leg.to, to));
        let crosses = [(from > 0) != (to > 0), (from >= 0) != (to >= 0)];
        if crosses == [false; 2] {
            continue;
        }
        let (mut part, mut whole) = ((leg.from - line.from).cross(leg.vector()), to - from);
        if whole < 0 {
            (part, whole) = (-part, -whole);
        }
        if part < 0 {
            inside = [inside[0] ^ crosses[0], inside[1] ^ crosses[1]];
        } else if part <= whole {
            let (part, leg) = (Part::of(part, whole), u16::try_from(n).unwrap_or(u16::MAX));
            found.push(Crossing { part, leg, crosses, on_leg: (from, from - to) });
        }
    }
    inside
}

/// The stretch of a line that lies on a leg: mostly a single place.
pub(crate) fn on_leg(line: Leg, leg: Leg) -> Option<(Part, Part)> {
    if !line.meets(leg) {
        return None;
    }
    if line.from > line.to {
        let (enters, leaves) = on_leg_from_least(line.reversed(), leg);
        return Some((leaves.reversed(), enters.reversed()));
    }
    Some(on_leg_from_least(line, leg))
}

fn on_leg_from_least(line: Leg, leg: Leg) -> (Part, Part) {
    let along = line.vector();
    let across = along.cross(leg.vector());
    if across != 0 {
        let part = Part::of((leg.from - line.from).cross(leg.vector()), across);
        return (part, part);
    }
    let whole = along.squared();
    if whole == 0 {
        return (Part::START, Part::END);
    }
    let [a, b] = [leg.from, leg.to].map(|end| Part::of(along.dot(end - line.from).clamp(0, whole), whole));
    (a.min(b), a.max(b))
}
