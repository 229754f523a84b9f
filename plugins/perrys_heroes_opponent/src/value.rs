//! How good a position is for the first side.

use crate::{goal, strength};
use opponent::ONE;
use opponent::learning::{Model, Weights, chance};
use opponent::maths::ln;
use perrys_heroes::Table;
use perrys_heroes::sections::tasks;
use table::Side;

/// What is learned.
pub(crate) const MODELS: &[Model] =
    &[Model { name: "win", features: &["force", "force late", "task", "task late", "score late"] }];

/// What is judged by where nothing has been learned: a side that is twice as strong wins three games of four, one that scores more wins
/// most of them at the end.
pub(crate) fn by_hand() -> Weights {
    Weights(vec![vec![1.5, 0.5, 1.0, 1.5, 2.5]])
}

/// What a game that is over has brought the first side.
pub(crate) fn result(table: &Table) -> Option<f64> {
    Some(match table.flow.outcome?.winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    })
}

/// What a position rests on: both forces and both tasks, each also by how late it is, and what both would score if the game ended now.
pub(crate) fn features(table: &Table) -> [f64; 5] {
    let [first, second] = Side::BOTH.map(|side| strength::of_side(table, side) as f64 + 100.0);
    let force = ln(first / second);
    let [own, other] = Side::BOTH.map(|side| goal::progress(table, side));
    let task = own - other;
    let late = f64::from(table.flow.turn) / f64::from(table.field.turns.max(1));
    let [first, second] = tasks::standing(table).outcome.scores.map(f64::from);
    [force, force * late, task, task * late, (first - second) / 2.0 * late]
}

/// The chance that the first side wins, in parts of [`ONE`].
pub(crate) fn chance_of_first(table: &Table, weights: &Weights) -> i32 {
    let of_weights = || chance(weights.0.first().map_or(&[], Vec::as_slice), &features(table));
    (result(table).unwrap_or_else(of_weights) * f64::from(ONE)) as i32
}

/// The plain reckoning: the share of the first side in all that is left.
pub(crate) fn reckoned(table: &Table) -> i64 {
    if let Some(first) = result(table) {
        return (first * f64::from(ONE)) as i64;
    }
    let [first, second] = Side::BOTH.map(|side| strength::of_side(table, side) + 100);
    first * i64::from(ONE) / (first + second)
}

#[cfg(test)]
#[path = "value_test.rs"]
mod tests;
