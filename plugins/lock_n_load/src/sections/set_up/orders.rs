//! What the set-up says of its orders.

use super::words;
use crate::dispatch::aim::{self, Goer};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::SetUp<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Place { .. } | Self::PlaceAll | Self::SetUpDone => Time::SetUp,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Place { unit, at, .. } => (vec![*unit], words::place(at)),
            Self::PlaceAll | Self::SetUpDone => (Vec::new(), words::set_up()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Place { at, .. } => Some(*at),
            Self::PlaceAll | Self::SetUpDone => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::Place { unit, .. } => vec![*unit],
            Self::PlaceAll | Self::SetUpDone => Vec::new(),
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Place { unit, at, .. } => {
                aim::step(table, side, aim::hex_of(table, *unit), *at, Goer::of(table, Some(unit)))
            }
            Self::PlaceAll => Aim::Prepare,
            Self::SetUpDone => Aim::Finish,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Place { unit, at, facing } => Report::done(super::place(seen, side, *unit, *at, *facing)),
            Self::PlaceAll => Report::done(super::place_all(seen, side)),
            Self::SetUpDone => Report::done(super::done(seen, side)),
        }
    }
}
