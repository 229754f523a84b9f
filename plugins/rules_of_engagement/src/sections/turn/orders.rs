//! What the turn says of its order.

use super::flow::may_end;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::event::Event;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Turn {
    fn time(&self) -> Time {
        match *self {
            Self::Done => Time::AnyPhase,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Done => (Vec::new(), words::done()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Done => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Done => Aim::Finish,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Done => may_end(seen, side).map(|()| Report::Done(vec![Event::Ended])),
        }
    }
}
