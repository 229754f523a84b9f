//! The whole position in one event.

use crate::facts::battle::Battle;
use crate::facts::figures::Is;
use crate::facts::flow::Flow;
use crate::facts::situation::Table;
use serde::{Deserialize, Serialize};
use table::CounterId;

/// The whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The facts of each figure.
    pub figures: Vec<(CounterId, Vec<Is>)>,
    /// What is true of the battle.
    pub battle: Battle,
    /// Where the game stands.
    pub flow: Flow,
}

impl Snapshot {
    /// As it is now.
    pub fn of(table: &Table) -> Self {
        let figures = table.figures.iter().map(|figure| (figure.id, Is::all(&figure)));
        Self { figures: figures.collect(), battle: table.battle.clone(), flow: table.flow.clone() }
    }
}
