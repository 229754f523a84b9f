//! A side's part of the set-up, as something that is going on.

use crate::command::Command;
use crate::event::Event;
use crate::frames::Frame;
use crate::legal::Offers;
use crate::situation::Table;
use crate::time::Time;
use serde::{Deserialize, Serialize};
use table::{DiceCup, Refusal, Side};

/// A side's part of the set-up (LNL-SC-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// Whose.
    pub side: Side,
    /// Who has set up before.
    pub done: Vec<Side>,
}

impl Frame for SetUp {
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
            Time::SetUp | Time::SetUpOrRally(_) => Ok(()),
            other @ (Time::Rally(_) | Time::Impulse | Time::Move | Time::Answer(_)) => Err(other.another()),
        }
    }
    fn offers(&self, table: &Table, side: Side, out: &mut Offers) {
        super::offers(table, side, out);
    }
}
