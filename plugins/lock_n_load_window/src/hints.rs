//! Five hints for whoever is new, each at the moment in which it helps, and each once.

use crate::account;
use crate::battle::{Battle, OfThisGame as _, Results};
use crate::model::{Log, Selection};
use crate::words;
use bevy::prelude::*;
use lock_n_load::{Phase, Question};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use table::{Say, Side};
use table_view::ViewBusy;

/// A hint, in the order in which they are needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Hint {
    /// Counters are to be set up.
    SetUp,
    /// The first impulse: somebody is to be chosen.
    Impulse,
    /// Somebody is chosen: what a click does.
    Order,
    /// The enemy moves in sight.
    React,
    /// The other side has had its impulse.
    Account,
}

impl Hint {
    /// All of them.
    pub const ALL: [Hint; 5] = [Hint::SetUp, Hint::Impulse, Hint::Order, Hint::React, Hint::Account];

    /// What it is about.
    pub(crate) fn title(self) -> Say {
        match self {
            Hint::SetUp => words::hint_set_up(),
            Hint::Impulse => words::hint_impulse(),
            Hint::Order => words::hint_order(),
            Hint::React => words::hint_react(),
            Hint::Account => words::hint_account(),
        }
    }

    /// What it says.
    pub(crate) fn text(self) -> Say {
        match self {
            Hint::SetUp => words::hint_set_up_text(),
            Hint::Impulse => words::hint_impulse_text(),
            Hint::Order => words::hint_order_text(),
            Hint::React => words::hint_react_text(),
            Hint::Account => words::hint_account_text(),
        }
    }
}

/// Which hints have been seen, and whether any is shown. The program keeps it with the settings.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hints {
    /// They are shown.
    pub on: bool,
    /// These have been.
    pub seen: BTreeSet<Hint>,
}

impl Default for Hints {
    fn default() -> Self {
        Self { on: true, seen: BTreeSet::new() }
    }
}

/// The hint that is shown now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HintNow(pub(crate) Option<Hint>);

/// The hints whose moment it is, the most wanted first.
fn moments(battle: &Battle, selection: &Selection, results: &Results, log: &Log) -> Vec<Hint> {
    let flow = battle.flow();
    let alone = Side::BOTH.iter().any(|side| !battle.is_person(*side));
    if !alone || flow.outcome.is_some() || !battle.person_decides() {
        return Vec::new();
    }
    if let Some(question) = &flow.question {
        return if matches!(question, Question::OpportunityFire { .. }) { vec![Hint::React] } else { Vec::new() };
    }
    match flow.turn.phase {
        Phase::SetUp => vec![Hint::SetUp],
        Phase::Operations if !selection.units.is_empty() => vec![Hint::Order],
        Phase::Operations => {
            let told = account::shown(battle, results, log).map(|_| Hint::Account);
            [Hint::Impulse].into_iter().chain(told).collect()
        }
        Phase::Rally | Phase::Administrative => Vec::new(),
    }
}

/// Shows the hint of the moment. One that was shown has been seen once its moment is over and something has been ordered since.
pub(crate) fn follow(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    results: Res<Results>,
    log: Res<Log>,
    busy: Res<ViewBusy>,
    mut hints: ResMut<Hints>,
    mut now: ResMut<HintNow>,
    mut shown: Local<BTreeMap<Hint, usize>>,
) {
    let Some(battle) = battle.filter(|_| hints.on) else {
        shown.clear();
        now.set_if_neq(HintNow(None));
        return;
    };
    if busy.0 {
        return;
    }
    let moments = moments(&battle, &selection, &results, &log);
    let orders = battle.told();
    let over: Vec<Hint> = shown
        .iter()
        .filter(|(hint, since)| !moments.contains(hint) && orders > **since)
        .map(|(hint, _)| *hint)
        .collect();
    for hint in over {
        shown.remove(&hint);
        hints.seen.insert(hint);
    }
    let next = moments.into_iter().find(|hint| !hints.seen.contains(hint));
    if let Some(hint) = next {
        shown.entry(hint).or_insert(orders);
    }
    now.set_if_neq(HintNow(next));
}

#[cfg(test)]
#[path = "hints_test.rs"]
mod tests;
