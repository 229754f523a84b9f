//! Perry's Heroes in the window: what it brings besides the desk and the screen of every game.
//!
//! | File | Holds |
//! |---|---|
//! | `window_box.rs` | what the desk asks of the game |
//! | `names.rs`, `words.rs` | what figures are called; what the window says |
//! | `lines.rs`, `steps.rs` | what happened as a line of the log, and as motions on the table |
//! | `hand.rs`, `way.rs`, `bends.rs`, `drag.rs` | what a click is for and what it orders; the way that it means; who may be dragged |
//! | `bodies.rs` | the figures on the table |
//! | `screen.rs` | buttons, phases, questions, the end |
//! | `sheets/` | what stands at the side: an order before its dice, a figure, the card |
//! | `overlays/` | what is drawn on the table: tapes, reach, sight, zones, who knows of whom |

mod bends;
mod bodies;
mod drag;
mod hand;
mod lines;
mod names;
mod overlays;
mod screen;
mod sheets;
mod steps;
mod way;
mod window_box;
mod words;

pub use bodies::palettes;
pub use window_box::{Battle, PerrysHeroesWindow};

use bevy::prelude::*;
use measured_view::MeasuredViewPlugin;
use panel_kit::screen::ScreenPlugin;

/// All lines of this window.
pub fn lines() -> impl Iterator<Item = &'static table::Words> {
    words::ALL.iter().copied()
}

/// The game in a window. Insert a [`Battle`] to begin, remove it to end.
pub struct PerrysHeroesPlugin;

impl Plugin for PerrysHeroesPlugin {
    fn build(&self, app: &mut App) {
        if !app.is_plugin_added::<MeasuredViewPlugin>() {
            app.add_plugins(MeasuredViewPlugin);
        }
        app.add_plugins((ScreenPlugin::<PerrysHeroesWindow>::default(), overlays::plugin, drag::plugin));
    }
}
