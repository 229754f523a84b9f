//! What may be wrong with vehicles, Weapon Teams, what is mounted on them, and ordnance.

use super::{Findings, KNOWN_MAX, LARGEST_VALUE};
use crate::files::classes::{ClassFile, Trait};
use crate::files::definition::{Defined, UnitDef, UnitFile, WeaponDef, WeaponKind};
use crate::files::mobility;
use crate::files::vehicle::{MountArc, MountDef, OrdnanceDef, Plates, VehicleDef};
use std::collections::BTreeSet;

/// The thickest armour is less than half of it, as is the largest penetration.
const ARMOUR_MAX: u8 = 30;
/// Calibres beyond it are typing errors.
const CALIBRE_MAX: u16 = 500;
/// Shots of a main gun in an impulse.
const SHOTS_MAX: u8 = 6;
/// Columns of a to-hit table (LNL-14.0-11).
const COLUMNS_MAX: usize = 3;
/// Ids of mounted weapons follow those of their units, and both together are no longer than any id.
const MOUNT_ID_MAX: usize = 8;
/// Weapons of one unit: more than any vehicle has.
const MOUNTS_MAX: usize = 16;
/// The id of a crew beside that of its vehicle.
const CREW: &str = "crew";

/// A Weapon Team: several men with one heavy weapon (LNL-1.1-B01), the only ones on foot that neither crawl nor run.
fn is_team(def: Defined) -> bool {
    def.is_mmc() && def.may(Trait::Cumbersome)
}

/// The units that leave vehicles as their crews.
pub(super) struct Crews<'a>(Vec<&'a UnitDef>);

impl<'a> Crews<'a> {
    pub(super) fn of(classes: &ClassFile, file: &'a UnitFile) -> Self {
        let is_crew = |def: &&UnitDef| {
            let Some(crew) = super::defined(classes, file, def) else { return false };
            crew.is_mmc() && crew.may(Trait::ServesGuns) && !is_team(crew)
        };
        Self(file.units.iter().filter(is_crew).collect())
    }
}

/// What a unit has beside the values of its faces.
pub(super) fn check_armour(n: usize, is: Defined, crews: &Crews, file: &UnitFile, out: &mut Findings) {
    let path = |field: &str| format!("units[{n}].{field}");
    let (drives, team) = (is.may(Trait::Drives), is_team(is));
    match &is.vehicle {
        Some(vehicle) if drives => check_vehicle(n, is, vehicle, crews, file, out),
        Some(_) => out.add(path("vehicle"), "only vehicles have this"),
        None if drives => out.add(path("vehicle"), "this is missing: a vehicle's armour, room and crew"),
        None => {}
    }
    let faces = is.may(Trait::Faces);
    out.require(
        !faces || drives || team,
        || path("gains"),
        "only vehicles and Weapon Teams face a corner of their hex",
    );
    out.require(faces || !drives, || path("lacks"), "a vehicle always faces a corner of its hex");
    let calibre = if team { 1..=CALIBRE_MAX } else { 0..=0 };
    let message = if team { "a team's weapon has a calibre of 1 to 500 mm" } else { "only Weapon Teams have this" };
    out.require(calibre.contains(&is.calibre), || path("calibre"), message);
    if is.mounts.is_empty() || drives || team {
        check_mounts(n, is, file, out);
    } else {
        out.add(path("mounts"), "only vehicles and Weapon Teams have weapons of their own");
    }
}

