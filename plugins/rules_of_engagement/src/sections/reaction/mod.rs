//! Opportunity fire (ROE-SHT-11, ROE-SHT-12), and how ways are gone that it may cut short.
//!
//! A unit that has prepared it may fire once at an enemy that moves, at any beat of its way (ROE-H-09). Whether its player is asked, or it
//! fires by itself, says its standing answer (ROE-D-12); the other side sees neither that nor the rest of a way.

mod driven;
mod moving;
mod orders;
pub mod rules;
mod watch;
mod window;
pub(crate) mod words;

pub use watch::{along, ready_units};

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::{Moving, Why};
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::units::{Is, Unit};
use crate::files::values::{Answer, Discipline, Order};
use crate::sections::at_once;
use crate::sections::shooting::FireReport;
use table::{DiceCup, Refusal, Side};

/// Opportunity fire before its dice.
#[derive(Clone, Debug, PartialEq)]
pub struct ReactReport {
    /// The fire.
    pub fire: FireReport,
}

impl ReactReport {
    /// That of a unit at one that moves.
    ///
    /// # Errors
    /// Why it cannot fire.
    pub(crate) fn of(table: &Table, watcher: &Unit, mover: &Unit) -> Result<Self, Refusal> {
        watch::fire(table, watcher, mover).map(|fire| Self { fire })
    }
    /// The attack, with which its readiness goes (ROE-H-09). A mover that it makes Shaken chooses at once (ROE-DIS-24).
    ///
    /// Reading: who falls back at once already goes on with that.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (Some(watcher), Some(mover)) = (table.unit(self.fire.unit), table.unit(self.fire.at)) else {
            return Vec::new();
        };
        let mut events = self.fire.carry_out(table, dice);
        let shaken = events.contains(&Event::UnitIs(mover.id, Is::Disciplined(Discipline::Shaken)));
        // ROE-ORD-04: Reserve Fire that is triggered costs the fire of the turn after.
        let spent = watcher.spent || watcher.has(Order::ReserveFire);
        events.extend(watcher.becomes([Is::Spent(spent)]));
        let flees = table.flow.stack.innermost::<Moving>().is_some_and(|moving| match moving.why {
            Why::FallsBack => true,
            Why::Order | Why::Charge | Why::Consolidation => false,
        });
        if shaken && !flees {
            let mover = Unit { discipline: Discipline::Shaken, ..mover };
            events.extend(at_once::opens(&mover, table.flow.active));
        }
        events
    }
}

/// Other standing answers for units that have prepared opportunity fire, in their own Orders phase.
pub(crate) fn offers(seen: &Seen, side: Side, out: &mut Offers) {
    if !out.wants(Kind::React) {
        return;
    }
    for unit in ready_units(seen, side) {
        if out.wants_from(unit.no.0.into()) && out.wants_unit(unit.id) {
            let others = Answer::ALL.into_iter().filter(|answer| *answer != unit.answer);
            out.extend(others.map(|answer| Command::Answer { unit: unit.id, answer }));
        }
    }
}

#[cfg(test)]
#[path = "moving_test.rs"]
mod moving_test;
#[cfg(test)]
#[path = "secrets_test.rs"]
mod secrets_test;
#[cfg(test)]
#[path = "reaction_test.rs"]
mod tests;
