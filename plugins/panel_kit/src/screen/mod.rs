//! The screen of a battle on a free table, any game's: all panels in their places, filled with what the desk has and with what the game
//! says as data ([`ScreenBox`]). A game adds [`ScreenPlugin`] and what lies on its table.
//!
//! | File | Holds |
//! |---|---|
//! | `shown.rs` | what a game says: phases, buttons, a question, the end |
//! | `wishes.rs` | what panels read, what is wanted of them, and how that is done |
//! | `draw.rs` | the panels in their order |
//! | `top.rs`, `side.rs`, `foot.rs`, `over.rs` | the bar at the top; the panel at the side; buttons and log; what lies over the table |
//! | `waiting.rs` | the tray of those who are not on the table yet |
//! | `seats.rs` | places in a counter: who sits or rides there, and what is free |
//! | `keys.rs`, `keeping.rs` | keys; what is kept up to date beside the drawing |
//! | `kept.rs` | what the game has answered for the panels, asked anew only where something has changed |
//!
//! What is public in `top.rs`, `foot.rs`, `over.rs`, `keeping.rs` and `kept.rs` serves a game with panels of its own too.

mod draw;
pub mod foot;
pub mod keeping;
pub mod kept;
mod keys;
pub mod over;
mod seats;
mod shown;
mod side;
pub mod top;
pub(crate) mod waiting;
mod wishes;

pub use shown::{Action, Does, Due, Ended, Phase, Places, Question, ScreenBox, Seat, Taken, Waiter, Waiting};
pub use wishes::Wish;

use crate::{OpenPanels, theme};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use desk::luck::LuckPlugin;
use desk::players::ComputersPlugin;
use desk::{Battle, DeskPlugin, DeskSystems, HandPlugin};
use std::marker::PhantomData;

/// The desk and the screen of a game. Insert a [`Battle`] to begin, remove it to end.
pub struct ScreenPlugin<W>(PhantomData<W>);

impl<W> Default for ScreenPlugin<W> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<W: ScreenBox> Plugin for ScreenPlugin<W> {
    fn build(&self, app: &mut App) {
        let desk = (DeskPlugin::<W>::default(), ComputersPlugin::<W>::default(), LuckPlugin::<W>::default());
        app.add_plugins((desk, HandPlugin::<W>::default()))
            .init_resource::<OpenPanels>()
            .add_systems(Update, keys::read::<W>.in_set(DeskSystems::Intent))
            .add_systems(
                Update,
                (keeping::open_anew::<W>, keeping::hold::<W>, keeping::count_luck).before(DeskSystems::Computers),
            )
            .add_systems(
                Update,
                (keeping::find_moments::<W>, kept::ask::<W>)
                    .after(DeskSystems::Tell)
                    .before(DeskSystems::Hint)
                    .in_set(DeskSystems::Show),
            )
            .add_systems(PreUpdate, keeping::cover::<W>)
            .add_systems(
                EguiPrimaryContextPass,
                draw::draw::<W>.run_if(resource_exists::<Battle<W>>.and_then(theme::is_dressed)),
            );
        desk::of_battle::<W, kept::Kept<W>>(app);
    }
}
