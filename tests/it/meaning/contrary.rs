//! Mistakes of meaning that concern several things of a scenario: modules, missions, markers, values that mean nothing.

use super::mistakes::{Mistake, Patient, kind_of};
use crate::readers::LIBRARY;
use hex_board::Place;
use lock_n_load::When;
use lock_n_load::catalogue::Module;
use lock_n_load::classes::Trait;
use lock_n_load::definition::UnitKind;
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::scenario::{Balance, CounterDef, EntryDef, MissionsDef, Strength};
use table::Side;

/// A vehicle with a turret that stands on the map.
fn turreted(patient: &mut Patient) -> Option<(usize, usize)> {
    let has_turret = |counter: &CounterDef| {
        let def = LIBRARY.definitions.units.iter().find(|def| def.id == counter.unit);
        def.and_then(|def| def.vehicle.as_ref()).is_some_and(|vehicle| vehicle.turret.is_some())
    };
    patient.counter(|counter| counter.at.is_some() && has_turret(counter))
}

/// Lists the modules of this scenario without one of them.
fn without(patient: &mut Patient, module: Module) {
    let in_game = [
        Module::Infantry,
        Module::Nationalities,
        Module::Ordnance,
        Module::Vehicles,
        Module::Passengers,
        Module::CloseAssault,
        Module::IndirectFire,
    ];
    patient.def.modules = Some(in_game.into_iter().filter(|other| *other != module).collect());
    patient.def.switches.clear();
}

/// Missions of a side.
fn missions(patient: &mut Patient, side: usize, formation: Option<&str>) -> String {
    let formation = formation.map(str::to_owned);
    let guns = MissionsDef {
        id: "attack".into(),
        name: "Guns".into(),
        firepower: 5,
        missions: 1,
        formation,
        fired: 0,
        running: false,
    };
    patient.side(side).artillery.push(guns);
    format!("sides.{side}.artillery[{}]", patient.side(side).artillery.len() - 1)
}

/// A balance and a strength of players.
fn counted(patient: &mut Patient, player: &str) {
    patient.def.balance = Some(Balance { first: 1, second: 1, drawn: 0, level: Some(player.into()), share: None });
    patient.def.strength = vec![Strength { player: "random".into(), against: player.into(), won: 1, games: 2 }];
}

/// Every class of mistake.
pub const MISTAKES: &[(&str, Mistake)] = &[
    ("a vehicle without its module", |patient| {
        let (side, _) = patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Vehicle)?;
        without(patient, Module::Vehicles);
        let first = (0..=side).find_map(|side| {
            let counters = &patient.side(side).counters;
            Some((side, counters.iter().position(|counter| kind_of(&counter.unit) == UnitKind::Vehicle)?))
        });
        first.map(|(side, n)| format!("sides.{side}.counters[{n}].unit"))
    }),
    ("a passenger without its module", |patient| {
        patient.counter(|counter| counter.aboard.is_some())?;
        without(patient, Module::Passengers);
        let first = (0..2).find_map(|side| {
            Some((side, patient.side(side).counters.iter().position(|counter| counter.aboard.is_some())?))
        });
        first.map(|(side, n)| format!("sides.{side}.counters[{n}].aboard"))
    }),
    ("artillery without its module", |patient| {
        patient.counter(|_| true)?;
        without(patient, Module::IndirectFire);
        missions(patient, 0, None);
        Some("sides.0.".into())
    }),
    ("a switch without its module", |patient| {
        patient.def.modules = Some(vec![Module::Infantry, Module::Nationalities]);
        patient.def.switches.insert("LNL-15.7-02".into(), true);
        Some("switches[\"LNL-15.7-02\"]".into())
    }),
    ("an emplaced vehicle that has moved", |patient| {
        let at = turreted(patient);
        let (side, n) = at?;
        patient.side(side).counters[n].emplaced = true;
        patient.mark(at, &[Marker::Moved])
    }),
    ("a gun that never enters", |patient| {
        let hex = patient.own_hex()?;
        let (side, _) = patient.counter(|counter| counter.at.is_some())?;
        let stays = LIBRARY.definitions.units.iter().find(|def| def.gains.contains(&Trait::StaysPut))?;
        patient.side(side).entries.push(EntryDef { id: "attack".into(), turn: 2, hexes: vec![hex] });
        let id = "attack-gun".parse().expect("an id");
        let gun = CounterDef { entry: Some("attack".into()), ..CounterDef::of(id, stays.id.clone()) };
        patient.side(side).counters.push(gun);
        Some(format!("sides.{side}.counters[{}].entry", patient.side(side).counters.len() - 1))
    }),
    ("missions that nobody calls", |patient| {
        let side = patient.chance.below(2);
        let calls = |counter: &CounterDef| kind_of(&counter.unit) == UnitKind::Leader;
        patient.side(side).counters.retain(|counter| !calls(counter));
        Some(missions(patient, side, None))
    }),
    ("missions of nobody's formation", |patient| {
        let (side, _) = patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Leader)?;
        let other = if patient.side(side).formation == "british_airborne" { "ss" } else { "british_airborne" };
        Some(missions(patient, side, Some(other)) + ".formation")
    }),
    ("a third wreck", |patient| {
        let hex = patient.own_hex()?;
        patient.def.hex_markers.extend([(Place { hex, storey: 0 }, HexMarker::Wreck); 3]);
        Some(format!("hex_markers[{}]", patient.def.hex_markers.len() - 1))
    }),
    ("firepower of a medic", |patient| {
        let (side, n) = patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Medic)?;
        patient.side(side).counters[n].values = Some((1 + patient.chance.below(5) as i8, 0, 6));
        Some(format!("sides.{side}.counters[{n}].values.0"))
    }),
    ("a hero who rallies himself", |patient| {
        let (side, n) = patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Hero)?;
        patient.side(side).counters[n].self_rally = Some(true);
        Some(format!("sides.{side}.counters[{n}].self_rally"))
    }),
    ("a balance of an unknown player", |patient| {
        counted(patient, "colonel");
        Some("balance.level".into())
    }),
    ("a strength against an unknown player", |patient| {
        counted(patient, "corporal:furious");
        Some("strength[0].against".into())
    }),
    ("an exit off the map", |patient| {
        let side = patient.chance.below(2);
        let row = 61 + patient.chance.below(30);
        patient.side(side).exits.push(format!("BZ{row}").parse().ok()?);
        Some(format!("sides.{side}.exits[{}]", patient.side(side).exits.len() - 1))
    }),
    ("a condition on a hex off the map", |patient| {
        let condition =
            scenario_files::options().from_str("Control(at_least: 1, of: [\"BZ60\"])").expect("a condition");
        let when = When::EndOfTurn(patient.def.turns);
        patient.def.victory.push(lock_n_load::scenario::VictoryDef { side: Side::First, condition, when });
        Some(format!("victory[{}].condition", patient.def.victory.len() - 1))
    }),
    ("a weapon that carries nobody's name", |patient| {
        let (side, n) = patient.counter(|counter| !counter.weapons.is_empty())?;
        patient.side(side).counters[n].weapons[0].weapon = "mg99".into();
        Some(format!("sides.{side}.counters[{n}].weapons[0].weapon"))
    }),
    ("a weapon whose id is another's", |patient| {
        let (side, n) = patient.counter(|counter| !counter.weapons.is_empty())?;
        let id = patient.side(side).counters[n].id;
        patient.side(side).counters[n].weapons[0].id = id;
        Some(format!("sides.{side}.counters[{n}]"))
    }),
];
