//! What panels, faces and the mouse share: the selection, the actions on offer, the log, the sentence that says whose decision it is.
//!
//! The types here are written by the systems of this crate and read by its panels. A panel changes nothing itself: it writes
//! [`Perform`] for a button, [`Choose`] for a tick in a list, [`GiveOrder`] where it has a whole order in hand.

mod actions;
mod messages;
mod mode;
mod preview;
mod reach;
mod same;
mod selection;
mod told;
mod tray;
mod wish;

pub use crate::battle::{Log, OrderRefused, Prepared};
pub use actions::*;
pub(crate) use desk::Pause;
pub use desk::{GiveOrder, OrderGiven, Undo};
pub use messages::*;
pub use mode::Mode;
pub(crate) use panel_kit::{CursorMenu, MenuAtCursor};
pub use preview::Preview;
pub use reach::*;
pub(crate) use same::Same;
pub use selection::*;
pub use told::*;
pub use tray::*;
pub(crate) use wish::Wish;
