//! Selecting: stacks, single counters, and what is preset when the game asks something.

use super::rest_mode;
use crate::battle::Battle;
use crate::model::{LeaderChoice, Mode, Pause, Selection, Tools};
use crate::prepare;
use bevy::prelude::*;
use hex_board::Spot;
use lock_n_load::sections::{melee, movement};
use lock_n_load::{Command, Phase, Question, Table, UnitNow};
use table::{CounterId, Side};
use table_view::ViewSettings;

/// Selects everybody of a Location who can act; where nobody can, the whole stack, so that its actions say why not.
pub(crate) fn stack(battle: &Battle, spot: Spot) -> Selection {
    let table = battle.table();
    let side = table.flow.to_act();
    let own = || table.units_at(spot).filter(move |unit| Some(unit.side) == side).map(|unit| unit.id);
    let mut units: Vec<CounterId> = own().filter(|id| battle.ready().contains(id)).collect();
    if units.is_empty() {
        units = own().collect();
    }
    Selection { spot: Some(spot), units, mode: rest_mode(battle), ..Selection::default() }
}

/// Turns to a melee of those that may be fought first: everybody against everybody.
pub(crate) fn fighters(table: &Table, side: Side, spot: Spot) -> Selection {
    let eligible = |who: Side| {
        table.side_at(spot, who).filter(|unit| melee::is_eligible(table, *unit)).map(|unit| unit.id).collect()
    };
    Selection {
        spot: Some(spot),
        units: eligible(side),
        chosen: eligible(side.other()),
        mode: Mode::Answer,
        ..Selection::default()
    }
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

/// The unit that a counter stands for: itself, or who carries the weapon.
pub(crate) fn unit_of(table: &Table, counter: CounterId) -> Option<CounterId> {
    if table.unit(counter).is_some() {
        return Some(counter);
    }
    table.carrier(table.weapon(counter)?).map(|unit| unit.id)
}

/// Waiting units of an entry group that could enter together.
pub(crate) fn waiting_units(battle: &Battle, group: &str) -> Vec<CounterId> {
    let table = battle.table();
    let in_group = |id: &CounterId| {
        table.unit(*id).is_some_and(|unit| movement::entry::group_of(&table, unit).is_some_and(|def| def.id == group))
    };
    let offered = battle.legal().iter().filter_map(|command| match command {
        Command::Move { units, .. } if units.iter().all(in_group) => Some(units),
        _ => None,
    });
    offered.max_by_key(|units| units.len()).map(|units| units.to_vec()).unwrap_or_default()
}

/// After every change of the battle: keeps what can stay selected, and presets answers to questions.
pub(crate) fn follow(
    battle: Option<Res<Battle>>,
    mut selection: ResMut<Selection>,
    mut settings: ResMut<ViewSettings>,
    mut tools: ResMut<Tools>,
    mut pause: ResMut<Pause>,
    mut seen: Local<(u64, usize)>,
    mut before: Local<Vec<(usize, Vec<CounterId>)>>,
    mut asked: Local<Option<Question>>,
) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() {
        return;
    }
    let now = (battle.born(), battle.game().journal().entries.len());
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
    let next_roll = battle.flow().phase == Phase::Rally && !next.units.is_empty() && next.units != selection.units;
    if next_roll || (question.is_some() && *question != *asked) {
        pause.ask();
    }
    asked.clone_from(question);
    selection.set_if_neq(next);
    let drag = battle.flow().phase == Phase::SetUp;
    if settings.drag_pieces != drag {
        settings.drag_pieces = drag;
    }
}

