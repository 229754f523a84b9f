//! What this section says of its orders.

use super::rules::PLACES;
use super::{Placed, all, next, places, unplaced, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::sections::{artillery, riding};
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::SetUp<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Place { .. } | Self::Board { .. } | Self::PlaceAll | Self::SetUpDone => Time::SetUp,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Place { unit, .. } => (vec![*unit], words::place()),
            Self::Board { unit, into } => (vec![*unit], riding::words::board(*into)),
            Self::PlaceAll => (Vec::new(), words::place_all()),
            Self::SetUpDone => (Vec::new(), words::done()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Place { at, .. } => Some(*at),
            Self::Board { .. } | Self::PlaceAll | Self::SetUpDone => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Place { .. } | Self::Board { .. } | Self::PlaceAll => Aim::Prepare,
            Self::SetUpDone => Aim::Finish,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Place { unit, at, facing, posture, concealed } => {
                let posture = posture.unwrap_or_default();
                let how = Placed { at: *at, facing: *facing, posture, concealed: *concealed };
                places(seen, side, *unit, how).map(Report::Done)
            }
            Self::Board { unit, into } => riding::boards(seen, side, *unit, *into).map(Report::Done),
            Self::PlaceAll => all(seen, side).map(Report::Done),
            Self::SetUpDone => {
                let open: Vec<CounterId> = unplaced(seen, side).map(|figure| figure.id).collect();
                if open.is_empty() {
                    let mut events = artillery::as_objectives(seen, side);
                    events.push(next(side));
                    Ok(Report::Done(events))
                } else {
                    Err(Refusal::new(PLACES, words::first_place(&open)))
                }
            }
        }
    }
}
