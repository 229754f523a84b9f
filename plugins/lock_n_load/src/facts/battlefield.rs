//! What never changes during a battle: map, charts, the scenario and who is who; and the lines of sight, which follow what comes onto the map.

use crate::facts::ground::Ground;
use crate::facts::steps::Steps;
use crate::facts::ways::Ways;
use crate::files::classes::Load;
use crate::files::definition::Definitions;
use crate::files::mobility::MobilityId;
use crate::files::scenario::ScenarioDef;
use hex_board::{Added, HexId, HexSet, Map, Screens, SightTable, Spot};
use rule_book::Plays;
use std::sync::Arc;
use table::{CounterId, Side};

/// What never changes during a battle: map, charts, the scenario and who is who.
#[derive(Clone, Debug)]
pub struct Battlefield(pub Arc<BattlefieldData>);
impl std::ops::Deref for Battlefield {
    type Target = BattlefieldData;
    fn deref(&self) -> &BattlefieldData {
        &self.0
    }
}

impl Battlefield {
    /// What one side knows of it: of the scenario not where those start who lie hidden from it.
    pub(crate) fn known_to(&self, side: Side) -> &Self {
        self.known[side.index()].as_ref().unwrap_or(self)
    }
}

/// See [`Battlefield`].
#[derive(Clone, Debug)]
pub struct BattlefieldData {
    /// The map.
    pub map: Map,
    /// Definitions and charts.
    pub definitions: Definitions,
    /// The scenario as its file says it.
    pub scenario: ScenarioDef,
    /// Ids of all units in the scenario's order, both sides and pools.
    pub unit_ids: Vec<CounterId>,
    /// Ids of all weapons in the scenario's order.
    pub weapon_ids: Vec<CounterId>,
    /// Unit ids sorted, with their positions.
    pub(crate) units_by_id: Vec<(CounterId, u16)>,
    /// Weapon ids sorted, with their positions.
    pub(crate) weapons_by_id: Vec<(CounterId, u16)>,
    /// Objective hexes in the scenario's order.
    pub objectives: Vec<HexId>,
    /// The same as a set.
    pub(crate) is_objective: HexSet,
    /// For each unit its entry group, by position.
    pub entry_group: Vec<Option<u16>>,
    /// For each unit its set-up zone as Locations; empty where it is fixed. Units of one zone share the list.
    pub zones: Vec<Arc<Vec<Spot>>>,
    /// What never changes about the room in them.
    pub(crate) set_up: Ground,
    /// The lines of sight of the bare map, and what smoke and wrecks do to them.
    pub screens: Arc<Screens>,
    /// The most that one side may have in each Location, by [`node`](crate::facts::steps::node).
    pub(crate) limits: Vec<Load>,
    /// What every step on the map costs, by mobility.
    pub steps: Steps,
    /// Which rules are played.
    pub plays: Plays,
    /// How far it is, for computer players.
    pub(crate) ways: Ways,
    /// Something may be hidden from a side.
    pub(crate) hides: bool,
    /// For each side what it knows of all this, where that is less.
    pub(crate) known: [Option<Battlefield>; 2],
}

impl BattlefieldData {
    /// The position of a unit.
    pub fn unit_no(&self, id: CounterId) -> Option<u16> {
        self.units_by_id.binary_search_by_key(&id, |(id, _)| *id).ok().map(|n| self.units_by_id[n].1)
    }
    /// How many hexes it is for units that get about so, around rivers and through the gaps of hedges; where no way leads, farther than any
    /// way.
    pub fn way(&self, by: MobilityId, from: HexId, to: HexId) -> i16 {
        self.ways.between(&self.map, &self.steps, by, from, to)
    }
    /// The position of a weapon.
    pub fn weapon_no(&self, id: CounterId) -> Option<u16> {
        self.weapons_by_id.binary_search_by_key(&id, |(id, _)| *id).ok().map(|n| self.weapons_by_id[n].1)
    }
}

/// The sight table of the smoke and the wrecks that are on the map now; derived, kept up to date by [`LockNLoad::settle`](RuleSet::settle).
#[derive(Clone, Debug)]
pub struct Sights {
    table: SightTable,
    added: Added,
}
impl std::ops::Deref for Sights {
    type Target = SightTable;
    fn deref(&self) -> &SightTable {
        &self.table
    }
}
impl Sights {
    /// The table of this on the map.
    pub(crate) fn new(table: SightTable, added: Added) -> Self {
        Self { table, added }
    }
    /// Takes over the table of another world with the same map: with the same on it the table is the same.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        if self.added != other.added {
            self.added.clone_from(&other.added);
            self.table.clone_from(&other.table);
        }
    }
    /// True if it is the table of this on the map.
    pub(crate) fn are_of(&self, added: &Added) -> bool {
        self.added == *added
    }
    /// Brings the table up to date where smoke or a wreck has come or gone.
    pub(crate) fn follow(&mut self, field: &BattlefieldData, added: &Added) {
        if !self.are_of(added) {
            self.added.clone_from(added);
            self.table.set(&field.screens, &field.map, added);
        }
    }
}
