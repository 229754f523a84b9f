//! What alert says of its orders.

use super::rules::{FRESH, STANDING};
use super::{AlertShot, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::event::Event;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Answer;
use crate::sections::fire;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Alerts<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Alert { .. } => Time::Activation(FRESH),
            Self::Standing { .. } => Time::Activation(STANDING),
            Self::AlertShot { .. } | Self::Wait => Time::Window,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Alert { unit } => (vec![*unit], words::alert()),
            Self::AlertShot { unit, at, burst: false, .. } => (vec![*unit], words::shot(*at)),
            Self::AlertShot { unit, at, burst: true, .. } => (vec![*unit], words::shot_burst(*at)),
            Self::Wait => (Vec::new(), words::wait()),
            Self::Standing { unit, answer } => {
                let say = match answer {
                    Answer::AtBest => words::at_best(),
                    Answer::Ask => words::ask(),
                    Answer::AtOnce => words::at_once(),
                    Answer::Hold => words::hold(),
                };
                (vec![*unit], say)
            }
        }
    }
    fn leads_to(&self) -> Option<Point> {
        match *self {
            Self::Alert { .. } | Self::AlertShot { .. } | Self::Wait | Self::Standing { .. } => None,
        }
    }
    fn aim(&self, table: &Table, _: Side) -> Aim {
        match *self {
            Self::Alert { .. } | Self::Standing { .. } => Aim::Prepare,
            Self::AlertShot { unit, .. } => {
                let watcher = table.figure(*unit);
                let dice =
                    watcher.and_then(|one| fire::ready(table, &one).map(|(_, no)| table.field.weapon(no).dice).max());
                Aim::Attack { force: dice.unwrap_or(1) }
            }
            Self::Wait => Aim::Hold,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Alert { unit } => super::goes(seen, side, *unit).map(Report::Done),
            Self::AlertShot { unit, at, burst, gun } => {
                super::judge(seen, side, (*unit, *at), *burst, *gun).map(|shot| match shot {
                    AlertShot::Volley(report) => Report::Fire(report),
                    AlertShot::Gun(report) => Report::Gun(report),
                    AlertShot::MachineGun(report) => Report::MachineGun(report),
                })
            }
            Self::Wait => Ok(Report::Done(vec![Event::Popped])),
            Self::Standing { unit, answer } => super::told(seen, side, *unit, *answer).map(Report::Done),
        }
    }
}
