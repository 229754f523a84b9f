//! What sides have been ordered to do, and how well they have done it (PH-H-34).

use crate::facts::event::Event;
use crate::facts::flow::Outcome;
use crate::facts::situation::Table;

/// The end of a game that ends before its last turn.
pub(crate) fn at_once(_: &Table) -> Option<Event> {
    None
}

/// The end of a game after its last turn.
pub(crate) fn at_the_end(_: &Table) -> Event {
    Event::Over(Outcome { winner: None, scores: [0; 2] })
}
