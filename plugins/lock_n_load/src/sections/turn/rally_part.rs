//! A side's part of the Rally Phase, as something that is going on.

use crate::facts::command::Command;
use crate::facts::event::{Event, MoraleRoll};
use crate::facts::flow::Phase;
use crate::facts::frames::RallyPart;
use crate::facts::game::LockNLoad;
use crate::facts::offers::Offers;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use crate::sections::{medics, rally, weapons};
use table::{DiceCup, Frame, Refusal, Side};

impl Frame<LockNLoad> for RallyPart {
    fn proceed(&self, _: &Table, _: &mut DiceCup) -> Vec<Event> {
        Vec::new()
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, _: &Seen, _: &Command, time: Time) -> Result<(), Refusal> {
        match time {
            Time::SetUpOrRally(_) | Time::Rally(_) | Time::Always(_) => Ok(()),
            other @ (Time::SetUp | Time::Impulse | Time::Move | Time::Answer(_)) => Err(other.another()),
        }
    }
    fn offers(&self, table: &Seen, side: Side, out: &mut Offers) {
        rally::offers(table, side, out);
        medics::offers(table, side, out);
        weapons::offers(table, side, out);
        out.push(Command::RallyDone);
    }
    fn hears(&mut self, event: &Event) {
        self.dedication_used |= matches!(event, Event::MoraleRolled { what: MoraleRoll::Dedication, .. });
    }
    /// Whose part it is lies openly.
    fn blank(&mut self, _: &Table, _: Side) -> bool {
        let Self { side: _, dedication_used: _ } = self;
        true
    }
}

/// Ends a side's part of the Rally Phase (LNL-3.0-04): the other's is next, or the Operations Phase.
pub(crate) fn rally_done(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let turn = &table.flow.turn;
    if turn.initiative != Some(side) {
        return Ok(vec![Event::Popped, turn.next(Phase::Operations)]);
    }
    let dedication_used = table.flow.rally_part().is_some_and(|part| part.dedication_used);
    Ok(vec![Event::top(RallyPart { side: side.other(), dedication_used })])
}
