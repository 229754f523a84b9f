//! What hiding says of its order.

use super::{spotting, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Phase;
use measured_table::Point;
use measured_table::numbers::{CM, nearest_quotient};
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Hiding<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Spot { .. } => Time::Phase(Phase::Shooting),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Spot { unit, at } => {
                let [x, y] = [at.x, at.y].map(|side| nearest_quotient(side.into(), CM.into()));
                (vec![*unit], words::spot(x, y))
            }
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Spot { at, .. } => Some(*at),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Spot { .. } => Aim::Scout,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Spot { unit, at } => spotting::judge(seen, side, *unit, *at).map(Report::Spot),
        }
    }
}
