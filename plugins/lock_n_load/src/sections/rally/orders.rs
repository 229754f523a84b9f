//! What is said of the orders of the Rally Phase.

use super::rules::DEDICATION;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::turn;
use crate::sections::turn::rules::RALLY_PHASE;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Rally<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Dedication { .. } => Time::Rally(DEDICATION),
            Self::Rally { .. } | Self::Join { .. } | Self::RallyDone => Time::Rally(RALLY_PHASE),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Rally { unit, .. } | Self::Dedication { unit, .. } => (vec![*unit], words::rally()),
            Self::Join { units, .. } => (units.to_vec(), words::join()),
            Self::RallyDone => (Vec::new(), words::end_rally()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Rally { .. } | Self::Join { .. } | Self::Dedication { .. } | Self::RallyDone => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::Rally { unit, .. } | Self::Dedication { unit, .. } => vec![*unit],
            Self::Join { units, .. } => units.to_vec(),
            Self::RallyDone => Vec::new(),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Rally { .. } | Self::Join { .. } | Self::Dedication { .. } => Aim::Recover,
            Self::RallyDone => Aim::Finish,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Rally { unit, by } => super::attempt(seen, side, *unit, *by).map(Report::Rally),
            Self::Join { units, into } => Report::done(super::join(seen, side, units, into.as_deref())),
            Self::Dedication { unit, by } => super::dedication_attempt(seen, side, *unit, *by).map(Report::Dedication),
            Self::RallyDone => Report::done(turn::rally_done(seen, side)),
        }
    }
}
