//! Perry's Heroes in the window: what it brings besides the desk and the screen of every game.
//!
//! | File | Holds |
//! |---|---|
//! | `battle.rs`, `window_box.rs` | the game in a window as a type; what the desk asks of it |
//! | `names.rs`, `words.rs` | what figures are called; what the window says |
//! | `sentences.rs`, `lines.rs`, `rolls.rs`, `consequences.rs` | what happened as lines of the log: events, rolls, what became of figures |
//! | `news.rs` | what is told of all that happens: the one list of facts and of events |
//! | `then.rs`, `topics.rs`, `told/words.rs` | figures as they stood then; what lines are about; what the lines say |
//! | `rolled.rs` | what was rolled, die by die, at the side |
//! | `steps.rs`, `steps/` | what happened as motions on the table |
//! | `changes.rs` | what became of whom |
//! | `questions.rs`, `hints.rs` | what is asked; what helps whoever is new |
//! | `hand.rs`, `way.rs`, `bends.rs`, `party.rs`, `drag.rs` | what a click is for and what it orders; the way that it means; who fires together; who may be dragged |
//! | `bodies.rs`, `bodies/` | the figures on the table, vehicles among them |
//! | `screen.rs`, `screen/`, `actions/` | phases, who is to be placed, the end; the buttons of a man |
//! | `laying.rs` | what a click means for the guns of a vehicle |
//! | `claims.rs` | who is to be concealed |
//! | `calls.rs` | what a click means while fire is called for |
//! | `wording.rs` | what lines of breakdowns and states of men are called |
//! | `sheets/` | what stands at the side: an order before its dice, a figure, the card |
//! | `campaign/` | the pages of a campaign between its battles |
//! | `builder/` | forces that players build: the model, the files, the page |
//! | `overlays/` | what is drawn on the table: tapes, reach, sight, zones, who knows of whom |

mod actions;
mod battle;
mod bends;
mod bodies;
pub mod builder;
mod calls;
pub mod campaign;
mod changes;
mod claims;
mod consequences;
mod drag;
mod hand;
mod hints;
mod laying;
mod lines;
mod names;
mod news;
mod overlays;
mod party;
mod questions;
mod rolled;
mod rolls;
mod screen;
mod sentences;
mod sheets;
mod steps;
mod then;
mod told;
mod topics;
mod way;
mod window_box;
mod wording;
mod words;

pub use battle::{Battle, PerrysHeroesWindow};
pub use bodies::{model, palettes, palettes_of, portrait};

use bevy::prelude::*;
use measured_view::MeasuredViewPlugin;
use panel_kit::screen::ScreenPlugin;

/// All lines of this window.
pub fn lines() -> impl Iterator<Item = &'static table::Words> {
    let own = [words::ALL, told::words::ALL, sheets::words::ALL, actions::words::ALL];
    own.into_iter().flatten().copied().chain(builder::lines()).chain(campaign::lines())
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

#[cfg(test)]
mod leak_test;
#[cfg(test)]
mod told_test;
