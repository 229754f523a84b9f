//! The events of what is going on: what begins, what is now otherwise, and who hears of it.

use crate::facts::event::Event;
use crate::facts::flow::{Flow, Phase};
use crate::facts::frames::{AnyFrame, Turn};
use table::Frame as _;

impl Event {
    /// Something begins above all else.
    pub(crate) fn push(frame: impl Into<AnyFrame>) -> Self {
        Event::Pushed(frame.into())
    }
    /// The frame on top is now this.
    pub(crate) fn top(frame: impl Into<AnyFrame>) -> Self {
        Event::FrameIs(frame.into())
    }
}

impl Turn {
    /// A phase of this turn begins; the Rally Phase is that of the next one.
    pub(crate) fn next(&self, phase: Phase) -> Event {
        let turn = if phase == Phase::Rally { self.number.saturating_add(1) } else { self.number };
        Event::PhaseBegan { turn, phase }
    }
}

impl Flow {
    /// Everything that is going on hears of an event.
    pub(crate) fn hear(&mut self, event: &Event) {
        self.turn.hears(event);
        self.stack.hear(event);
    }
}
