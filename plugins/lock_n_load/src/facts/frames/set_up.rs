//! A side's part of the set-up (LNL-SC-01).

use serde::{Deserialize, Serialize};
use table::Side;

/// A side's part of the set-up (LNL-SC-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    /// Whose.
    pub side: Side,
    /// Who has set up before.
    pub done: Vec<Side>,
}
