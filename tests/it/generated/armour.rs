//! What random scenarios say of vehicles, guns and teams: how they stand, who rides on them, what they have acquired, what falls on them.

use super::Chance;
use super::forces::Counter;
use hex_board::{Facing, Place};
use lock_n_load::definition::{Definitions, UnitDef, UnitKind};
use lock_n_load::vehicle::Room;
use std::collections::BTreeMap;

/// The modules in which armour, guns and shells come, with those of infantry.
const MODULES: [&str; 7] =
    ["Infantry", "Nationalities", "Ordnance", "Vehicles", "Passengers", "CloseAssault", "IndirectFire"];
/// Optional rules, on or off.
const SWITCHES: [&str; 9] = [
    "LNL-15.7-01",
    "LNL-15.7-02",
    "RUL-89",
    "LNL-10.11-B01",
    "LNL-RB-01",
    "LNL-RB-26",
    "LNL-RB-35",
    "LNL-RB-43",
    "LNL-RB-46",
];

fn facing(chance: &mut Chance) -> Facing {
    *chance.pick(&Facing::ALL)
}

/// How a vehicle or a team stands, and what its weapons have acquired; `targets` are Locations.
pub fn states(
    chance: &mut Chance,
    definitions: &Definitions,
    unit: &UnitDef,
    targets: &[Place],
) -> BTreeMap<&'static str, String> {
    let mut states = BTreeMap::new();
    if unit.vehicle.is_none() && unit.mounts.is_empty() {
        return states;
    }
    let mut may = |chance: &mut Chance, one_in: usize, state: &'static str, value: String| {
        if chance.one_in(one_in) {
            states.insert(state, value);
        }
    };
    let (hull, turret) = (facing(chance), facing(chance));
    may(chance, 1, "facing", hull.to_string());
    if let Some(vehicle) = &unit.vehicle {
        if vehicle.turret.is_some() {
            may(chance, 2, "turret", turret.to_string());
            may(chance, 8, "emplaced", "true".into());
        }
        may(chance, 3, "buttoned", "true".into());
        let leadership = chance.below(3);
        may(chance, 4, "armour_leader", format!("(name: \"Sgt Able\", morale: 7, leadership: {leadership})"));
    }
    let ordnance = |weapon: &str| {
        let def = definitions.weapons.iter().find(|def| def.id == weapon);
        def.is_some_and(|def| def.ordnance.is_some())
    };
    let aims: Vec<String> = unit.mounts.iter().filter(|mount| ordnance(&mount.weapon)).map(|m| m.id.clone()).collect();
    if let Some(gun) = aims.first()
        && !targets.is_empty()
    {
        let (at, level) = (chance.pick(targets), 1 + chance.below(2));
        may(chance, 4, "mounted", format!("[(id: \"{gun}\", acquired: (target: Units(\"{at}\"), level: {level}))]"));
    }
    states
}

/// Riders for some of a side's vehicles.
pub fn riders(chance: &mut Chance, definitions: &Definitions, counters: &[Counter]) -> Vec<(String, bool)> {
    let room = |counter: &Counter| {
        let vehicle = definitions.units.iter().find(|def| def.id == counter.unit())?.vehicle.as_ref()?;
        let inside = vehicle.inside != Room::None;
        let outside = vehicle.outside != Room::None;
        (inside || outside).then_some((counter.id().to_string(), inside, outside))
    };
    let mut seats = Vec::new();
    for (id, inside, outside) in counters.iter().filter_map(room) {
        for _ in 0..chance.below(4) {
            let on_top = outside && (!inside || chance.one_in(2));
            seats.push((id.clone(), on_top));
        }
    }
    seats
}

/// Who may ride at all; the rest is for `check` to say.
pub fn may_ride(kind: UnitKind) -> bool {
    !matches!(kind, UnitKind::Vehicle | UnitKind::Sniper)
}

/// Missions of off-board artillery.
pub fn missions(chance: &mut Chance) -> Vec<String> {
    let number = chance.below(3);
    (0..number)
        .map(|n| {
            let (firepower, missions) = (1 + chance.below(7), 1 + chance.below(3));
            let fired = chance.below(missions + 1);
            format!("(id: \"m{n}\", name: \"Guns\", firepower: {firepower}, missions: {missions}, fired: {fired})")
        })
        .collect()
}

/// What may lie on a hex after a tank battle.
pub fn hex_marker(chance: &mut Chance) -> String {
    let firepower = 1 + chance.below(6);
    match chance.below(4) {
        0 => "Wreck".into(),
        1 => "Abandoned".into(),
        2 => format!("Ffe(firepower: {firepower}, mortar: true)"),
        _ => format!("Ffe(firepower: {firepower}, mortar: false)"),
    }
}

/// What is played.
pub fn fields(chance: &mut Chance) -> BTreeMap<&'static str, String> {
    let switched: Vec<String> = SWITCHES.iter().map(|rule| format!("\"{rule}\": {}", chance.one_in(2))).collect();
    let mut fields = BTreeMap::from([("modules", format!("[{}]", MODULES.join(", ")))]);
    if chance.one_in(2) {
        fields.insert("switches", format!("{{{}}}", switched.join(", ")));
    }
    fields
}
