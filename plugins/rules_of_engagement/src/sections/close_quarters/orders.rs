//! What this section says of its orders.

use super::charge::charge;
use super::consolidation::consolidates;
use super::losing::loses;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::{WayOf, of};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Phase;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

fn end(ways: &[WayOf]) -> Option<Point> {
    ways.first().and_then(|way| way.points.last().copied())
}

impl SectionOrder for of::CloseQuarters<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Charge { .. } => Time::Phase(Phase::CloseQuarters),
            Self::Lose { .. } | Self::Consolidate { .. } => Time::Fight,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Charge { unit, ways } if ways.is_empty() => (vec![*unit], words::go_on_fighting()),
            Self::Charge { unit, .. } => (vec![*unit], words::charge()),
            Self::Lose { figure } => (Vec::new(), words::lose(*figure)),
            Self::Consolidate { unit, ways } if ways.is_empty() => (vec![*unit], words::stay()),
            Self::Consolidate { unit, .. } => (vec![*unit], words::consolidate()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Charge { ways, .. } | Self::Consolidate { ways, .. } => end(ways),
            Self::Lose { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Charge { .. } => Aim::Assault,
            Self::Lose { .. } => Aim::Finish,
            Self::Consolidate { ways, .. } if ways.is_empty() => Aim::Hold,
            Self::Consolidate { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Charge { unit, ways } => charge(seen, side, *unit, ways).map(Report::Done),
            Self::Lose { figure } => loses(seen, *figure).map(Report::Done),
            Self::Consolidate { unit, ways } => consolidates(seen, *unit, ways).map(Report::Done),
        }
    }
}
