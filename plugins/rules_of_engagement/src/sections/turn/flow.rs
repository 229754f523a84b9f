//! The turn at the bottom of all that is going on: it begins what comes next when nothing else is.

use super::rules::PHASES;
use super::words;
use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::flow::Flow;
use crate::facts::game::RulesOfEngagement;
use crate::facts::offers::{Kind, Offers};
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::files::values::Phase;
use crate::sections::{
    armour, buildings, close_quarters, discipline, driving, flames, hiding, indirect, movement, ordering, reaction,
    set_up, shooting, smoke, victory,
};
use table::{DiceCup, Frame, Refusal, Side};

/// The phase that comes after the one that has ended, or the end of the game.
fn next(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
    let flow = table.flow;
    let (turn, side) = (flow.turn, flow.active);
    if let Some(phase) = flow.phase.next() {
        let mut events =
            if flow.phase == Phase::Movement { armour::after_moving(table, side, dice) } else { Vec::new() };
        events.push(Event::PhaseBegan { turn, side, phase });
        return events;
    }
    let last = side != table.field.first;
    // ROE-H-26: looked at when both have had their player turns.
    match victory::at_the_end_of(table, turn).filter(|_| last) {
        Some(outcome) => vec![Event::Over(outcome)],
        None => {
            let turn = if last { turn + 1 } else { turn };
            let side = side.other();
            let mut events = vec![Event::PhaseBegan { turn, side, phase: Phase::Discipline }];
            events.extend(armour::at_risk(table, side));
            events
        }
    }
}

/// Why the active side cannot end its phase yet.
pub(super) fn may_end(seen: &Seen, side: Side) -> Result<(), Refusal> {
    match seen.flow.phase {
        Phase::SetUp | Phase::Orders | Phase::Shooting => Ok(()),
        Phase::Discipline => discipline::all_settled(seen, side),
        Phase::Movement => movement::all_gone(seen, side).and_then(|()| driving::all_driven(seen, side)),
        Phase::CloseQuarters => close_quarters::all_fought(seen, side),
    }
}

impl Frame<RulesOfEngagement> for Flow {
    /// Dice: vehicles out of control, and what the end of a Movement phase asks of vehicles.
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        match self.phase {
            Phase::SetUp if self.placing.is_some() => Vec::new(),
            Phase::SetUp if !set_up::is_over(table) => vec![Event::Placing(Some(Side::First))],
            Phase::SetUp => {
                let (turn, side) = (1, table.field.first);
                vec![Event::PhaseBegan { turn, side, phase: Phase::Discipline }]
            }
            Phase::Discipline if !self.ended && discipline::unsettled(table, self.active).next().is_none() => {
                vec![Event::Ended]
            }
            Phase::Movement if !self.ended => driving::goes_wild(table, dice, self.active),
            Phase::Movement => {
                let mut events = driving::phase_ends(table, dice, self.active);
                events.extend(next(table, dice));
                events
            }
            Phase::Discipline | Phase::Orders | Phase::Shooting | Phase::CloseQuarters => {
                if self.ended {
                    next(table, dice)
                } else {
                    Vec::new()
                }
            }
        }
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        match self.phase {
            Phase::SetUp => self.placing,
            Phase::Discipline | Phase::Orders | Phase::Movement | Phase::Shooting | Phase::CloseQuarters => {
                (!self.ended).then_some(self.active)
            }
        }
    }
    fn takes(&self, _: &Seen<'_>, _: &Command, time: Time) -> Result<(), Refusal> {
        let now = match time {
            Time::Phase(phase) => phase == self.phase,
            Time::AnyPhase => self.phase != Phase::SetUp,
            Time::Choice => self.phase == Phase::Discipline,
            Time::Window | Time::Fight => false,
        };
        if now { Ok(()) } else { Err(Refusal::new(PHASES, words::another_phase())) }
    }
    fn offers(&self, seen: &Seen<'_>, side: Side, out: &mut Offers<'_>) {
        match self.phase {
            Phase::SetUp => return set_up::offers(seen, side, out),
            Phase::Discipline => {
                discipline::offers(seen, side, out);
                armour::offers(seen, side, out);
            }
            Phase::Orders => {
                ordering::offers(seen, side, out);
                smoke::offers(seen, side, out);
                reaction::offers(seen, side, out);
                driving::offers(seen, side, out);
            }
            Phase::Movement => {
                movement::offers(seen, side, out);
                driving::offers(seen, side, out);
            }
            Phase::Shooting => {
                hiding::offers(seen, side, out);
                shooting::offers(seen, side, out);
                indirect::offers(seen, side, out);
                flames::offers(seen, side, out);
                buildings::offers(seen, side, out);
            }
            Phase::CloseQuarters => close_quarters::offers(seen, side, out),
        }
        if out.wants(Kind::Finish) && may_end(seen, side).is_ok() {
            out.push(Command::Done);
        }
    }
    fn hears(&mut self, event: &Event) {
        match event {
            Event::PhaseBegan { turn, side, phase } => {
                (self.turn, self.active, self.phase, self.ended) = (*turn, *side, *phase, false);
            }
            Event::Placing(side) => self.placing = *side,
            Event::Ended => self.ended = true,
            Event::Pushed(frame) => self.stack.push(frame.clone()),
            Event::FrameIs(frame) => {
                if let Some(top) = self.stack.last_mut() {
                    top.clone_from(frame);
                }
            }
            Event::Popped => drop(self.stack.pop()),
            Event::Over(outcome) => self.outcome = Some(*outcome),
            Event::Stands(snapshot) => *self = snapshot.flow.clone(),
            Event::Chose { .. }
            | Event::OrderGiven { .. }
            | Event::Went { .. }
            | Event::Disciplined(_)
            | Event::Spotted(_)
            | Event::Fired(_)
            | Event::Smoked(_)
            | Event::Landed(_)
            | Event::Struck(_)
            | Event::Flared(_)
            | Event::Breached(_)
            | Event::VehicleStruck(_)
            | Event::Experienced(_)
            | Event::TrackRolled { .. }
            | Event::Charged { .. }
            | Event::Fought(_)
            | Event::Tried(_)
            | Event::Bogging(_)
            | Event::Swerved(_)
            | Event::Rode { .. }
            | Event::Lost { .. }
            | Event::UnitIs(..)
            | Event::Is(..)
            | Event::BattleIs(_)
            | Event::Planned { .. }
            | Event::Steered { .. }
            | Event::Checked { .. }
            | Event::Asked { .. } => {}
        }
    }
    /// The turn lies openly.
    fn blank(&mut self, table: &Table<'_>, side: Side) -> bool {
        let Self { turn: _, active: _, phase: _, placing: _, ended: _, stack, outcome: _ } = self;
        stack.blank(table, side);
        true
    }
}
