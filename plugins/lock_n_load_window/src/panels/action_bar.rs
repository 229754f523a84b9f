//! The action bar: which actions stand there, and what a press does.

use crate::input::{BattleAction, Key};
use crate::model::{Action, Does};
use crate::panels::reads::Panels;
use crate::panels::tray;
use crate::sheets::meanings;
use crate::wording::glossary;
use bevy_egui::egui::{self, Rect};
use board_art::Icon;
use lock_n_load::{Phase, Table};
use panel_kit::action_bar::{self, Actions, Item, Slot};
use std::collections::HashMap;

/// Draws the bar at the bottom of `free`, between what is `taken` at the left and at the right; returns where it stands, if it has buttons.
pub(crate) fn show(ctx: &egui::Context, panels: &mut Panels, free: Rect, taken: [f32; 2]) -> Option<Rect> {
    let actions = shown(panels);
    let (table, keys) = (panels.table(), panels.keys);
    let items: Vec<Item> = actions.iter().map(|action| of_bar(item(&table, keys, action), action)).collect();
    let accent = panels.sentence.side.map_or(panels.theme.focus, |side| panels.accent(side));
    let filled = Actions { items: &items, kept: kept(panels), accent };
    let (bar, pressed) = action_bar::show(ctx, panels, &filled, free, taken);
    if let Some(action) = pressed.and_then(|n| actions.get(n)) {
        panels.perform(action.does.clone());
    }
    bar
}

/// Answers stand on the question's card, and what ends the set-up in the tray: no place is kept for them, nor while nobody at the screen
/// decides.
fn kept(panels: &Panels) -> &'static [Slot] {
    let flow = panels.table().flow;
    let acts = panels.battle.person_decides()
        && flow.outcome.is_none()
        && flow.question.is_none()
        && flow.turn.phase != Phase::SetUp;
    if acts { Slot::ACTING } else { Slot::LOOKING }
}

/// The same in the bar, where some have their place. What is shown is ordered by a button that looks like no way to act.
fn of_bar<'a>(item: Item<'a>, action: &Action) -> Item<'a> {
    let slot = slot(action);
    let icon = if slot == Some(Slot::Confirm) { Icon::Done } else { item.icon };
    Item { icon, slot, ..item }
}

/// The place that an action has for itself.
fn slot(action: &Action) -> Option<Slot> {
    match &action.does {
        Does::Confirm => Some(Slot::Confirm),
        Does::Undo => Some(Slot::Undo),
        Does::LookBack(_) => Some(Slot::Back),
        Does::Order(_) | Does::Mode(_) | Does::Cancel | Does::SightTool | Does::Threats | Does::Dismiss => {
            let ends = matches!(action.key, Some(Key::Battle(BattleAction::EndImpulse | BattleAction::Pass)));
            ends.then_some(Slot::Finish)
        }
    }
}

/// An action as the bar and the menu show it.
pub(crate) fn item<'a>(table: &Table, keys: &'a HashMap<Key, String>, action: &'a Action) -> Item<'a> {
    Item {
        name: &action.name,
        hint: &action.hint,
        means: glossary::of(&action.name),
        icon: action.icon,
        key: action.key.and_then(|key| keys.get(&key)).map_or("", String::as_str),
        refusal: action.refusal.as_ref().map(|refusal| (meanings::refusal(table, refusal), refusal.rule)),
        active: action.active,
        main: action.main,
        slot: None,
    }
}

/// What the bar shows: answers stand on the question's card and at the foot of the side panel, and need no third place; what ends the
/// set-up stands in the tray; what is shown is ordered by one button.
fn shown<'a>(panels: &Panels<'a>) -> Vec<&'a Action> {
    let asked = panels.table().flow.question.is_some();
    let of_card = |action: &Action| matches!(action.does, Does::Order(_) | Does::Confirm);
    let in_tray = tray::has_buttons(panels);
    let elsewhere =
        |action: &&Action| (asked && of_card(action)) || (in_tray && action.in_tray) || is_shown(panels, action);
    panels.actions.0.iter().filter(|action| !elsewhere(action)).collect()
}

/// The very roll that is shown: the button that orders what is shown does the same.
pub(crate) fn is_shown(panels: &Panels, action: &Action) -> bool {
    let (Does::Order(orders), Some(shown)) = (&action.does, panels.preview.shown()) else { return false };
    matches!(&orders[..], [order] if shown.is(order))
}
