//! What Close Assaults say of their orders.

use super::rules::NEXT_VEHICLE;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::CloseAssault<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::CloseAssault { .. } => Time::Impulse,
            Self::AssaultNext { .. } => Time::Answer(NEXT_VEHICLE),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::CloseAssault { at, assaults } => {
                (assaults.iter().map(|assault| assault.unit).collect(), words::close_assault(at))
            }
            Self::AssaultNext { target } => (Vec::new(), words::assault_next(*target)),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::CloseAssault { at, .. } => Some(*at),
            Self::AssaultNext { .. } => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::CloseAssault { assaults, .. } => {
                assaults.iter().flat_map(|assault| [Some(assault.unit), assault.leader]).flatten().collect()
            }
            Self::AssaultNext { .. } => Vec::new(),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::CloseAssault { .. } | Self::AssaultNext { .. } => Aim::Assault,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::CloseAssault { at, assaults } => {
                Report::boxed(super::attempt(seen, side, *at, assaults), Report::CloseAssault)
            }
            Self::AssaultNext { target } => Report::done(super::next(seen, side, Some(*target))),
        }
    }
}
