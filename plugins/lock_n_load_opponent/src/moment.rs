//! What is to be decided.

use lock_n_load::{AnyFrame, Impulse, Moving, Table};

/// What is to be decided, as far as it is planned for.
pub(crate) enum Moment<'a> {
    /// The set-up goes on.
    SetUp,
    /// The Rally Phase goes on.
    Rally,
    /// An impulse goes on, and nothing else in it.
    Impulse(&'a Impulse),
    /// A stack is on its way.
    Move(&'a Moving),
    /// A question is asked, or something else is under way.
    Within,
}

impl<'a> Moment<'a> {
    /// What is to be decided now.
    pub(crate) fn of(table: &Table<'a>) -> Self {
        if table.flow.question.is_some() {
            return Self::Within;
        }
        match table.flow.stack.last() {
            Some(AnyFrame::SetUp(_)) => Self::SetUp,
            Some(AnyFrame::RallyPart(_)) => Self::Rally,
            Some(AnyFrame::Impulse(impulse)) => Self::Impulse(impulse),
            Some(AnyFrame::Move(moving)) => Self::Move(moving),
            None
            | Some(
                AnyFrame::Window(_)
                | AnyFrame::Attack(_)
                | AnyFrame::Check(_)
                | AnyFrame::Retreat(_)
                | AnyFrame::Melee(_)
                | AnyFrame::Mission(_)
                | AnyFrame::Shelled(_)
                | AnyFrame::Assault(_)
                | AnyFrame::Overrun(_),
            ) => Self::Within,
        }
    }
}
