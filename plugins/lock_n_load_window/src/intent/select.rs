//! Selecting: stacks, single counters, and what is preset when the game asks something.

use crate::battle::{Battle, OfThisGame as _};
use crate::model::{Mode, Pause, Selection, Tools};
use crate::sections::movement::Going;
use crate::sections::passengers::drag;
use crate::slices;
use bevy::prelude::*;
use hex_board::Spot;
use lock_n_load::sections::movement;
use lock_n_load::{Command, Phase, Question, Table, Trait, UnitNow};
use opponent::Seat;
use table::CounterId;
use table_view::{Draggable, ViewSettings};

/// Selects everybody of a Location who can act, or one vehicle; where nobody can, the whole stack, so that its actions say why not.
pub(crate) fn stack(battle: &Battle, spot: Spot) -> Selection {
    let table = battle.table();
    let side = table.flow.to_act();
    let own = || table.units_at(spot).filter(move |unit| Some(unit.side) == side).map(|unit| unit.id);
    let mut units: Vec<CounterId> = own().filter(|id| battle.ready().contains(id)).collect();
    if units.is_empty() {
        units = own().collect();
    }
    // Vehicles act one by one, and apart from those on foot.
    let drives = |id: &CounterId| table.unit(*id).is_some_and(|unit| unit.may(Trait::Drives));
    if units.iter().all(drives) {
        units.truncate(1);
    } else {
        units.retain(|id| !drives(id));
    }
    Selection { spot: Some(spot), units, ..Selection::default() }
}

/// One unit more or less; the order of the list stays that of the scenario.
pub(crate) fn toggle(table: &Table, units: &mut Vec<CounterId>, unit: CounterId) {
    match units.iter().position(|id| *id == unit) {
        Some(n) => {
            units.remove(n);
        }
        None => {
            units.push(unit);
            units.sort_by_key(|id| table.unit_no(*id));
        }
    }
}

/// After every change of the battle: keeps what can stay selected, and presets answers to questions.
pub(crate) fn follow(
    battle: Option<Res<Battle>>,
    mut selection: ResMut<Selection>,
    mut settings: ResMut<ViewSettings>,
    mut tools: ResMut<Tools>,
    mut pause: ResMut<Pause>,
    mut seen: Local<(u64, usize)>,
    mut followed: Local<Option<((u64, u64), [Seat; 2])>>,
    mut before: Local<Vec<(usize, Vec<CounterId>)>>,
    mut asked: Local<Option<Question>>,
) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() {
        return;
    }
    // What somebody has prepared stays as it is where he has only asked for advice.
    let there = Some((battle.now(), battle.seats()));
    if *followed == there {
        return;
    }
    *followed = there;
    let now = (battle.born(), battle.told());
    let another = seen.0 != now.0;
    if another {
        selection.set_if_neq(Selection::default());
        tools.set_if_neq(Tools::default());
    }
    let mut old = selection.clone();
    let taken_back = !another && now.1 < seen.1;
    if another {
        before.clear();
    } else if now.1 > seen.1 {
        before.push((seen.1, selection.units.clone()));
    }
    // Who was selected when an order was given that has been taken back, is selected again.
    while let Some((_, units)) = before.pop_if(|(entries, _)| taken_back && *entries >= now.1) {
        old.units = units;
    }
    *seen = now;
    let next = after(&battle, &old, taken_back);
    let question = &battle.flow().question;
    // The next roll of the Rally Phase is shown by itself, so it is asked like a question.
    let next_roll = battle.flow().turn.phase == Phase::Rally && !next.units.is_empty() && next.units != selection.units;
    if next_roll || (question.is_some() && *question != *asked) {
        pause.ask();
    }
    asked.clone_from(question);
    selection.set_if_neq(next);
    let draggable = match battle.flow().turn.phase {
        Phase::SetUp => Draggable::Everybody,
        Phase::Rally | Phase::Operations | Phase::Administrative => Draggable::Those(drag::may_be_dragged(&battle)),
    };
    if settings.draggable != draggable {
        settings.draggable = draggable;
    }
}

/// The selection after a change; where orders were taken back, those who stand elsewhere again are still selected.
fn after(battle: &Battle, old: &Selection, taken_back: bool) -> Selection {
    let table = battle.table();
    let flow = table.flow;
    if !battle.person_decides() {
        // Nobody at the screen is asked anything; a place can be looked at.
        return Selection { spot: old.spot, ..Selection::default() };
    }
    if let Some(question) = &flow.question {
        let mut asked = slices::asked(question).preset(battle);
        // The path that was interrupted may go on after the answer.
        asked.path.clone_from(&old.path);
        asked.bends.clone_from(&old.bends);
        return asked;
    }
    if let Some(moving) = flow.moving() {
        let at = movement::position(&table);
        let path = rest_of_path(&old.path, at);
        // Where it was bent it is still to go over.
        let before_the_end = path.split_last().map_or(&[][..], |(_, before)| before);
        let bends = old.bends.iter().copied().filter(|bend| before_the_end.contains(bend)).collect();
        return Selection {
            spot: at,
            units: moving.units.clone(),
            mode: Mode::of(Going(moving.by)),
            // The way that a question interrupted is still chosen, wherever the pointer is.
            target: path.last().copied(),
            path,
            bends,
            ..Selection::default()
        };
    }
    if !taken_back && has_placed_all(battle) {
        // The hand is empty: no handles stand around somebody who was in it before.
        return Selection::default();
    }
    let side = flow.to_act();
    let own = |unit: &UnitNow| Some(unit.side) == side && battle.ready().contains(&unit.id);
    let left: Vec<UnitNow> = old.units.iter().filter_map(|id| table.unit(*id)).filter(own).collect();
    // Passengers are where their vehicle is.
    let elsewhere = left.first().and_then(|unit| table.whereabouts(*unit)).filter(|_| taken_back);
    let spot = elsewhere.or(old.spot);
    let stays = |unit: &&UnitNow| spot.is_some() && table.whereabouts(**unit) == spot;
    let units: Vec<CounterId> = left.iter().filter(stays).map(|unit| unit.id).collect();
    let mut next = Selection::default();
    if !units.is_empty() {
        next.spot = spot;
        next.units = units;
    } else {
        slices::phase(flow.turn.phase).next(battle, old, &mut next);
    }
    next
}

/// The program has just placed all counters that were left.
fn has_placed_all(battle: &Battle) -> bool {
    let last = battle.journal().entries.last().and_then(|entry| entry.order.as_ref());
    last.is_some_and(|order| order.command == Command::PlaceAll)
}

/// What is left of a path when the stack stands on it.
fn rest_of_path(path: &[Spot], at: Option<Spot>) -> Vec<Spot> {
    match path.iter().position(|spot| Some(*spot) == at) {
        Some(n) => path[n + 1..].to_vec(),
        None => Vec::new(),
    }
}

/// The next Location with units that can act, after the selected one.
pub(crate) fn next_spot(battle: &Battle, after: Option<Spot>) -> Option<Spot> {
    let table = battle.table();
    let mut spots: Vec<Spot> = battle.ready().iter().filter_map(|id| table.unit(*id)?.spot()).collect();
    spots.sort_unstable();
    spots.dedup();
    let later = spots.iter().find(|spot| Some(**spot) > after);
    later.or(spots.first()).copied()
}
