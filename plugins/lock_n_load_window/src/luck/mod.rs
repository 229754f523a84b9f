//! The window *Luck and decisions*: what of a battle the dice have done and what those who ordered. The battle is gone through by the desk
//! ([`desk::luck`]).

mod telling;

pub use desk::luck::TryAgain;
pub use telling::ByNames;

pub(crate) use desk::luck::Reckoned;

use crate::battle::LockNLoadWindow;
use bevy::prelude::*;
use desk::DeskSystems;
use panel_kit::screen::keeping;

/// What has been found out about the battle.
pub(crate) type Luck = desk::luck::Luck<LockNLoadWindow>;

/// Luck and decisions in the window.
pub struct LuckPlugin;

impl Plugin for LuckPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(desk::luck::LuckPlugin::<LockNLoadWindow>::default())
            .add_systems(Update, keeping::count_luck.before(DeskSystems::Show));
    }
}

#[cfg(test)]
#[path = "luck_test.rs"]
mod tests;
