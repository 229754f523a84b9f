//! What may be wrong with the file of platoons (ROE-H-24, ROE-H-25).

use crate::files::charts::Charts;
use crate::files::platoons::{FormationDef, PlatoonDef, Platoons, RequisitionDef};
use crate::files::values::{Mover, Role, UnitKind, WeaponTrait};
use crate::files::vehicles::Vehicles;
use crate::files::weapons::Weapons;
use scenario_files::{Fault, Faults};
use std::collections::BTreeSet;

/// Most formations and most platoons of a file.
const MOST: usize = 200;
/// Most men of a unit.
pub(super) const MOST_MEN: usize = 20;
/// Most weapons of a man.
const MOST_WEAPONS: usize = 6;

/// Everything that is wrong with the platoons, by themselves and with the other files.
pub fn faults(platoons: &Platoons, charts: &Charts, weapons: &Weapons, vehicles: &Vehicles) -> Vec<Fault> {
    let mut faults = Faults::default();
    if platoons.formations.len().max(platoons.platoons.len()) > MOST {
        faults.add("formations", format_args!("more than {MOST} of them"));
    }
    let mut seen = BTreeSet::new();
    for (n, formation) in platoons.formations.iter().enumerate() {
        faults.key(format_args!("formations[{n}].key"), "formations", &formation.key, &mut seen);
        of_formation(formation, weapons, &format!("formations[{n}]"), &mut faults);
    }
    let mut seen = BTreeSet::new();
    for (n, platoon) in platoons.platoons.iter().enumerate() {
        faults.key(format_args!("platoons[{n}].key"), "platoons", &platoon.key, &mut seen);
        faults.known(format_args!("platoons[{n}].sidearm"), "weapon", &platoon.sidearm, weapons.keys());
        of_platoon(platoon, platoons, charts, vehicles, &format!("platoons[{n}]"), &mut faults);
    }
    faults.range("vehicles", platoons.vehicles.into(), 0, 12);
    requisition(&platoons.requisition, weapons, &mut faults);
    faults.0
}

fn of_formation(formation: &FormationDef, weapons: &Weapons, prefix: &str, faults: &mut Faults) {
    let field = |name: &str| format!("{prefix}.{name}");
    if formation.name.trim().is_empty() {
        faults.warn(field("name"), "this name is empty");
    }
    faults.range(field("ce"), formation.ce.into(), 0, 50);
    match formation.mover {
        Mover::Foot | Mover::Motorcycle => {}
        Mover::Wheeled | Mover::HalfTrack | Mover::Tracked => {
            faults.add(field("mover"), "vehicles move so, and no men do");
        }
    }
    if !(1..=MOST_MEN).contains(&formation.strength()) {
        let message = format_args!("a unit has from 1 to {MOST_MEN} men, not {}", formation.strength());
        faults.add(field("men"), message);
    }
    for (n, men) in formation.men.iter().enumerate() {
        let field = |name: &str| format!("{prefix}.men[{n}].{name}");
        faults.range(field("many"), men.many.into(), 1, MOST_MEN as i64);
        if men.weapons.len() > MOST_WEAPONS {
            faults.add(field("weapons"), format_args!("more than {MOST_WEAPONS} weapons"));
        }
        for (place, weapon) in men.weapons.iter().enumerate() {
            faults.known(format_args!("{}[{place}]", field("weapons")), "weapon", weapon, weapons.keys());
        }
        match men.role {
            Role::Officer | Role::Nco | Role::Man | Role::Assistant | Role::Observer | Role::Crewman => {}
            Role::Driver | Role::BowGunner | Role::Gunner | Role::Loader | Role::Commander => {
                faults.add(field("role"), "this is a role in a vehicle");
            }
        }
    }
    roles(formation, &field, faults);
    gun(formation, weapons, &field, faults);
}

/// Who leads, and how many (ROE-CL-02).
fn roles(formation: &FormationDef, field: &impl Fn(&str) -> String, faults: &mut Faults) {
    let many = |role: Role| formation.each().filter(|men| men.role == role).count();
    let wrong = [
        (many(Role::Officer) > 1, "a unit has one officer at most"),
        (many(Role::Nco) > 1, "a unit has one NCO at most"),
        (formation.kind == UnitKind::Command && many(Role::Officer) == 0, "a command has an officer"),
        (formation.kind != UnitKind::Command && many(Role::Officer) > 0, "an officer is in the command of a platoon"),
        (formation.kind == UnitKind::Sniper && formation.strength() != 1, "a sniper is a single man"),
    ];
    for (_, why) in wrong.into_iter().filter(|(is, _)| *is) {
        faults.add(field("men"), why);
    }
    if formation.kind == UnitKind::Vehicle {
        faults.add(field("kind"), "vehicles stand in the file of vehicles");
    }
}

