//! What may be wrong with the file of vehicles.

use super::lengths::{LONGEST, length};
use crate::files::values::{Mount, Mover, Role};
use crate::files::vehicles::{Armour, SeatDef, VehicleDef, Vehicles};
use crate::files::weapons::Weapons;
use scenario_files::{Fault, Faults};
use std::collections::BTreeSet;
use std::fmt::Display;

/// Most vehicles of a file.
const MOST: usize = 200;
/// The thickest armour.
const THICKEST: i64 = 30;
/// The largest crew.
const MOST_CREW: i64 = 8;

/// Everything that is wrong with the vehicles, by themselves and with the weapons.
pub fn faults(vehicles: &Vehicles, weapons: &Weapons) -> Vec<Fault> {
    let mut faults = Faults::default();
    let mut seen = BTreeSet::new();
    if vehicles.vehicles.len() > MOST {
        faults.add("vehicles", format_args!("more than {MOST} vehicles"));
    }
    for (n, vehicle) in vehicles.vehicles.iter().enumerate() {
        let prefix = format!("vehicles[{n}]");
        faults.key(format_args!("{prefix}.key"), "vehicles", &vehicle.key, &mut seen);
        of_one(vehicle, &prefix, &mut faults);
        arms(vehicle, weapons, &prefix, &mut faults);
        if vehicles.seats(vehicle).is_empty() {
            let message = format_args!("`crews` says nothing of a crew of {}", vehicle.crew);
            faults.add(format_args!("{prefix}.crew"), message);
        }
    }
    for (n, def) in vehicles.crews.iter().enumerate() {
        if vehicles.crews.iter().take(n).any(|other| other.crew == def.crew) {
            faults.add(format_args!("crews[{n}].crew"), "so large a crew has two lines");
        }
        seats(&def.seats, def.crew, &format!("crews[{n}].seats"), &mut faults);
    }
    faults.0
}

/// ROE-H-39: a seat for each man, the driver in the first one, and no role twice.
fn seats(seats: &[SeatDef], crew: u8, field: &str, faults: &mut Faults) {
    if seats.len() != usize::from(crew) {
        faults.add(field, format_args!("{} seats for a crew of {crew}", seats.len()));
    }
    if seats.first().is_some_and(|seat| seat.role != Role::Driver) {
        faults.add(format_args!("{field}[0].role"), "the driver sits first: nothing is needed more");
    }
    let mut seen = Vec::new();
    for (n, seat) in seats.iter().enumerate() {
        for (name, role) in [("role", Some(seat.role)), ("also", seat.also)] {
            let Some(role) = role else { continue };
            let field = format!("{field}[{n}].{name}");
            match role {
                Role::Driver | Role::BowGunner | Role::Gunner | Role::Loader | Role::Commander => {}
                Role::Officer | Role::Nco | Role::Man | Role::Assistant | Role::Observer | Role::Crewman => {
                    faults.add(&field, "this is no role in a vehicle");
                }
            }
            if seen.contains(&role) {
                faults.add(field, "two men have this role");
            }
            seen.push(role);
        }
    }
}

fn armour(armour: Armour, field: impl Display, faults: &mut Faults) {
    let faces = [("front", armour.front), ("side", armour.side), ("rear", armour.rear), ("top", armour.top)];
    for (name, value) in faces {
        faults.range(format_args!("{field}.{name}"), value.into(), 1, THICKEST);
    }
}

fn of_one(vehicle: &VehicleDef, prefix: &str, faults: &mut Faults) {
    let field = |name: &str| format!("{prefix}.{name}");
    if vehicle.name.trim().is_empty() {
        faults.warn(field("name"), "this name is empty");
    }
    match vehicle.mover {
        Mover::Wheeled | Mover::HalfTrack | Mover::Tracked => {}
        Mover::Foot | Mover::Motorcycle => faults.add(field("mover"), "men go so, and no vehicle does"),
    }
    length(faults, field("moves"), vehicle.moves, 100, LONGEST);
    armour(vehicle.hull, field("hull"), faults);
    if let Some(turret) = vehicle.turret {
        armour(turret, field("turret"), faults);
    }
    faults.range(field("tracks"), vehicle.tracks.into(), 1, THICKEST);
    faults.range(field("crew"), vehicle.crew.into(), 1, MOST_CREW);
    faults.range(field("passengers"), vehicle.passengers.into(), 0, 20);
    faults.range(field("ce"), vehicle.ce.into(), 0, 50);
    if !vehicle.seats.is_empty() {
        seats(&vehicle.seats, vehicle.crew, &field("seats"), faults);
    }
    if vehicle.shape.trim().is_empty() {
        faults.warn(field("shape"), "this is empty");
    }
}

/// What a vehicle fires with.
fn arms(vehicle: &VehicleDef, weapons: &Weapons, prefix: &str, faults: &mut Faults) {
    if let Some(gun) = &vehicle.gun {
        faults.known(format_args!("{prefix}.gun"), "weapon", gun, weapons.keys());
        let def = weapons.weapons.iter().find(|weapon| weapon.key == weapons.base(gun));
        if def.is_some_and(|def| def.shells.is_empty()) {
            faults.add(format_args!("{prefix}.gun"), "a gun is a weapon that has shells");
        }
    }
    for (n, gun) in vehicle.machine_guns.iter().enumerate() {
        let field = |name: &str| format!("{prefix}.machine_guns[{n}].{name}");
        match &gun.weapon {
            Some(weapon) => faults.known(field("weapon"), "weapon", weapon, weapons.keys()),
            None if gun.mount == Mount::Passengers => {}
            None => faults.add(field("weapon"), "only passengers bring a machine gun of their own"),
        }
        if gun.mount == Mount::Coaxial && vehicle.turret.is_none() {
            faults.add(field("mount"), "there is no turret beside whose gun it is");
        }
        if gun.mount == Mount::Passengers && vehicle.passengers == 0 {
            faults.add(field("mount"), "nobody rides in this vehicle");
        }
    }
}

#[cfg(test)]
#[path = "vehicles_test.rs"]
mod tests;