fn check_vehicle(
    n: usize,
    is: Defined,
    vehicle: &VehicleDef,
    Crews(crews): &Crews,
    file: &UnitFile,
    out: &mut Findings,
) {
    let path = |field: &str| format!("units[{n}].{field}");
    let plates = |name: &'static str, plates: Plates| {
        let rows = [("front", plates.front), ("side", plates.side), ("rear", plates.rear)];
        rows.map(|(row, armour)| (format!("vehicle.{name}.{row}"), armour))
    };
    for (field, armour) in plates("hull", vehicle.hull)
        .into_iter()
        .chain(vehicle.turret.into_iter().flat_map(|turret| plates("turret", turret)))
    {
        let good = armour.is_none_or(|armour| armour <= ARMOUR_MAX);
        out.require(good, || path(&field), "an armour factor goes from 0 to 30");
    }
    out.require((-3..=3).contains(&vehicle.size), || path("vehicle.size"), "a size goes from -3 to 3");
    out.require(!vehicle.shape.is_empty(), || path("vehicle.shape"), "this must not be empty");
    let no_fire = is.front.firepower == 0 && is.front.range == 0;
    out.require(
        no_fire,
        || path("front.firepower"),
        "a vehicle fires with its `mounts`, it has no firepower of its own",
    );
    let mobility = is.mobility.as_ref().unwrap_or(&is.class.mobility);
    out.require(mobility != mobility::FOOT, || path("mobility"), "a vehicle does not go on foot");
    let one = !is.is_mmc() && !is.is_smc() && is.class.stacking.vehicles > 0;
    out.require(one, || path("kind"), "a vehicle takes up the room of `vehicles`, and is no men");
    let nation =
        |def: &UnitDef| file.formations.iter().find(|known| known.id == def.formation).map(|known| &known.nation);
    let is_crew = |def: &UnitDef| crews.iter().any(|crew| std::ptr::eq(*crew, def));
    let known = || {
        let own = crews.iter().filter(|def| nation(def) == nation(is.def));
        own.map(|def| def.id.clone()).take(KNOWN_MAX).collect::<Vec<_>>()
    };
    match file.units.iter().find(|def| def.id == vehicle.crew) {
        None => out.known(path("vehicle.crew"), format!("there is no unit `{}`", vehicle.crew), known()),
        Some(def) if !is_crew(def) => {
            out.known(path("vehicle.crew"), format!("`{}` is no crew", vehicle.crew), known());
        }
        Some(def) if nation(def) != nation(is.def) => {
            out.known(path("vehicle.crew"), format!("`{}` belongs to another nation", vehicle.crew), known());
        }
        Some(_) => {}
    }
}

fn check_mounts(n: usize, is: Defined, file: &UnitFile, out: &mut Findings) {
    if is.mounts.len() > MOUNTS_MAX {
        out.add(format!("units[{n}].mounts"), format!("a unit has at most {MOUNTS_MAX} weapons of its own"));
        return;
    }
    let mut ids = BTreeSet::new();
    for (m, mount) in is.mounts.iter().enumerate() {
        let path = |field: &str| format!("units[{n}].mounts[{m}].{field}");
        let id = &mount.id;
        let letters = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        if id.is_empty() || id.len() > MOUNT_ID_MAX || !id.chars().all(letters) || id == CREW {
            let message =
                format!("`{id}` is no id of a mounted weapon: 1 to 8 letters, digits, `-` and `_`, and not `crew`");
            out.add(path("id"), message);
        } else if !ids.insert(id) {
            out.add(path("id"), format!("there are two mounted weapons with the id `{id}`"));
        }
        match file.weapons.iter().find(|def| def.id == mount.weapon) {
            None => {
                let known = file.weapons.iter().filter(|def| is_mounted(def, is));
                let known = known.map(|def| def.id.clone()).take(KNOWN_MAX).collect();
                out.known(path("weapon"), format!("there is no weapon `{}`", mount.weapon), known);
            }
            Some(weapon) => check_mount(&path, is, mount, weapon, out),
        }
    }
}

/// Kinds of weapons that vehicles or teams have.
fn is_mounted(weapon: &WeaponDef, on: Defined) -> bool {
    match weapon.kind {
        WeaponKind::MachineGun | WeaponKind::Flamethrower | WeaponKind::Ordnance => true,
        WeaponKind::Mortar => on.is_mmc(),
        WeaponKind::SatchelCharge | WeaponKind::Molotov | WeaponKind::AntiTankGrenade => false,
    }
}