/// A gun on a carriage with men enough (ROE-H-30).
fn gun(formation: &FormationDef, weapons: &Weapons, field: &impl Fn(&str) -> String, faults: &mut Faults) {
    if formation.gun.is_some() != (formation.kind == UnitKind::GunCrew) {
        faults.add(field("gun"), "a gun crew has a gun, and no other unit has one");
    }
    let Some(key) = &formation.gun else { return };
    faults.known(field("gun"), "weapon", key, weapons.keys());
    let all = weapons.with_makes();
    let Some(gun) = all.no(key).map(|no| all.def(no)) else { return };
    if !gun.traits.has(WeaponTrait::Carriage) {
        faults.add(field("gun"), "this weapon stands on no carriage");
    }
    if formation.strength() < usize::from(gun.crew) {
        faults.warn(field("men"), format_args!("{} men for a crew of {}", formation.strength(), gun.crew));
    }
}

fn of_platoon(
    platoon: &PlatoonDef,
    all: &Platoons,
    charts: &Charts,
    vehicles: &Vehicles,
    prefix: &str,
    faults: &mut Faults,
) {
    let field = |name: &str| format!("{prefix}.{name}");
    if platoon.name.trim().is_empty() {
        faults.warn(field("name"), "this name is empty");
    }
    let troops = charts.troops.iter().chain(&charts.classes).map(|troops| troops.key.as_str());
    faults.known(field("troops"), "kind of troops", &platoon.troops, troops);
    faults.range(field("squads"), platoon.squads.into(), 0, 12);
    let formations = || all.formations.iter().map(|formation| formation.key.as_str());
    let mut is_of = |field: String, key: &str, kinds: &[UnitKind], why: &str| {
        faults.known(&field, "formation", key, formations());
        if all.formation(key).is_some_and(|formation| !kinds.contains(&formation.kind)) {
            faults.add(field, why);
        }
    };
    is_of(field("command"), &platoon.command, &[UnitKind::Command], "this is no command");
    is_of(field("squad"), &platoon.squad, &[UnitKind::Squad], "this is no squad");
    for (n, key) in platoon.company.iter().enumerate() {
        let lent = [UnitKind::Squad, UnitKind::Team, UnitKind::Sniper];
        is_of(format!("{}[{n}]", field("company")), key, &lent, "a company lends squads, teams and snipers");
    }
    for (n, key) in platoon.division.iter().enumerate() {
        is_of(format!("{}[{n}]", field("division")), key, &[UnitKind::GunCrew], "a division lends guns");
    }
    for (n, key) in platoon.vehicles.iter().enumerate() {
        let known = vehicles.vehicles.iter().map(|vehicle| vehicle.key.as_str());
        faults.known(format_args!("{}[{n}]", field("vehicles")), "vehicle", key, known);
    }
}

fn requisition(def: &RequisitionDef, weapons: &Weapons, faults: &mut Faults) {
    faults.range("requisition.points", def.points.into(), 0, 50);
    let mut seen = BTreeSet::new();
    for (n, swap) in def.swaps.iter().enumerate() {
        let field = |name: &str| format!("requisition.swaps[{n}].{name}");
        faults.key(field("key"), "changes", &swap.key, &mut seen);
        if swap.name.trim().is_empty() {
            faults.warn(field("name"), "this name is empty");
        }
        faults.range(field("cost"), swap.cost.into(), 0, 50);
        for (place, key) in swap.of.iter().enumerate() {
            faults.known(format_args!("{}[{place}]", field("of")), "weapon", key, weapons.base_keys());
        }
        faults.known(field("gives"), "weapon", &swap.gives, weapons.base_keys());
        if swap.instead && swap.of.is_empty() {
            faults.add(field("of"), "say which weapon is given for it");
        }
    }
    for (n, key) in def.riflemen.iter().enumerate() {
        faults.known(format_args!("requisition.riflemen[{n}]"), "weapon", key, weapons.base_keys());
    }
    faults.known("requisition.free", "weapon", &def.free, weapons.keys());
}

#[cfg(test)]
#[path = "platoons_test.rs"]
mod tests;
