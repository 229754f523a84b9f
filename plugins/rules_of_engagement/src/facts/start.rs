//! The checked start position of a game.

use crate::facts::battle::Battle;
use crate::facts::field::Field;
use crate::facts::figures::Figure;
use crate::facts::flow::Flow;
use crate::facts::units::Unit;
use std::sync::Arc;

/// A checked start position.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// What never changes.
    pub field: Arc<Field>,
    /// The units, in the order of the list: first those of the first side.
    pub units: Vec<Unit>,
    /// The figures, in the order of the list: unit by unit.
    pub figures: Vec<Figure>,
    /// What is true of the battle.
    pub battle: Battle,
    /// Where the game stands.
    pub flow: Flow,
}
