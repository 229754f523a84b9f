//! Smoke and wind (3.3).

use crate::facts::event::Event;
use crate::facts::situation::Table;

/// What becomes of all smoke when the Activation phase of a turn begins.
pub(crate) fn changes(_table: &Table, _turn: u8) -> Vec<Event> {
    Vec::new()
}
