//! What this section says of its orders.

use super::rules::{FACING, WAY};
use super::{judge, offered, turns, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Gait;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Movement<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Move { .. } => Time::Activation(WAY),
            Self::Face { .. } => Time::Activation(FACING),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Move { unit, gait, .. } => {
                let say = match gait {
                    Gait::Crawl => words::crawl(),
                    Gait::Crouch => words::crouch(),
                    Gait::Walk => words::walk(),
                    Gait::Run => words::run(),
                };
                (vec![*unit], say)
            }
            Self::Face { unit, .. } => (vec![*unit], words::face()),
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Move { way, .. } => way.last().copied(),
            Self::Face { .. } => None,
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Move { unit, way, .. } => {
                Aim::Move { nearer: offered::nearer(table, side, *unit, way.last().copied()) }
            }
            Self::Face { .. } => Aim::Hold,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Move { unit, gait, way } => judge(seen, side, *unit, *gait, way).map(Report::Move),
            Self::Face { unit, to } => turns(seen, side, *unit, *to).map(Report::Done),
        }
    }
}
