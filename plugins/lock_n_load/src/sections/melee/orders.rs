//! What melee says of its orders.

use super::rules::{MELEE_LEADER, MELEE_SATCHELS, ONE_ATTACK};
use super::{round, withdrawal, words};
use crate::dispatch::orders::{IdleField, SectionOrder};
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Melee<'_> {
    fn time(&self) -> Time {
        match *self {
            Self::Withdraw { .. } | Self::FightMelee { .. } => Time::Impulse,
            Self::MeleeAttack { .. } => Time::Answer(ONE_ATTACK),
            Self::MeleeDefence { .. } => Time::Answer(MELEE_SATCHELS),
        }
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        match *self {
            Self::Withdraw { units } => (units.to_vec(), words::withdraw()),
            Self::FightMelee { at } => (Vec::new(), words::fight_melee(at)),
            Self::MeleeAttack { attackers, .. } if attackers.is_empty() => (Vec::new(), words::no_attack()),
            Self::MeleeAttack { attackers, defenders, leader } => {
                let attackers = attackers.iter().map(|part| part.unit).chain(*leader).collect();
                (attackers, words::attack_in_melee(defenders))
            }
            Self::MeleeDefence { satchels } if satchels.is_empty() => (Vec::new(), words::no_charge()),
            Self::MeleeDefence { .. } => (Vec::new(), words::use_charges()),
        }
    }
    fn leads_to(&self) -> Option<Place> {
        match *self {
            Self::Withdraw { .. } | Self::FightMelee { .. } | Self::MeleeAttack { .. } | Self::MeleeDefence { .. } => {
                None
            }
        }
    }
    fn idle_field(&self) -> Option<IdleField> {
        match *self {
            Self::MeleeAttack { attackers, leader: Some(_), .. } if attackers.is_empty() => {
                Some(IdleField { field: "leader", rule: MELEE_LEADER, reason: words::idle_leader() })
            }
            Self::Withdraw { .. } | Self::FightMelee { .. } | Self::MeleeAttack { .. } | Self::MeleeDefence { .. } => {
                None
            }
        }
    }
    fn ready(&self, table: &Table) -> Vec<CounterId> {
        match *self {
            Self::Withdraw { units } => units.to_vec(),
            Self::FightMelee { at } => {
                let there = table.field.map.spot(*at).into_iter().flat_map(|spot| table.units_at(spot));
                there.filter(|unit| Some(unit.side) == table.flow.to_act()).map(|unit| unit.id).collect()
            }
            Self::MeleeAttack { attackers, leader, .. } => {
                attackers.iter().map(|part| part.unit).chain(*leader).collect()
            }
            Self::MeleeDefence { satchels } => satchels.iter().filter_map(|weapon| table.owner_of(*weapon)).collect(),
        }
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        match *self {
            Self::Withdraw { .. } => Aim::Hold,
            Self::MeleeAttack { attackers, .. } if attackers.is_empty() => Aim::Hold,
            Self::FightMelee { .. } | Self::MeleeAttack { .. } | Self::MeleeDefence { .. } => Aim::Assault,
        }
    }
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal> {
        match *self {
            Self::Withdraw { units } => withdrawal::attempt(seen, side, units).map(Report::Withdraw),
            Self::FightMelee { at } => Report::done(round::fight(seen, side, *at)),
            Self::MeleeAttack { attackers, defenders, leader } => {
                round::attack(seen, side, attackers, defenders, *leader).map(Report::MeleeAttack)
            }
            Self::MeleeDefence { satchels } => {
                round::may_defend(seen, satchels).map(|()| Report::MeleeDefence(satchels.to_vec()))
            }
        }
    }
}
