//! The turn: phases, cards, activations (5.2, 6, 7.1).

mod activation;
mod flow;
mod orders;
pub mod rules;
pub(crate) mod words;

pub(crate) use activation::finished;

#[cfg(test)]
#[path = "turn_test.rs"]
mod tests;
