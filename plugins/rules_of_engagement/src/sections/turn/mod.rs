//! The turn: player turns of five phases (ROE-GEN-04), and what each begins with.

pub(crate) mod begins;
mod flow;
mod orders;
pub mod rules;
pub(crate) mod words;

use crate::facts::event::Event;
use crate::facts::units::{Is, Unit};
use rules::END;
use table::Refusal;

#[cfg(test)]
#[path = "turn_test.rs"]
mod tests;

/// Why nothing is ordered after the end.
pub fn over() -> Refusal {
    Refusal::new(END, words::game_over())
}

/// Why nobody orders anything while the other side decides.
pub fn not_yours() -> Refusal {
    Refusal::new(END, words::other_sides_turn())
}

/// What these facts of a unit change; those that are so already change nothing.
pub(crate) fn become_so(unit: &Unit, facts: impl IntoIterator<Item = Is>) -> Vec<Event> {
    let now = Is::all(unit);
    facts.into_iter().filter(|is| !now.contains(is)).map(|is| Event::UnitIs(unit.id, is)).collect()
}
