//! What melee says of its order.

use super::rules::MELEE;
use super::{report, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Melee<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Melee { .. } => Time::Activation(MELEE),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Melee { unit, at, .. } => (vec![*unit], words::fight(*at)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Melee { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Melee { .. } => Aim::Assault,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Melee { unit, at, with } => report(seen, side, *unit, *at, *with).map(Report::Melee),
        }
    }
}
