//! What may be wrong with the file of vehicles.

use super::names;
use crate::files::values::{Build, Mount};
use crate::files::vehicles::{VehicleDef, Vehicles};
use crate::files::weapons::Weapons;
use scenario_files::{Fault, Faults};
use std::collections::BTreeSet;

/// Most vehicles of a file: their numbers fit a byte.
const MOST: usize = 200;

/// Everything that is wrong with the vehicles, by themselves and with the firearms.
pub fn faults(vehicles: &Vehicles, weapons: &Weapons) -> Vec<Fault> {
    let mut faults = Faults::default();
    let mut seen = BTreeSet::new();
    if vehicles.vehicles.len() > MOST {
        faults.add("vehicles", format_args!("more than {MOST} vehicles"));
    }
    for (n, vehicle) in vehicles.vehicles.iter().enumerate() {
        let prefix = format!("vehicles[{n}]");
        faults.key(format_args!("{prefix}.key"), "vehicles", &vehicle.key, &mut seen);
        of_one(vehicle, vehicles, weapons, &prefix, &mut faults);
    }
    for (n, stations) in vehicles.stations.iter().enumerate() {
        let seats = stations.seats.len();
        if seats != usize::from(stations.crew) {
            let message = format_args!("{seats} seats for a crew of {}", stations.crew);
            faults.add(format_args!("stations[{n}].seats"), message);
        }
        let same =
            |other: &&crate::files::vehicles::StationsDef| (other.build, other.crew) == (stations.build, stations.crew);
        if vehicles.stations.iter().take(n).any(|other| same(&other)) {
            faults.add(format_args!("stations[{n}]"), "this kind has two lines for so large a crew");
        }
    }
    faults.0
}

fn of_one(vehicle: &VehicleDef, all: &Vehicles, weapons: &Weapons, prefix: &str, faults: &mut Faults) {
    let field = |name: &str| format!("{prefix}.{name}");
    // A vehicle that comes in the place of another is called by its kind.
    names::check(field("name"), &vehicle.name, faults);
    if vehicle.nations.is_empty() {
        faults.add(field("nations"), "nobody has it");
    }
    faults.range(field("crew"), vehicle.crew.into(), 1, 6);
    faults.range(field("passengers"), vehicle.passengers.into(), 0, 20);
    if vehicle.build != Build::Carriage && all.seats(vehicle).is_empty() {
        let message = format_args!("`stations` says nothing of a crew of {} in such a vehicle", vehicle.crew);
        faults.add(field("crew"), message);
    }
    // PH-10-01
    let (turret, gun) = (vehicle.turret.is_some(), vehicle.gun.is_some());
    match vehicle.build {
        Build::Tank | Build::AssaultGun if !turret => {
            faults.add(field("turret"), "it has a turret or a casemate, whose armour must be said");
        }
        Build::Tank | Build::AssaultGun if !gun => faults.add(field("gun"), "it has a main gun, which must be said"),
        Build::Transport | Build::Carriage if turret => faults.add(field("turret"), "it has none"),
        Build::Transport if gun => faults.add(field("gun"), "a transport has no main gun"),
        Build::Carriage if !gun => faults.add(field("gun"), "a gun on a carriage is a gun"),
        Build::Tank | Build::AssaultGun | Build::Transport | Build::Carriage => {}
    }
    if let Some(gun) = &vehicle.gun {
        faults.range(field("gun.power"), gun.power.into(), 1, 40);
        faults.range(field("gun.explosive"), gun.explosive.into(), 0, 20);
        faults.range(field("gun.dice"), gun.dice.into(), 1, 20);
        if gun.ranges.is_some() != (vehicle.build == Build::Carriage) {
            faults.add(field("gun.ranges"), "this is said of guns on carriages, and of them alone");
        }
    }
    for (n, gun) in vehicle.machine_guns.iter().enumerate() {
        let known = weapons.weapons.iter().map(|weapon| weapon.key.as_str());
        faults.known(format_args!("{prefix}.machine_guns[{n}].weapon"), "firearm", &gun.weapon, known);
        if gun.mount == Mount::Coaxial && !turret {
            faults.add(format_args!("{prefix}.machine_guns[{n}].mount"), "there is no turret beside whose gun it is");
        }
    }
}

#[cfg(test)]
#[path = "vehicles_test.rs"]
mod tests;
