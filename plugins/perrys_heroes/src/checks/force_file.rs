//! What may be wrong with a force as a file: what no program could play with, and every rule that it breaks.

use super::Stock;
use super::force::faults;
use super::names;
use crate::files::force::ForceDef;
use crate::files::values::Speciality;
use crate::sections::artillery::rules::CALLER;
use scenario_files::{Fault, Faults};
use std::collections::BTreeSet;

/// Most men of a force: those of both sides are 128 at most.
const MOST_MEN: usize = 60;
/// Most artillery of a force.
const MOST_SUPPORTS: usize = 4;
/// Most vehicles of a force.
const MOST_VEHICLES: usize = 12;
/// The most that a man carries of anything.
const MOST_CARRIED: u8 = 12;

/// What is wrong with a force as a file: keys that there are not, names, numbers. `prefix` is where it stands in the file.
fn of_file(force: &ForceDef, stock: Stock<'_>, prefix: &str, faults: &mut Faults) {
    let weapons = stock.weapons;
    let men: usize = force.teams.iter().map(|team| team.men.len()).sum();
    names::check(format_args!("{prefix}name"), &force.name, faults);
    if force.teams.is_empty() && force.vehicles.is_empty() {
        faults.add(format_args!("{prefix}teams"), "a force has at least one team or vehicle");
    }
    vehicles_of_file(force, stock, prefix, faults);
    if men > MOST_MEN {
        faults.add(format_args!("{prefix}teams"), format_args!("{men} men, at most {MOST_MEN} are allowed"));
    }
    if force.artillery.len() > MOST_SUPPORTS {
        let message = format_args!("{} supports, at most {MOST_SUPPORTS} are allowed", force.artillery.len());
        faults.add(format_args!("{prefix}artillery"), message);
    }
    let mut men = force.teams.iter().flat_map(|team| &team.men);
    if !force.artillery.is_empty() && !men.any(|man| man.speciality == Speciality::Radio) {
        let message = format_args!("nobody can call for it: nobody has a radio ({CALLER})");
        faults.warn(format_args!("{prefix}artillery"), message);
    }
    let mut called = BTreeSet::new();
    for (no, team) in force.teams.iter().enumerate() {
        let team_field = format!("{prefix}teams[{no}]");
        if team.men.is_empty() {
            faults.add(format_args!("{team_field}.men"), "nobody is in this team");
        }
        names::check(format_args!("{team_field}.name"), &team.name, faults);
        if !called.insert(team.name.as_str()) {
            faults.warn(
                format_args!("{team_field}.name"),
                format_args!("there are two teams of the name `{}`", team.name),
            );
        }
        if let Some(gun) = &team.gun {
            let known = stock.vehicles.vehicles.iter().map(|vehicle| vehicle.key.as_str());
            faults.known(format_args!("{team_field}.gun"), "gun on a carriage", gun, known);
        }
        for (place, man) in team.men.iter().enumerate() {
            let field = |name: &str| format!("{team_field}.men[{place}].{name}");
            names::check(field("name"), &man.name, faults);
            for (name, key) in [("weapon", &man.weapon), ("support", &man.support), ("pistol", &man.pistol)] {
                if let Some(key) = key {
                    let known = weapons.weapons.iter().map(|weapon| weapon.key.as_str());
                    faults.known(field(name), "firearm", key, known);
                }
            }
            if let Some(key) = &man.anti_tank {
                let known = weapons.anti_tank.iter().map(|weapon| weapon.key.as_str());
                faults.known(field("anti_tank"), "weapon against vehicles", key, known);
            }
            let carried = [
                ("grenades", man.grenades),
                ("smoke_grenades", man.smoke_grenades),
                ("rifle_grenades", man.rifle_grenades),
                ("traps", man.traps),
                ("panzerfausts", man.panzerfausts),
                ("molotovs", man.molotovs),
                ("mines", man.mines),
            ];
            for (name, number) in carried {
                faults.range(field(name), number.into(), 0, MOST_CARRIED.into());
            }
        }
    }
}

/// The same of its vehicles.
fn vehicles_of_file(force: &ForceDef, stock: Stock<'_>, prefix: &str, faults: &mut Faults) {
    if force.vehicles.len() > MOST_VEHICLES {
        let message = format_args!("{} vehicles, at most {MOST_VEHICLES} are allowed", force.vehicles.len());
        faults.add(format_args!("{prefix}vehicles"), message);
    }
    for (no, crewed) in force.vehicles.iter().enumerate() {
        let field = |name: &str| format!("{prefix}vehicles[{no}].{name}");
        names::check(field("name"), &crewed.name, faults);
        // Who of a crew is called nothing has the name of his station.
        for (place, name) in crewed.crew.iter().enumerate().filter(|(_, name)| !name.trim().is_empty()) {
            names::check(field(&format!("crew[{place}]")), name, faults);
        }
        let known = stock.vehicles.vehicles.iter().map(|vehicle| vehicle.key.as_str());
        faults.known(field("vehicle"), "vehicle", &crewed.vehicle, known);
        for (place, key) in crewed.submachine_guns.iter().enumerate() {
            let known = stock.weapons.weapons.iter().map(|weapon| weapon.key.as_str());
            faults.known(field(&format!("submachine_guns[{place}]")), "firearm", key, known);
        }
        let crew = stock.vehicles.find(&crewed.vehicle).map_or(usize::MAX, |vehicle| vehicle.crew.into());
        if crewed.crew.len() > crew {
            faults.add(field("crew"), format_args!("{} names for a crew of {crew}", crewed.crew.len()));
        }
    }
}

/// Everything that is wrong with a force as it stands in a file, at a prefix such as `sides.0.men.`: mistakes of the file, and every rule
/// that it breaks, by its number.
pub fn mistakes(force: &ForceDef, stock: Stock<'_>, prefix: &str) -> Vec<Fault> {
    let mut told = Faults::default();
    of_file(force, stock, prefix, &mut told);
    for fault in faults(force, stock) {
        let field = match (fault.team, fault.man, fault.vehicle) {
            (Some(team), Some(man), _) => format!("{prefix}teams[{team}].men[{man}]"),
            (Some(team), None, _) => format!("{prefix}teams[{team}]"),
            (None, _, Some(vehicle)) => format!("{prefix}vehicles[{vehicle}]"),
            (None, _, None) => format!("{prefix}teams"),
        };
        told.add(field, format_args!("{} ({})", fault.say.said(), fault.rule));
    }
    told.0
}
