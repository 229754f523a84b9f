//! What snipers say of their orders.

use super::rules::{PLACED_ANY_TIME, SNIPER_ATTACKS};
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

/// A sniper placed so near to an enemy or nearer is a fine ambush.
const AMBUSH: u16 = 6;

impl SectionOrder for of::Snipers<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::SniperFire { .. } => Time::Answer(SNIPER_ATTACKS),
            Self::PlaceSniper { .. } => Time::Always(PLACED_ANY_TIME),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::PlaceSniper { sniper, at } => (vec![*sniper], words::place_sniper(at)),
            Self::SniperFire { sniper, at } => (vec![*sniper], words::sniper_fires(at)),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::PlaceSniper { at, .. } | Self::SniperFire { at, .. } => Some(*at),
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::PlaceSniper { sniper, .. } | Self::SniperFire { sniper, .. } => vec![*sniper],
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::PlaceSniper { at, .. } => ambush(table, side, *at),
            Self::SniperFire { .. } => Aim::Attack { force: 1 },
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::PlaceSniper { sniper, at } => Report::done(super::place(seen, side, *sniper, *at)),
            Self::SniperFire { sniper, at } => {
                Report::boxed(super::chosen_facts(seen, side, *sniper, *at), Report::SniperFire)
            }
        }
    }
}

fn ambush(table: &Table, side: Side, at: Place) -> Aim {
    let nearest = table
        .field
        .map
        .spot(at)
        .and_then(|spot| aim::enemies(table, side).map(|hex| table.field.map.distance(spot.hex, hex)).min());
    Aim::Attack { force: nearest.map_or(1, |distance| AMBUSH.saturating_sub(distance).max(1) as u8) }
}
