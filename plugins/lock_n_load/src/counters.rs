//! Counters: what an entity of the table is and where it stands.

use bevy_ecs::prelude::*;
use hex_board::Place;
use serde::{Deserialize, Serialize};
use table::CounterId;

/// A unit: the position of its definition in the scenario's list of definitions. A squad that is reduced gets another one.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Index into [`crate::definition::Definitions::units`].
    pub definition: u16,
}

/// A support weapon: the position of its definition.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weapon {
    /// Index into [`crate::definition::Definitions::weapons`].
    pub definition: u16,
}

/// The counter's place in the scenario's list: "by counter id" in the rules means this order (RUL-98).
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[component(immutable)]
pub struct Listed(pub u16);

/// Stands on the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct At(pub Place);

/// Where a unit is that stands nowhere on the map.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OffMap {
    /// Has not been set up yet.
    SetUp,
    /// Waits to enter (LNL-SC-03).
    Waiting,
    /// Lies in a pool: a hero not yet drawn, a sniper not yet placed.
    Pool,
    /// Left by an exit; not lost.
    Exited,
    /// Out of the game.
    Lost,
    /// Joined into another counter; not lost.
    Joined,
}

/// A support weapon's owner.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CarriedBy(pub CounterId);

/// A machine gun lies on its tripod side (1.6.1.01).
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TripodSetUp;