fn check_mount(path: &impl Fn(&str) -> String, on: Defined, mount: &MountDef, weapon: &WeaponDef, out: &mut Findings) {
    let fits =
        is_mounted(weapon, on) && weapon.packed.is_none() && !weapon.ordnance.as_ref().is_some_and(|gun| gun.one_shot);
    out.require(fits, || path("weapon"), format_args!("`{}` is carried by men, not mounted", weapon.id));
    let faces = on.may(Trait::Faces) || on.vehicle.is_some();
    match mount.arc {
        MountArc::AllRound => {
            let free = weapon.kind != WeaponKind::Ordnance;
            out.require(free, || path("arc"), "a gun fires through an arc: `Main` or `Hull`");
        }
        MountArc::Main | MountArc::Hull => {
            out.require(
                faces,
                || path("arc"),
                "without a facing there is no arc: `AllRound`, or the unit gains `Faces`",
            );
        }
    }
}

/// What a weapon says beside its firepower and range.
pub(super) fn check_ordnance(n: usize, def: &WeaponDef, out: &mut Findings) {
    let path = |field: &str| format!("weapons[{n}].{field}");
    match (&def.ordnance, def.kind) {
        (Some(gun), WeaponKind::Ordnance) => {
            let none = def.firepower == 0 && def.range == 0;
            let message = "ordnance has its HE equivalent and its to-hit table in place of firepower and range";
            out.require(none, || path("firepower"), message);
            check_to_hit(n, gun, out);
        }
        (Some(_), _) => out.add(path("ordnance"), "only weapons of the kind `Ordnance` have a to-hit table"),
        (None, WeaponKind::Ordnance) => {
            out.add(path("ordnance"), "this is missing: the to-hit table and the HE equivalent");
        }
        (None, _) => {}
    }
    let least = if def.kind == WeaponKind::Mortar { 0..=def.range } else { 0..=0 };
    let message = "only mortars have a least range, which is within their range";
    out.require(least.contains(&def.least_range), || path("least_range"), message);
    let thrown = matches!(def.kind, WeaponKind::Molotov | WeaponKind::AntiTankGrenade);
    out.require(!thrown || def.range == 1, || path("range"), "this is thrown by hand: its range is 1");
}

fn check_to_hit(n: usize, gun: &OrdnanceDef, out: &mut Findings) {
    let path = |field: &str| format!("weapons[{n}].ordnance.{field}");
    let some = (1..=COLUMNS_MAX).contains(&gun.columns.len());
    out.require(some, || path("columns"), "a to-hit table has 1 to 3 columns");
    let mut last = None;
    for (c, column) in gun.columns.iter().enumerate() {
        let at = |field: &str| path(&format!("columns[{c}].{field}"));
        out.require((1..=LARGEST_VALUE).contains(&column.range), || at("range"), "a weapon's range goes from 1 to 60");
        out.require((2..=12).contains(&column.to_hit), || at("to_hit"), "a to-hit number goes from 2 to 12");
        out.require(column.penetration <= ARMOUR_MAX, || at("penetration"), "penetration goes from 0 to 30");
        if let Some(before) = last.replace(*column) {
            out.require(column.range > before.range, || at("range"), "the ranges rise from column to column");
            out.require(column.to_hit <= before.to_hit, || at("to_hit"), "nobody hits better farther away");
            let weaker = column.penetration <= before.penetration;
            out.require(weaker, || at("penetration"), "nothing pierces more farther away");
        }
    }
    out.require((0..=ARMOUR_MAX as i8).contains(&gun.he), || path("he"), "an HE equivalent goes from 0 to 30");
    let shots = 1..=if gun.one_shot { 1 } else { SHOTS_MAX };
    out.require(
        shots.contains(&gun.shots),
        || path("shots"),
        "a weapon has 1 to 6 shots, and 1 if it is used up by it",
    );
}

#[cfg(test)]
#[path = "armour_test.rs"]
mod tests;
