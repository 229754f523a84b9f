//! Five hints for whoever is new, each at the moment in which it helps ([`desk::hints`]).

use crate::battle::{Battle, LockNLoadWindow, OfThisGame as _, Results};
use crate::model::{Log, Selection};
use crate::words;
use bevy::prelude::*;
use desk::account;
use desk::hints::{Hint, Moments};
use lock_n_load::{Phase, Question};

/// Counters are to be set up.
pub(crate) const SET_UP: Hint = Hint { id: "SetUp", title: words::hint_set_up, text: words::hint_set_up_text };
/// The first impulse: somebody is to be chosen.
pub(crate) const IMPULSE: Hint = Hint { id: "Impulse", title: words::hint_impulse, text: words::hint_impulse_text };
/// Somebody is chosen: what a click does.
pub(crate) const ORDER: Hint = Hint { id: "Order", title: words::hint_order, text: words::hint_order_text };
/// The enemy moves in sight.
pub(crate) const REACT: Hint = Hint { id: "React", title: words::hint_react, text: words::hint_react_text };
/// The other side has had its impulse.
pub(crate) const ACCOUNT: Hint = Hint { id: "Account", title: words::hint_account, text: words::hint_account_text };

/// All of them, in the order in which they are needed.
pub(crate) const ALL: &[Hint] = &[SET_UP, IMPULSE, ORDER, REACT, ACCOUNT];

/// The hints whose moment it is, the most wanted first.
fn moments(battle: &Battle, selection: &Selection, results: &Results, log: &Log) -> Vec<&'static Hint> {
    let flow = battle.flow();
    if let Some(question) = &flow.question {
        return if matches!(question, Question::OpportunityFire { .. }) { vec![&REACT] } else { Vec::new() };
    }
    match flow.turn.phase {
        Phase::SetUp => vec![&SET_UP],
        Phase::Operations if !selection.units.is_empty() => vec![&ORDER],
        Phase::Operations => {
            let told = account::shown(battle, results, log).map(|_| &ACCOUNT);
            [&IMPULSE].into_iter().chain(told).collect()
        }
        Phase::Rally | Phase::Administrative => Vec::new(),
    }
}

/// Says which hints have their moment.
pub(crate) fn find_moments(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    results: Res<Results>,
    log: Res<Log>,
    mut now: ResMut<Moments<LockNLoadWindow>>,
) {
    if let Some(battle) = battle {
        now.set_if_neq(Moments::of(moments(&battle, &selection, &results, &log)));
    }
}

#[cfg(test)]
#[path = "hints_test.rs"]
mod tests;
