//! How a battle ends (ROE-H-26).

pub mod rules;

use crate::facts::flow::Outcome;
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::{Discipline, Task};
use measured_table::Shape as _;
use table::Side;

#[cfg(test)]
#[path = "victory_test.rs"]
mod tests;

/// What the end of a game turn decides: a side that has lost too much withdraws; after the last turn the side with more steady units in the
/// defender's zone has won, and the defender where they are as many. Where nobody defends, who has lost less has won.
pub(crate) fn at_the_end_of(table: &Table, turn: u8) -> Option<Outcome> {
    let withdraws = Side::BOTH.map(|side| has_to_withdraw(table, side));
    match withdraws {
        [true, true] => return Some(Outcome { winner: None, withdrawn: true }),
        [true, false] => return Some(Outcome { winner: Some(Side::Second), withdrawn: true }),
        [false, true] => return Some(Outcome { winner: Some(Side::First), withdrawn: true }),
        [false, false] => {}
    }
    (turn >= table.field.turns).then(|| Outcome { winner: last_turn(table), withdrawn: false })
}

/// The CE of all units of a side, and that of those of which nothing is left.
pub fn lost(table: &Table, side: Side) -> (u32, u32) {
    let ce = |unit: Unit| u32::from(table.def(&unit).ce);
    let all = table.side(side).map(ce).sum();
    (table.side(side).filter(|unit| !table.is_left(unit)).map(ce).sum(), all)
}

/// True of a side that has lost the part of its CE at which it is forced to withdraw, or more.
fn has_to_withdraw(table: &Table, side: Side) -> bool {
    let (lost, all) = lost(table, side);
    all > 0 && lost >= table.field.charts.battle.withdraws.of(all)
}

/// Who has won when the last turn is over.
fn last_turn(table: &Table) -> Option<Side> {
    let tasks = Side::BOTH.map(|side| table.field.side(side).task);
    let defender = match tasks {
        [Task::Defend, Task::Attack] => Side::First,
        [Task::Attack, Task::Defend] => Side::Second,
        [Task::Attack, Task::Attack] | [Task::Defend, Task::Defend] => return fewer_losses(table),
    };
    let attacker = defender.other();
    let holds = |side| in_zone(table, side, defender);
    Some(if holds(attacker) > holds(defender) { attacker } else { defender })
}

/// Who has lost the smaller part of his CE; nobody where it is the same.
fn fewer_losses(table: &Table) -> Option<Side> {
    let [first, second] = Side::BOTH.map(|side| lost(table, side));
    match (first.0 * second.1).cmp(&(second.0 * first.1)) {
        std::cmp::Ordering::Less => Some(Side::First),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Side::Second),
    }
}

/// How many Confident or Suppressed units of a side are in the zone of another: with at least one figure.
pub fn in_zone(table: &Table, side: Side, of: Side) -> usize {
    let zone = &table.field.side(of).zone;
    let steady = |unit: &Unit| unit.discipline <= Discipline::Suppressed;
    let inside = |unit: &Unit| table.bases(unit).any(|base| zone.encloses(base.at));
    table.on_table(side).filter(|unit| steady(unit) && inside(unit)).count()
}
