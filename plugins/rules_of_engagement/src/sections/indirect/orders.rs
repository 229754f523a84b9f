//! What indirect fire says of its order.

use super::{BombardReport, bombard_report, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::flow::Phase;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::sections::shooting;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// Whether a unit of a side may fire its mortar so, and what it comes to.
pub(super) fn judged(
    seen: &Seen,
    side: Side,
    unit: CounterId,
    at: Option<CounterId>,
) -> Result<BombardReport, Refusal> {
    let unit = shooting::firing(seen, side, unit)?;
    let at = at.map(|at| shooting::chosen(seen, &unit, at)).transpose()?;
    bombard_report(seen, &unit, at.as_ref())
}

impl SectionOrder for of::Indirect<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Bombard { .. } => Time::Phase(Phase::Shooting),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Bombard { unit, at } => (vec![*unit], at.map_or_else(words::again, words::bombard)),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Bombard { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Bombard { .. } => Aim::Attack { force: 2 },
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Bombard { unit, at } => judged(seen, side, *unit, *at).map(Report::Bombard),
        }
    }
}
