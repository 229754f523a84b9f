//! What an order belongs to: the part of the sequence of play, or the question, in which it may be given.

use crate::command::Command;
use crate::sections::{fire, medics, melee, opportunity_fire, rally, snipers, turn, weapons};
use table::{Refusal, RuleId};

/// What an order belongs to; with the rule that keeps it there where that is its own.
pub(crate) enum Time {
    /// The set-up.
    SetUp,
    /// The set-up, or the Rally Phase by this rule.
    SetUpOrRally(RuleId),
    /// The Rally Phase.
    Rally(RuleId),
    /// An impulse.
    Impulse,
    /// A stack that moves.
    Move,
    /// A question that this rule asks.
    Answer(RuleId),
}

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
            Command::Rally { .. } | Command::Join { .. } | Command::RallyDone => Time::Rally(turn::RALLY_PHASE),
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

    /// Why it is refused at another time.
    pub(crate) fn another(self) -> Refusal {
        let rule = match self {
            Time::Answer(rule) => return Refusal::new(rule, "nobody asks for this now"),
            Time::SetUp => turn::SET_UP,
            Time::SetUpOrRally(rule) | Time::Rally(rule) => rule,
            Time::Impulse | Time::Move => turn::OPERATIONS_PHASE,
        };
        Refusal::new(rule, "this belongs to another phase")
    }
}
