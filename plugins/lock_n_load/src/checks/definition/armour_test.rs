//! Each thing that may be wrong with vehicles, teams and ordnance, made wrong in the shipped files.

use crate::checks::definition::tests::fields;
use crate::files::classes::Trait;
use crate::files::definition::{UnitDef, UnitFile, WeaponDef, WeaponKind};
use crate::files::vehicle::{MountArc, OrdnanceDef, ToHit, VehicleDef};

/// The one field that a change of the units file makes wrong.
fn wrong(change: impl FnOnce(&mut UnitFile)) -> String {
    let mut found = fields(|file, _, _| change(file));
    assert_eq!(found.len(), 1, "{found:?}");
    let field = found.remove(0).replace("units: ", "");
    field.split_once("].").map(|(_, field)| field.to_owned()).unwrap_or(field)
}

fn unit<'a>(file: &'a mut UnitFile, key: &str) -> &'a mut UnitDef {
    file.units.iter_mut().find(|def| def.id == key).unwrap()
}

fn weapon<'a>(file: &'a mut UnitFile, key: &str) -> &'a mut WeaponDef {
    file.weapons.iter_mut().find(|def| def.id == key).unwrap()
}

/// A change of one unit.
fn of_unit(key: &str, change: impl FnOnce(&mut UnitDef)) -> String {
    wrong(|file| change(unit(file, key)))
}

fn of_vehicle(change: impl FnOnce(&mut VehicleDef)) -> String {
    of_unit("m4a1", |def| change(def.vehicle.as_mut().unwrap()))
}

fn of_gun(change: impl FnOnce(&mut OrdnanceDef)) -> String {
    wrong(|file| change(weapon(file, "us_75mm").ordnance.as_mut().unwrap()))
}

#[test]
fn a_vehicle_says_what_makes_it_one_and_nobody_else_does() {
    assert_eq!(of_unit("m4a1", |def| def.vehicle = None), "vehicle");
    let tank = |file: &mut UnitFile| unit(file, "m4a1").vehicle.clone();
    assert_eq!(wrong(|file| unit(file, "us_parachute_squad").vehicle = tank(file)), "vehicle");
    assert_eq!(of_unit("m4a1", |def| def.lacks.push(Trait::Faces)), "lacks");
    assert_eq!(of_unit("m4a1", |def| def.gains.push(Trait::SingleMan)), "kind");
    assert_eq!(of_unit("m4a1", |def| def.mobility = Some("foot".into())), "mobility");
    assert_eq!(of_unit("m4a1", |def| def.front.firepower = 2), "front.firepower");
    assert_eq!(of_unit("m4a1", |def| def.front.movement = 0), "front.movement");
    assert_eq!(of_unit("us_parachute_squad", |def| def.gains.push(Trait::Faces)), "gains");
}

#[test]
fn armour_room_crew_and_drawing_are_checked() {
    assert_eq!(of_vehicle(|vehicle| vehicle.hull.side = Some(31)), "vehicle.hull.side");
    assert_eq!(of_vehicle(|vehicle| vehicle.turret.as_mut().unwrap().rear = Some(99)), "vehicle.turret.rear");
    assert_eq!(of_vehicle(|vehicle| vehicle.size = 4), "vehicle.size");
    assert_eq!(of_vehicle(|vehicle| vehicle.shape.clear()), "vehicle.shape");
    for crew in ["nobody", "us_parachute_squad", "us_atg_57", "panzer_crew"] {
        assert_eq!(of_vehicle(|vehicle| vehicle.crew = crew.into()), "vehicle.crew", "{crew}");
    }
}

#[test]
fn a_team_has_a_calibre_and_nobody_else_has() {
    assert_eq!(of_unit("us_atg_57", |def| def.calibre = 0), "calibre");
    assert_eq!(of_unit("us_atg_57", |def| def.calibre = 501), "calibre");
    assert_eq!(of_unit("m4a1", |def| def.calibre = 75), "calibre");
}

