//! The list behind the action bar and the menu at the cursor, as things stand.

use super::further;
use crate::battle::Battle;
use crate::model::{Action, Actions, Does, Prepared, Preview, Selection};
use crate::seams::buttons::{Bar, When, button};
use crate::{slices, words};
use bevy::prelude::*;
use board_art::Icon;
use desk::players::{Stride, is_something_to_see};
use lock_n_load::{Flow, Phase};
use panel_kit::DeskKey;

/// Brings the list up to date.
pub(crate) fn update_actions(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    preview: Res<Preview>,
    prepared: Res<Prepared>,
    mut actions: ResMut<Actions>,
) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() && !selection.is_changed() && !prepared.is_changed() {
        return;
    }
    let now = actions_of(&battle, &selection, &preview, &prepared);
    actions.set_if_neq(Actions(now));
}

/// What stands there now, while nothing is asked; none in a phase in which nobody decides.
fn when(flow: &Flow) -> Option<When> {
    match flow.turn.phase {
        Phase::SetUp => Some(When::SetUp),
        Phase::Rally => Some(When::Rally),
        Phase::Operations if flow.moving().is_some() => Some(When::Moving),
        Phase::Operations => Some(When::Impulse),
        Phase::Administrative => None,
    }
}

/// The list as things stand.
pub fn actions_of(battle: &Battle, selection: &Selection, preview: &Preview, prepared: &Prepared) -> Vec<Action> {
    let table = battle.table();
    let ready = !prepared.orders.is_empty();
    let aim = slices::aim(&table, selection);
    let mut bar = Bar { battle, table, selection, aim, ready, prepared: &prepared.orders, list: Vec::new() };
    let flow = table.flow;
    if flow.outcome.is_none() && battle.person_decides() {
        let any_time = selection.mode.any_time().is_some();
        match &flow.question {
            Some(question) if !any_time => slices::asked(question).buttons(&mut bar),
            _ => bar.confirm(preview),
        }
        if let Some(when) = when(flow).filter(|_| flow.question.is_none() && !any_time) {
            slices::buttons(&mut bar, when);
        }
        further::buttons(&mut bar);
        slices::buttons(&mut bar, When::AnyTime);
    }
    if battle.can_undo() {
        bar.push(button(words::undo().said(), words::undo_hint().said(), Icon::Undo, Does::Undo).key(DeskKey::Undo));
    }
    let rests = battle.person_decides() || flow.outcome.is_some();
    if rests && is_something_to_see(battle) {
        let hint = match battle.two_people() {
            true => words::look_back_hint(),
            false => words::look_back_at_computer_hint(),
        };
        bar.push(
            button(words::look_back().said(), hint.said(), Icon::LookBack, Does::LookBack(Stride::Back))
                .key(DeskKey::StepBack),
        );
    }
    bar.list
}
