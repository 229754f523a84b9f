//! The units of a side in the order of their numbers: those on foot, then its vehicles; and the figures of each: a vehicle or gun comes
//! before the men.

use super::{Stock, words};
use crate::files::force::ForceDef;
use crate::files::values::Role;
use table::Say;

/// What a unit is, by its place in the force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// One of the units on foot.
    Foot(usize),
    /// One of the vehicles.
    Vehicle(usize),
}

/// A unit of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Listed {
    /// What it is.
    pub place: Place,
    /// A vehicle or a gun is its first figure.
    pub has_body: bool,
    /// How many men it has.
    pub men: usize,
}

impl Listed {
    /// How many figures it has.
    pub const fn figures(self) -> usize {
        self.men + self.has_body as usize
    }
}

/// The units of a force. Of those that no file knows nothing is listed.
pub(super) fn listed(force: &ForceDef, stock: Stock<'_>) -> Vec<Listed> {
    let on_foot = force.units.iter().enumerate().filter_map(|(no, unit)| {
        let formation = stock.platoons.formation(&unit.formation)?;
        Some(Listed { place: Place::Foot(no), has_body: formation.gun.is_some(), men: formation.strength() })
    });
    let vehicles = force.vehicles.iter().enumerate().filter_map(|(no, crewed)| {
        let vehicle = stock.vehicles.find(&crewed.vehicle)?;
        Some(Listed { place: Place::Vehicle(no), has_body: true, men: stock.vehicles.seats(vehicle).len() })
    });
    on_foot.chain(vehicles).collect()
}

/// The id of a unit: the first has the number 1.
pub(super) fn unit_id(key: &str, unit: usize) -> String {
    format!("{key}-{}", unit + 1)
}

/// The id of a figure of a unit: the first has the number 01.
pub(super) fn figure_id(key: &str, unit: usize, figure: usize) -> String {
    format!("{}-{:02}", unit_id(key, unit), figure + 1)
}

/// What a man is called who has no name.
pub(super) fn role_name(role: Role) -> Say {
    match role {
        Role::Officer => words::role_officer(),
        Role::Nco => words::role_nco(),
        Role::Man => words::role_man(),
        Role::Assistant => words::role_assistant(),
        Role::Observer => words::role_observer(),
        Role::Crewman => words::role_crewman(),
        Role::Driver => words::role_driver(),
        Role::BowGunner => words::role_bow_gunner(),
        Role::Gunner => words::role_gunner(),
        Role::Loader => words::role_loader(),
        Role::Commander => words::role_commander(),
    }
}
