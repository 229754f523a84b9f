//! A side's part of the Rally Phase, as something that is going on.

use crate::command::Command;
use crate::event::{Event, MoraleRoll};
use crate::flow::Phase;
use crate::frames::Frame;
use crate::legal::Offers;
use crate::sections::{medics, rally, weapons};
use crate::situation::Table;
use crate::time::Time;
use serde::{Deserialize, Serialize};
use table::{DiceCup, Refusal, Side};

/// A side's part of the Rally Phase: first that of the side with the initiative, then the other's (LNL-3.0-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RallyPart {
    /// Whose.
    pub side: Side,
    /// SS Dedication has been used in this Rally Phase, in this part or the one before (LNL-13.81-05).
    pub dedication_used: bool,
}

impl RallyPart {
    /// The first part.
    pub fn new(side: Side) -> Self {
        Self { side, dedication_used: false }
    }
}

impl Frame for RallyPart {
    fn proceed(&self, _: &Table, _: &mut DiceCup) -> Vec<Event> {
        Vec::new()
    }
    fn open(&self) -> bool {
        true
    }
    fn decides(&self) -> Option<Side> {
        Some(self.side)
    }
    fn takes(&self, _: &Table, command: &Command) -> Result<(), Refusal> {
        match Time::of(command) {
            Time::SetUpOrRally(_) | Time::Rally(_) => Ok(()),
            other @ (Time::SetUp | Time::Impulse | Time::Move | Time::Answer(_)) => Err(other.another()),
        }
    }
    fn offers(&self, table: &Table, side: Side, out: &mut Offers) {
        rally::offers(table, side, out);
        medics::offers(table, side, out);
        weapons::offers(table, side, out);
        out.push(Command::RallyDone);
    }
    fn hears(&mut self, event: &Event) {
        self.dedication_used |= matches!(event, Event::MoraleRolled { what: MoraleRoll::Dedication, .. });
    }
}

/// Ends a side's part of the Rally Phase (LNL-3.0-04): the other's is next, or the Operations Phase.
pub(crate) fn done(table: &Table, side: Side) -> Result<Vec<Event>, Refusal> {
    let turn = &table.flow.turn;
    if turn.initiative != Some(side) {
        return Ok(vec![Event::Popped, turn.next(Phase::Operations)]);
    }
    let dedication_used = table.flow.rally_part().is_some_and(|part| part.dedication_used);
    Ok(vec![Event::top(RallyPart { side: side.other(), dedication_used })])
}
