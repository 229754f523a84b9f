//! The moment in which the other side may fire at a unit on its way (ROE-H-09).

use super::rules::INTERRUPTS;
use super::watch::{Course, answer, fire, ready_units};
use super::{ReactReport, words};
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::Window;
use crate::facts::game::RulesOfEngagement;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::facts::units::Unit;
use crate::files::values::Answer;
use table::{DiceCup, Frame, Refusal, Side};

/// The first in the order of the list who fires by itself now.
fn fires(table: &Table, window: &Window, course: &Course) -> Option<Unit> {
    let by_itself =
        |watcher: &Unit| answer(watcher) != Answer::Ask && course.speaks(watcher, course.beat) == Some(course.beat);
    ready_units(table, window.asked).find(by_itself)
}

/// True if a unit is to ask and could fire now.
fn asks(table: &Table, window: &Window, mover: &Unit) -> bool {
    ready_units(table, window.asked)
        .any(|watcher| answer(&watcher) == Answer::Ask && fire(table, &watcher, mover).is_ok())
}

impl Frame<RulesOfEngagement> for Window {
    /// Who fires by itself does so first, in the order of the list; then whoever is to ask is asked until he waits.
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (Some(course), Some(mover)) = (Course::going_on(table, self.at), table.unit(self.at)) else {
            return vec![Event::Popped];
        };
        let report = fires(table, self, &course).and_then(|watcher| ReactReport::of(table, &watcher, &mover).ok());
        if let Some(report) = report {
            return report.carry_out(table, dice);
        }
        if asks(table, self, &mover) { Vec::new() } else { vec![Event::Popped] }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.asked)
    }
    fn takes(&self, _: &Seen<'_>, command: &Command, time: Time) -> Result<(), Refusal> {
        // Who is asked may say at once what that unit is to do from now on.
        if matches!(command, Command::Answer { .. }) {
            return Ok(());
        }
        match time {
            Time::Window => Ok(()),
            Time::Phase(_) | Time::AnyPhase | Time::Choice | Time::Fight => {
                Err(Refusal::new(INTERRUPTS, words::fire_or_wait()))
            }
        }
    }
    fn offers(&self, seen: &Seen<'_>, side: Side, out: &mut Offers<'_>) {
        if out.wants(Kind::Finish) {
            out.push(Command::Wait);
        }
        let Some(mover) = seen.unit(self.at).filter(|_| out.wants(Kind::React)) else { return };
        for watcher in ready_units(seen, side) {
            if !out.wants_from(watcher.no.0.into()) || !out.wants_unit(watcher.id) {
                continue;
            }
            out.extend(fire(seen, &watcher, &mover).ok().map(|_| Command::React { unit: watcher.id }));
        }
    }
    /// That one may fire, and at whom, is seen by both: nobody is asked about a unit that his side does not see.
    fn blank(&mut self, _: &Table<'_>, _: Side) -> bool {
        let Self { asked: _, at: _ } = self;
        true
    }
}
