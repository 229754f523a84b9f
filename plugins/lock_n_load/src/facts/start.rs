//! The checked start position of a battle.

use crate::facts::battlefield::Battlefield;
use crate::files::scenario::ScenarioMistake;
use hex_board::{HexSet, SightTable};
use std::sync::Arc;

/// A checked start position.
#[derive(Clone, Debug)]
pub struct Start {
    /// Map, charts, scenario, who is who.
    pub battlefield: Battlefield,
    /// The sight table of the map with the smoke of the start.
    pub sights: Arc<SightTable>,
    /// Hexes with smoke at the start.
    pub smoke: HexSet,
    /// What in the scenario can be played but hardly be meant.
    pub warnings: Vec<ScenarioMistake>,
}
