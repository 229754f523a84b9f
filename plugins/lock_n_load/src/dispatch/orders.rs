//! What each section says of its orders, in its folder's `orders.rs`, and which section is asked.
//!
//! The list of orders (`facts/command.rs`) names the section that owns each. A section says here all that the others ask of an order, by
//! matching its own orders and no others: one that it has not thought of does not compile.

use crate::dispatch::report::Report;
use crate::facts::command::{Command, Owned};
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use hex_board::Place;
use table::{Aim, CounterId, Refusal, RuleId, Say, Side};

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

/// What the section that owns an order says of it.
pub(crate) trait SectionOrder {
    /// The part of the sequence of play, or the question, to which it belongs.
    fn time(&self) -> Time;
    /// What keeps it waiting, whatever the sequence of play says.
    ///
    /// # Errors
    /// The rule.
    fn waits(&self, _seen: &Seen, _side: Side) -> Result<(), Refusal> {
        Ok(())
    }
    /// Who carries it out, as far as it names them, and what it is.
    fn in_words(&self) -> (Vec<CounterId>, Say);
    /// The Location to which it leads; none: it is about no Location but that of those who are ordered.
    fn leads_to(&self) -> Option<Place>;
    /// Its field that means nothing in it, whatever the position.
    fn idle_field(&self) -> Option<IdleField> {
        None
    }
    /// Those whom it needs: they stand ready for it.
    fn ready(&self, table: &Table) -> Vec<CounterId>;
    /// What it is for: a rough guide for computer players, who know no rules. A pace is a hex.
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
            Owned::Weapons(order) => ask(&order),
            Owned::Rally(order) => ask(&order),
            Owned::Medics(order) => ask(&order),
            Owned::Impulse(order) => ask(&order),
            Owned::Spotting(order) => ask(&order),
            Owned::Fire(order) => ask(&order),
            Owned::Ordnance(order) => ask(&order),
            Owned::OpportunityFire(order) => ask(&order),
            Owned::Moves(order) => ask(&order),
            Owned::Driving(order) => ask(&order),
            Owned::Passengers(order) => ask(&order),
            Owned::Smoke(order) => ask(&order),
            Owned::Melee(order) => ask(&order),
            Owned::CloseAssault(order) => ask(&order),
            Owned::Overrun(order) => ask(&order),
            Owned::IndirectFire(order) => ask(&order),
            Owned::Snipers(order) => ask(&order),
        }
    }
    /// Whether the order only ever answers a question. Opportunity Fire is an attack like any other by its form.
    pub fn is_answer(&self) -> bool {
        match self.ask(|order| order.time()) {
            Time::Answer(_) => true,
            Time::SetUp | Time::SetUpOrRally(_) | Time::Rally(_) | Time::Impulse | Time::Move | Time::Always(_) => {
                false
            }
        }
    }
    /// Who carries the order out, as far as it names them, and what it is: one place for the window's advice, the account of a game, and
    /// whoever else tells of an order.
    pub fn in_words(&self) -> (Vec<CounterId>, Say) {
        self.ask(|order| order.in_words())
    }
    /// The Location to which the order leads: where it is shown and clicked. None: it is about no Location but that of those who are
    /// ordered.
    pub fn leads_to(&self) -> Option<Place> {
        self.ask(|order| order.leads_to())
    }
    /// Those whom the order needs: where it may be given, they can act now.
    pub fn ready(&self, table: &Table) -> Vec<CounterId> {
        self.ask(|order| order.ready(table))
    }
    /// The field of the order that means nothing in it, whatever the position. Such an order is refused: who writes it means another.
    pub fn idle_field(&self) -> Option<IdleField> {
        self.ask(|order| order.idle_field())
    }
}

#[cfg(test)]
#[path = "orders_test.rs"]
mod tests;
