//! The plan that a person has prepared, and what the other side may do against a plan.

use super::{Outline, threats, words};
use crate::battle::{Battle, OfThisGame as _, Prepared};
use crate::model::Selection;
use lock_n_load::sections::movement::reach::Leg;
use lock_n_load::{Command, Phase, Table, Trait};
use lock_n_load_opponent::{Go, Plan, Then, Threats};
use table::{Say, Side};

/// The plan that prepared orders come to: a way as a whole, anything else order by order. None: nothing is prepared that could be judged.
pub(crate) fn plan_of(battle: &Battle, orders: &[Command]) -> Option<Plan> {
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

/// Who may fire at it where it ends.
pub(crate) fn reply(battle: &Battle, side: Side, outline: &Outline) -> Say {
    let table = battle.table();
    let stands = || outline.who.iter().find_map(|id| table.unit(*id)?.spot());
    let Some(at) = outline.end.or_else(stands) else { return words::no_reply() };
    let place = table.field.map.place(at);
    if outline.end.is_some() && table.side_at(at, side.other()).next().is_some() {
        return words::reply_in_melee(place);
    }
    let stays = outline.end.is_none();
    let prey = threats::prey(&table, &outline.who, stays);
    let threat = battle.seen(threats::looks(battle), |seen| Threats::of(seen, side).at(seen, at, prey));
    words::reply(place, threats::in_words(&table, &threat, stays))
}

#[cfg(test)]
#[path = "weighed_test.rs"]
mod tests;
