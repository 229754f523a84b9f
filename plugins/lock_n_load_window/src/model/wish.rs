//! What somebody wants who presses something on a panel or on a sheet.

use super::{Choose, Does};
use bevy::prelude::Vec2;
use desk::players::ForPlayers;
use lock_n_load::Command;
use panel_kit::{account_card, hint_card};
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
    /// Something of the account of what the others did.
    Account(account_card::Asked),
    /// Closes the menu at the cursor.
    CloseMenu,
    /// Back to the menu.
    ToMenu,
    /// Something of the computer players.
    Players(ForPlayers),
    /// What was said to a hint.
    Hint(hint_card::Asked),
    /// The battle begins anew, the sides swapped between whoever plays them.
    Rematch,
    /// The battle goes on as it stood after so many entries of its journal.
    TryAgain {
        /// So many.
        entries: usize,
    },
}
