//! What this section says of its orders.

use super::rules::{FOUND, INSTEAD, SET};
use super::{Work, judge, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::TrapKind;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Traps<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Search { .. } => Time::Activation(INSTEAD),
            Self::SetTrap { .. } => Time::Activation(SET),
            Self::Disarm { .. } => Time::Activation(FOUND),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Search { unit } => (vec![*unit], words::search()),
            Self::SetTrap { unit, mine: false } => (vec![*unit], words::set()),
            Self::SetTrap { unit, mine: true } => (vec![*unit], words::set_mine()),
            Self::Disarm { unit } => (vec![*unit], words::disarm()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Search { .. } | Self::SetTrap { .. } | Self::Disarm { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Search { .. } => Aim::Scout,
            Self::SetTrap { .. } | Self::Disarm { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        let (unit, work) = match *self {
            Self::Search { unit } => (unit, Work::Search),
            Self::SetTrap { unit, mine: false } => (unit, Work::Set(TrapKind::Charge)),
            Self::SetTrap { unit, mine: true } => (unit, Work::Set(TrapKind::Mine)),
            Self::Disarm { unit } => (unit, Work::Disarm),
        };
        judge(seen, side, *unit, work).map(Report::Trap)
    }
}
