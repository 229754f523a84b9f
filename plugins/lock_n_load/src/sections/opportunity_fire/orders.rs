//! What Opportunity Fire says of its orders: those that decline it. To use it is an attack like any other.

use super::rules::DECLARATION;
use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::OpportunityFire {
    fn time(&self) -> Time {
        match *self {
            Self::HoldFire | Self::HoldFireForMove => Time::Answer(DECLARATION),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::HoldFire => (Vec::new(), words::hold_fire()),
            Self::HoldFireForMove => (Vec::new(), words::hold_for_move()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::HoldFire | Self::HoldFireForMove => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::HoldFire | Self::HoldFireForMove => Vec::new(),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::HoldFire | Self::HoldFireForMove => Aim::Hold,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::HoldFire => Report::done(super::hold(seen, side, false)),
            Self::HoldFireForMove => Report::done(super::hold(seen, side, true)),
        }
    }
}
