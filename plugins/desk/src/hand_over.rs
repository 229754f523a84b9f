//! The screen is handed over: where something is hidden between two people at one desk, nothing of the battle is shown until the one who
//! decides next says that he sits before it. Then he is shown what the other did, as he sees it.

use crate::players::Held;
use crate::{Battle, DeskSystems, WindowBox};
use bevy::prelude::*;
use table::Side;

/// To whom the screen is to be handed now; none: whoever sits before it goes on. While it is to be handed over panels draw nothing of
/// the battle, the view shows an empty table, and nothing is heard but [`HandedOver`].
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandOver(pub Option<Side>);

/// The one to whom the screen is to be handed sits before it.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HandedOver;

pub(crate) fn plugin<W: WindowBox>(app: &mut App) {
    app.init_resource::<HandOver>()
        .init_resource::<Held>()
        .add_message::<HandedOver>()
        .add_systems(Update, hear::<W>.in_set(DeskSystems::Resolve))
        .add_systems(Update, follow::<W>.after(DeskSystems::Resolve).before(DeskSystems::Show));
}

fn hear<W: WindowBox>(battle: Option<ResMut<Battle<W>>>, mut handed: MessageReader<HandedOver>) {
    if handed.read().count() > 0
        && let Some(mut battle) = battle
        && battle.hand_over_to().is_some()
    {
        battle.hand_over();
    }
}

/// A program may hold several games: what is no battle of this one is not its business.
fn follow<W: WindowBox>(battle: Option<Res<Battle<W>>>, mut there: Local<bool>, mut now: ResMut<HandOver>) {
    if battle.is_some() || *there {
        *there = battle.is_some();
        now.set_if_neq(HandOver(battle.and_then(|battle| battle.hand_over_to())));
    }
}
