//! What is said of orders to vehicles that turn a turret, open or button up, and keep moving.

use super::{continuous, ready, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Driving<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::TurnTurret { .. } | Self::Button { .. } | Self::KeepMoving { .. } => Time::Impulse,
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::TurnTurret { unit, to } => (vec![*unit], words::turn_turret(to)),
            Self::Button { unit, buttoned: true } => (vec![*unit], words::button_up()),
            Self::Button { unit, buttoned: false } => (vec![*unit], words::open_up()),
            Self::KeepMoving { unit } => (vec![*unit], words::keep_moving()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::TurnTurret { .. } | Self::Button { .. } | Self::KeepMoving { .. } => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::TurnTurret { unit, .. } | Self::Button { unit, .. } | Self::KeepMoving { unit } => vec![*unit],
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::TurnTurret { .. } | Self::Button { .. } | Self::KeepMoving { .. } => Aim::Prepare,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        Report::done(match *self {
            Self::TurnTurret { unit, to } => ready::turn_turret(seen, side, *unit, *to),
            Self::Button { unit, buttoned } => ready::button(seen, side, *unit, *buttoned),
            Self::KeepMoving { unit } => continuous::keep(seen, side, *unit),
        })
    }
}
