//! Who plays: people, and computer players who think beside the window ([`room`]) and give their orders through the same door.
//!
//! [`Computers`] follows the battle. Whenever a computer's side decides, what it sees goes to the room; the order that comes back is
//! given as soon as all that happened before has been shown, if the battle still stands where it was asked. What comes for another
//! position is thrown away.

mod advice;
mod chances;
mod choice;
mod computers;
mod ghost;
mod measured;
mod names;
mod outline;
mod past;
mod room;
mod thinking;
mod threats;
mod turn;
mod weighed;
pub(crate) mod words;

pub(crate) use chances::viewer_of;
pub use chances::{Chances, ShowChances};
pub use choice::{CHOICE_WIDTH, choose_player, width_of_name};
pub use computers::Computers;
pub use measured::Measured;
pub use names::player as player_name;
pub use past::{LookingBack, Stride};

pub(crate) use advice::Advised;
pub(crate) use computers::{Counsel, Decided, ForPlayers};
pub(crate) use ghost::Ghost;
pub(crate) use outline::Outline;
pub(crate) use past::{Glimpse, follow as follow_past, is_something_to_see, two_people};
pub(crate) use thinking::{Thought, show};
pub(crate) use threats::{Shading, follow as follow_threats, heat as heat_of, in_words as threat_in_words};
pub(crate) use weighed::{Weighed, own_plan};

use crate::glue::GlueSystems;
use bevy::prelude::*;

/// Computer players in the window. Without it nobody plays a side that is a computer's.
pub struct ComputersPlugin;

impl Plugin for ComputersPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Computers>()
            .init_resource::<Chances>()
            .init_resource::<ShowChances>()
            .add_systems(Update, chances::follow.in_set(GlueSystems::Show))
            .add_message::<ForPlayers>()
            .add_systems(
                Update,
                (turn::follow, turn::hear, turn::give)
                    .chain()
                    .after(crate::intent::read_buttons)
                    .in_set(GlueSystems::Intent),
            )
            .add_systems(Update, ghost::follow.before(crate::overlays::mark_map).in_set(GlueSystems::Show));
    }
}

#[cfg(test)]
#[path = "players_test.rs"]
mod tests;
