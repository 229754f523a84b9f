//! Who plays: how it is chosen, what computer players are called, how they are seen to think, what they advise.

pub mod advice_window;
mod choice;
mod measured;
mod names;
pub mod thinking;
pub mod window;
pub(crate) mod words;

pub use choice::{CHOICE_WIDTH, choose_player, width_of_name};
pub use measured::{Measured, in_ten};
pub use names::{level, level_hint, player as player_name, rival, temper, temper_hint};
pub use thinking::Thought;
