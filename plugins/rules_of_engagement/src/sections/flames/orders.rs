//! What flamethrowers say of their order.

use super::{BurnReport, burn_report, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::flow::Phase;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::sections::shooting;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// Whether a unit of a side may fire its flamethrower at another one, and what it comes to.
pub(super) fn judged(seen: &Seen, side: Side, unit: CounterId, at: CounterId) -> Result<BurnReport, Refusal> {
    let unit = shooting::firing(seen, side, unit)?;
    let at = shooting::chosen(seen, &unit, at)?;
    burn_report(seen, &unit, &at)
}

impl SectionOrder for of::Flames<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Burn { .. } => Time::Phase(Phase::Shooting),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Burn { unit, at } => (vec![*unit], words::burn(*at)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Burn { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Burn { .. } => Aim::Attack { force: 2 },
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Burn { unit, at } => judged(seen, side, *unit, *at).map(Report::Burn),
        }
    }
}
