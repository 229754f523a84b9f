//! What is said of orders about support weapons.

use super::rules::{DROP, RETREAT_HEX, WHEN_TAKEN};
use super::{retreat, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::rally::rules::{EXCHANGE, WHEN_TURNED};
use crate::sections::{fire, movement};
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Weapons<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::GiveWeapon { .. } => Time::SetUpOrRally(EXCHANGE),
            Self::TurnTripod { .. } => Time::SetUpOrRally(WHEN_TURNED),
            // Not on entering its hex (RUL-62).
            Self::TakeWeapon { .. } => Time::Rally(WHEN_TAKEN),
            Self::DropWeapon { .. } => Time::Answer(DROP),
            Self::GoTo { .. } => Time::Answer(RETREAT_HEX),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::GiveWeapon { weapon, .. } => (vec![*weapon], words::hand_over()),
            Self::TakeWeapon { unit, weapon } => (vec![*unit], words::take(*weapon)),
            Self::TurnTripod { weapon } => (Vec::new(), words::tripod(*weapon)),
            Self::DropWeapon { weapon } => (Vec::new(), words::drop(*weapon)),
            Self::GoTo { unit, to } => (vec![*unit], movement::words::go(to)),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::GoTo { to, .. } => Some(*to),
            Self::GiveWeapon { .. } | Self::TakeWeapon { .. } | Self::TurnTripod { .. } | Self::DropWeapon { .. } => {
                None
            }
        }
    }
    fn ready(&self, table: &Table) -> Vec<CounterId> {
        match *self {
            Self::TakeWeapon { unit, .. } | Self::GoTo { unit, .. } => vec![*unit],
            Self::GiveWeapon { weapon, .. } | Self::TurnTripod { weapon } | Self::DropWeapon { weapon } => {
                table.owner_of(*weapon).into_iter().collect()
            }
        }
    }
    fn aim(&self, table: &Table, _: Side) -> Aim {
        match *self {
            Self::GiveWeapon { .. } | Self::TakeWeapon { .. } | Self::DropWeapon { .. } | Self::GoTo { .. } => {
                Aim::Prepare
            }
            // A machine gun is rather set up than packed.
            Self::TurnTripod { weapon } => match table.weapon(*weapon) {
                Some(gun) if gun.set_up => Aim::Move { nearer: 0 },
                Some(_) | None => Aim::Prepare,
            },
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::GiveWeapon { weapon, to, back } => Report::done(super::give(seen, side, *weapon, *to, *back)),
            Self::TakeWeapon { unit, weapon } => Report::done(super::take(seen, side, *unit, *weapon)),
            Self::TurnTripod { weapon } => Report::done(super::turn_tripod(seen, side, *weapon)),
            Self::DropWeapon { weapon } => Report::done(fire::attack::drop_weapon(seen, side, *weapon)),
            Self::GoTo { unit, to } => Report::done(retreat::go_to(seen, side, *unit, *to)),
        }
    }
}
