//! What hatches say of their order.

use super::rules::HATCH;
use super::{turned, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Hatches<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Hatch { .. } => Time::Activation(HATCH),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Hatch { unit, open: true } => (vec![*unit], words::open()),
            Self::Hatch { unit, open: false } => (vec![*unit], words::shut()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Hatch { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Hatch { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Hatch { unit, open } => turned(seen, side, *unit, *open).map(Report::Done),
        }
    }
}
