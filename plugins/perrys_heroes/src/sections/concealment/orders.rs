//! What concealment says of its order.

use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Concealment<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Conceal { .. } => Time::Claim,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Conceal { units } if units.is_empty() => (Vec::new(), words::nobody_more()),
            Self::Conceal { units } => (units.clone(), words::conceal(units)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Conceal { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Conceal { units } if units.is_empty() => Aim::Finish,
            Self::Conceal { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Conceal { units } => super::declared(seen, side, units).map(Report::Done),
        }
    }
}
