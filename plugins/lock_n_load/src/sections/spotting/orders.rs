//! What spotting says of its order.

use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Spotting<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Spot { .. } => Time::Impulse,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Spot { unit, at } => (vec![*unit], words::spot(at)),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Spot { at, .. } => Some(*at),
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::Spot { unit, .. } => vec![*unit],
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Spot { .. } => Aim::Scout,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Spot { unit, at } => super::attempt(seen, side, *unit, *at).map(Report::Spot),
        }
    }
}
