//! What telling says of its order.

use super::rules::KNOWLEDGE;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::{By, of};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Communication<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Tell { .. } => Time::Activation(KNOWLEDGE),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Tell { unit, to, by: By::Voice } => (vec![*unit], words::by_voice(*to)),
            Self::Tell { unit, to, by: By::Radio } => (vec![*unit], words::by_radio(*to)),
            Self::Tell { unit, to, by: By::Messenger } => (vec![*unit], words::by_messenger(*to)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Tell { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Tell { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Tell { unit, to, by } => super::judge(seen, side, *unit, *to, *by).map(Report::Tell),
        }
    }
}
