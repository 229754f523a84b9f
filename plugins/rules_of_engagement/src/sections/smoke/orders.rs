//! What smoke says of its order.

use super::rules::FRIENDS;
use super::{SmokeReport, smoke_report, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::flow::Phase;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::facts::units::Unit;
use crate::sections::movement;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// Whether a unit of a side may fire smoke on another one, and what it comes to.
pub(super) fn judged(seen: &Seen, side: Side, unit: CounterId, at: CounterId) -> Result<SmokeReport, Refusal> {
    let on_table = |id: CounterId| seen.unit(id).filter(|unit: &Unit| seen.standing(unit).next().is_some());
    let none = || Refusal::new(FRIENDS, words::no_such_unit());
    let unit = on_table(unit).filter(|unit| unit.side == side).ok_or_else(none)?;
    let at = on_table(at).ok_or_else(none)?;
    movement::may_fight(seen, &unit)?;
    smoke_report(seen, &unit, &at)
}

impl SectionOrder for of::Smokes<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Smoke { .. } => Time::Phase(Phase::Orders),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Smoke { unit, at } => (vec![*unit], words::smoke(*at)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Smoke { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Smoke { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Smoke { unit, at } => judged(seen, side, *unit, *at).map(Report::Smoke),
        }
    }
}
