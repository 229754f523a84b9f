//! By which rule each question is asked, and what may be answered.

use crate::facts::command::Command;
use crate::facts::offers::Offers;
use crate::facts::question::Question;
use crate::facts::situation::Table;
use crate::sections::close_assault::rules::NEXT_VEHICLE;
use crate::sections::fire::rules::{DRIVEN_OFF, MARGIN};
use crate::sections::indirect_fire::rules::{CORRECTION, STRIKE_ORDER};
use crate::sections::melee::rules::{MELEE_SATCHELS, ONE_ATTACK};
use crate::sections::opportunity_fire::rules::DECLARATION;
use crate::sections::overrun::rules::{GIVE_WAY, STRIKE_BACK};
use crate::sections::snipers::rules::SNIPER_ATTACKS;
use crate::sections::weapons::rules::DROP;
use crate::sections::{close_assault, melee, opportunity_fire, overrun};
use table::RuleId;

impl Question {
    /// The rule that asks.
    pub const fn rule(&self) -> RuleId {
        match self {
            Question::OpportunityFire { .. } => DECLARATION,
            Question::CheckNext { .. } => MARGIN,
            Question::DropWeapon { .. } => DROP,
            Question::GoTo { rule, .. } => *rule,
            Question::SniperFire { .. } => SNIPER_ATTACKS,
            Question::CorrectFire { .. } => CORRECTION,
            Question::StrikeNext { .. } => STRIKE_ORDER,
            Question::MeleeAttack { .. } => ONE_ATTACK,
            Question::MeleeDefence { .. } => MELEE_SATCHELS,
            Question::AssaultNext { .. } => NEXT_VEHICLE,
            Question::AssaultBack { .. } => STRIKE_BACK,
            Question::JumpOff { .. } => DRIVEN_OFF,
            Question::GiveWay { .. } => GIVE_WAY,
        }
    }
    /// The answer, where only one is lawful: it is given by itself. To most questions one may always answer that nothing is done, and
    /// they are asked only where something can be done.
    pub(crate) fn only_answer(&self, table: &Table) -> Option<Command> {
        let mut answers = Vec::new();
        match self {
            Question::OpportunityFire { .. }
            | Question::CorrectFire { .. }
            | Question::MeleeDefence { .. }
            | Question::AssaultNext { .. }
            | Question::AssaultBack { .. }
            | Question::JumpOff { .. }
            | Question::GiveWay { .. } => return None,
            Question::CheckNext { .. }
            | Question::DropWeapon { .. }
            | Question::GoTo { .. }
            | Question::SniperFire { .. }
            | Question::StrikeNext { .. }
            | Question::MeleeAttack { .. } => self.offers(table, &mut Offers::all(&mut answers)),
        }
        let only = answers.pop()?;
        answers.is_empty().then_some(only)
    }
    /// The answers that may be given.
    pub(crate) fn offers(&self, table: &Table, out: &mut Offers) {
        match self {
            Question::OpportunityFire { side, at, .. } => opportunity_fire::offers(table, *side, *at, out),
            Question::CheckNext { leaders, .. } => {
                out.extend(leaders.iter().map(|leader| Command::CheckNext { leader: *leader }));
            }
            Question::DropWeapon { unit, .. } => {
                out.extend(table.carried_by(*unit).map(|weapon| Command::DropWeapon { weapon: weapon.id }));
            }
            Question::GoTo { unit, places, .. } => {
                out.extend(places.iter().map(|to| Command::GoTo { unit: *unit, to: *to }));
            }
            Question::SniperFire { sniper, places, .. } => {
                out.extend(places.iter().map(|at| Command::SniperFire { sniper: *sniper, at: *at }));
            }
            Question::CorrectFire { places, .. } => {
                out.extend(places.iter().map(|to| Command::CorrectFire { to: *to }));
                out.push(Command::CancelMission);
            }
            Question::StrikeNext { hexes, .. } => {
                out.extend(hexes.iter().map(|at| Command::StrikeNext { at: *at }));
            }
            Question::MeleeAttack { side, places } => melee::round::offers(table, *side, places, out),
            Question::MeleeDefence { satchels, .. } => melee::round::defence_offers(satchels, out),
            Question::AssaultNext { vehicles, .. } => close_assault::offers::next_offers(vehicles, out),
            Question::AssaultBack { units, .. } => overrun::offers::back_offers(table, units, out),
            Question::JumpOff { units, .. } => {
                out.extend(units.iter().map(|unit| Command::JumpOff { unit: *unit }));
                out.push(Command::Stay);
            }
            Question::GiveWay { units, .. } => overrun::offers::way_offers(table, units, out),
        }
    }
}
