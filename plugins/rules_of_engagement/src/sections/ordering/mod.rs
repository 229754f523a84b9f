//! Orders (ROE-ORD): which order a unit may have, what it does beside it, and which targets it declares with it.

mod given;
mod orders;
pub mod rules;
mod targets;
pub(crate) mod words;

pub(crate) use given::may_have;
pub use targets::may_target;

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::offers::{Kind, Offers};
use crate::facts::rolls::Trial;
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::files::values::{Choice, Order, Use};
use crate::sections::trials::DisciplineTest;
use crate::sections::{hiding, movement};
use given::{Given, goes_together};
use table::{DiceCup, Say, Side};

#[cfg(test)]
#[path = "ordering_test.rs"]
mod tests;

/// A test whether a unit may choose its target freely, before its die (ROE-ORD-07).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisregardReport {
    /// The test.
    pub test: DisciplineTest,
}

impl DisregardReport {
    fn of(table: &Table, unit: &Unit) -> Self {
        Self { test: DisciplineTest::of(table, unit, Trial::Disregard) }
    }
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let rolled = self.test.roll(table, dice);
        let choice = if rolled.passed { Choice::Free } else { Choice::Failed };
        vec![Event::UnitIs(rolled.unit, Is::Chooses(choice)), Event::Disciplined(rolled)]
    }
}

/// What an order is called.
pub fn called(order: Order) -> Say {
    match order {
        Order::Hold => words::hold(),
        Order::Sneak => words::sneak(),
        Order::Advance => words::advance(),
        Order::Run => words::run(),
        Order::ReserveFire => words::reserve_fire(),
        Order::FallBack => words::fall_back(),
    }
}

/// What a unit may do beside an order.
const fn purposes(order: Order) -> &'static [Use] {
    match order {
        Order::Hold => &[Use::Fire, Use::OpportunityFire, Use::Hide, Use::Nothing],
        Order::Sneak => &[Use::Fire, Use::Hide, Use::Nothing],
        Order::Advance | Order::Run | Order::ReserveFire | Order::FallBack => &[Use::Nothing],
    }
}

/// The orders that units may be given, with the targets that they may declare.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::Order) {
        return;
    }
    for unit in seen.side(side).filter(|unit| unit.order.is_none() && seen.is_left(unit)) {
        if out.wants_from(unit.no.0.into()) && out.wants_unit(unit.id) {
            of_unit(seen, &unit, out);
        }
    }
}

fn of_unit(seen: &Seen, unit: &Unit, out: &mut Offers) {
    let enemies: Vec<Unit> = seen.on_table(unit.side.other()).collect();
    let shot_at = targets::targets(seen, unit);
    // ROE-ORD-03: who cannot run so far as he must is not offered it.
    let runs = |order: &Order| *order != Order::Run || movement::run_ways(seen, unit).is_some();
    for order in Order::ALL.into_iter().filter(|order| may_have(seen, unit, *order).is_ok() && runs(order)) {
        let hides = |purpose: Use| purpose != Use::Hide || order != Order::Hold || hiding::may_hide(seen, unit).is_ok();
        for purpose in purposes(order).iter().copied().filter(|purpose| hides(*purpose)) {
            let plain = Given { order, purpose, target: None, charge: None };
            let targets = shot_at.iter().map(|enemy| Given { target: Some(enemy.id), ..plain });
            let charges = enemies.iter().map(|enemy| Given { charge: Some(enemy.id), ..plain });
            let both = shot_at.iter().map(|enemy| Given { target: Some(enemy.id), charge: Some(enemy.id), ..plain });
            let all = [plain].into_iter().chain(targets).chain(charges).chain(both);
            out.extend(all.filter(|one| goes_together(unit, *one).is_ok()).map(|one| {
                let Given { order, purpose, target, charge } = one;
                Command::Order { unit: unit.id, order, purpose, target, charge }
            }));
        }
    }
    if unit.choice == Choice::Bound && shot_at.len() < enemies.len() {
        out.push(Command::Disregard { unit: unit.id });
    }
}
