//! What each order belongs to.

use crate::facts::command::Command;
use crate::facts::time::Time;
use crate::sections::close_assault::rules::NEXT_VEHICLE;
use crate::sections::fire::rules::{DRIVEN_OFF, MARGIN};
use crate::sections::indirect_fire::rules::{CORRECTION, STRIKE_ORDER};
use crate::sections::medics::rules::TREATMENT;
use crate::sections::melee::rules::{MELEE_SATCHELS, ONE_ATTACK};
use crate::sections::opportunity_fire::rules::DECLARATION;
use crate::sections::overrun::rules::{GIVE_WAY, STRIKE_BACK};
use crate::sections::rally::rules::{DEDICATION, EXCHANGE, WHEN_TURNED};
use crate::sections::snipers::rules::SNIPER_ATTACKS;
use crate::sections::turn::rules::RALLY_PHASE;
use crate::sections::weapons::rules::{DROP, RETREAT_HEX, WHEN_TAKEN};

impl Time {
    /// The time of an order.
    pub(crate) fn of(command: &Command) -> Self {
        match command {
            Command::Place { .. } | Command::PlaceAll | Command::SetUpDone => Time::SetUp,
            Command::GiveWeapon { .. } => Time::SetUpOrRally(EXCHANGE),
            Command::TurnTripod { .. } => Time::SetUpOrRally(WHEN_TURNED),
            // Not on entering its hex (RUL-62).
            Command::TakeWeapon { .. } => Time::Rally(WHEN_TAKEN),
            Command::Heal { .. } => Time::Rally(TREATMENT),
            Command::Dedication { .. } => Time::Rally(DEDICATION),
            Command::Rally { .. } | Command::Join { .. } | Command::RallyDone => Time::Rally(RALLY_PHASE),
            Command::Exit { units, .. } if units.is_empty() => Time::Move,
            Command::Step { .. } | Command::Stop | Command::Overrun { unit: None, .. } => Time::Move,
            Command::Spot { .. }
            | Command::Activate { .. }
            | Command::ActivateEntry { .. }
            | Command::Fire(_)
            | Command::Shoot(_)
            | Command::Move { .. }
            | Command::Exit { .. }
            | Command::Turn { .. }
            | Command::TurnTurret { .. }
            | Command::Button { .. }
            | Command::KeepMoving { .. }
            | Command::Mount { .. }
            | Command::Dismount { .. }
            | Command::Smoke { .. }
            | Command::Withdraw { .. }
            | Command::FightMelee { .. }
            | Command::Bombard { .. }
            | Command::CallArtillery { .. }
            | Command::CloseAssault { .. }
            | Command::Overrun { .. }
            | Command::EndImpulse
            | Command::Pass => Time::Impulse,
            Command::HoldFire | Command::HoldFireForMove => Time::Answer(DECLARATION),
            Command::CheckNext { .. } => Time::Answer(MARGIN),
            Command::DropWeapon { .. } => Time::Answer(DROP),
            Command::GoTo { .. } => Time::Answer(RETREAT_HEX),
            Command::MeleeAttack { .. } => Time::Answer(ONE_ATTACK),
            Command::MeleeDefence { .. } => Time::Answer(MELEE_SATCHELS),
            Command::CorrectFire { .. } | Command::CancelMission => Time::Answer(CORRECTION),
            Command::StrikeNext { .. } => Time::Answer(STRIKE_ORDER),
            Command::AssaultNext { .. } => Time::Answer(NEXT_VEHICLE),
            Command::AssaultBack { .. } | Command::Decline => Time::Answer(STRIKE_BACK),
            Command::JumpOff { .. } => Time::Answer(DRIVEN_OFF),
            Command::Retreat { .. } | Command::Stay => Time::Answer(GIVE_WAY),
            Command::SniperFire { .. } | Command::PlaceSniper { .. } => Time::Answer(SNIPER_ATTACKS),
        }
    }
}
