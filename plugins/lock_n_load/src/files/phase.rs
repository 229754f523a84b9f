//! The phases of a turn: scenarios say in which one they begin, markers until which one they lie.

use serde::{Deserialize, Serialize};
use table::RuleId;

/// LNL-2.0-01: the three phases.
pub const PHASES: RuleId = RuleId("LNL-2.0-01");
/// LNL-2.0-02: what belongs to the Rally Phase.
pub const RALLY_PHASE: RuleId = RuleId("LNL-2.0-02");
/// LNL-2.0-03: what belongs to the Operations Phase.
pub const OPERATIONS_PHASE: RuleId = RuleId("LNL-2.0-03");
/// LNL-SC-01: set-up.
pub const SET_UP: RuleId = RuleId("LNL-SC-01");

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
