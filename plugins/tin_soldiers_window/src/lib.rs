//! The toy's window: all that a second game has to bring besides the desk and the panels of every game.
//!
//! | File | Holds |
//! |---|---|
//! | `window_box.rs` | what the desk asks of the toy: its lines, steps, plans in words |
//! | `cloth.rs` | the cloth, the soldiers, clicks |
//! | `panels.rs` | the panels of every game, filled with the toy's data |
//! | `words.rs` | what it says |

mod cloth;
mod panels;
mod window_box;
mod words;

pub use cloth::palette;
pub use window_box::{Battle, TinWindow};

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use desk::luck::{LuckIsOpen, LuckPlugin};
use desk::players::{ComputersPlugin, Held};
use desk::{DeskPlugin, DeskSystems, HandOver};
use panel_kit::{BOTTOM_HEIGHT, OpenPanels, SIDE_WIDTH, TOP_HEIGHT};
use table_view::{FreeBoard, ViewSettings};

/// All lines of the toy's window.
pub fn lines() -> impl Iterator<Item = &'static table::Words> {
    words::ALL.iter().copied()
}

/// The toy's window. Insert a [`Battle`] to begin, remove it to end.
pub struct TinSoldiersPlugin;

impl Plugin for TinSoldiersPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            DeskPlugin::<TinWindow>::default(),
            ComputersPlugin::<TinWindow>::default(),
            LuckPlugin::<TinWindow>::default(),
        ))
        .init_resource::<OpenPanels>()
        .add_systems(Update, (cloth::click, panels::keys).chain().in_set(DeskSystems::Intent))
        .add_systems(Update, hold.before(DeskSystems::Computers))
        .add_systems(
            Update,
            (cloth::hear_refusals, cloth::lay, cloth::lay_pieces, cloth::prepare)
                .chain()
                .in_set(DeskSystems::Show)
                .after(DeskSystems::Past),
        )
        .add_systems(
            EguiPrimaryContextPass,
            panels::draw.run_if(resource_exists::<Battle>.and_then(panel_kit::theme::is_dressed)),
        );
        desk::of_battle::<TinWindow, cloth::Chosen>(app);
    }
}

/// Computer players wait while players are chosen and while the screen changes hands; luck is counted while its window is open.
fn hold(
    battle: Option<Res<Battle>>,
    open: Res<OpenPanels>,
    hand_over: Res<HandOver>,
    mut held: ResMut<Held>,
    mut luck: ResMut<LuckIsOpen>,
    mut view: ResMut<ViewSettings>,
    mut free: ResMut<FreeBoard>,
    mut there: Local<bool>,
) {
    let before = std::mem::replace(&mut *there, battle.is_some());
    if battle.is_none() {
        if before {
            (*free, view.margins) = (FreeBoard::default(), [0.0; 4]);
        }
        return;
    }
    // What panels cover of the table.
    let margins = [0.0, TOP_HEIGHT, SIDE_WIDTH, BOTTOM_HEIGHT];
    if view.margins != margins {
        view.margins = margins;
    }
    held.set_if_neq(Held(open.players || hand_over.0.is_some()));
    luck.set_if_neq(LuckIsOpen(open.luck));
}

#[cfg(test)]
mod leak_test;
