//! Mistakes of meaning in what scenarios say of vehicles, teams, passengers and artillery.

use super::mistakes::{Mistake, Patient, kind_of};
use hex_board::Facing;
use lock_n_load::definition::UnitKind;
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::vehicle::{Acquisition, ArmourLeader, Seat, ShotTarget};
use table::CounterId;

fn id(text: &str) -> CounterId {
    text.parse().expect("an id")
}

/// A counter of a class, as its side and its position.
fn of_class(patient: &mut Patient, kind: UnitKind) -> Option<(usize, usize)> {
    patient.counter(|counter| kind_of(&counter.unit) == kind)
}

/// A vehicle that stands on the map.
fn vehicle(patient: &mut Patient) -> Option<(usize, usize)> {
    patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Vehicle && counter.at.is_some())
}

/// A passenger.
fn passenger(patient: &mut Patient) -> Option<(usize, usize)> {
    patient.counter(|counter| counter.aboard.is_some())
}

/// A mounted weapon of which something is said, as side, counter and position.
fn acquired(patient: &mut Patient, change: impl FnOnce(&mut Acquisition)) -> Option<String> {
    let (side, n) = patient.counter(|counter| counter.mounted.iter().any(|mount| mount.acquired.is_some()))?;
    let mounted = &mut patient.side(side).counters[n].mounted;
    let m = mounted.iter().position(|mount| mount.acquired.is_some())?;
    change(mounted[m].acquired.as_mut()?);
    Some(format!("sides.{side}.counters[{n}].mounted[{m}].acquired"))
}

