//! Keys: they do what the buttons of the same name do.

use super::select;
use crate::battle::{Battle, OfThisGame as _, Results};
use crate::input::{BattleAction, Key};
use crate::model::{Actions, Does, Undo};
use crate::seams::desk::Desk;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use board_art::CounterStyle;
use desk::players::Stride;
use leafwing_input_manager::prelude::*;
use panel_kit::DeskKey;
use table_view::{Skip, ViewSettings};

/// A key of this battle was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyCommands(pub Key);

/// The keys by default, unless somebody has spawned others.
pub(crate) fn spawn_keys(maps: Query<(), With<InputMap<BattleAction>>>, mut commands: Commands) {
    if maps.is_empty() {
        commands.spawn((Name::new("battle_keys"), BattleAction::default_keys(), DeskKey::default_keys()));
    }
}

/// Turns pressed keys into messages, unless somebody writes in a field of a panel.
pub(crate) fn read_keys(
    states: Query<(&ActionState<BattleAction>, &ActionState<DeskKey>)>,
    egui: Option<Res<EguiWantsInput>>,
    mut keys: MessageWriter<KeyCommands>,
) {
    if egui.is_some_and(|egui| egui.wants_any_keyboard_input()) {
        return;
    }
    for (of_game, of_every_game) in &states {
        keys.write_batch(of_game.get_just_pressed().into_iter().map(|action| KeyCommands(action.into())));
        keys.write_batch(of_every_game.get_just_pressed().into_iter().map(|key| KeyCommands(key.into())));
    }
}

pub(super) fn press(
    battle: &Battle,
    desk: &mut Desk,
    key: Key,
    actions: &Actions,
    settings: &mut ResMut<ViewSettings>,
    undo: &mut MessageWriter<Undo>,
    last: &mut Results,
) {
    let key = match key {
        Key::Desk(key) => key,
        Key::Battle(BattleAction::Bend) => return desk.bend(battle),
        Key::Battle(_) => {
            let Some(action) = actions.0.iter().find(|action| action.key == Some(key)) else { return };
            match &action.refusal {
                None => desk.perform(battle, action.does.clone(), undo, last),
                Some(refusal) => desk.refuse(refusal.clone()),
            }
            return;
        }
    };
    match key {
        DeskKey::Confirm => desk.confirm(battle),
        DeskKey::Cancel => desk.leave(battle),
        DeskKey::SightTool => desk.perform(battle, Does::SightTool, undo, last),
        DeskKey::Threats => desk.perform(battle, Does::Threats, undo, last),
        DeskKey::StepBack => desk.perform(battle, Does::LookBack(Stride::Back), undo, last),
        DeskKey::StepOn => desk.perform(battle, Does::LookBack(Stride::On), undo, last),
        DeskKey::Undo => desk.perform(battle, Does::Undo, undo, last),
        DeskKey::SkipAnimation => _ = desk.skip.write(Skip),
        DeskKey::ToggleNato => {
            settings.style = match settings.style {
                CounterStyle::Pictures => CounterStyle::Nato,
                CounterStyle::Nato => CounterStyle::Pictures,
            };
        }
        DeskKey::NextUnit => {
            if !desk.past.is_on()
                && battle.flow().question.is_none()
                && battle.flow().moving().is_none()
                && let Some(spot) = select::next_spot(battle, desk.selection.spot)
            {
                desk.select(select::stack(battle, spot));
            }
        }
        // Panels and computer players hear these themselves; the last ones belong to a free table.
        DeskKey::ToggleLog
        | DeskKey::Menu
        | DeskKey::PlayNow
        | DeskKey::Advice
        | DeskKey::WhyNot
        | DeskKey::PutBack
        | DeskKey::Pace
        | DeskKey::Ruler
        | DeskKey::Knowledge
        | DeskKey::MapHexes => {}
    }
}
