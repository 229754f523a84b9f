//! What can be done now.

use super::Mode;
use crate::input::Key;
use bevy::prelude::*;
use board_art::Icon;
use desk::players::Stride;
use lock_n_load::Command;
use table::Refusal;

/// What pressing a button or a key does.
#[derive(Clone, Debug, PartialEq)]
pub enum Does {
    /// Orders, given one after the other; the rest is dropped when one is refused or a question comes between.
    Order(Vec<Command>),
    /// Another meaning of the next click.
    Mode(Mode),
    /// Orders what the preview shows.
    Confirm,
    /// Takes the last order back.
    Undo,
    /// Back to nothing selected.
    Cancel,
    /// Shows or hides the sight tool.
    SightTool,
    /// Shades the threats to who is chosen, or not.
    Threats,
    /// Steps through what the computer players did.
    LookBack(Stride),
    /// Puts the results away.
    Dismiss,
}

/// Something that can be done now with the selection, or why it cannot.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// What the button says.
    pub name: String,
    /// One more sentence, for the tooltip.
    pub hint: String,
    /// Its picture.
    pub icon: Icon,
    /// The key.
    pub key: Option<Key>,
    /// Why it cannot be done; none: it can.
    pub refusal: Option<Refusal>,
    /// What pressing it does.
    pub does: Does,
    /// Its mode is on.
    pub active: bool,
    /// The one that is most likely wanted: drawn with the accent.
    pub main: bool,
    /// Something that the selected counters do: it stands in the menu at the cursor too.
    pub of_units: bool,
    /// It stands in the tray while that has buttons.
    pub in_tray: bool,
}

/// What can be done now. The menu at the cursor and the action bar both show this list.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Actions(pub Vec<Action>);
