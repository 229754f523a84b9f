//! Infantry among enemy vehicles (17.1).

use crate::facts::command::Assault;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A Close Assault: those who passed their Morale Checks attack, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assaulting {
    /// Whose.
    pub side: Side,
    /// Where the vehicles are.
    pub at: Place,
    /// Where the assaulters came from; none: they stood in the hex already.
    pub from: Option<Place>,
    /// Who went in, leaders among them.
    pub units: Vec<CounterId>,
    /// The assaults still to be rolled, in the order of the order.
    pub assaults: Vec<Assault>,
}
