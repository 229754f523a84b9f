//! The Operations Phase (4.0): one impulse after the other, what goes on in each by itself and what may be ordered in it.

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::frames::{Activated, Impulse};
use crate::facts::game::LockNLoad;
use crate::facts::offers::Offers;
use crate::facts::seen::{Hidden, Seen};
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::{driving, impulse, melee, movement, ordnance};
use table::{DiceCup, Frame, Refusal, Side};

/// Passes in a row that end the Operations Phase (LNL-4.0-03).
const LAST_PASS: u8 = 3;

impl Frame<LockNLoad> for Impulse {
    fn proceed(&self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let met = melee::round::meetings(table, dice, self);
        if !met.is_empty() {
            return met;
        }
        if !self.ending || !self.melees.is_empty() {
            return Vec::new();
        }
        let mut events = ordnance::acquisition::not_used(table, self);
        let passes = if self.acted { 0 } else { self.passes };
        if passes >= LAST_PASS || all_have_acted(table) {
            events.extend(driving::continuous::stopped(table));
            // LNL-9.0-01
            events.extend([Event::Popped, table.flow.turn.next(Phase::Administrative)]);
            return events;
        }
        let side = self.side.other();
        events.extend([began(side), Event::top(Impulse::new(side, passes))]);
        events
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, table: &Seen, _: &Command, time: Time) -> Result<(), Refusal> {
        match time {
            Time::Impulse | Time::Always(_) => Ok(()),
            Time::Move => Err(movement::nobody_moves(table)),
            other @ (Time::SetUp | Time::SetUpOrRally(_) | Time::Rally(_) | Time::Answer(_)) => Err(other.another()),
        }
    }
    fn offers(&self, table: &Seen, side: Side, out: &mut Offers) {
        super::offers::of_impulse(table, side, out);
    }
    fn hears(&mut self, event: &Event) {
        self.heard(event);
    }
    /// Whose impulse it is lies openly; of what has been done in it, what the other side has seen.
    fn blank(&mut self, table: &Table, side: Side) -> bool {
        let hidden = Hidden::from(table, side);
        let Self {
            side: own,
            spotting,
            activated,
            moved_from,
            fired_from,
            entered_by,
            movers,
            born,
            shot_out,
            salvos,
            switched,
            called,
            aided,
            held,
            stopped,
            passes: _,
            acted: _,
            // Whoever fights hand to hand is seen.
            melees: _,
            entered: _,
            ending: _,
        } = self;
        if *own == side {
            return true;
        }
        *spotting = spotting.filter(|(unit, ..)| !hidden.counter(*unit));
        if let Some(Activated::Places(places)) = activated {
            hidden.leave_places(places);
        }
        [moved_from, fired_from, entered_by, shot_out].into_iter().for_each(|places| hidden.leave_places(places));
        [movers, born, switched, called, aided, held, stopped].into_iter().for_each(|ids| hidden.leave_ids(ids));
        hidden.leave(salvos, |salvo| salvo.unit);
        true
    }
}

/// The first impulse of the phase is the side's; none where nobody is left who could act.
pub(super) fn first(table: &Table, side: Side) -> Vec<Event> {
    if all_have_acted(table) {
        return vec![table.flow.turn.next(Phase::Administrative)];
    }
    vec![began(side), Event::push(Impulse::new(side, 0))]
}

fn began(side: Side) -> Event {
    Event::ImpulseBegan { side, impulse: None }
}

/// LNL-4.0-04: every unit of both sides has moved, fired or is under Ops Complete. Shaken units count like all others (RUL-108), and
/// waiting units whose turn of entry has come count as not having acted (LNL-SC-05), and so do riders who could still fire (RUL-117).
pub fn all_have_acted(table: &Table) -> bool {
    let mut could_act = table.units.iter().filter(|unit| unit.spot().is_some() || table.rides_to_fire(*unit));
    could_act.all(|unit| unit.markers.any(melee::ACTIVITY))
        && Side::BOTH.iter().all(|side| impulse::entry::waiting_groups(table, *side).next().is_none())
}
