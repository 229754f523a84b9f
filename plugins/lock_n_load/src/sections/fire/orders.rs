//! What fire says of its orders.

use super::rules::{DRIVEN_OFF, MARGIN};
use super::{attack, riders, words};
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::{Part, TurnToFire, of};
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::opportunity_fire;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Fire<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Fire(_) => Time::Impulse,
            Self::CheckNext { .. } => Time::Answer(MARGIN),
            Self::JumpOff { .. } => Time::Answer(DRIVEN_OFF),
        }
    }
    fn waits(&self, seen: &Seen, _: Side) -> Result<(), Refusal> {
        match *self {
            Self::Fire(order) => {
                let firer = order.firers.first().map(|part| part.unit);
                let why_not = |side| super::facts_as(seen, side, order, true).err();
                opportunity_fire::unasked(seen, firer, order.at, why_not)
            }
            Self::CheckNext { .. } | Self::JumpOff { .. } => Ok(()),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Fire(fire) => {
                let firers = fire.firers.iter().map(|part| part.unit).chain(fire.leader).collect();
                (firers, turned(fire.turn, with_weapons(&fire.firers, aimed(fire.target, fire.at))))
            }
            Self::CheckNext { leader } => (vec![*leader], words::check_first()),
            Self::JumpOff { unit } => (vec![*unit], words::jump_off()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Fire(order) => Some(order.at),
            Self::CheckNext { .. } | Self::JumpOff { .. } => None,
        }
    }
    fn ready(&self, _: &Table) -> Vec<CounterId> {
        match *self {
            Self::Fire(order) => {
                let firers = order.firers.iter().flat_map(|part| [Some(part.unit), part.with]).flatten();
                firers.chain(order.leader).collect()
            }
            Self::CheckNext { leader } => vec![*leader],
            Self::JumpOff { unit } => vec![*unit],
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Fire(order) => Aim::Attack { force: force(&order.firers) },
            Self::CheckNext { .. } => Aim::Prepare,
            Self::JumpOff { .. } => Aim::Hold,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Fire(order) => Report::boxed(super::facts(seen, side, order), Report::Fire),
            Self::CheckNext { leader } => attack::chosen_check(seen, side, *leader).map(Report::CheckNext),
            Self::JumpOff { unit } => Report::done(riders::jump_off(seen, side, *unit)),
        }
    }
}

/// How much is brought: the counters and weapons that fire.
fn force(firers: &[Part]) -> u8 {
    let counters: usize = firers.iter().map(|part| usize::from(part.own) + part.weapons.len()).sum();
    counters.clamp(1, 255) as u8
}

/// A deed with the support weapons that have a part in it; without any it says enough.
fn with_weapons(firers: &[Part], deed: Say) -> Say {
    let weapons: Vec<CounterId> = firers.iter().flat_map(|part| part.weapons.iter().copied()).collect();
    if weapons.is_empty() {
        deed
    } else if firers.iter().any(|part| part.own) {
        words::with_weapons(deed, &weapons)
    } else {
        words::with_weapons_alone(deed, &weapons)
    }
}

/// A deed for which a hull or a team turns; a turret goes without saying.
pub(crate) fn turned(turn: Option<TurnToFire>, deed: Say) -> Say {
    match turn {
        Some(TurnToFire::Hull(to)) => words::turned_to_fire(deed, to),
        Some(TurnToFire::Turret(_)) | None => deed,
    }
}

/// What is fired at.
pub(crate) fn aimed(target: Option<CounterId>, at: Place) -> Say {
    target.map_or_else(|| words::fire(at), |unit| words::fire_at(unit, at))
}
