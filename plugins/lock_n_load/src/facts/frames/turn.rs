//! A turn (2.0): the bottom of what is going on.

use crate::facts::flow::Phase;
use crate::facts::frames::Missions;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A turn (2.0): the bottom of what is going on. It lasts from the set-up to the end of the game: after the Administrative Phase the
/// next one has its number.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Its number, from 1; in the set-up one less than that of the first turn.
    pub number: u8,
    /// Its phase.
    pub phase: Phase,
    /// Who has the initiative; before the roll of this turn the holder of the turn before (LNL-3.0-02).
    pub initiative: Option<Side>,
    /// The initiative of this turn has been rolled for.
    pub rolled: bool,
    /// Locations in which a melee round has been fought this turn (LNL-8.1-03).
    pub fought: Vec<Place>,
    /// What has become of off-board artillery in the game so far (18.2, 18.3).
    #[serde(default, skip_serializing_if = "Missions::is_untouched")]
    pub missions: Missions,
    /// Before turn 1: its initiative has been given by the scenario and is not rolled for (LNL-SC-12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub given: bool,
    /// Units that have come to another hex in this phase without a marker, giving way to an overrun (LNL-16.4-02).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub came: Vec<CounterId>,
    /// Vehicles that passengers have left in this phase and that have not become Shaken since (LNL-16.4-09).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<CounterId>,
}

/// The hash of a position is made of this: a field that came later prints itself only where it says something, so positions without it keep
/// their hash, and computer players their chance.
impl std::fmt::Debug for Turn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { number, phase, initiative, rolled, fought, missions, given, came, left } = self;
        let mut told = f.debug_struct("Turn");
        told.field("number", number).field("phase", phase).field("initiative", initiative).field("rolled", rolled);
        told.field("fought", fought).field("missions", missions).field("given", given).field("came", came);
        if !left.is_empty() {
            told.field("left", left);
        }
        told.finish()
    }
}
