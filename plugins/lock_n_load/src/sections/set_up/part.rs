//! A side's part of the set-up, as something that is going on.

use crate::facts::command::Command;
use crate::facts::event::Event;
use crate::facts::frames::SetUp;
use crate::facts::game::LockNLoad;
use crate::facts::offers::Offers;
use crate::facts::seen::Seen;
use crate::facts::situation::Table;
use crate::facts::time::Time;
use table::{DiceCup, Frame, Refusal, Side};

impl Frame<LockNLoad> for SetUp {
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
            Time::SetUp | Time::SetUpOrRally(_) | Time::Always(_) => Ok(()),
            other @ (Time::Rally(_) | Time::Impulse | Time::Move | Time::Answer(_)) => Err(other.another()),
        }
    }
    fn offers(&self, table: &Seen, side: Side, out: &mut Offers) {
        super::offers(table, side, out);
    }
    /// Whose part it is lies openly, and who has set up.
    fn blank(&mut self, _: &Table, _: Side) -> bool {
        let Self { side: _, done: _ } = self;
        true
    }
}
