//! What is said of orders that begin and end impulses.

use super::rules::LEADER_WIDENS;
use super::words;
use crate::dispatch::orders::{IdleField, SectionOrder};
use crate::dispatch::report::Report;
use crate::facts::command::{Widen, of};
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Impulse<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Activate { .. } | Self::ActivateEntry { .. } | Self::EndImpulse | Self::Pass => Time::Impulse,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        let deed = match *self {
            Self::Activate { at, .. } => words::activate(at),
            Self::ActivateEntry { group } => words::activate_group(group),
            Self::EndImpulse => words::end_impulse(),
            Self::Pass => words::pass(),
        };
        (Vec::new(), deed)
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Activate { .. } | Self::ActivateEntry { .. } | Self::EndImpulse | Self::Pass => None,
        }
    }
    fn idle_field(&self) -> Option<IdleField> {
        match *self {
            Self::Activate { widen: Widen::No, leader: Some(_), .. } => {
                Some(IdleField { field: "leader", rule: LEADER_WIDENS, reason: words::idle_leader() })
            }
            Self::Activate { .. } | Self::ActivateEntry { .. } | Self::EndImpulse | Self::Pass => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::Activate { .. } | Self::ActivateEntry { .. } | Self::EndImpulse | Self::Pass => Vec::new(),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Activate { .. } | Self::ActivateEntry { .. } => Aim::Prepare,
            Self::EndImpulse | Self::Pass => Aim::Finish,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        Report::done(match *self {
            Self::Activate { at, widen, leader } => super::activate(seen, side, *at, *widen, *leader),
            Self::ActivateEntry { group } => super::activate_entry(seen, side, group),
            Self::EndImpulse => super::end(seen, side),
            Self::Pass => super::pass(seen, side),
        })
    }
}
