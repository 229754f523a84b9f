//! The Rally phase (8.1): isolation, rally, and what the end of a turn brings.

use crate::facts::event::Event;
use crate::facts::flow::Phase;
use crate::facts::situation::Table;
use crate::sections::tasks;
use table::DiceCup;

/// What happens next in the Rally phase.
pub(crate) fn proceed(table: &Table, _: &mut DiceCup) -> Vec<Event> {
    if table.flow.turn >= table.field.turns {
        return vec![tasks::at_the_end(table)];
    }
    vec![Event::PhaseBegan { turn: table.flow.turn.saturating_add(1), phase: Phase::Activation }]
}
