//! What hits on vehicles say of their order.

use super::{back, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Phase;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Armour<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::GetBackIn { .. } => Time::Phase(Phase::Discipline),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::GetBackIn { unit } => (vec![*unit], words::get_back_in()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::GetBackIn { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::GetBackIn { .. } => Aim::Recover,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::GetBackIn { unit } => back::judge(seen, side, *unit).map(Report::BackIn),
        }
    }
}
