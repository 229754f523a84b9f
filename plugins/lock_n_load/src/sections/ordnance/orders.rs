//! What ordnance says of its order.

use super::odds;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::fire::orders::{aimed, turned};
use crate::sections::opportunity_fire;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Ordnance<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Shoot(_) => Time::Impulse,
        }
    }
    fn waits(&self, seen: &Seen, _: Side) -> Result<(), Refusal> {
        match *self {
            Self::Shoot(order) => {
                let why_not = |side| super::facts_as(seen, side, order, true).err();
                opportunity_fire::unasked(seen, Some(order.unit), order.at, why_not)
            }
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Shoot(shot) => {
                let firers = [shot.unit].into_iter().chain(shot.leader).collect();
                (firers, turned(shot.turn, aimed(shot.target, shot.at)))
            }
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Shoot(order) => Some(order.at),
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::Shoot(order) => [order.unit].into_iter().chain(order.leader).collect(),
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Shoot(order) => Aim::Attack { force: odds::worth(table, side, order) },
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Shoot(order) => Report::boxed(super::facts(seen, side, order), Report::Shoot),
        }
    }
}
