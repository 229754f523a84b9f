//! A stack that moves (6.0).

use crate::facts::command::Movement;
use crate::facts::steps::Halves;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A stack that moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moving {
    /// Whose.
    #[serde(default = "crate::facts::old_saves::first")]
    pub side: Side,
    /// Who still moves.
    pub units: Vec<CounterId>,
    /// How.
    pub by: Movement,
    /// Where the move began; none: off the map.
    pub from: Option<Place>,
    /// Movement points spent so far in this move.
    pub spent: u8,
    /// Half of the last point is left over: it pays for a hexside of road (LNL-10.4-01).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub half: bool,
    /// The most that the stack may spend.
    pub limit: u8,
    /// The leader of Double Time.
    pub double_time: Option<CounterId>,
    /// Movement points spent in the present hex: so many attacks may be made there (LNL-5.3-08).
    pub spent_here: u8,
    /// Attacks made on the stack in the present hex.
    pub attacks_here: u8,
    /// The reacting side holds its fire for the rest of this move.
    pub held: bool,
    /// The other side may react to the present step no more, or a `Window` in which it does lies above.
    pub reacted: bool,
    /// The stack must stop here: it has entered a melee, or crawled its one hex.
    pub ends: bool,
    /// The Location that the stack is about to leave by an exit, once the reaction is over.
    pub exiting: bool,
    /// The stack withdraws from a melee (LNL-8.1-09).
    pub withdrawing: bool,
    /// Those who had to stop in the present hex (LNL-5.3-16): they can still be fired at there (LNL-5.3-19).
    pub stopped: Vec<CounterId>,
}

impl Moving {
    /// What has been spent, to the half point.
    pub const fn paid(&self) -> Halves {
        Halves::spent(self.spent, self.half)
    }
    /// Those who go on, and those who had to stop in the present hex.
    pub fn all(&self) -> impl Iterator<Item = CounterId> {
        self.units.iter().chain(&self.stopped).copied()
    }
    /// True if the unit goes on with the stack or had to stop in the present hex.
    pub fn has(&self, unit: CounterId) -> bool {
        self.units.contains(&unit) || self.stopped.contains(&unit)
    }
    /// Attacks that may still be made on the stack in its hex: as many as points were spent there (LNL-5.3-08).
    pub const fn attacks_left(&self) -> u8 {
        self.spent_here.saturating_sub(self.attacks_here)
    }
}
