//! What systems of a window tell each other: orders, and what came of them.

use bevy::prelude::*;
use table::Refusal;

/// What the button of a preview orders; empty while nothing is prepared or the rules refuse it.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Prepared<C: Send + Sync + 'static> {
    /// One after the other.
    pub orders: Vec<C>,
}

impl<C: Send + Sync + 'static> Default for Prepared<C> {
    fn default() -> Self {
        Self { orders: Vec::new() }
    }
}

/// What the pointer means, and why the rules forbid it; none where it means nothing, or something lawful.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Forbidden<C: Send + Sync + 'static>(pub Option<(C, Refusal)>);

impl<C: Send + Sync + 'static> Default for Forbidden<C> {
    fn default() -> Self {
        Self(None)
    }
}

/// Gives an order for the side to act. Written by intents, panels and the opponent alike.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct GiveOrder<C: Send + Sync + 'static>(pub C);

/// An order was carried out: its entry in the journal.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderGiven {
    /// Position in the journal's entries.
    pub entry: usize,
}

/// An order was refused; nothing has changed.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderRefused<C: Send + Sync + 'static> {
    /// The order; none where a preview or a greyed button was pressed.
    pub command: Option<C>,
    /// Why, with the rule's number.
    pub refusal: Refusal,
}

/// Back to the menu, from the result or by its button. The program answers.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ToMenu;

/// Takes the last order back, if it threw no dice.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undo;
