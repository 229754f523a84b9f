//! The vehicles of a side and the guns on carriages of its teams: which are there, which are repaired, which are lost (PH-H-36, PH-H-37).
//!
//! Readings: a crew is one with its vehicle. Who of it falls is replaced before the next battle, with the experience of the crew, and is
//! written down with the vehicle; nobody asks whether it was left: what is not destroyed is brought back by its side. A vehicle whose
//! turret or gun is out of order counts as one that cannot move.

use super::die::Die;
use super::rules::REPAIR;
use super::status::repair_modifier;
use crate::checks::{Stock, prices};
use crate::files::force::{CrewedDef, ForceDef};
use crate::files::values::{Nation, Status};
use crate::files::vehicles::VehicleDef;
use serde::{Deserialize, Serialize};
use table::Line;

/// How much a vehicle has suffered that is not lost (PH-ST-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hurt {
    /// It could not move (state I).
    Immobile,
    /// It was damaged (state E).
    Damaged,
}

impl Hurt {
    /// What its die of repair needs (PH-H-36).
    pub const fn needed(self) -> i32 {
        match self {
            Self::Immobile => 4,
            Self::Damaged => 6,
        }
    }
}

/// Where a vehicle is between two battles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Parked {
    /// With its side.
    #[default]
    Ready,
    /// Being repaired: it misses the next battle and rolls again.
    InRepair(Hurt),
    /// Destroyed (state D): another may come in its place.
    Lost,
    /// Destroyed, and another has come.
    Replaced,
}

/// A line of a vehicle's history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum VehicleNote {
    /// It has come through the battle, and has lost so many of its crew.
    Fought(u8),
    /// It was hurt, and has lost so many of its crew.
    Hurt(Hurt, u8),
    /// It was destroyed.
    Destroyed,
    /// It was repaired in time, or not (PH-H-36).
    Repaired(Die, bool),
    /// It came in the place of another (PH-H-37).
    Joined,
}

/// A vehicle, or a gun on a carriage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carrier {
    /// The vehicle with its crew; of a gun its key and name alone.
    pub what: CrewedDef,
    /// The team that serves it, by its place in the force, where it is a gun on a carriage.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<u8>,
    /// Where it is.
    pub parked: Parked,
    /// Its history: after which battle, and what.
    pub notes: Vec<(u8, VehicleNote)>,
}

/// How a vehicle has come out of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct VehicleOut {
    /// It is destroyed.
    pub destroyed: bool,
    /// What of it is hurt, the worst.
    pub hurt: Option<Hurt>,
    /// How many of its crew have fallen.
    pub fell: u8,
}

/// The vehicles and guns with which a force begins, in the order of their counters.
pub fn parked(force: &ForceDef, stock: Stock<'_>) -> Vec<Carrier> {
    let fresh = |what, team| Carrier { what, team, parked: Parked::Ready, notes: Vec::new() };
    let guns = (0..).zip(&force.teams).filter_map(|(no, team)| {
        let key = team.gun.clone()?;
        let name = stock.vehicles.find(&key).map_or_else(|| key.clone(), |gun| gun.name.clone());
        Some(fresh(CrewedDef { name, vehicle: key, ..CrewedDef::default() }, Some(no)))
    });
    guns.chain(force.vehicles.iter().map(|crewed| fresh(crewed.clone(), None))).collect()
}

/// What dice of repair get by the level (PH-H-36).
pub fn repair_lines(status: Status) -> Vec<Line> {
    let value = repair_modifier(status);
    (value != 0).then(|| Line::of(REPAIR, value)).into_iter().collect()
}

/// Whether a die repairs in time (PH-H-36).
pub fn is_repaired(die: &Die, hurt: Hurt) -> bool {
    die.total() >= hurt.needed()
}

/// How many of ten faces repair in time.
pub fn chance_of_repair(status: Status, hurt: Hurt) -> u8 {
    let repaired = |die: &u8| is_repaired(&Die { die: *die, lines: repair_lines(status) }, hurt);
    (1..=10).filter(repaired).count() as u8
}

/// What the die of a lost vehicle's replacement needs (PH-H-37).
pub const REPLACED_FROM: i32 = 7;

/// The vehicles that may come for a lost one (PH-H-37).
pub fn in_place_of<'a>(
    lost: &Carrier,
    nation: Nation,
    stock: Stock<'a>,
) -> impl Iterator<Item = &'a VehicleDef> + use<'a> {
    prices::in_place_of(&lost.what.vehicle, lost.team.is_some(), nation, stock)
}

/// Another vehicle in the place of a lost one: under the same command, with a new crew of the same experience.
pub fn replaced(lost: &Carrier, with: &VehicleDef) -> Carrier {
    let what = CrewedDef {
        name: with.name.clone(),
        vehicle: with.key.clone(),
        crew: Vec::new(),
        submachine_guns: Vec::new(),
        ..lost.what.clone()
    };
    Carrier { what, team: lost.team, parked: Parked::Ready, notes: Vec::new() }
}

#[cfg(test)]
#[path = "garage_test.rs"]
mod tests;
