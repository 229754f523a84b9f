//! The toy's window: all that a second game has to bring besides the desk and the screen of every game.
//!
//! | File | Holds |
//! |---|---|
//! | `window_box.rs` | what the desk asks of the toy: its lines, steps, plans in words |
//! | `screen.rs` | what panels say that is its own |
//! | `scale.rs` | where points of the table lie in the world |
//! | `cloth.rs` | the cloth, the soldiers, what a click means |
//! | `words.rs` | what it says |

mod cloth;
mod scale;
mod screen;
mod window_box;
mod words;

pub use cloth::palette;
pub use window_box::{Battle, TinWindow};

use bevy::prelude::*;
use desk::DeskSystems;
use panel_kit::screen::ScreenPlugin;

/// All lines of the toy's window.
pub fn lines() -> impl Iterator<Item = &'static table::Words> {
    words::ALL.iter().copied()
}

/// The toy's window. Insert a [`Battle`] to begin, remove it to end.
pub struct TinSoldiersPlugin;

impl Plugin for TinSoldiersPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(ScreenPlugin::<TinWindow>::default())
            .add_systems(Update, cloth::lay.in_set(DeskSystems::Show).after(DeskSystems::Past));
    }
}

#[cfg(test)]
mod hand_test;
#[cfg(test)]
mod leak_test;
