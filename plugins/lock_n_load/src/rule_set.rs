//! Lock 'n Load as a [`RuleSet`]: the door through which everybody plays it.

use crate::admit;
use crate::apply;
use crate::command::Command;
use crate::definition::Definitions;
use crate::event::Event;
use crate::plays::Plays;
use crate::rests;
use crate::scenario::{ScenarioDef, Start};
use crate::seen::{self, Seen};
use crate::snapshot::Snapshot;
use crate::{aim, decide, legal};
use bevy_ecs::prelude::*;
use hex_board::{HexId, HexSet, Map, SightTable, SmokeScreens, Spot};
use std::hash::Hasher;
use std::sync::Arc;
use table::{Aim, CounterId, DiceCup, Group, Order, Refusal, RuleId, RuleSet, Side};

pub use crate::situation::Table;

/// What never changes during a battle: map, charts, the scenario and who is who.
#[derive(Resource, Clone, Debug)]
pub struct Battlefield(pub Arc<BattlefieldData>);
impl std::ops::Deref for Battlefield {
    type Target = BattlefieldData;
    fn deref(&self) -> &BattlefieldData {
        &self.0
    }
}

/// See [`Battlefield`].
#[derive(Debug)]
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
    /// For each unit its entry group, by position.
    pub entry_group: Vec<Option<u16>>,
    /// For each unit its set-up zone as Locations; empty where it is fixed. Units of one zone share the list.
    pub zones: Vec<Arc<Vec<Spot>>>,
    /// What never changes about the room in them.
    pub(crate) set_up: crate::sections::set_up::room::Ground,
    /// The lines of sight of the map without smoke, and what smoke does to them.
    pub screens: SmokeScreens,
    /// What every step on the map costs, by mobility.
    pub steps: crate::sections::movement::cost::Steps,
    /// Which rules are played.
    pub plays: Plays,
    /// How far it is on foot, for computer players.
    pub(crate) ways: aim::Ways,
}

impl BattlefieldData {
    /// The position of a unit.
    pub fn unit_no(&self, id: CounterId) -> Option<u16> {
        self.units_by_id.binary_search_by_key(&id, |(id, _)| *id).ok().map(|n| self.units_by_id[n].1)
    }
    /// The position of a weapon.
    pub fn weapon_no(&self, id: CounterId) -> Option<u16> {
        self.weapons_by_id.binary_search_by_key(&id, |(id, _)| *id).ok().map(|n| self.weapons_by_id[n].1)
    }
}

/// The sight table of the present smoke; derived, kept up to date by [`LockNLoad::settle`](RuleSet::settle).
#[derive(Resource, Clone, Debug)]
pub struct Sights {
    table: SightTable,
    smoke: HexSet,
}
impl std::ops::Deref for Sights {
    type Target = SightTable;
    fn deref(&self) -> &SightTable {
        &self.table
    }
}
impl Sights {
    pub(crate) fn at_start(start: &Start) -> Self {
        Self { table: (*start.sights).clone(), smoke: start.smoke.clone() }
    }
    /// Takes over the table of another world with the same map: the same smoke has the same table.
    pub(crate) fn copy_from(&mut self, other: &Self) {
        if self.smoke != other.smoke {
            self.smoke.clone_from(&other.smoke);
            self.table.clone_from(&other.table);
        }
    }
    /// Brings the table up to date where smoke has come or gone.
    pub(crate) fn follow(&mut self, field: &BattlefieldData, smoke: &HexSet) {
        if self.smoke != *smoke {
            self.smoke.clone_from(smoke);
            self.table.set_smoke(&field.screens, &field.map, smoke);
        }
    }
}

/// The rule set.
#[derive(Clone, Debug, PartialEq)]
pub struct LockNLoad;

/// The number of these rules, kept in saved games. It is raised with every change after which the same orders and dice may lead to
/// other events; 1 are the rules of the first battle, 3 keep what is going on as a stack of frames, 4 the phases' parts and impulses too, and what
/// a phase takes off as an event.
pub const RULES_NUMBER: u32 = 4;

impl RuleSet for LockNLoad {
    type Command = Command;
    type Event = Event;
    type Start = Start;
    type Table<'w> = Table<'w>;

    // One six-sided die, or two, each counted apart (LNL-1.2-01, LNL-1.2-02).
    const DICE: RuleId = RuleId("RUL-98");

    fn set_up(world: &mut World, start: &Start) {
        apply::set_up(world, start);
    }
    fn table(world: &World) -> Table<'_> {
        Table::of(world)
    }
    fn seen_by<T>(table: &Table, side: Side, ask: impl FnOnce(&Seen<'_>) -> T) -> T {
        seen::seen_by(table, side, ask)
    }
    fn told(table: &Table, event: &Event) -> [bool; 2] {
        seen::told(table, event)
    }
    fn decide(table: &Table, dice: &mut DiceCup, order: &Order<Self>) -> Result<Vec<Event>, Refusal> {
        decide::decide(table, dice, order.side, &order.command)
    }
    fn proceed(table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        decide::proceed(table, dice)
    }
    fn to_act(table: &Table) -> Option<Side> {
        table.flow.to_act()
    }
    fn owner(table: &Table, command: &Command) -> Option<Side> {
        legal::owner(table, command)
    }
    fn legal_commands(seen: &Seen<'_>, side: Side, commands: &mut Vec<Command>) {
        legal::list(seen, side, commands);
    }
    fn groups(seen: &Seen<'_>, side: Side, groups: &mut Vec<Group>) {
        legal::groups(seen, side, groups);
    }
    fn group_commands(seen: &Seen<'_>, side: Side, group: Group, commands: &mut Vec<Command>) {
        legal::list_group(seen, side, group, commands);
    }
    fn aim(seen: &Seen<'_>, side: Side, command: &Command) -> Aim {
        aim::aim(seen, side, command)
    }
    fn apply(world: &mut World, event: &Event) {
        apply::apply(world, event);
    }
    fn before(world: &mut World, event: &Event) -> Vec<Event> {
        apply::before(world, event)
    }
    fn admit(table: &Table, event: &Event) -> Result<(), String> {
        admit::admit(table, event)
    }
    fn rests(table: &Table) -> Result<(), String> {
        rests::rests(table)
    }
    fn settle(world: &mut World) {
        apply::settle(world);
    }
    fn snapshot(table: &Table) -> Vec<Event> {
        vec![Event::Snapshot(Box::new(Snapshot::of(table)))]
    }
    fn copy(from: &Table, to: &mut World) {
        apply::copy(from, to);
    }
    fn digest(table: &Table, sink: &mut dyn Hasher) {
        apply::digest(table, sink);
    }
}
