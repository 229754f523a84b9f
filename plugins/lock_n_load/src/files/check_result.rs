//! What a Damage Check may come to: the words of the Direct Fire Table.

use serde::{Deserialize, Serialize};

/// What the Direct Fire Table says of a Damage Check (tables T-1). What comes of it for the unit is told by the events that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum CheckResult {
    /// Nothing.
    NoEffect,
    /// The unit is turned to its Shaken side.
    Shaken,
    /// A single man is wounded; one who is wounded already is eliminated (LNL-5.1-22).
    Wounded,
    /// A squad becomes a Shaken half-squad; smaller counters are eliminated.
    Casualties,
    /// The unit is eliminated.
    Eliminated,
    /// The crew leaves the vehicle for ever (LNL-14.01-08).
    Abandoned,
    /// The vehicle is a wreck (LNL-17.3-01).
    Destroyed,
}
