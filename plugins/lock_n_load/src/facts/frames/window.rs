//! The moment in which the other side may use Opportunity Fire (5.3).

use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::CounterId;

/// Movement points have been spent: snipers fire, then the other side may use Opportunity Fire, before what lies below goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Who may be fired at: those who go on, and those who had to stop in this hex (LNL-5.3-19).
    pub units: Vec<CounterId>,
    /// Where.
    pub at: Place,
    /// Attacks that may still be made (LNL-5.3-08).
    pub left: u8,
}
