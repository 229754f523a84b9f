//! Learning from games: chances that are the logistic function of a weighted sum, whose weights are fitted to what came true in many games.
//!
//! A rule set names its [`Model`]s and what they rest on ([`Learner`]); whoever plays the games collects [`Row`]s and calls [`fit`]. All of
//! it comes to the same on every machine.

mod fit;
mod weights;

pub use fit::{Row, fit, log_loss};
pub use weights::{Learned, Misfit, Taught, Weights};

use crate::maths::sigmoid;
use crate::{Insight, TableOf};

/// A chance that is learned, with the names of what it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Model {
    /// Its name in the file of weights.
    pub name: &'static str,
    /// What is weighed, from the first side's point of view: with sides changed each has the other sign, so that no side is favoured.
    pub features: &'static [&'static str],
}

/// Something that was looked at in a game, and whose outcome shows at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What it looked like, in the order of [`Model::features`].
    pub features: Vec<f64>,
    /// What it is about, as the rule set numbers it.
    pub of: usize,
}

/// An insight that can be taught.
pub trait Learner: Insight {
    /// What is learned, in this order: later models may rest on earlier ones.
    const MODELS: &'static [Model];

    /// The weights that it judges by.
    fn weights(&self) -> &Weights;
    /// One that judges by these.
    ///
    /// # Errors
    /// They are weights of something else.
    fn with(weights: Weights) -> Result<Self, Misfit>;
    /// What a position shows of a model, by its place in [`Self::MODELS`].
    fn lessons(&self, table: &TableOf<Self>, model: usize) -> Vec<Lesson>;
    /// How it came out when the game was over: 1 for the first side, 0 for the second.
    fn outcome(end: &TableOf<Self>, model: usize, of: usize) -> f64;
}

/// The chance: the logistic function of the weighted sum.
pub fn chance(weights: &[f64], features: &[f64]) -> f64 {
    sigmoid(weights.iter().zip(features).map(|(weight, feature)| weight * feature).sum())
}
