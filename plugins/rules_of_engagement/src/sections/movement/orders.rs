//! What this section says of its orders.

use super::{judge, offered, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Phase;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Movement<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Move { .. } => Time::Phase(Phase::Movement),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Move { unit, ways } => {
                let say = if ways.is_empty() { words::stay() } else { words::move_unit() };
                (vec![*unit], say)
            }
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Move { ways, .. } => ways.first().and_then(|way| way.points.last().copied()),
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Move { ways, .. } if ways.is_empty() => Aim::Hold,
            Self::Move { ways, .. } => Aim::Move { nearer: offered::nearer(table, side, ways) },
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Move { unit, ways } => judge(seen, side, *unit, ways).map(Report::Move),
        }
    }
}
