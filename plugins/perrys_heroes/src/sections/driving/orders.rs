//! What this section says of its order.

use super::rules::DRIVE_MOST;
use super::{end_of, judge, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::sections::movement::nearer;
use measured_table::Point;
use measured_table::ways::Step;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Driving<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Drive { .. } => Time::Activation(DRIVE_MOST),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Drive { unit, steps } => {
                let drives = steps.iter().any(|step| matches!(step, Step::Drive(_)));
                let ahead = steps.iter().any(|step| matches!(step, Step::Drive(1..)));
                let say = match (drives, ahead) {
                    (false, _) => words::turn(),
                    (true, false) => words::reverse(),
                    (true, true) => words::drive(),
                };
                (vec![*unit], say)
            }
        }
    }
    // Where it leads depends on where the vehicle stands: a report tells of it.
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Drive { .. } => None,
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Drive { unit, steps } => {
                let end = table.figure(*unit).and_then(|vehicle| end_of(table, &vehicle, steps));
                Aim::Move { nearer: nearer(table, side, *unit, end.map(|hull| hull.at())) }
            }
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Drive { unit, steps } => judge(seen, side, *unit, steps).map(Report::Drive),
        }
    }
}
