//! A side's part of the Rally Phase (3.0).

use serde::{Deserialize, Serialize};
use table::Side;

/// A side's part of the Rally Phase: first that of the side with the initiative, then the other's (LNL-3.0-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RallyPart {
    /// Whose.
    pub side: Side,
    /// SS Dedication has been used in this Rally Phase, in this part or the one before (LNL-13.81-05).
    pub dedication_used: bool,
}

impl RallyPart {
    /// The first part.
    pub fn new(side: Side) -> Self {
        Self { side, dedication_used: false }
    }
}
