//! The two sides of a game.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};

/// One of two sides, in the scenario's order.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The side that the scenario names first.
    First,
    /// The side that the scenario names second.
    Second,
}

impl Side {
    /// Both sides in the scenario's order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];
    /// The opponent.
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
    /// 0 or 1.
    pub const fn index(self) -> usize {
        match self {
            Side::First => 0,
            Side::Second => 1,
        }
    }
}
