//! What shooting says of its order.

use super::choice::judge;
use super::report::Plan;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::flow::Phase;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::sections::guns::Wanted;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Shooting<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Fire { .. } => Time::Phase(Phase::Shooting),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Fire { unit, at, throw, .. } => {
                (vec![*unit], if throw.is_empty() { words::fire(*at) } else { words::throw(*at) })
            }
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Fire { .. } => None,
        }
    }
    fn aim(&self, table: &Table, _: Side) -> Aim {
        match *self {
            Self::Fire { unit, .. } => {
                let men = table.unit(*unit).map_or(1, |unit| table.strength(&unit));
                Aim::Attack { force: men.max(1) }
            }
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Fire { unit, at, throw, shell, silent, location } => {
                let wanted = Wanted { shell: *shell, silent: *silent };
                judge(seen, side, *unit, *at, Plan { throw, wanted, location: *location }).map(Report::Fire)
            }
        }
    }
}