#[test]
fn mounted_weapons_are_known_fit_their_unit_and_have_ids_of_their_own() {
    for id in ["", "crew", "a b", "a.b", "much-too-long"] {
        assert_eq!(of_unit("m4a1", |def| def.mounts[1].id = id.into()), "mounts[1].id", "{id}");
    }
    assert_eq!(of_unit("m4a1", |def| def.mounts[1].id = "gun".into()), "mounts[1].id");
    for carried in ["nothing", "us_satchel_charge", "molotov", "rpg_43", "m1919a4", "panzerfaust_30", "us_mortar_81"] {
        assert_eq!(of_unit("m4a1", |def| def.mounts[1].weapon = carried.into()), "mounts[1].weapon", "{carried}");
    }
    let mount = |file: &mut UnitFile| unit(file, "m4a1").mounts.clone();
    assert_eq!(wrong(|file| unit(file, "us_parachute_squad").mounts = mount(file)), "mounts");
    // LNL-14.0-07: a gun has an arc; without a facing there is none.
    assert_eq!(of_unit("m4a1", |def| def.mounts[0].arc = MountArc::AllRound), "mounts[0].arc");
    assert_eq!(of_unit("us_atg_57", |def| def.gains.clear()), "mounts[0].arc");
    assert_eq!(of_unit("us_mortar_60", |def| def.mounts[0].arc = MountArc::Hull), "mounts[0].arc");
}

#[test]
fn a_to_hit_table_runs_from_near_to_far() {
    assert_eq!(of_gun(|gun| gun.columns.clear()), "ordnance.columns");
    let fourth = ToHit { range: 30, to_hit: 4, penetration: 2 };
    assert_eq!(of_gun(|gun| gun.columns.push(fourth)), "ordnance.columns");
    assert_eq!(of_gun(|gun| gun.columns[1].range = 7), "ordnance.columns[1].range");
    assert_eq!(of_gun(|gun| gun.columns[2].range = 61), "ordnance.columns[2].range");
    assert_eq!(of_gun(|gun| gun.columns[1].to_hit = 9), "ordnance.columns[1].to_hit");
    assert_eq!(of_gun(|gun| gun.columns[0].to_hit = 13), "ordnance.columns[0].to_hit");
    assert_eq!(of_gun(|gun| gun.columns[1].penetration = 5), "ordnance.columns[1].penetration");
    assert_eq!(of_gun(|gun| gun.columns[0].penetration = 31), "ordnance.columns[0].penetration");
    assert_eq!(of_gun(|gun| gun.he = -1), "ordnance.he");
    assert_eq!(of_gun(|gun| gun.shots = 0), "ordnance.shots");
    assert_eq!(of_gun(|gun| gun.shots = 7), "ordnance.shots");
    let launcher = |file: &mut UnitFile| weapon(file, "panzerfaust_30").ordnance.as_mut().unwrap().shots = 2;
    assert_eq!(wrong(launcher), "ordnance.shots");
}

#[test]
fn a_weapon_says_what_its_kind_needs_and_nothing_else() {
    assert_eq!(wrong(|file| weapon(file, "us_75mm").ordnance = None), "ordnance");
    assert_eq!(wrong(|file| weapon(file, "us_75mm").firepower = 4), "firepower");
    let gun = |file: &mut UnitFile| weapon(file, "us_75mm").ordnance.clone();
    assert_eq!(wrong(|file| weapon(file, "bar").ordnance = gun(file)), "ordnance");
    assert_eq!(wrong(|file| weapon(file, "bar").least_range = 1), "least_range");
    assert_eq!(wrong(|file| weapon(file, "mortar_51").least_range = 10), "least_range");
    assert_eq!(wrong(|file| weapon(file, "molotov").range = 2), "range");
    assert_eq!(wrong(|file| weapon(file, "mortar_51").packed.as_mut().unwrap().fires = Some((2, 9))), "packed.fires");
    assert_eq!(wrong(|file| weapon(file, "m1919a4").kind = WeaponKind::Flamethrower), "packed");
}
