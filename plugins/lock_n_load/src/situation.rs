//! The position as plain values, gathered from the components after every decision: what all rules read.

use crate::counters::OffMap;
use crate::definition::{FormationDef, UnitDef, UnitKind, WeaponDef};
use crate::flow::Flow;
use crate::markers::{HexMarker, Marker, Markers};
use crate::rule_set::Battlefield;
use bevy_ecs::prelude::Resource;
use hex_board::{HexSet, SightTable, Spot};
use table::{CounterId, Side};

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitState {
    /// On the map.
    On(Spot),
    /// Elsewhere.
    Off(OffMap),
}

/// A unit as it stands now. Its position in [`Situation::units`] is its place in the scenario's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitNow {
    /// Its id.
    pub id: CounterId,
    /// Its side.
    pub side: Side,
    /// Position of its definition.
    pub definition: u16,
    /// Its class, from the definition.
    pub kind: UnitKind,
    /// Where it is.
    pub state: UnitState,
    /// Shows its Shaken side.
    pub shaken: bool,
    /// Its markers.
    pub markers: Markers,
}

/// A support weapon as it lies now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeaponNow {
    /// Its id.
    pub id: CounterId,
    /// Position of its definition.
    pub definition: u16,
    /// Its owner, as a position in [`Situation::units`].
    pub carrier: Option<u16>,
    /// Where it lies abandoned; none where it is carried or gone.
    pub lies: Option<Spot>,
    /// On its tripod side.
    pub set_up: bool,
    /// Out of the game.
    pub gone: bool,
}

/// Markers on Locations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HexMarkers {
    /// All of them, sorted.
    pub all: Vec<(Spot, HexMarker)>,
    /// Hexes with smoke of either kind (LNL-7.0-10).
    pub smoke: HexSet,
}
impl HexMarkers {
    /// True if the Location has the marker.
    pub fn has(&self, spot: Spot, marker: HexMarker) -> bool {
        self.all.contains(&(spot, marker))
    }
}

/// The position, gathered.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Situation {
    /// Every unit of the scenario in its list's order, whatever has become of it.
    pub units: Vec<UnitNow>,
    /// Every support weapon in the list's order.
    pub weapons: Vec<WeaponNow>,
    /// Markers on Locations.
    pub hexes: HexMarkers,
}

impl Situation {
    /// Becomes another without giving its room back.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        self.units.clone_from(&other.units);
        self.weapons.clone_from(&other.weapons);
        self.hexes.all.clone_from(&other.hexes.all);
        if self.hexes.smoke != other.hexes.smoke {
            self.hexes.smoke.clone_from(&other.hexes.smoke);
        }
    }
}

/// Everything that rules read, as one borrowed value: what lies on the table, where the game stands, and what never changes.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// What lies on the table.
    pub now: &'a Situation,
    /// Where the game stands.
    pub flow: &'a Flow,
    /// Map, charts, scenario.
    pub field: &'a Battlefield,
    /// Who sees whom through the present smoke.
    pub sights: &'a SightTable,
}

impl UnitNow {
    /// Its Location, if it is on the map.
    pub fn spot(&self) -> Option<Spot> {
        match self.state {
            UnitState::On(spot) => Some(spot),
            UnitState::Off(_) => None,
        }
    }
    /// Good Order (LNL-1.5-02).
    pub fn good_order(&self) -> bool {
        !self.shaken
    }
    /// True if the marker is on it.
    pub fn has(&self, marker: Marker) -> bool {
        self.markers.has(marker)
    }
}

impl<'a> Table<'a> {
    /// The position of a unit in [`Situation::units`].
    pub fn unit_no(&self, id: CounterId) -> Option<u16> {
        self.field.unit_no(id)
    }
    /// A unit by its id.
    pub fn unit(&self, id: CounterId) -> Option<&'a UnitNow> {
        self.field.unit_no(id).map(|n| &self.now.units[usize::from(n)])
    }
    /// A weapon by its id.
    pub fn weapon(&self, id: CounterId) -> Option<&'a WeaponNow> {
        self.field.weapon_no(id).map(|n| &self.now.weapons[usize::from(n)])
    }
    /// A unit's definition.
    pub fn definition(&self, unit: &UnitNow) -> &'a UnitDef {
        &self.field.definitions.units[usize::from(unit.definition)]
    }
    /// A unit's formation.
    pub fn formation(&self, unit: &UnitNow) -> &'a FormationDef {
        let formation = self.field.definitions.formation_of[usize::from(unit.definition)];
        &self.field.definitions.formations[usize::from(formation)]
    }
    /// A weapon's definition.
    pub fn weapon_definition(&self, weapon: &WeaponNow) -> &'a WeaponDef {
        &self.field.definitions.weapons[usize::from(weapon.definition)]
    }
    /// The units in a Location, in the list's order.
    pub fn units_at(&self, spot: Spot) -> impl Iterator<Item = &'a UnitNow> + 'a {
        self.now.units.iter().filter(move |unit| unit.state == UnitState::On(spot))
    }
    /// The units of one side in a Location.
    pub fn side_at(&self, spot: Spot, side: Side) -> impl Iterator<Item = &'a UnitNow> + 'a {
        self.units_at(spot).filter(move |unit| unit.side == side)
    }
    /// The weapons that a unit carries, in the list's order.
    pub fn carried_by(&self, unit: CounterId) -> impl Iterator<Item = &'a WeaponNow> + 'a {
        let owner = self.field.unit_no(unit);
        self.now
            .weapons
            .iter()
            .filter(move |weapon| !weapon.gone && weapon.carrier.is_some() && weapon.carrier == owner)
    }
    /// A unit's present morale (LNL-1.5-01): the value of the side it shows, 1 less for a wounded leader (LNL-5.1-20), less for a
    /// wounded hero (RUL-95).
    pub fn morale(&self, unit: &UnitNow) -> i32 {
        let def = self.definition(unit);
        let wounded = unit.has(Marker::Wounded);
        match unit.kind {
            UnitKind::Hero if wounded => i32::from(def.back.morale),
            UnitKind::Leader if wounded => i32::from(if unit.shaken { def.back.morale } else { def.front.morale }) - 1,
            _ => i32::from(if unit.shaken { def.back.morale } else { def.front.morale }),
        }
    }
    /// A leader's leadership now: 1 less when wounded (LNL-5.1-20). It helps fire, Damage Checks, rallies, melee attacks, withdrawals and his
    /// own spotting (LNL-11.1-04).
    pub fn leadership(&self, unit: &UnitNow) -> i32 {
        i32::from(self.definition(unit).front.leadership) - i32::from(unit.has(Marker::Wounded))
    }
    /// A unit's own firepower as printed on the side it shows (a wounded hero's is lower: RUL-95).
    pub fn own_firepower(&self, unit: &UnitNow) -> i32 {
        let def = self.definition(unit);
        let face = if unit.kind == UnitKind::Hero && unit.has(Marker::Wounded) { def.back } else { def.front };
        i32::from(face.firepower)
    }
}
