//! What smoke says of its order.

use super::{judged, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::flow::Phase;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

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
