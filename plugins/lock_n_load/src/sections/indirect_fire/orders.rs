//! What is said of orders to mortars and to artillery.

use super::rules::{CORRECTION, NO_LEADERSHIP, STRIKE_ORDER};
use super::{artillery, mortars, words};
use crate::dispatch::orders::{IdleField, SectionOrder};
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::opportunity_fire;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::IndirectFire<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Bombard { .. } | Self::CallArtillery { .. } => Time::Impulse,
            Self::CorrectFire { .. } | Self::CancelMission => Time::Answer(CORRECTION),
            Self::StrikeNext { .. } => Time::Answer(STRIKE_ORDER),
        }
    }
    fn waits(&self, seen: &Seen, side: Side) -> Result<(), Refusal> {
        match *self {
            Self::Bombard { mortar, .. } => opportunity_fire::waits(seen, side, *mortar),
            Self::CallArtillery { .. } | Self::CorrectFire { .. } | Self::CancelMission | Self::StrikeNext { .. } => {
                Ok(())
            }
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Bombard { mortar, at, caller, .. } => {
                (caller.iter().chain([mortar]).copied().collect(), words::bombard(at))
            }
            Self::CallArtillery { caller, at, .. } => (vec![*caller], words::call_artillery(at)),
            Self::CorrectFire { to } => (Vec::new(), words::correct_fire(to)),
            Self::CancelMission => (Vec::new(), words::cancel_mission()),
            Self::StrikeNext { at } => (Vec::new(), words::strike(at)),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Bombard { at, .. } | Self::CallArtillery { at, .. } | Self::StrikeNext { at } => Some(*at),
            Self::CorrectFire { to } => Some(*to),
            Self::CancelMission => None,
        }
    }
    fn idle_field(&self) -> Option<IdleField> {
        match *self {
            Self::Bombard { caller: Some(_), leader: Some(_), .. } => {
                Some(IdleField { field: "leader", rule: NO_LEADERSHIP, reason: words::idle_leader() })
            }
            Self::Bombard { .. }
            | Self::CallArtillery { .. }
            | Self::CorrectFire { .. }
            | Self::CancelMission
            | Self::StrikeNext { .. } => None,
        }
    }
    fn ready(&self, table: &Table) -> Vec<CounterId> {
        match *self {
            Self::Bombard { mortar, caller, leader, .. } => {
                table.owner_of(*mortar).into_iter().chain(*caller).chain(*leader).collect()
            }
            Self::CallArtillery { caller, .. } => vec![*caller],
            Self::CorrectFire { .. } | Self::CancelMission | Self::StrikeNext { .. } => Vec::new(),
        }
    }
    fn aim(&self, table: &Table, side: Side) -> Aim {
        match *self {
            Self::Bombard { at, .. } | Self::StrikeNext { at } => {
                Aim::Attack { force: shells(table, side, *at, false) }
            }
            Self::CallArtillery { at, .. } | Self::CorrectFire { to: at } => {
                Aim::Attack { force: shells(table, side, *at, true) }
            }
            Self::CancelMission => Aim::Hold,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Bombard { mortar, at, caller, leader } => {
                Report::boxed(mortars::bombardment(seen, side, *mortar, *at, *caller, *leader), Report::Bombard)
            }
            Self::CallArtillery { caller, at, mission } => {
                Report::boxed(artillery::call(seen, side, *caller, *at, mission), Report::CallArtillery)
            }
            Self::CorrectFire { to } => Report::done(artillery::correct(seen, side, *to)),
            Self::CancelMission => Report::done(artillery::cancel(seen, side)),
            Self::StrikeNext { at } => Report::boxed(super::chosen(seen, side, *at), Report::StrikeNext),
        }
    }
}

/// More enemies than friends under shells are more force, in the hex alone or in those around it too.
fn shells(table: &Table, side: Side, at: Place, around: bool) -> u8 {
    let Some(spot) = table.field.map.spot(at) else { return 1 };
    let worth = if around { super::worth_around } else { super::worth };
    (1 + worth(table, side, spot.hex)).clamp(1, 255) as u8
}
