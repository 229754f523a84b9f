//! What healing says of its order.

use super::rules::HEAL;
use super::{report, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Healing<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Heal { .. } => Time::Activation(HEAL),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Heal { unit, at } => (vec![*unit], words::heal(*at)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Heal { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Heal { .. } => Aim::Recover,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Heal { unit, at } => report(seen, side, *unit, *at).map(Report::Heal),
        }
    }
}
