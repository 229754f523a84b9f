//! What opportunity fire says of its orders.

use super::rules::{INTERRUPTS, STANDING};
use super::{ReactReport, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::event::Event;
use crate::facts::frames::Window;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::facts::units::{Is, Unit};
use crate::files::values::Answer;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// A unit of this side that is left.
fn own(seen: &Seen, side: Side, id: CounterId) -> Result<Unit, Refusal> {
    let unit = seen.unit(id).filter(|unit| unit.side == side && seen.is_left(unit));
    unit.ok_or_else(|| Refusal::new(STANDING, words::not_yours(id)))
}

impl SectionOrder for of::Reaction<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::React { .. } | Self::Wait => Time::Window,
            Self::Answer { .. } => Time::AnyPhase,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::React { unit } => (vec![*unit], words::react()),
            Self::Wait => (Vec::new(), words::wait()),
            Self::Answer { unit, answer } => {
                let say = match answer {
                    Answer::AtBest => words::at_best(),
                    Answer::AtOnce => words::at_once(),
                    Answer::Ask => words::ask(),
                    Answer::Never => words::never(),
                };
                (vec![*unit], say)
            }
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::React { .. } | Self::Wait | Self::Answer { .. } => None,
        }
    }
    fn aim(&self, table: &Table, _: Side) -> Aim {
        match *self {
            Self::React { unit } => {
                let force = table.unit(*unit).map_or(1, |unit| table.strength(&unit).max(1));
                Aim::Attack { force }
            }
            Self::Wait => Aim::Hold,
            Self::Answer { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::React { unit } => {
                let watcher = own(seen, side, *unit)?;
                let window = seen.flow.stack.innermost::<Window>();
                let mover = window.and_then(|window| seen.unit(window.at));
                let mover = mover.ok_or_else(|| Refusal::new(INTERRUPTS, words::nobody_moves()))?;
                ReactReport::of(seen, &watcher, &mover).map(Report::React)
            }
            Self::Wait => Ok(Report::Done(vec![Event::Popped])),
            // Also where it is to answer so already: of an order of which nothing is kept back the enemy is told.
            Self::Answer { unit, answer } => {
                own(seen, side, *unit).map(|unit| Report::Done(vec![Event::UnitIs(unit.id, Is::Answers(*answer))]))
            }
        }
    }
}
