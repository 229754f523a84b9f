//! Vehicles and teams on the table: what the set-up makes of what a scenario says.

use crate::files::vehicle::{Acquisition, MountArc, Seat, ShotTarget};
use crate::testing::{Battle, OPERATIONS_FIRST};
use crate::{OffMap, UnitState};
use hex_board::Facing;
use serde_json::json;
use table::Side;

fn battle() -> Battle {
    Battle::new(
        "......\n......\n......",
        r#"(id: "tank", unit: "us_tank_t", at: "B2", facing: E, turret: SSW, buttoned: true, armour_leader: (name: "Darius", morale: 7, leadership: 1),
            mounted: [(id: "gun", acquired: (target: Vehicle("foe"), level: 2))]),
           (id: "squad", unit: "us_parachute_squad", aboard: (vehicle: "tank", outside: true))"#,
        r#"(id: "foe", unit: "german_casemate", at: "E2", facing: W), (id: "gun", unit: "german_gun_team", at: "F2", facing: W)"#,
        OPERATIONS_FIRST,
        &[],
    )
}

#[test]
fn every_state_of_a_vehicle_can_be_stated() {
    let b = battle();
    let tank = b.unit("tank");
    assert_eq!((tank.facing, tank.turret_facing(), tank.buttoned), (Facing::E, Facing::SSW, true));
    let squad = b.unit("squad");
    assert_eq!(squad.state, UnitState::Off(OffMap::Aboard));
    assert_eq!(squad.aboard, Some(Seat { vehicle: tank.id, outside: true }));
    b.ask(|table| {
        assert_eq!(table.whereabouts(squad), tank.spot());
        assert_eq!(table.passengers(tank.id).collect::<Vec<_>>(), [squad]);
    });
    let target = ShotTarget::Vehicle(b.unit("foe").id);
    assert_eq!(b.weapon("tank.gun").acquired, Some(Acquisition { target, level: 2 }));
    let state = b.ask(|table| serde_json::to_value(crate::position(table)).unwrap());
    assert_eq!(state["units"][0]["facing"], json!("E"));
    assert_eq!(state["units"][0]["turret"], json!(2));
    assert_eq!(state["units"][1]["aboard"], json!({"vehicle": "tank", "outside": true}));
}

#[test]
fn mounted_weapons_are_counters_that_nobody_carries() {
    let b = battle();
    b.ask(|table| {
        let tank = b.unit("tank");
        assert_eq!(table.carried_by(tank.id).count(), 0);
        let mounts: Vec<_> = table.mounted_on(tank.id).map(|weapon| (weapon.id.to_string(), weapon.mount.0)).collect();
        let names = [("tank.gun", MountArc::Main), ("tank.mg", MountArc::Main), ("tank.aa", MountArc::AllRound)];
        assert_eq!(mounts, names.map(|(id, arc)| (id.to_owned(), Some(arc))));
    });
    assert_eq!(b.weapon("gun.gun").mount.0, Some(MountArc::Main));
}

#[test]
fn lnl_15_4_01_a_crew_is_no_counter_on_the_map_before_it_leaves_its_vehicle() {
    let b = battle();
    for crew in ["tank.crew", "foe.crew"] {
        assert_eq!(b.unit(crew).state, UnitState::Off(OffMap::Pool));
    }
    assert!(b.ask(|table| table.unit("gun.crew".parse().unwrap())).is_none(), "a team has no crew");
}

#[test]
fn lnl_1_3_b03_wrecks_take_room_in_the_set_up() {
    let tank = |id: &str| format!(r#"(id: "{id}", unit: "us_tank_t", zone: "z")"#);
    let zone = r#"zones: [(id: "z", hexes: ["A1", "A2"])],"#;
    let text = format!(
        r#"(title: "T", turns: 2, initiative: First,
        own_board: (title: "T", columns: 4, rows: 2, form: Alone, legend: {{'.': "clear"}}, terrain: ["....", "...."]),
        sides: (
            (name: "A", formation: "us_parachute", loses_when_gone: false, {zone} counters: [{}, {}]),
            (name: "B", formation: "wehrmacht", loses_when_gone: false, counters: [(id: "x", unit: "wehrmacht_squad", at: "D1")]),
        ),
        hex_markers: [("A1", Wreck), ("A1", Abandoned), ("A2", Wreck)], victory: [])"#,
        tank("t"),
        tank("u"),
    );
    // One of them finds room beside the wreck in A2, and nobody in A1.
    assert!(Battle::start(&text).is_err());
    let mut b = Battle::from_text(&text.replace(r#", ("A2", Wreck)"#, ""), &[]);
    let places: Vec<String> = b.legal().iter().filter_map(|order| order.leads_to()).map(|at| at.to_string()).collect();
    assert!(!places.is_empty() && places.iter().all(|at| at == "A2"), "{places:?}");
    b.refused_by(Side::First, r#"Place(unit: "t", at: "A1")"#, "LNL-1.3-04");
}
