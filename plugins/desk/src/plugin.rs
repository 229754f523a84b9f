//! The systems of the desk in their order.

use crate::hints::{self, HintNow, Hints, Moments};
use crate::messages::{GiveOrder, OrderGiven, OrderRefused, Prepared, ToMenu, Undo};
use crate::orders::{self, Plan};
use crate::players::{self, Decided, LookingBack};
use crate::results::{self, Results};
use crate::systems::{DeskSystems, of_battle};
use crate::window_box::Command;
use crate::window_box::tale::Log;
use crate::{Pause, WindowBox, hand_over, log};
use bevy::prelude::*;
use std::marker::PhantomData;
use table_view::{Play, Skip, ViewSystems};

/// A battle of a game in the window. Insert a [`Battle`](crate::Battle) to begin, remove it to end.
pub struct DeskPlugin<W>(PhantomData<W>);

impl<W> Default for DeskPlugin<W> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<W: WindowBox> Plugin for DeskPlugin<W> {
    fn build(&self, app: &mut App) {
        of_battle::<W, Prepared<Command<W>>>(app);
        of_battle::<W, Plan<W>>(app);
        of_battle::<W, Results<W>>(app);
        of_battle::<W, Log<W>>(app);
        of_battle::<W, LookingBack<W>>(app);
        of_battle::<W, Moments<W>>(app);
        of_battle::<W, HintNow<W>>(app);
        app.init_resource::<Pause>()
            .init_resource::<Hints>()
            .add_message::<GiveOrder<Command<W>>>()
            .add_message::<Decided<Command<W>>>()
            .add_message::<OrderGiven>()
            .add_message::<OrderRefused<Command<W>>>()
            .add_message::<Undo>()
            .add_message::<ToMenu>()
            .add_message::<bevy::window::RequestRedraw>()
            // The view adds these too; adding them twice is harmless.
            .add_message::<Play>()
            .add_message::<Skip>()
            .configure_sets(
                Update,
                (
                    (DeskSystems::Intent, DeskSystems::Computers, DeskSystems::Resolve, DeskSystems::Show)
                        .chain()
                        .in_set(ViewSystems::Use),
                    (DeskSystems::Past, DeskSystems::Tell, DeskSystems::Hint).chain().in_set(DeskSystems::Show),
                ),
            )
            .add_systems(Update, orders::carry_out::<W>.in_set(DeskSystems::Resolve))
            .add_systems(Update, players::follow_past::<W>.in_set(DeskSystems::Past))
            .add_systems(Update, (log::write_log::<W>, results::follow_results::<W>).chain().in_set(DeskSystems::Tell))
            .add_systems(Update, hints::follow::<W>.in_set(DeskSystems::Hint));
        hand_over::plugin::<W>(app);
    }
}
