//! A snapshot: the whole position in one event, in the names of files. A saved game takes one now and then, and can be gone on with from
//! there by a program that does not understand its older events any more.

use crate::facts::flow::Flow;
use crate::facts::old_saves::OldFlow;
use crate::facts::situation::{OffMap, Table, UnitState, units, weapons};
use crate::files::markers::{HexMarker, Marker};
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::CounterId;

/// The whole position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Where the game stands.
    pub flow: FlowKept,
    /// Every unit, in the scenario's order.
    pub units: Vec<UnitKept>,
    /// Every support weapon, in the scenario's order.
    #[serde(default)]
    pub weapons: Vec<WeaponKept>,
    /// Markers on Locations.
    #[serde(default)]
    pub hex_markers: Vec<(Place, HexMarker)>,
}

/// Where the game stands, in the form of the rules that took the snapshot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FlowKept {
    /// Today's.
    Today(Box<Flow>),
    /// That of rules 1 to 3.
    Old(Box<OldFlow>),
}

impl FlowKept {
    /// In today's form.
    pub fn flow(&self) -> Flow {
        match self {
            FlowKept::Today(flow) => Flow::clone(flow),
            FlowKept::Old(old) => Flow::from(&**old),
        }
    }
}

/// A unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnitKept {
    /// Its id.
    pub id: CounterId,
    /// The key of its definition.
    pub unit: String,
    /// Where it is.
    #[serde(flatten)]
    pub place: PlaceKept,
    /// Shows its Shaken side.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shaken: bool,
    /// Its markers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<Marker>,
    /// Its further facts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<units::Is>,
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlaceKept {
    /// On the map.
    At(Place),
    /// Elsewhere.
    OffMap(OffMap),
}

/// A support weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WeaponKept {
    /// Its id.
    pub id: CounterId,
    /// Who carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried_by: Option<CounterId>,
    /// Where it lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Place>,
    /// On its tripod side.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub set_up: bool,
    /// Out of the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// Its further facts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<weapons::Is>,
}

impl Snapshot {
    /// The position of a table.
    pub(crate) fn of(table: &Table) -> Self {
        let map = &table.field.map;
        let units = table.units.iter().map(|unit| {
            // Class and traits follow from the definition.
            let units::Spelled { state, definition, kind: _, traits: _, shaken, markers } = units::Spelled::of(&unit);
            let place = match state {
                UnitState::On(spot) => PlaceKept::At(map.place(spot)),
                UnitState::Off(off) => PlaceKept::OffMap(off),
            };
            let definition = table.field.definitions.units[usize::from(definition)].id.clone();
            let markers = Marker::ALL.iter().copied().filter(|marker| markers.has(*marker)).collect();
            UnitKept { id: unit.id, unit: definition, place, shaken, markers, facts: units::Is::all(&unit) }
        });
        let weapons = table.weapons.iter().map(|weapon| {
            // The definition is that of the start.
            let weapons::Spelled { definition: _, carrier, lies, set_up, gone } = weapons::Spelled::of(&weapon);
            WeaponKept {
                id: weapon.id,
                carried_by: carrier.map(|owner| table.field.unit_ids[usize::from(owner)]),
                at: lies.map(|spot| map.place(spot)),
                set_up,
                gone,
                facts: weapons::Is::all(&weapon),
            }
        });
        Self {
            flow: FlowKept::Today(Box::new(table.flow.clone())),
            units: units.collect(),
            weapons: weapons.collect(),
            hex_markers: table.hexes.all().iter().map(|(spot, marker)| (map.place(*spot), *marker)).collect(),
        }
    }
}
