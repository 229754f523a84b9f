//! What an event and a position from a saved game must fit.

use crate::facts::event::Event;
use crate::facts::situation::Table;

/// Whether an event from outside can be applied.
pub(crate) fn admit(_table: &Table, _event: &Event) -> Result<(), String> {
    Ok(())
}

/// Whether a game from outside may rest here.
pub(crate) fn rests(table: &Table) -> Result<(), String> {
    if table.flow.outcome.is_none() && table.flow.to_act().is_none() {
        return Err("nobody is to decide".into());
    }
    Ok(())
}
