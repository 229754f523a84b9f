//! What may be planned, and how a plan is carried out, order by order.

use crate::moment;
use opponent::Next;
use perrys_heroes::{Command, PerrysHeroes, Seen};
use table::{RuleSet, Side};

/// What a man does with his points: some orders, one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The orders. Where one of them is not lawful any more, none of those that follow is given.
    pub orders: Vec<Command>,
    /// What he does at the end of them, or where they come to an end before: he takes cover.
    pub then: Option<Command>,
}

impl Plan {
    /// One order.
    pub(crate) fn order(command: Command) -> Self {
        Self { orders: vec![command], then: None }
    }
    /// All orders, that of its end too.
    pub fn all(&self) -> impl Iterator<Item = &Command> {
        self.orders.iter().chain(&self.then)
    }
    /// Nothing is done.
    pub(crate) fn idles(&self) -> bool {
        let idle = |command: &Command| matches!(command, Command::Finish | Command::Wait | Command::SetUpDone);
        self.orders.iter().all(idle) && self.then.is_none()
    }
    /// It is more than an order.
    pub(crate) fn spans(&self) -> bool {
        self.orders.len() > 1 || self.then.is_some()
    }
    /// How it goes on when so many of its orders have been given.
    pub(crate) fn follow(&self, seen: &Seen<'_>, side: Side, given: usize) -> Next<Command> {
        let is_lawful = |command: &&Command| PerrysHeroes::judge(seen, side, command).is_ok();
        if let Some(command) = self.orders.get(given).filter(is_lawful) {
            return Next::Order(command.clone());
        }
        if given > 0 && !moment::is_free(seen) {
            return Next::Wait;
        }
        match self.then.as_ref().filter(|_| given > 0).filter(is_lawful) {
            Some(command) => Next::Order(command.clone()),
            None => Next::Done,
        }
    }
}

#[cfg(test)]
#[path = "plan_test.rs"]
mod tests;
