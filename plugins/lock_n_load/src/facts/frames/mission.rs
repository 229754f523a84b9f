//! Off-board artillery (18.2): a mission that is being fired, what has become of all of them, and units that walk into the fire.

use crate::files::markers::HexMarker;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::{CounterId, Side};

/// A mission of off-board artillery that is being fired (18.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mission {
    /// Whose.
    pub side: Side,
    /// Who calls it.
    pub caller: CounterId,
    /// Its key in the scenario.
    pub mission: String,
    /// Where the Spotting Round lies, and later the middle of the fire.
    pub at: Place,
    /// The hexes that are still to be struck; none: the Spotting Round lies, and the caller must say what comes of it.
    pub left: Option<Vec<Place>>,
}

/// Units that have entered a hex under fire for effect (LNL-18.1-10, LNL-18.2-14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shelled {
    /// Who.
    pub units: Vec<CounterId>,
    /// The Location that they have entered.
    pub at: Place,
    /// The fire that is still to strike them: the strongest (RUL-119); in saved games of older rules several, one after the other.
    pub by: Vec<HexMarker>,
}

/// What has become of the sides' missions of off-board artillery.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Missions {
    /// Those fired in the game so far, by their keys in the scenario (LNL-18.2-17).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fired: Vec<(Side, String)>,
    /// Those whose fire lies on the map: they are finished when it is taken off (LNL-18.3-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub running: Vec<(Side, String)>,
    /// The sides that get no more of them (LNL-13.91-03).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub over: Vec<Side>,
}

impl Missions {
    /// No mission has been fired or refused.
    pub fn is_untouched(&self) -> bool {
        *self == Self::default()
    }
    /// How often a side has fired a mission.
    pub fn fired_by(&self, side: Side, mission: &str) -> usize {
        self.fired.iter().filter(|(whose, key)| *whose == side && key == mission).count()
    }
}
