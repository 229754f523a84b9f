//! What locating says of its order.

use super::rules::ATTEMPT;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Locating<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Locate { .. } => Time::Activation(ATTEMPT),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Locate { unit, at, optics: true } => (vec![*unit], words::locate_with_optics(*at)),
            Self::Locate { unit, at, optics: false } => (vec![*unit], words::locate(*at)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Locate { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Locate { .. } => Aim::Scout,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Locate { unit, at, optics } => super::judge(seen, side, *unit, *at, *optics).map(Report::Locate),
        }
    }
}
