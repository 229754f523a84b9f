//! What discipline says of its orders.

use super::rules::{MUST_CHOOSE, SHAKEN_AT_ONCE};
use super::{TestReport, falls_back, hides_away, may_hide_away, may_leave, unsettled, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::frames::AtOnce;
use crate::facts::rolls::Trial;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::facts::units::Unit;
use crate::sections::at_once;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// The unit that chooses, and what its test would be for: one of those that must in this phase, or the one that must at once.
fn chooser(seen: &Seen, side: Side, id: CounterId) -> Result<(Unit, Trial), Refusal> {
    let refuse = || Refusal::new(MUST_CHOOSE, words::nothing_to_choose());
    let unit = seen.unit(id).ok_or_else(refuse)?;
    match seen.flow.stack.innermost::<AtOnce>() {
        Some(frame) if frame.unit == id => Ok((unit, Trial::AtOnce)),
        None if unsettled(seen, side).any(|one| one.id == id) => Ok((unit, Trial::Recover)),
        Some(_) | None => Err(refuse()),
    }
}

impl SectionOrder for of::Disciplines<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Test { .. } | Self::FallBack { .. } | Self::HideAway { .. } => Time::Choice,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Test { unit } => (vec![*unit], words::test()),
            Self::FallBack { unit, .. } => (vec![*unit], words::fall_back()),
            Self::HideAway { unit } => (vec![*unit], words::hide_away()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Test { .. } | Self::HideAway { .. } => None,
            Self::FallBack { ways, .. } => ways.first().and_then(|way| way.points.last().copied()),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Test { .. } => Aim::Recover,
            Self::FallBack { .. } | Self::HideAway { .. } => Aim::Hold,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Test { unit } => {
                let (unit, what) = chooser(seen, side, *unit)?;
                Ok(Report::Test(TestReport::of(seen, &unit, what)))
            }
            Self::FallBack { unit, ways } => match chooser(seen, side, *unit)? {
                (unit, Trial::AtOnce) if ways.is_empty() => {
                    Err(Refusal::new(SHAKEN_AT_ONCE, words::name_the_ways_of(unit.id)))
                }
                (unit, Trial::AtOnce) => at_once::falls_back(seen, &unit, ways).map(Report::Done),
                (
                    unit,
                    Trial::Recover | Trial::Disregard | Trial::Round | Trial::Approach | Trial::BailOut | Trial::BackIn,
                ) if ways.is_empty() => may_leave(seen, &unit).map(|()| Report::Done(falls_back(&unit))),
                (
                    _,
                    Trial::Recover | Trial::Disregard | Trial::Round | Trial::Approach | Trial::BailOut | Trial::BackIn,
                ) => Err(Refusal::new(MUST_CHOOSE, words::in_the_phase())),
            },
            Self::HideAway { unit } => {
                let (unit, what) = chooser(seen, side, *unit)?;
                match what {
                    Trial::AtOnce => Err(Refusal::new(SHAKEN_AT_ONCE, words::nothing_to_choose())),
                    Trial::Recover
                    | Trial::Disregard
                    | Trial::Round
                    | Trial::Approach
                    | Trial::BailOut
                    | Trial::BackIn => {
                        may_leave(seen, &unit)?;
                        may_hide_away(seen, &unit)?;
                        Ok(Report::Done(hides_away(seen, &unit)))
                    }
                }
            }
        }
    }
}
