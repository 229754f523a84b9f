//! Units that are not on the map.

use bevy::prelude::*;
use hex_board::HexId;
use lock_n_load::definition::UnitKind;
use table::{CounterId, Side};

/// Units that are not on the map: to be set up, or waiting to enter.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Tray {
    /// The groups.
    pub groups: Vec<TrayGroup>,
}

/// Units that are set up in one zone or enter together.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayGroup {
    /// Its key in the scenario.
    pub key: String,
    /// Whose.
    pub side: Side,
    /// From which turn they enter; none: they are set up.
    pub turn: Option<u8>,
    /// Where.
    pub hexes: Vec<HexId>,
    /// Who, with kind.
    pub units: Vec<(CounterId, UnitKind)>,
    /// They can be placed or enter now.
    pub ready: bool,
}
