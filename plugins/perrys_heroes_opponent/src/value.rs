//! How good a position is for the first side.

use crate::goal::Outlook;
use crate::sights::Sights;
use crate::{calls, strength, threat};
use opponent::ONE;
use opponent::learning::{Model, Weights, chance};
use opponent::maths::ln;
use perrys_heroes::Table;
use perrys_heroes::sections::tasks;
use table::Side;

/// What is weighed.
const WIN: [&str; 8] =
    ["force", "force late", "outlook", "outlook late", "score late", "threat", "threat late", "alert"];

/// What is learned.
pub(crate) const MODELS: &[Model] = &[Model { name: "win", features: &WIN }];

/// What is judged by where nothing has been learned.
pub(crate) fn by_hand() -> Weights {
    Weights(vec![vec![1.8, -0.6, 2.0, 2.5, 1.5, 1.5, -0.5, 0.3]])
}

/// What a game that is over has brought the first side.
pub(crate) fn result(table: &Table) -> Option<f64> {
    Some(match table.flow.outcome?.winner {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    })
}

/// What a position rests on: both forces, less what is in the air for them, what both may expect to score, what both could do to each other, and who lies in wait; and what
/// both would score if the game ended now, the more the later it is.
pub(crate) fn features(table: &Table, sights: &Sights) -> [f64; WIN.len()] {
    let left = |side| (strength::of_side(table, side) as f64 - calls::take_of(table, side)).max(0.0);
    let [first, second] = Side::BOTH.map(|side| left(side) + 100.0);
    let force = ln(first / second);
    let outlook = Outlook { table, moved: None };
    let [own, other] = Side::BOTH.map(|side| outlook.expected(side));
    let outlook = (own - other) / 2.0;
    let late = f64::from(table.flow.turn) / f64::from(table.field.turns.max(1));
    let [first, second] = tasks::standing(table).outcome.scores.map(f64::from);
    let [does, suffers] = sights.with(table, |shelf| Side::BOTH.map(|side| threat::of_side(table, shelf, side)));
    let threat = does - suffers;
    let [waits, others] = Side::BOTH.map(|side| alert(table, side));
    let score = (first - second) / 2.0 * late * late;
    [force, force * late, outlook, outlook * late, score, threat, threat * late, waits - others]
}

/// The part of a side that is on alert.
fn alert(table: &Table, side: Side) -> f64 {
    let (mut waits, mut all) = (0.0, 0.0);
    for figure in table.standing(side) {
        all += 1.0;
        waits += f64::from(u8::from(figure.alert));
    }
    if all > 0.0 { waits / all } else { 0.0 }
}

/// The chance that the first side wins, in parts of [`ONE`].
pub(crate) fn chance_of_first(table: &Table, weights: &Weights, sights: &Sights) -> i32 {
    let of_weights = || chance(weights.0.first().map_or(&[], Vec::as_slice), &features(table, sights));
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
