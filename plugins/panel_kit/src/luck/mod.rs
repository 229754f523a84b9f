//! The window *Luck and decisions*: what of a battle the dice have done and what those who ordered. The battle is gone through by the desk
//! ([`desk::luck`]).

mod course;
mod lists;
mod waterfall;
mod window;
pub(crate) mod words;

pub use window::show;

/// What a player wants of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// The battle goes on as it stood after so many entries of the game's journal.
    TryAgain {
        /// So many.
        entries: usize,
    },
    /// What happened with this entry of the game's journal is looked at.
    LookAt {
        /// The entry.
        entry: usize,
    },
}

/// What the window is called.
pub fn title() -> table::Say {
    words::title()
}
