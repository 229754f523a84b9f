//! Units that retreat from a flamethrower (1.6.2).

use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::CounterId;

/// Units that retreat from a flamethrower, one after the other (LNL-1.6.2-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Retreat {
    /// Who must still retreat, and the Location of the flamethrower.
    pub units: Vec<(CounterId, Place)>,
}
