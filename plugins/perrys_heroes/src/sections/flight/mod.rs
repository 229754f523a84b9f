//! The flight of the panicked (PH-H-12).

use crate::facts::event::Event;
use crate::facts::situation::Table;
use table::DiceCup;

/// Those of a team who flee do so, one after another, before anybody else of it acts.
pub(crate) fn flees(_: &Table, _: &mut DiceCup, _team: u8) -> Vec<Event> {
    vec![Event::Fled]
}
