//! A vehicle among enemy infantry (15.3).

use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// An overrun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overrunning {
    /// Whose vehicle.
    pub side: Side,
    /// The vehicle.
    pub vehicle: CounterId,
    /// The hex of the infantry.
    pub at: Place,
    /// How far it has come.
    pub stage: OverrunStage,
}

/// How far an overrun has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OverrunStage {
    /// The vehicle has entered and attacks now.
    Attacks,
    /// The infantry may Close Assault the vehicle (LNL-15.3-09).
    StrikesBack(StrikingBack),
    /// The vehicle has ended its move in the hex (LNL-15.3-13): these units may still retreat.
    Stays(Vec<CounterId>),
}

/// What the infantry has done against the vehicle that overran it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StrikingBack {
    /// Who has made the Morale Check before an assault, leaders among them.
    pub checked: Vec<CounterId>,
    /// The leaders who have passed it.
    pub leaders: Vec<CounterId>,
    /// The leaders who have helped an assault.
    pub helped: Vec<CounterId>,
    /// The owner wants no more of it.
    pub declined: bool,
}
