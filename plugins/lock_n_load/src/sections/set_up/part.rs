//! A side's part of the set-up, as something that is going on.

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::{Frame, SetUp};
use crate::facts::offers::Offers;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use table::{DiceCup, Refusal, Side};

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
    fn takes(&self, _: &Table, _: &Command, time: Time) -> Result<(), Refusal> {
        match time {
            Time::SetUp | Time::SetUpOrRally(_) => Ok(()),
            other @ (Time::Rally(_) | Time::Impulse | Time::Move | Time::Answer(_)) => Err(other.another()),
        }
    }
    fn offers(&self, table: &Table, side: Side, out: &mut Offers) {
        super::offers(table, side, out);
    }
}
