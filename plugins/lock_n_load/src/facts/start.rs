//! The checked start position of a battle.

use crate::facts::battlefield::Battlefield;
use crate::files::scenario::ScenarioMistake;
use hex_board::{Added, SightTable};
use std::sync::Arc;

/// A checked start position.
#[derive(Clone, Debug)]
pub struct Start {
    /// Map, charts, scenario, who is who.
    pub battlefield: Battlefield,
    /// The sight table of the map with what is on it at the start.
    pub sights: Arc<SightTable>,
    /// What is on the map at the start and counts for lines of sight.
    pub added: Added,
    /// What in the scenario can be played but hardly be meant.
    pub warnings: Vec<ScenarioMistake>,
}