/// Every class of mistake.
pub const MISTAKES: &[(&str, Mistake)] = &[
    ("a squad that faces", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].facing = Some(Facing::E);
        Some(format!("sides.{side}.counters[{n}].facing"))
    }),
    ("a turret on men", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].turret = Some(Facing::W);
        Some(format!("sides.{side}.counters[{n}].turret"))
    }),
    ("a turret on an assault gun", |patient| {
        let (side, n) = patient.counter(|counter| counter.unit == "stug_iii_g")?;
        patient.side(side).counters[n].turret = Some(Facing::W);
        Some(format!("sides.{side}.counters[{n}].turret"))
    }),
    ("an assault gun Emplaced", |patient| {
        let (side, n) = patient.counter(|counter| counter.unit == "stug_iii_g")?;
        patient.side(side).counters[n].emplaced = true;
        Some(format!("sides.{side}.counters[{n}].emplaced"))
    }),
    ("a team Buttoned", |patient| {
        let (side, n) = of_class(patient, UnitKind::WeaponTeam)?;
        patient.side(side).counters[n].buttoned = true;
        Some(format!("sides.{side}.counters[{n}].buttoned"))
    }),
    ("an armour leader on foot", |patient| {
        let (side, n) = patient.squad()?;
        let leader = ArmourLeader { name: "Hale".into(), morale: 6, leadership: 1 };
        patient.side(side).counters[n].armour_leader = Some(leader);
        Some(format!("sides.{side}.counters[{n}].armour_leader"))
    }),
    ("an armour leader without morale", |patient| {
        let (side, n) = vehicle(patient)?;
        let leader = ArmourLeader { name: "Hale".into(), morale: 0, leadership: 1 };
        patient.side(side).counters[n].armour_leader = Some(leader);
        Some(format!("sides.{side}.counters[{n}].armour_leader.morale"))
    }),
    ("a vehicle that crawls", |patient| {
        let at = vehicle(patient);
        patient.mark(at, &[Marker::LowCrawled])
    }),
    ("a wounded vehicle", |patient| {
        let at = vehicle(patient);
        patient.mark(at, &[Marker::Wounded])
    }),
    ("a vehicle with a rifle", |patient| {
        let (side, n) = vehicle(patient)?;
        patient.side(side).counters[n].values = Some((2, 5, 10));
        Some(format!("sides.{side}.counters[{n}].values"))
    }),
    ("a vehicle with a long id", |patient| {
        let (side, n) =
            patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Vehicle && counter.unit == "jeep")?;
        let old = patient.side(side).counters[n].id;
        for other in &mut patient.side(side).counters {
            other
                .aboard
                .iter_mut()
                .filter(|seat| seat.vehicle == old)
                .for_each(|seat| seat.vehicle = id("a-jeep-of-ours"));
        }
        patient.side(side).counters[n].id = id("a-jeep-of-ours");
        Some(format!("sides.{side}.counters[{n}].id"))
    }),
    ("the id of a crew", |patient| {
        let (side, n) = vehicle(patient)?;
        let crew = id(&format!("{}.crew", patient.side(side).counters[n].id));
        let (other, m) = of_class(patient, UnitKind::Medic)?;
        patient.side(other).counters[m].id = crew;
        Some("sides.".into())
    }),
    ("an unknown mounted weapon", |patient| {
        let (side, n) = patient.counter(|counter| !counter.mounted.is_empty())?;
        patient.side(side).counters[n].mounted[0].id = "cannon".into();
        Some(format!("sides.{side}.counters[{n}].mounted[0].id"))
    }),
    ("a target acquired three times", |patient| acquired(patient, |acquired| acquired.level = 3)),
    ("a friend acquired", |patient| acquired(patient, |acquired| acquired.target = ShotTarget::Vehicle(id("nobody")))),
    ("a gun on a squad's back", |patient| {
        let (side, n) = patient.counter(|counter| !counter.weapons.is_empty())?;
        patient.side(side).counters[n].weapons[0].weapon = "pak_40".into();
        Some(format!("sides.{side}.counters[{n}].weapons[0].weapon"))
    }),
    ("a passenger nowhere", |patient| {
        let (side, n) = passenger(patient)?;
        patient.side(side).counters[n].aboard = Some(Seat { vehicle: id("nobody"), outside: false });
        Some(format!("sides.{side}.counters[{n}].aboard.vehicle"))
    }),
    ("a passenger where there is no seat", |patient| {
        let (side, n) = passenger(patient)?;
        let seat = patient.side(side).counters[n].aboard.as_mut()?;
        seat.outside = !seat.outside;
        Some(format!("sides.{side}.counters[{n}].aboard"))
    }),
    ("a passenger in two places", |patient| {
        let (side, n) = passenger(patient)?;
        let at = patient.own_hex()?;
        patient.side(side).counters[n].at = Some(hex_board::Place { hex: at, storey: 0 });
        Some(format!("sides.{side}.counters[{n}]"))
    }),
    ("a gun aboard", |patient| {
        let (side, n) = passenger(patient)?;
        let seat = patient.side(side).counters[n].aboard;
        let gun =
            patient.side(side).counters.iter().position(|counter| kind_of(&counter.unit) == UnitKind::WeaponTeam)?;
        let counter = &mut patient.side(side).counters[gun];
        (counter.at, counter.aboard) = (None, seat);
        Some(format!("sides.{side}.counters[{gun}].aboard"))
    }),
    ("a vehicle in the forest", |patient| {
        let (side, n) = vehicle(patient)?;
        let spot = patient.def.own_board.as_ref()?.number == 0;
        patient.side(side).counters[n].at = spot.then(|| "A1".parse().expect("a hex"));
        Some(format!("sides.{side}.counters[{n}].at"))
    }),
    ("artillery without missions", |patient| {
        let side = (0..2).find(|side| !patient.side(*side).artillery.is_empty())?;
        patient.side(side).artillery[0].missions = 0;
        Some(format!("sides.{side}.artillery[0].missions"))
    }),
    ("artillery of nobody", |patient| {
        let side = (0..2).find(|side| !patient.side(*side).artillery.is_empty())?;
        patient.side(side).artillery[0].formation = Some("us_marines".into());
        Some(format!("sides.{side}.artillery[0].formation"))
    }),
    ("a Spotting Round that lies", |patient| {
        let hex = patient.own_hex()?;
        patient.def.hex_markers.push((hex_board::Place { hex, storey: 0 }, HexMarker::SpottingRound));
        Some(format!("hex_markers[{}]", patient.def.hex_markers.len() - 1))
    }),
];
