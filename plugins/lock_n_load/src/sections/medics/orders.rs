//! What medics say of their order.

use super::rules::TREATMENT;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Medics<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Heal { .. } => Time::Rally(TREATMENT),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Heal { medic, unit } => (vec![*medic], words::heal(*unit)),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Heal { .. } => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::Heal { medic, .. } => vec![*medic],
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Heal { .. } => Aim::Recover,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Heal { medic, unit } => {
                super::attempt(seen, side, *medic, *unit).map(|(attempt, patient)| Report::Heal(attempt, patient))
            }
        }
    }
}
