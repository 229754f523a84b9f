//! What fire at buildings says of its order.

use super::{BreachReport, breach_report, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::flow::Phase;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::sections::shooting;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// Whether a unit of a side may fire at the building of another one, and what it comes to.
pub(super) fn judged(seen: &Seen, side: Side, unit: CounterId, at: CounterId) -> Result<BreachReport, Refusal> {
    let unit = shooting::firing(seen, side, unit)?;
    let at = shooting::chosen(seen, &unit, at)?;
    breach_report(seen, &unit, &at)
}

impl SectionOrder for of::Buildings<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Breach { .. } => Time::Phase(Phase::Shooting),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Breach { unit, at } => (vec![*unit], words::breach(*at)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Breach { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Breach { .. } => Aim::Attack { force: 1 },
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Breach { unit, at } => judged(seen, side, *unit, *at).map(Report::Breach),
        }
    }
}
