//! *Why not?*: a person's own plan, held against the best that somebody who thinks has found, with the reply that it has to fear.

use super::advice::{self, Advised};
use super::outline::Outline;
use super::{threats, words};
use crate::battle::Battle;
use crate::model::{Prepared, Selection};
use crate::names;
use lock_n_load::sections::movement::reach::Leg;
use lock_n_load::{Command, Phase, Table, Trait};
use lock_n_load_opponent::{Go, Plan, Tactics, Then, Threats};
use opponent::{Insight, Verdict};
use table::{Say, Side};

/// What somebody thinks of a person's plan.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Weighed {
    /// The battle, and the generation of its journal.
    pub(crate) at: (u64, u64),
    /// For whom.
    pub(crate) side: Side,
    /// The plan that was weighed.
    pub(crate) plan: Plan,
    /// What it comes to.
    pub(crate) own: Advised,
    /// The best of the other plans; none: there is no other.
    pub(crate) other: Option<Advised>,
    /// How the one compares with the other, in a sentence.
    pub(crate) compared: String,
    /// It is clearly worse than the other.
    pub(crate) worse: bool,
    /// What it has to fear, in a sentence.
    pub(crate) reply: String,
}

/// Differences of this many standard errors are no accident.
const CLEAR: f32 = 2.0;
/// Differences of less than this, in points, are none.
const POINTS: f32 = 1.0;

/// The plan that prepared orders come to: a way as a whole, anything else order by order. None: nothing is prepared that could be judged.
pub(super) fn plan_of(battle: &Battle, orders: &[Command]) -> Option<Plan> {
    let table = battle.table();
    let first = orders.first()?;
    let judged = battle.person_decides()
        && table.flow.turn.phase != Phase::SetUp
        && battle.owner(first) == battle.to_act()
        && battle.judge(first).is_ok();
    judged.then(|| way(&table, orders).unwrap_or_else(|| Plan::Orders(orders.to_vec())))
}

/// The plan that a person has prepared, as he reads it; none where the pointer only passes.
pub(crate) fn own_plan(battle: &Battle, selection: &Selection, prepared: &Prepared) -> Option<Outline> {
    let flow = battle.flow();
    let stays = selection.target.is_some() || flow.question.is_some() || flow.moving().is_some();
    if !stays {
        return None;
    }
    Some(Outline::of(&battle.table(), &plan_of(battle, &prepared.orders)?))
}

/// The orders of a way as a plan to go it; none: they are no way.
fn way(table: &Table, orders: &[Command]) -> Option<Plan> {
    let first = orders.first()?;
    let legs: Vec<Leg> = orders.iter().map(|order| leg(table, order)).collect::<Option<_>>()?;
    let (units, by, double_time, begun) = if let Some(moving) = table.flow.moving() {
        (moving.units.iter().copied().collect(), moving.by, moving.double_time, true)
    } else if let Command::Move { units, by, double_time, .. } = first {
        (units.clone(), *by, *double_time, false)
    } else if let Command::Turn { unit, by, .. } = first
        && table.unit(*unit).is_some_and(|unit| unit.may(Trait::Drives))
    {
        ([*unit].into_iter().collect(), *by, None, false)
    } else {
        return None;
    };
    Some(Plan::Go(Go { units, by, double_time, legs, begun, then: Then::Stays }))
}

fn leg(table: &Table, order: &Command) -> Option<Leg> {
    if let Command::Move { to, facing: None, .. } | Command::Step { to, facing: None } = order {
        table.field.map.spot(*to).map(Leg::Step)
    } else if let Command::Turn { to, .. } = order {
        Some(Leg::Turn(*to))
    } else {
        None
    }
}

impl Weighed {
    /// What thinking came to; none: the plan is not among those that were looked into.
    pub(crate) fn of(
        battle: &Battle,
        at: (u64, u64),
        side: Side,
        plan: &Plan,
        verdict: &Verdict<Plan>,
        follows: &[(Plan, Outline)],
    ) -> Option<Self> {
        let table = battle.table();
        let own = verdict.ranked.iter().find(|judged| judged.plan == *plan)?;
        let other = verdict.ranked.iter().find(|judged| judged.plan != *plan);
        let idle = verdict.ranked.iter().find(|judged| Tactics::idles(&judged.plan));
        let advised = |judged| advice::advised(battle, &table, side, judged, idle, follows);
        let (own, other) = (advised(own), other.map(advised));
        let (compared, worse) = match &other {
            None => (words::nothing_else(), false),
            Some(other) => compared(&own, other),
        };
        let told = |say: &Say| names::sentence(&names::told(&table, say));
        let reply = told(&reply(battle, &table, side, &own.outline));
        Some(Self { at, side, plan: plan.clone(), compared: told(&compared), worse, reply, own, other })
    }
}

/// How a plan compares with another, and whether it is clearly worse. One of the two is the best of all.
fn compared(own: &Advised, other: &Advised) -> (Say, bool) {
    let points = (other.chance - own.chance) * 100.0;
    let error = own.apart.max(other.apart) * 100.0;
    let (whole, error_whole) = (points.abs().round() as i64, error.max(1.0).round() as i64);
    if points.abs() < POINTS || points.abs() < error {
        (words::as_good_as_the_best(), false)
    } else if points > 0.0 {
        (words::worse_than_the_best(advice::points_of(whole), error_whole), points > CLEAR * error)
    } else {
        (words::better_than_the_next(advice::points_of(whole), error_whole), false)
    }
}

/// Who may fire at it where it ends.
fn reply(battle: &Battle, table: &Table, side: Side, outline: &Outline) -> Say {
    let stands = || outline.who.iter().find_map(|id| table.unit(*id)?.spot());
    let Some(at) = outline.end.or_else(stands) else { return words::no_reply() };
    let place = table.field.map.place(at);
    if outline.end.is_some() && table.side_at(at, side.other()).next().is_some() {
        return words::reply_in_melee(place);
    }
    let stays = outline.end.is_none();
    let prey = threats::prey(table, &outline.who, stays);
    let viewer = threats::looks(battle);
    let threat = battle.game().seen_by(viewer, |seen| Threats::of(seen, side).at(seen, at, prey));
    words::reply(place, threats::in_words(table, &threat, stays))
}

#[cfg(test)]
#[path = "weighed_test.rs"]
mod tests;