/// The selection after a change; where orders were taken back, those who stand elsewhere again are still selected.
fn after(battle: &Battle, old: &Selection, taken_back: bool) -> Selection {
    let table = battle.table();
    let flow = table.flow;
    if let Some(question) = &flow.question {
        let mut asked = answer(battle, &table, question);
        // The path that was interrupted may go on after the answer.
        asked.path.clone_from(&old.path);
        return asked;
    }
    if let Some(moving) = flow.moving() {
        let at = movement::position(&table);
        let path = rest_of_path(&old.path, at);
        return Selection {
            spot: at,
            units: moving.units.clone(),
            mode: Mode::Move(moving.by),
            // The way that a question interrupted is still chosen, wherever the pointer is.
            target: path.last().copied(),
            path,
            ..Selection::default()
        };
    }
    let side = flow.to_act();
    let own = |unit: &UnitNow| Some(unit.side) == side && battle.ready().contains(&unit.id);
    let left: Vec<UnitNow> = old.units.iter().filter_map(|id| table.unit(*id)).filter(own).collect();
    let elsewhere = left.first().and_then(|unit| unit.spot()).filter(|_| taken_back);
    let spot = elsewhere.or(old.spot);
    let stays = |unit: &&UnitNow| unit.spot().is_some() && unit.spot() == spot;
    let units: Vec<CounterId> = left.iter().filter(stays).map(|unit| unit.id).collect();
    let mut next = Selection { mode: rest_mode(battle), ..Selection::default() };
    if !units.is_empty() {
        next.spot = spot;
        next.units = units;
    } else if flow.phase == Phase::SetUp {
        // The next counter of the same group comes into the hand.
        let next_unit = crate::tray::to_set_up(&table, side.unwrap_or(Side::First)).next();
        next.units = next_unit.map(|unit| unit.id).into_iter().filter(|_| !old.units.is_empty()).collect();
    } else if flow.phase == Phase::Rally && !old.units.is_empty() {
        // Who can still try comes next, those of the same stack first.
        let mut left: Vec<UnitNow> = rallies(battle).filter_map(|id| table.unit(id)).collect();
        left.sort_by_key(|unit| (unit.spot() != old.spot, unit.spot()));
        if let Some(unit) = left.first() {
            (next.spot, next.units) = (unit.spot(), vec![unit.id]);
        }
    }
    next
}

/// Units that may still try to rally.
fn rallies(battle: &Battle) -> impl Iterator<Item = CounterId> {
    battle.legal().iter().filter_map(|command| match command {
        Command::Rally { unit, .. } => Some(*unit),
        _ => None,
    })
}

/// What is left of a path when the stack stands on it.
fn rest_of_path(path: &[Spot], at: Option<Spot>) -> Vec<Spot> {
    match path.iter().position(|spot| Some(*spot) == at) {
        Some(n) => path[n + 1..].to_vec(),
        None => Vec::new(),
    }
}

/// The answer that is preset: the best offer.
fn answer(battle: &Battle, table: &Table, question: &Question) -> Selection {
    let map = &table.field.map;
    let side = question.side();
    let spot_of = |id: CounterId| table.unit(id).and_then(|unit| unit.spot());
    let base = Selection { mode: Mode::Answer, ..Selection::default() };
    match question {
        Question::OpportunityFire { at, .. } => {
            let Some(order) = prepare::best_offer(table, side, battle.legal()) else { return base };
            let mut units: Vec<CounterId> = order.firers.iter().map(|part| part.unit).chain(order.leader).collect();
            units.sort_by_key(|id| table.unit_no(*id));
            Selection { spot: units.first().and_then(|id| spot_of(*id)), units, target: map.spot(*at), ..base }
        }
        Question::MeleeAttack { places, .. } => match prepare::best_attack(table, side, battle.legal()) {
            Some(Command::MeleeAttack { attackers, defenders, leader }) => {
                let units: Vec<CounterId> = attackers.iter().map(|part| part.unit).collect();
                Selection {
                    spot: units.first().and_then(|id| spot_of(*id)),
                    units,
                    parts: attackers.to_vec(),
                    chosen: defenders.to_vec(),
                    leader: leader.map_or(LeaderChoice::Best, LeaderChoice::This),
                    ..base
                }
            }
            _ => Selection { spot: places.first().and_then(|at| map.spot(*at)), ..base },
        },
        Question::MeleeDefence { at, satchels, .. } => {
            Selection { spot: map.spot(*at), chosen: satchels.clone(), ..base }
        }
        Question::CheckNext { leaders, .. } => Selection { spot: leaders.first().and_then(|id| spot_of(*id)), ..base },
        Question::DropWeapon { unit, .. } | Question::GoTo { unit, .. } | Question::SniperFire { sniper: unit, .. } => {
            Selection { spot: spot_of(*unit), units: vec![*unit], ..base }
        }
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
