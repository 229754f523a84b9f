//! What each section says of its orders, in its folder's `orders.rs`, and which section is asked.

use crate::dispatch::report::Report;
use crate::facts::command::{Command, Owned};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

/// What the section that owns an order says of it.
pub(crate) trait SectionOrder {
    /// The part of the sequence of play to which it belongs.
    fn time(&self) -> Time;
    /// Who carries it out, as far as it names them, and what it is.
    fn in_words(&self) -> (Vec<CounterId>, Say);
    /// The point to which it leads; none: it is about no place.
    fn leads_to(&self) -> Option<Point>;
    /// What it is for: a rough guide for computer players, who know no rules. A pace is 5 cm.
    fn aim(&self, table: &Table, side: Side) -> Aim;
    /// Whether it is lawful, and what it comes to before the dice.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn judge(&self, seen: &Seen, side: Side) -> Result<Report, Refusal>;
}

impl Command {
    /// Asks the section that owns the order: a section that owns some has its line here.
    pub(crate) fn ask<T>(&self, ask: impl FnOnce(&dyn SectionOrder) -> T) -> T {
        match self.owned() {
            Owned::SetUp(order) => ask(&order),
            Owned::Turn(order) => ask(&order),
            Owned::Disciplines(order) => ask(&order),
            Owned::Armour(order) => ask(&order),
            Owned::Orders(order) => ask(&order),
            Owned::Movement(order) => ask(&order),
            Owned::Driving(order) => ask(&order),
            Owned::Hiding(order) => ask(&order),
            Owned::Shooting(order) => ask(&order),
            Owned::Smokes(order) => ask(&order),
            Owned::Indirect(order) => ask(&order),
            Owned::Flames(order) => ask(&order),
            Owned::Buildings(order) => ask(&order),
            Owned::Reaction(order) => ask(&order),
            Owned::CloseQuarters(order) => ask(&order),
        }
    }
    /// Who carries the order out, as far as it names them, and what it is.
    pub fn in_words(&self) -> (Vec<CounterId>, Say) {
        self.ask(|order| order.in_words())
    }
    /// The point to which the order leads: where it is shown.
    pub fn leads_to(&self) -> Option<Point> {
        self.ask(|order| order.leads_to())
    }
}
