//! What the turn says of its order.

use super::rules::ACTIVATION;
use super::{finished, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Turn {
    fn time(&self) -> Time {
        match *self {
            Self::Finish => Time::Activation(ACTIVATION),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Finish => (Vec::new(), words::finish()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Finish => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Finish => Aim::Finish,
        }
    }
    fn judge(&self, seen: &Seen, _: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Finish => Ok(Report::Done(finished(seen))),
        }
    }
}
