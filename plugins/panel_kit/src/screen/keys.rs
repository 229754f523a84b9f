//! The keys of every game.

use super::shown::ScreenBox;
use crate::{DeskKey, OpenPanels};
use bevy::prelude::*;
use board_art::CounterStyle;
use desk::players::{ForPlayers, LookingBack, Stride};
use desk::{Battle, Command, GiveOrder, Hand, Prepared, ToMenu, Undo};
use leafwing_input_manager::prelude::ActionState;
use table_view::{Skip, Under, ViewBusy, ViewSettings};

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
    (under, busy): (Res<Under>, Res<ViewBusy>),
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
            // While nothing moves there is nothing to skip, and the way that is prepared bends here.
            DeskKey::SkipAnimation if !busy.0 => bend(&battle, &mut hand, under.at),
            DeskKey::SkipAnimation => _ = skip.write(Skip),
            DeskKey::NextUnit => next(&battle, &mut hand),
            DeskKey::ToggleNato => {
                view.style = match view.style {
                    CounterStyle::Pictures => CounterStyle::Nato,
                    CounterStyle::Nato => CounterStyle::Pictures,
                };
            }
            DeskKey::MapHexes => view.map_hexes = !view.map_hexes,
            // The window on top first, then what is looked back at, then what is in the hand.
            DeskKey::Cancel if open.close_top() => {}
            DeskKey::Cancel if past.is_on() => past.step(&battle, Stride::Present),
            DeskKey::Cancel | DeskKey::PutBack => hand.put_back(),
            DeskKey::SightTool | DeskKey::Pace | DeskKey::Ruler | DeskKey::Knowledge => {
                if let Some(mode) = W::mode_of_key(&battle, &hand, prepared.orders.first(), key) {
                    hand.mode = mode;
                }
            }
            DeskKey::Confirm | DeskKey::Threats => {}
        }
    }
}

/// The way that is prepared bends where the pointer is.
fn bend<W: ScreenBox>(battle: &Battle<W>, hand: &mut ResMut<Hand<W>>, at: Option<Vec2>) {
    if let Some(mode) = at.and_then(|at| W::bent(battle, hand, at)) {
        (hand.mode, hand.refused) = (mode, None);
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
