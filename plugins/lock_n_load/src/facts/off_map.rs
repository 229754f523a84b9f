//! Where units are that stand nowhere on the map.

use serde::{Deserialize, Serialize};

/// Where a unit is that stands nowhere on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OffMap {
    /// Has not been set up yet.
    SetUp,
    /// Waits to enter (LNL-SC-03).
    Waiting,
    /// Lies in a pool: a hero not yet drawn, a sniper not yet placed.
    Pool,
    /// Left by an exit; not lost.
    Exited,
    /// Out of the game.
    Lost,
    /// Joined into another counter; not lost.
    Joined,
    /// Inside or on top of a vehicle (LNL-16.0-01).
    Aboard,
}
