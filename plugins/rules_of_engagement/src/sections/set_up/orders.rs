//! What this section says of its orders.

use super::rules::SET_UP;
use super::{Placed, all, embarks, next, places, unplaced, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Phase;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::SetUp<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Place { .. } | Self::Embark { .. } | Self::PlaceAll | Self::SetUpDone => Time::Phase(Phase::SetUp),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Place { unit, .. } => (vec![*unit], words::place()),
            Self::Embark { unit, .. } => (vec![*unit], words::embark()),
            Self::PlaceAll => (Vec::new(), words::place_all()),
            Self::SetUpDone => (Vec::new(), words::done()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Place { at, .. } => at.first().map(|place| place.at),
            Self::Embark { .. } | Self::PlaceAll | Self::SetUpDone => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Place { .. } | Self::Embark { .. } | Self::PlaceAll => Aim::Prepare,
            Self::SetUpDone => Aim::Finish,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Place { unit, at, facing, hidden } => {
                let how = Placed { at, facing: *facing, hidden: *hidden };
                places(seen, side, *unit, how).map(Report::Done)
            }
            Self::Embark { unit, vehicle } => embarks(seen, side, *unit, *vehicle).map(Report::Done),
            Self::PlaceAll => all(seen, side).map(Report::Done),
            Self::SetUpDone => {
                let open: Vec<CounterId> = unplaced(seen, side).map(|unit| unit.id).collect();
                if open.is_empty() {
                    Ok(Report::Done(vec![next(side)]))
                } else {
                    Err(Refusal::new(SET_UP, words::first_place(&open)))
                }
            }
        }
    }
}
