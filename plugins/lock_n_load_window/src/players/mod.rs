//! Who plays, as this game shows it. Computer players themselves, their advice, looking back and the chances to win are the desk's
//! ([`desk::players`]).

mod ghost;
mod outline;
mod prepared;
mod reasons;
mod threats;
pub(crate) mod words;

pub(crate) use ghost::Ghost;
pub use outline::Outline;
pub(crate) use prepared::{own_plan, plan_of, reply};
pub(crate) use reasons::reasons;
pub(crate) use threats::{Shading, follow as follow_threats, heat as heat_of, in_words as threat_in_words};

use crate::battle::LockNLoadWindow;
use crate::input::Key;
use crate::intent::KeyCommands;
use bevy::prelude::*;
use desk::DeskSystems;
use desk::players::ForPlayers;
use panel_kit::screen::keeping;
use panel_kit::{DeskKey, OpenPanels};

/// Computer players in the window. Without it nobody plays a side that is a computer's.
pub struct ComputersPlugin;

impl Plugin for ComputersPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(desk::players::ComputersPlugin::<LockNLoadWindow>::default())
            .add_systems(
                Update,
                (keeping::hold::<LockNLoadWindow>, hear_keys, open_advice)
                    .chain()
                    .after(DeskSystems::Intent)
                    .before(DeskSystems::Computers),
            )
            .add_systems(Update, ghost::follow.before(crate::map::overlays::mark_map).in_set(DeskSystems::Show));
    }
}

/// Keys that say something to the computer players.
fn hear_keys(mut keys: MessageReader<KeyCommands>, mut wishes: MessageWriter<ForPlayers>) {
    for KeyCommands(key) in keys.read() {
        if *key == Key::Desk(DeskKey::PlayNow) {
            wishes.write(ForPlayers::PlayNow);
        } else if *key == Key::Desk(DeskKey::Advice) {
            wishes.write(ForPlayers::Advise);
        } else if *key == Key::Desk(DeskKey::WhyNot) {
            wishes.write(ForPlayers::WhyNot);
        }
    }
}

/// Whoever asks for advice is shown where it comes.
fn open_advice(
    battle: Option<Res<crate::Battle>>,
    mut wishes: MessageReader<ForPlayers>,
    open: Option<ResMut<OpenPanels>>,
) {
    let asks = |wish: &ForPlayers| matches!(wish, ForPlayers::Advise | ForPlayers::WhyNot);
    if wishes.read().filter(|wish| asks(wish)).count() > 0
        && battle.is_some()
        && let Some(mut open) = open
    {
        open.advice = true;
    }
}

#[cfg(test)]
#[path = "players_test.rs"]
mod tests;

#[cfg(test)]
#[path = "past_test.rs"]
mod past_tests;
