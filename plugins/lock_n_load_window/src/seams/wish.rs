//! What somebody wants who presses something on a panel or on a sheet.

use crate::hints::Hint;
use crate::model::{Choose, Does};
use bevy::prelude::Vec2;
use lock_n_load::Command;
use opponent::Seat;
use table::{CounterId, Refusal};

/// What a panel wants to happen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wish {
    /// A button of the actions.
    Perform(Does),
    /// A tick.
    Choose(Choose),
    /// Something that was tried cannot be done.
    Refuse(Refusal),
    /// A whole order.
    Order(Command),
    /// The camera goes to a place of the world.
    LookAt(Vec2),
    /// The panel shows this one of the results.
    ShowResult(usize),
    /// A counter is taken up from a panel and dragged.
    TakeUp(CounterId),
    /// The account shows this stretch of the battle.
    ShowAccount(usize),
    /// What the others did has been read.
    ReadAccount,
    /// Closes the menu at the cursor.
    CloseMenu,
    /// Back to the menu.
    ToMenu,
    /// Whoever thinks plays now.
    PlayNow,
    /// A person asks what a computer player would do.
    Advise,
    /// A person asks what the plan is worth that he has prepared.
    WhyNot,
    /// This one of its plans is shown on the map.
    PointAtPlan(Option<usize>),
    /// These play from here on.
    Seat([Seat; 2]),
    /// This hint has been read.
    HintSeen(Hint),
    /// No hint is wanted any more.
    NoHints,
    /// The battle begins anew, the sides swapped between whoever plays them.
    Rematch,
    /// The battle goes on as it stood after so many entries of its journal.
    TryAgain {
        /// So many.
        entries: usize,
    },
}
