//! Keys: they do what the buttons of the same name do.

use super::{Desk, select};
use crate::battle::Battle;
use crate::input::BattleAction;
use crate::model::{Actions, Does, Undo};
use crate::results::Results;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use board_art::CounterStyle;
use leafwing_input_manager::prelude::*;
use table_view::{Skip, ViewSettings};

/// A key of this battle was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyCommands(pub BattleAction);

/// The keys by default, unless somebody has spawned others.
pub(crate) fn spawn_keys(maps: Query<(), With<InputMap<BattleAction>>>, mut commands: Commands) {
    if maps.is_empty() {
        commands.spawn((Name::new("Battle keys"), BattleAction::default_keys()));
    }
}

/// Turns pressed keys into messages, unless somebody writes in a field of a panel.
pub(crate) fn read_keys(
    states: Query<&ActionState<BattleAction>>,
    egui: Option<Res<EguiWantsInput>>,
    mut keys: MessageWriter<KeyCommands>,
) {
    if egui.is_some_and(|egui| egui.wants_any_keyboard_input()) {
        return;
    }
    for state in &states {
        for action in state.get_just_pressed() {
            keys.write(KeyCommands(action));
        }
    }
}

pub(super) fn press(
    battle: &Battle,
    desk: &mut Desk,
    key: BattleAction,
    actions: &Actions,
    settings: &mut ResMut<ViewSettings>,
    undo: &mut MessageWriter<Undo>,
    last: &mut Results,
) {
    match key {
        BattleAction::Confirm => desk.confirm(battle),
        BattleAction::Cancel => desk.cancel(battle),
        BattleAction::SightTool => desk.perform(battle, Does::SightTool, undo, last),
        BattleAction::Undo => desk.perform(battle, Does::Undo, undo, last),
        BattleAction::SkipAnimation => {
            desk.skip.write(Skip);
        }
        BattleAction::ToggleNato => {
            settings.style = match settings.style {
                CounterStyle::Pictures => CounterStyle::Nato,
                CounterStyle::Nato => CounterStyle::Pictures,
            };
        }
        BattleAction::NextUnit => {
            if battle.flow().question.is_none()
                && battle.flow().moving().is_none()
                && let Some(spot) = select::next_spot(battle, desk.selection.spot)
            {
                desk.select(select::stack(battle, spot));
            }
        }
        BattleAction::Fire
        | BattleAction::Move
        | BattleAction::AssaultMove
        | BattleAction::DoubleTime
        | BattleAction::LowCrawl
        | BattleAction::Stealth
        | BattleAction::Spot
        | BattleAction::Smoke
        | BattleAction::Melee
        | BattleAction::Withdraw
        | BattleAction::Rally
        | BattleAction::Heal
        | BattleAction::Exit
        | BattleAction::Widen
        | BattleAction::Pass
        | BattleAction::EndImpulse
        | BattleAction::HoldFire
        | BattleAction::HoldForMove
        | BattleAction::Stop
        | BattleAction::PlaceAll
        | BattleAction::ToggleLog
        | BattleAction::Menu => {
            let Some(action) = actions.0.iter().find(|action| action.key == Some(key)) else { return };
            match &action.refusal {
                None => desk.perform(battle, action.does.clone(), undo, last),
                Some(refusal) => desk.refuse(refusal.clone()),
            }
        }
    }
}
