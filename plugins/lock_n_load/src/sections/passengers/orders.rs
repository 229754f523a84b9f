//! What is said of orders to passengers.

use super::words;
use crate::dispatch::aim;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

/// Passengers get out so near to an enemy or to what they are to take: at once, and some time soon.
const GET_OUT: (u16, u16) = (2, 4);

impl SectionOrder for of::Passengers<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Mount { .. } | Self::Dismount { .. } => Time::Impulse,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Mount { units, vehicle, .. } => (units.to_vec(), words::mount(*vehicle)),
            Self::Dismount { units, .. } => (units.to_vec(), words::dismount()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Mount { .. } | Self::Dismount { .. } => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::Mount { units, vehicle, .. } => units.iter().chain([vehicle]).copied().collect(),
            Self::Dismount { units, .. } => units.to_vec(),
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            // They go aboard to be carried on, not where they fight.
            Self::Mount { units, .. } => match aim::to_fight(table, side, units) {
                Some(hexes) if hexes <= GET_OUT.1 => Aim::Move { nearer: -1 },
                Some(_) | None => Aim::Prepare,
            },
            // They get out where they fight.
            Self::Dismount { units, .. } => match aim::to_fight(table, side, units) {
                Some(hexes) if hexes <= GET_OUT.0 => Aim::Move { nearer: 3 },
                Some(hexes) if hexes <= GET_OUT.1 => Aim::Move { nearer: 1 },
                Some(_) | None => Aim::Prepare,
            },
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        Report::done(match *self {
            Self::Mount { units, vehicle, outside, by } => super::mount(seen, side, units, *vehicle, *outside, *by),
            Self::Dismount { units, by, carrier } => super::dismount(seen, side, units, *by, *carrier),
        })
    }
}
