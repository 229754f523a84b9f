//! The whole position in one event.

use crate::facts::battle::Battle;
use crate::facts::flow::Flow;
use crate::facts::situation::Table;
use crate::facts::{figures, units};
use serde::{Deserialize, Serialize};
use table::CounterId;

/// The whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The facts of each unit.
    pub units: Vec<(CounterId, Vec<units::Is>)>,
    /// The facts of each figure.
    pub figures: Vec<(CounterId, Vec<figures::Is>)>,
    /// What is true of the battle.
    pub battle: Battle,
    /// Where the game stands.
    pub flow: Flow,
}

impl Snapshot {
    /// As it is now.
    pub fn of(table: &Table) -> Self {
        let units = table.units.iter().map(|unit| (unit.id, units::Is::all(&unit)));
        let figures = table.figures.iter().map(|figure| (figure.id, figures::Is::all(&figure)));
        Self {
            units: units.collect(),
            figures: figures.collect(),
            battle: table.battle.clone(),
            flow: table.flow.clone(),
        }
    }
}
