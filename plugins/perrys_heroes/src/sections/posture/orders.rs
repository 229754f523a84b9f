//! What this section says of its order.

use super::rules::CHANGE;
use super::{changes, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Posture;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Postures<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Posture { .. } => Time::Activation(CHANGE),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Posture { unit, to: Posture::Standing } => (vec![*unit], words::stand()),
            Self::Posture { unit, to: Posture::Crouched } => (vec![*unit], words::crouch()),
            Self::Posture { unit, to: Posture::Prone } => (vec![*unit], words::lie()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Posture { .. } => None,
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Posture { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Posture { unit, to } => changes(seen, side, *unit, *to).map(Report::Done),
        }
    }
}
