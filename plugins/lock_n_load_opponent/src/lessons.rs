//! What is learned from games, and the weights that came of it.

use crate::exposure;
use crate::outlook::{HOLD, Outlook};
use crate::value::{self, WIN};
use hex_board::HexId;
use lock_n_load::{Phase, Table, When};
use opponent::learning::{Learned, Lesson, Misfit, Model, Weights};
use std::sync::{Arc, OnceLock};
use table::Side;

/// The chance to hold an objective at the end, and the chance to win, which rests on it: by the places of [`HOLDING`] and [`WINNING`].
pub(crate) const MODELS: &[Model] = &[Model { name: "hold", features: &HOLD }, Model { name: "win", features: &WIN }];

/// The places of the models.
const HOLDING: usize = 0;
const WINNING: usize = 1;

/// What was judged by before anything was learned. It takes over where the file does not fit.
pub(crate) fn by_hand() -> Weights {
    let hold = vec![1.4, 0.0, 0.6, 3.2, 0.0, 0.0];
    let win = vec![1.0, 0.0, 0.55, 0.0, 0.28, 0.0, 0.25, 0.0, 0.0, 0.0, 0.0, 0.0];
    Weights(vec![hold, win])
}

/// The weights that `hedgerow train` has made.
///
/// # Errors
/// They are weights of something else.
fn learned() -> Result<Weights, Misfit> {
    let file: Learned =
        ron::from_str(include_str!("../weights.ron")).map_err(|error| Misfit::Unreadable(error.to_string()))?;
    Weights::of(&file.weights, MODELS)
}

/// What is judged by where nothing else is said.
pub(crate) fn usual() -> Arc<Weights> {
    static USUAL: OnceLock<Arc<Weights>> = OnceLock::new();
    USUAL.get_or_init(|| Arc::new(learned().unwrap_or_else(|_| by_hand()))).clone()
}

/// What a position shows of a model.
pub(crate) fn lessons(table: &Table, weights: &Weights, model: usize) -> Vec<Lesson> {
    let [hold, _] = parts(weights);
    // Before the battle has begun nobody stands where he will.
    if table.flow.turn.phase != Phase::Operations {
        return Vec::new();
    }
    if model == WINNING {
        return vec![Lesson { features: value::features(table, hold).to_vec(), of: 0 }];
    }
    let scene = exposure::look(table, false);
    let outlook = Outlook::new(table, &scene.men, hold);
    let left = outlook.left(When::EndOfTurn(table.field.scenario.turns));
    let held = table.field.objectives.iter().zip(&table.flow.control).enumerate();
    let lesson = |(of, (hex, holder)): (usize, (&HexId, &Option<Side>))| {
        let rivals = outlook.rivals(*hex, left);
        // What is sure is not learned.
        rivals.sure(*holder).is_none().then(|| Lesson { features: rivals.features(*holder, left).to_vec(), of })
    };
    held.filter_map(lesson).collect()
}

/// How it came out.
pub(crate) fn outcome(end: &Table, model: usize, of: usize) -> f64 {
    if model == WINNING {
        return value::result(end).unwrap_or(0.5);
    }
    match end.flow.control.get(of).copied().flatten() {
        Some(Side::First) => 1.0,
        Some(Side::Second) => 0.0,
        None => 0.5,
    }
}

/// The weights of both models.
pub(crate) fn parts(weights: &Weights) -> [&[f64]; 2] {
    [HOLDING, WINNING].map(|n| weights.0.get(n).map_or(&[][..], Vec::as_slice))
}

#[cfg(test)]
#[path = "lessons_test.rs"]
mod tests;
