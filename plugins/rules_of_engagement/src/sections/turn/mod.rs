//! The turn: player turns of five phases (ROE-GEN-04), and what each begins with.

pub(crate) mod begins;
mod flow;
mod orders;
pub mod rules;
pub(crate) mod words;

use rules::PHASES;
use table::Refusal;

#[cfg(test)]
#[path = "turn_test.rs"]
mod tests;

/// Why nothing is ordered after the end.
pub fn over() -> Refusal {
    Refusal::new(PHASES, words::game_over())
}

/// Why nobody orders anything while the other side decides.
pub fn not_yours() -> Refusal {
    Refusal::new(PHASES, words::other_sides_turn())
}
