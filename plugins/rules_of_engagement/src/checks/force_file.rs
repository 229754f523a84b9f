//! What may be wrong with a force as a file: what no program could play with, and every rule that it breaks.

use super::Stock;
use super::force::{Limits, Where, faults};
use crate::files::force::{ForceDef, UnitDef};
use scenario_files::{Fault, Faults};
use std::fmt::Display;

/// Most units of a force, vehicles among them.
const MOST_UNITS: usize = 30;
/// Most changes of a unit's weapons.
const MOST_CHANGES: usize = 20;

/// What is wrong with a force as a file: keys that there are not, names, numbers. `prefix` is where it stands in the file.
fn of_file(force: &ForceDef, stock: Stock<'_>, prefix: &str, faults: &mut Faults) {
    let known = stock.platoons.platoons.iter().map(|platoon| platoon.key.as_str());
    faults.known(format_args!("{prefix}platoon"), "platoon", &force.platoon, known);
    troops(force.troops.as_deref(), stock, format_args!("{prefix}troops"), faults);
    let units = force.units.len() + force.vehicles.len();
    if units > MOST_UNITS {
        faults.add(format_args!("{prefix}units"), format_args!("{units} units, at most {MOST_UNITS} are allowed"));
    }
    for (no, unit) in force.units.iter().enumerate() {
        of_unit(unit, stock, &format!("{prefix}units[{no}]"), faults);
    }
    for (no, crewed) in force.vehicles.iter().enumerate() {
        let field = |name: &str| format!("{prefix}vehicles[{no}].{name}");
        let known = stock.vehicles.vehicles.iter().map(|vehicle| vehicle.key.as_str());
        faults.known(field("vehicle"), "vehicle", &crewed.vehicle, known);
        troops(crewed.troops.as_deref(), stock, field("troops"), faults);
        let crew = stock.vehicles.find(&crewed.vehicle).map_or(usize::MAX, |vehicle| vehicle.crew.into());
        names(crewed.crew.len(), crew, field("crew"), faults);
    }
}

fn of_unit(unit: &UnitDef, stock: Stock<'_>, prefix: &str, faults: &mut Faults) {
    let field = |name: &str| format!("{prefix}.{name}");
    let known = stock.platoons.formations.iter().map(|formation| formation.key.as_str());
    faults.known(field("formation"), "formation", &unit.formation, known);
    troops(unit.troops.as_deref(), stock, field("troops"), faults);
    let men = stock.platoons.formation(&unit.formation).map_or(usize::MAX, |formation| formation.strength());
    names(unit.men.len(), men, field("men"), faults);
    if unit.requisition.len() > MOST_CHANGES {
        faults.add(field("requisition"), format_args!("more than {MOST_CHANGES} changes"));
    }
    for (no, taken) in unit.requisition.iter().enumerate() {
        let field = |name: &str| format!("{prefix}.requisition[{no}].{name}");
        let known = stock.platoons.requisition.swaps.iter().map(|swap| swap.key.as_str());
        faults.known(field("swap"), "change", &taken.swap, known);
        if let Some(weapon) = &taken.weapon {
            faults.known(field("weapon"), "weapon", weapon, stock.weapons.keys());
        }
        if taken.man.is_some_and(|man| usize::from(man) >= men) {
            faults.add(field("man"), format_args!("this unit has {men} men, counted from 0"));
        }
    }
}

fn troops(key: Option<&str>, stock: Stock<'_>, field: impl Display, faults: &mut Faults) {
    if let Some(key) = key {
        let all = stock.charts.troops.iter().chain(&stock.charts.classes);
        faults.known(field, "kind of troops", key, all.map(|troops| troops.key.as_str()));
    }
}

fn names(names: usize, men: usize, field: impl Display, faults: &mut Faults) {
    if names > men {
        faults.add(field, format_args!("{names} names for {men} men"));
    }
}

/// Everything that is wrong with a force as it stands in a file, at a prefix such as `sides.0.units.`: mistakes of the file, and every rule
/// that it breaks, by its number.
pub fn mistakes(force: &ForceDef, stock: Stock<'_>, limits: Limits, prefix: &str) -> Vec<Fault> {
    let mut told = Faults::default();
    of_file(force, stock, prefix, &mut told);
    for fault in faults(force, stock, limits) {
        let field = match fault.at {
            Where::Force => format!("{prefix}units"),
            Where::Unit(unit) => format!("{prefix}units[{unit}]"),
            Where::Taken(unit, taken) => format!("{prefix}units[{unit}].requisition[{taken}]"),
            Where::Vehicle(vehicle) => format!("{prefix}vehicles[{vehicle}]"),
        };
        told.add(field, format_args!("{} ({})", fault.say.said(), fault.rule));
    }
    told.0
}
