//! Orders with a field that means nothing in them.

use crate::facts::command::{Command, Widen};
use crate::sections::impulse::rules::LEADER_WIDENS;
use crate::sections::indirect_fire::rules::NO_LEADERSHIP;
use crate::sections::melee::rules::MELEE_LEADER;
use crate::sections::{impulse, indirect_fire, melee};
use table::{RuleId, Say};

/// A field of an order that says something which means nothing in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdleField {
    /// The field.
    pub field: &'static str,
    /// The rule that would give it a meaning.
    pub rule: RuleId,
    /// Why it has none.
    pub reason: Say,
}

impl Command {
    /// The field of the order that means nothing in it, whatever the position. Such an order is refused: who writes it means another.
    pub fn idle_field(&self) -> Option<IdleField> {
        if let Command::Activate { widen: Widen::No, leader: Some(_), .. } = self {
            let reason = impulse::words::idle_leader();
            return Some(IdleField { field: "leader", rule: LEADER_WIDENS, reason });
        }
        if let Command::MeleeAttack { attackers, leader: Some(_), .. } = self
            && attackers.is_empty()
        {
            let reason = melee::words::idle_leader();
            return Some(IdleField { field: "leader", rule: MELEE_LEADER, reason });
        }
        if let Command::Bombard { caller: Some(_), leader: Some(_), .. } = self {
            let reason = indirect_fire::words::idle_leader();
            return Some(IdleField { field: "leader", rule: NO_LEADERSHIP, reason });
        }
        None
    }
}
