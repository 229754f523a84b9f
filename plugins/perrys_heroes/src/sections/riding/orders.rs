//! What this section says of its orders.

use super::rules::RIDES;
use super::{embarks, leaves, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Riding<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Embark { .. } | Self::Disembark { .. } => Time::Activation(RIDES),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Embark { unit, into } => (vec![*unit], words::embark(*into)),
            Self::Disembark { unit, .. } => (vec![*unit], words::disembark()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Embark { .. } => None,
            Self::Disembark { at, .. } => Some(*at),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Embark { .. } | Self::Disembark { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Embark { unit, into } => embarks(seen, side, *unit, *into).map(Report::Ride),
            Self::Disembark { unit, at } => leaves(seen, side, *unit, *at).map(Report::Ride),
        }
    }
}
