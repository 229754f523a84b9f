//! What became of a unit: its state before, and after.

use super::words;
use crate::counters::names::{self, Names};
use desk::account::{Change, Grade};
use lock_n_load::markers::Marker;
use lock_n_load::{Event, LossCause, OffMap, Table, UnitNow, UnitState, units};
use table::{CounterId, Say};

/// What became of whom between two positions; `events` led from the one to the other.
pub(crate) fn changes<'a>(
    table: &Table,
    before: units::Rows,
    after: units::Rows,
    events: impl IntoIterator<Item = &'a Event>,
) -> Vec<Change> {
    let lost = |event: &Event| if let Event::UnitLost { unit, cause } = event { Some((*unit, *cause)) } else { None };
    let lost: Vec<(CounterId, LossCause)> = events.into_iter().filter_map(lost).collect();
    let names = Names::of(table, before);
    let pairs = before.iter().zip(after.iter());
    let became = pairs.filter_map(|(before, after)| {
        let cause = lost.iter().rev().find(|(unit, _)| *unit == before.id).map(|(_, cause)| *cause);
        let (is, grade) = state_after(before, after, cause)?;
        let states = [state(before), is].map(|state| state.said());
        Some(Change { who: before.id, name: names.unit(table, before.id), side: before.side, states, grade })
    });
    became.collect()
}

/// The state of a unit of the map.
fn state(unit: UnitNow) -> Say {
    let order = if unit.shaken { words::shaken() } else { words::good_order() };
    if unit.has(Marker::Wounded) { words::and(words::wounded(), order) } else { order }
}

/// What it is in the end, if that is something else.
fn state_after(before: UnitNow, after: UnitNow, cause: Option<LossCause>) -> Option<(Say, Grade)> {
    let is_in = match before.state {
        UnitState::On(_) | UnitState::Off(OffMap::Waiting | OffMap::Aboard) => true,
        UnitState::Off(OffMap::Lost | OffMap::Exited | OffMap::Joined | OffMap::Pool | OffMap::SetUp) => false,
    };
    if !is_in {
        return None;
    }
    match after.state {
        UnitState::Off(OffMap::Lost) => Some((cause.map_or_else(words::eliminated, gone), Grade::Gone)),
        UnitState::Off(OffMap::Exited) => Some((words::left_the_map(), Grade::Better)),
        UnitState::Off(OffMap::Joined | OffMap::Pool | OffMap::SetUp) => None,
        UnitState::On(_) | UnitState::Off(OffMap::Waiting | OffMap::Aboard) => still_there(before, after),
    }
}

/// What it is in the end where it is still in the battle.
fn still_there(before: UnitNow, after: UnitNow) -> Option<(Say, Grade)> {
    let wound = |unit: UnitNow| unit.has(Marker::Wounded);
    let reduced = after.definition != before.definition;
    if !reduced && (before.shaken, wound(before)) == (after.shaken, wound(after)) {
        return None;
    }
    let grade = match (reduced || (wound(after) && !wound(before)), after.shaken && !before.shaken) {
        (true, _) => Grade::Harmed,
        (false, true) => Grade::Worse,
        (false, false) => Grade::Better,
    };
    let is = state(after);
    let is = if reduced { words::and(words::a(names::kind(after.kind)), is) } else { is };
    Some((is, grade))
}

/// How it was lost.
fn gone(cause: LossCause) -> Say {
    match cause {
        LossCause::Fire
        | LossCause::Melee
        | LossCause::CloseAssault
        | LossCause::Overrun
        | LossCause::Joined
        | LossCause::WithVehicle => words::eliminated(),
        LossCause::Surrender => words::surrendered(),
        LossCause::NoRetreat => words::no_way_out(),
        LossCause::Destroyed => words::destroyed(),
        LossCause::Abandoned => words::abandoned(),
    }
}
