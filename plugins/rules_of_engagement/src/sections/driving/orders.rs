//! What driving says of its orders.

use super::recovery::recovers;
use super::{Wanted, hatches, judge, offered, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Phase;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Driving<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Drive { .. } | Self::Recover { .. } => Time::Phase(Phase::Movement),
            Self::Hatches { .. } => Time::Phase(Phase::Orders),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Drive { unit, steps, rides, .. } => {
                let say = match (steps.is_empty(), rides.is_empty()) {
                    (false, _) => words::drive(),
                    (true, false) => words::stop(),
                    (true, true) => words::turn_turret(),
                };
                (vec![*unit], say)
            }
            Self::Recover { unit } => (vec![*unit], words::recover()),
            Self::Hatches { unit, open } => (vec![*unit], if *open { words::open() } else { words::shut() }),
        }
    }
    /// The end of its middle, of which the steps alone tell nothing: where it stands is not known here.
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Drive { .. } | Self::Recover { .. } | Self::Hatches { .. } => None,
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Drive { unit, steps, .. } => {
                let vehicle = table.unit(*unit).and_then(|unit| table.vehicle_of(&unit));
                let nearer = vehicle.map_or(0, |vehicle| offered::nearer(table, side, &vehicle, steps));
                if steps.is_empty() { Aim::Prepare } else { Aim::Move { nearer } }
            }
            Self::Recover { .. } => Aim::Recover,
            Self::Hatches { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Drive { unit, steps, turret, rides, test } => {
                let wanted = Wanted { steps, turret: *turret, rides, test: *test };
                judge(seen, side, *unit, &wanted).map(Report::Drive)
            }
            Self::Recover { unit } => recovers(seen, side, *unit).map(Report::Done),
            Self::Hatches { unit, open } => hatches(seen, side, *unit, *open).map(Report::Done),
        }
    }
}
