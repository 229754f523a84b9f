//! What each order belongs to.

use crate::facts::command::Command;
use crate::facts::time::Time;
use crate::files::phase::RALLY_PHASE;
use crate::sections::{fire, medics, melee, opportunity_fire, rally, snipers, weapons};

impl Time {
    /// The time of an order.
    pub(crate) fn of(command: &Command) -> Self {
        match command {
            Command::Place { .. } | Command::PlaceAll | Command::SetUpDone => Time::SetUp,
            Command::GiveWeapon { .. } => Time::SetUpOrRally(weapons::EXCHANGE),
            Command::TurnTripod { .. } => Time::SetUpOrRally(weapons::WHEN_TURNED),
            Command::TakeWeapon { .. } => Time::Rally(weapons::WHEN_TAKEN),
            Command::Heal { .. } => Time::Rally(medics::TREATMENT),
            Command::Dedication { .. } => Time::Rally(rally::DEDICATION),
            Command::Rally { .. } | Command::Join { .. } | Command::RallyDone => Time::Rally(RALLY_PHASE),
            Command::Step { .. } | Command::Stop => Time::Move,
            Command::Exit { units, .. } if units.is_empty() => Time::Move,
            Command::Spot { .. }
            | Command::Activate { .. }
            | Command::ActivateEntry { .. }
            | Command::Fire(_)
            | Command::Move { .. }
            | Command::Exit { .. }
            | Command::Smoke { .. }
            | Command::Withdraw { .. }
            | Command::FightMelee { .. }
            | Command::EndImpulse
            | Command::Pass => Time::Impulse,
            Command::HoldFire | Command::HoldFireForMove => Time::Answer(opportunity_fire::DECLARATION),
            Command::CheckNext { .. } => Time::Answer(fire::damage::MARGIN),
            Command::DropWeapon { .. } => Time::Answer(fire::attack::DROP),
            Command::GoTo { .. } => Time::Answer(weapons::retreat::WHERE),
            Command::MeleeAttack { .. } => Time::Answer(melee::round::ATTACK),
            Command::MeleeDefence { .. } => Time::Answer(melee::round::DEFENCE),
            Command::SniperFire { .. } | Command::PlaceSniper { .. } => Time::Answer(snipers::ATTACKS),
        }
    }
}
