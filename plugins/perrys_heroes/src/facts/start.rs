//! The checked start position of a game.

use crate::facts::battle::Battle;
use crate::facts::field::Field;
use crate::facts::figures::Figure;
use crate::facts::flow::Flow;
use std::sync::Arc;

/// A checked start position.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// What never changes.
    pub field: Arc<Field>,
    /// The figures, in the order of the list.
    pub figures: Vec<Figure>,
    /// What is true of the battle.
    pub battle: Battle,
    /// Where the game stands.
    pub flow: Flow,
}
