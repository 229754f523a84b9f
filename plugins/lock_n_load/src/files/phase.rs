//! The phases of a turn: scenarios say in which one they begin, markers until which one they lie.

use serde::{Deserialize, Serialize};

/// The phases of a turn (LNL-2.0-01), and what lies before and after the turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// Setting up (LNL-SC-01).
    SetUp,
    /// The Rally Phase (3.0).
    #[default]
    Rally,
    /// The Operations Phase (4.0).
    Operations,
    /// The Administrative Phase (9.0).
    Administrative,
}
