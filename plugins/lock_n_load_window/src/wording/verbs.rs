//! What a side does, in the number of its name: "the Wehrmacht has", "the Guards have".

use crate::words;
use lock_n_load::Table;
use table::{Say, Side};

/// What sides do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verb {
    /// Decides.
    Decides,
    /// Does, or does not.
    Does,
    /// Gains.
    Gains,
    /// Has.
    Has,
    /// Holds.
    Holds,
    /// Loses.
    Loses,
    /// Passes.
    Passes,
    /// Rolls.
    Rolls,
    /// Takes.
    Takes,
    /// Wins.
    Wins,
}

impl Verb {
    /// As it stands after the side's name.
    pub(crate) fn of(self, table: &Table, side: Side) -> Say {
        self.after(table.field.scenario.side(side).plural)
    }
    /// As it stands after a name.
    pub(crate) fn after(self, plural: bool) -> Say {
        match (self, plural) {
            (Verb::Decides, false) => words::decides(),
            (Verb::Decides, true) => words::decide(),
            (Verb::Does, false) => words::does(),
            (Verb::Does, true) => words::do_(),
            (Verb::Gains, false) => words::gains(),
            (Verb::Gains, true) => words::gain(),
            (Verb::Has, false) => words::has(),
            (Verb::Has, true) => words::have(),
            (Verb::Holds, false) => words::holds(),
            (Verb::Holds, true) => words::hold(),
            (Verb::Loses, false) => words::loses(),
            (Verb::Loses, true) => words::lose(),
            (Verb::Passes, false) => words::passes(),
            (Verb::Passes, true) => words::pass(),
            (Verb::Rolls, false) => words::rolls(),
            (Verb::Rolls, true) => words::roll(),
            (Verb::Takes, false) => words::takes(),
            (Verb::Takes, true) => words::take(),
            (Verb::Wins, false) => words::wins(),
            (Verb::Wins, true) => words::win(),
        }
    }
}

#[cfg(test)]
#[path = "verbs_test.rs"]
mod tests;
