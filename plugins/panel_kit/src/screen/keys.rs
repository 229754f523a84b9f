//! The keys of every game.

use super::shown::ScreenBox;
use crate::{DeskKey, OpenPanels};
use bevy::prelude::*;
use board_art::CounterStyle;
use desk::players::{ForPlayers, LookingBack, Stride};
use desk::{Battle, Command, GiveOrder, Hand, Prepared, ToMenu, Undo};
use leafwing_input_manager::prelude::ActionState;
use table_view::{Skip, ViewSettings};

/// What a key does; nothing while the screen changes hands.
pub(super) fn read<W: ScreenBox>(
    keys: Query<&ActionState<DeskKey>>,
    battle: Option<Res<Battle<W>>>,
    prepared: Res<Prepared<Command<W>>>,
    mut hand: ResMut<Hand<W>>,
    mut past: ResMut<LookingBack<W>>,
    mut open: ResMut<OpenPanels>,
    mut view: ResMut<ViewSettings>,
    mut orders: MessageWriter<GiveOrder<Command<W>>>,
    mut undo: MessageWriter<Undo>,
    mut players: MessageWriter<ForPlayers>,
    mut menu: MessageWriter<ToMenu>,
    mut skip: MessageWriter<Skip>,
) {
    let Some(battle) = battle.filter(|battle| battle.hand_over_to().is_none()) else { return };
    for key in keys.iter().flat_map(|keys| keys.get_just_pressed()) {
        match key {
            DeskKey::Confirm if !past.is_on() => {
                prepared.orders.iter().for_each(|order| _ = orders.write(GiveOrder(order.clone())));
            }
            DeskKey::Undo => _ = undo.write(Undo),
            DeskKey::Advice => (open.advice, _) = (true, players.write(ForPlayers::Advise)),
            DeskKey::WhyNot => (open.advice, _) = (true, players.write(ForPlayers::WhyNot)),
            DeskKey::PlayNow => _ = players.write(ForPlayers::PlayNow),
            DeskKey::ToggleLog => open.log = !open.log,
            DeskKey::Menu => _ = menu.write(ToMenu),
            DeskKey::StepBack => past.step(&battle, Stride::Back),
            DeskKey::StepOn => past.step(&battle, Stride::On),
            DeskKey::SkipAnimation => _ = skip.write(Skip),
            DeskKey::NextUnit => next(&battle, &mut hand),
            DeskKey::ToggleNato => {
                view.style = match view.style {
                    CounterStyle::Pictures => CounterStyle::Nato,
                    CounterStyle::Nato => CounterStyle::Pictures,
                };
            }
            // The window on top first, then what is looked back at, then what is in the hand.
            DeskKey::Cancel if open.close_top() => {}
            DeskKey::Cancel if past.is_on() => past.step(&battle, Stride::Present),
            DeskKey::Cancel => _ = hand.set_if_neq(Hand::default()),
            DeskKey::Confirm | DeskKey::SightTool | DeskKey::Threats => {}
        }
    }
}

/// The next counter that can act, in the order of their names.
fn next<W: ScreenBox>(battle: &Battle<W>, hand: &mut ResMut<Hand<W>>) {
    let ready = battle.ready();
    let after = ready.iter().find(|id| hand.who.is_none_or(|who| **id > who));
    if let Some(who) = after.or(ready.first()) {
        hand.set_if_neq(Hand::of(*who));
    }
}
