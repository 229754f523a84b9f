//! States of the start that cannot be, or are hardly meant.

use crate::testing::{Battle, scenario_text};

const BOARD: &str = "......\n......\n.fr...\n......";
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "F3")"#;
const LATER: &str = "turn: 2, phase: Operations, initiative: First, active: First";

fn text(first: &str, more: &str) -> String {
    scenario_text(BOARD, "", first, ENEMY, LATER, more)
}

#[track_caller]
fn wrong(text: &str, field: &str) {
    let mistakes = Battle::start(text).map(drop).expect_err(field);
    assert!(
        mistakes.len() == 1 && mistakes[0].contains(&format!("field: {field:?}")),
        "{field} alone in {mistakes:#?}"
    );
}

/// The pool of little battles has heroes whom vehicles and guns alone do not bring forth: that warning is none of these.
#[track_caller]
fn warned(text: &str, fields: &[&str]) {
    let mut told: Vec<String> = Battle::warnings(text).into_iter().map(|(field, _)| field).collect();
    told.retain(|field| !field.starts_with("sides.0.heroes"));
    assert_eq!(told, fields);
}

#[test]
fn lnl_1_6_3_14_a_gun_that_never_moves_does_not_enter() {
    let late = |unit: &str| {
        let text = text(&format!(r#"(id: "a", unit: "{unit}", entry: "e")"#), "");
        text.replacen("heroes: [", r#"entries: [(id: "e", turn: 2, hexes: ["A1"])], heroes: ["#, 1)
    };
    let gun = crate::testing::definitions()
        .units
        .into_iter()
        .find(|def| def.gains.contains(&crate::files::classes::Trait::StaysPut));
    wrong(&late(&gun.expect("a gun that stays").id), "sides.0.counters[0].entry");
    warned(&late("us_gun_team"), &[]);
}

#[test]
fn lnl_21_7_04_an_emplaced_vehicle_has_not_moved_and_moves_not_on() {
    let tank = |fields: &str| format!(r#"(id: "t", unit: "us_tank_t", at: "A1", {fields})"#);
    wrong(&text(&tank("emplaced: true, markers: [Fired, Moved]"), ""), "sides.0.counters[0].markers[1]");
    wrong(&text(&tank("emplaced: true, markers: [AssaultMoved]"), ""), "sides.0.counters[0].markers[0]");
    warned(&text(&tank("emplaced: true, markers: [Fired]"), ""), &[]);
    let on =
        r#"modules: [Infantry, Nationalities, Ordnance, Vehicles, CloseAssault], switches: {"LNL-15.7.1-01": true}"#;
    wrong(&text(&tank("emplaced: true, keeps_moving: true"), on), "sides.0.counters[0].keeps_moving");
}

#[test]
fn lnl_15_7_1_04_who_keeps_moving_has_not_acted_before_its_move() {
    let on =
        r#"modules: [Infantry, Nationalities, Ordnance, Vehicles, CloseAssault], switches: {"LNL-15.7.1-01": true}"#;
    let tank =
        |markers: &str| format!(r#"(id: "t", unit: "us_tank_t", at: "A1", keeps_moving: true, markers: [{markers}])"#);
    let field = "sides.0.counters[0].keeps_moving";
    for (markers, told) in
        [("Fired", &[field][..]), ("OpsComplete", &[field]), ("", &[]), ("Moved", &[]), ("AssaultMoved, Fired", &[])]
    {
        warned(&text(&tank(markers), on), told);
    }
    // Without its module the switch is off.
    let off = r#"modules: [Infantry, Nationalities], switches: {"LNL-15.7.1-01": true}"#;
    wrong(&text(&tank(""), off), field);
}

#[test]
fn lnl_18_2_02_artillery_has_somebody_who_calls_for_it() {
    let guns = |formation: &str, first: &str| {
        let guns = format!(r#"artillery: [(id: "g", name: "Guns", firepower: 5, missions: 1{formation})], heroes: ["#);
        text(first, "").replacen("heroes: [", &guns, 1)
    };
    let (squad, leader) =
        (r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#, r#"(id: "l", unit: "us_leader", at: "A1")"#);
    warned(&guns("", squad), &["sides.0.artillery[0]"]);
    warned(&guns("", &[squad, leader].join(", ")), &[]);
    warned(&guns(r#", formation: "us_parachute""#, leader), &[]);
    warned(&guns(r#", formation: "wehrmacht""#, leader), &["sides.0.artillery[0].formation"]);
}

#[test]
fn lnl_8_0_b01_a_melee_is_not_of_vehicles_alone() {
    let melee = r#"hex_markers: [("A1", Melee)]"#;
    let tank = r#"(id: "t", unit: "us_tank_t", at: "A1")"#;
    wrong(&text(tank, melee), "hex_markers[0]");
    let rider = format!(r#"{tank}, (id: "a", unit: "us_parachute_squad", aboard: (vehicle: "t", outside: true))"#);
    wrong(&text(&rider, melee), "hex_markers[0]");
    let men = format!(r#"{tank}, (id: "a", unit: "us_parachute_squad", at: "A1")"#);
    warned(&text(&men, melee), &[]);
}

#[test]
fn lnl_1_3_07_wrecks_lie_where_vehicles_come_and_find_room() {
    let squad = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
    let lie = |markers: &str| text(squad, &format!("hex_markers: [{markers}]"));
    wrong(&lie(r#"("B1", Wreck), ("B1", Abandoned), ("B1", Wreck)"#), "hex_markers[2]");
    wrong(&lie(r#"("C3", Wreck)"#), "hex_markers[0].0");
    warned(&lie(r#"("B1", Wreck), ("B1", Wreck), ("B3", Wreck)"#), &["hex_markers[2].0"]);
}

#[test]
fn values_and_boxes_without_their_trait_mean_nothing() {
    let of = |unit: &str, field: &str| format!(r#"(id: "a", unit: "{unit}", at: "A1", {field})"#);
    for (unit, field, told) in [
        ("us_leader", "values: (2, 5, 6)", &["values.0", "values.1"][..]),
        ("us_leader", "values: (0, 0, 6)", &[]),
        ("us_medic", "melee_bonus: true", &["melee_bonus"]),
        ("us_hero", "self_rally: true", &["self_rally"]),
        ("us_tank_t", "stealth: true", &["stealth"]),
        ("us_parachute_squad", "stealth: true, self_rally: true, melee_bonus: true", &[]),
    ] {
        let fields: Vec<String> = told.iter().map(|field| format!("sides.0.counters[0].{field}")).collect();
        warned(&text(&of(unit, field), ""), &fields.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

#[test]
fn lnl_16_2_08_a_rider_may_have_fired() {
    let aboard = |place: &str| {
        let truck = r#"(id: "t", unit: "us_truck", at: "A1")"#;
        format!(r#"{truck}, (id: "a", unit: "us_parachute_squad", markers: [Fired, RallyTried], {place})"#)
    };
    warned(&text(&aboard(r#"aboard: (vehicle: "t")"#), ""), &[]);
    let late = text(&aboard(r#"aboard: (vehicle: "t")"#).replacen(r#"at: "A1""#, r#"entry: "e""#, 1), "");
    let late = late.replacen("heroes: [", r#"entries: [(id: "e", turn: 2, hexes: ["A1"])], heroes: ["#, 1);
    warned(&late, &["sides.0.counters[1].markers[0]", "sides.0.counters[1].markers[1]"]);
}
