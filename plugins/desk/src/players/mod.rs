//! Who plays: people, and computer players who think beside the window ([`room`]) and give their orders through the same door.
//!
//! [`Computers`] follows the battle. Whenever a computer's side decides, what it sees goes to the room; the order that comes back is
//! given as soon as all that happened before has been shown, if the battle still stands where it was asked. What comes for another
//! position is thrown away.

mod advice;
mod chances;
mod computers;
mod past;
mod room;
mod turn;
mod weighed;

pub use advice::{Advice, Advised};
pub use chances::{Chances, ShowChances};
pub use computers::{Computers, Counsel, Decided, ForPlayers};
pub use past::{Glimpse, LookingBack, Stride, is_something_to_see};
pub use turn::Held;
pub use weighed::Weighed;

pub(crate) use past::follow as follow_past;

use crate::window_box::Command;
use crate::{DeskSystems, WindowBox};
use bevy::prelude::*;
use std::marker::PhantomData;

/// Computer players in the window of a game. Without it nobody plays a side that is a computer's.
pub struct ComputersPlugin<W>(PhantomData<W>);

impl<W> Default for ComputersPlugin<W> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<W: WindowBox> Plugin for ComputersPlugin<W> {
    fn build(&self, app: &mut App) {
        app.init_resource::<Computers<W>>()
            .init_resource::<Chances<W>>()
            .init_resource::<ShowChances>()
            .init_resource::<Held>()
            .add_message::<ForPlayers>()
            .add_message::<Decided<Command<W>>>()
            .add_systems(Update, chances::follow::<W>.in_set(DeskSystems::Show))
            .add_systems(
                Update,
                (turn::follow::<W>, turn::hear::<W>, turn::give::<W>).chain().in_set(DeskSystems::Computers),
            );
    }
}
